import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "~/paths";

import { langOf } from "./lang-of";

export interface FooterProps {
  company: {
    siteName: string;
    email: string;
    phone: string;
    address: string;
    workingHours: { weekdays: string; saturday: string; sunday: string };
    facebookUrl: string;
    instagramUrl: string;
  };
  categories: { slug: string; name: string; untranslated: string[] }[];
  year: number;
}

export function Footer({ company, categories, year }: FooterProps) {
  const { t } = useTranslation("footer");
  const { workingHours: hours } = company;
  return (
    <footer className="no-print mt-20 border-t border-line bg-linen">
      <div className="shell grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-4">
        <div className="grid content-start gap-4">
          <img src="/logo.svg" alt={company.siteName} width="148" height="36" loading="lazy" />
          <p className="max-w-xs text-sm text-stone">{t("blurb")}</p>
          <ul className="flex gap-5 text-sm">
            {company.facebookUrl && <Outside to={company.facebookUrl}>Facebook</Outside>}
            {company.instagramUrl && <Outside to={company.instagramUrl}>Instagram</Outside>}
          </ul>
        </div>
        <Column title={t("links")}>
          <ul className="grid text-sm">
            <FooterLink to={paths.products()}>{t("allProducts")}</FooterLink>
            {categories.map((category) => (
              <FooterLink
                key={category.slug}
                to={paths.category(category.slug)}
                lang={langOf(category, "name")}
              >
                {category.name}
              </FooterLink>
            ))}
            <FooterLink to={paths.cart()}>{t("cart")}</FooterLink>
          </ul>
        </Column>
        <Column title={t("contact")}>
          <address className="grid gap-1 text-sm not-italic">
            <span lang="ro" className="py-1">
              {company.address}
            </span>
            <a href={`tel:${company.phone.replace(/\s/g, "")}`} className="link py-1">
              {company.phone}
            </a>
            <a href={`mailto:${company.email}`} className="link py-1">
              {company.email}
            </a>
          </address>
        </Column>
        <Column title={t("hours")}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
            <dt>{t("weekdays")}</dt>
            <dd>{hours.weekdays || t("closed")}</dd>
            <dt>{t("saturday")}</dt>
            <dd>{hours.saturday || t("closed")}</dd>
            <dt>{t("sunday")}</dt>
            <dd>{hours.sunday || t("closed")}</dd>
          </dl>
        </Column>
      </div>
      <div className="border-t border-line">
        <p className="shell py-5 text-sm text-stone">
          © {year} {company.siteName}. {t("rights")}
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-sans text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function FooterLink({ to, lang, children }: { to: string; lang?: string; children: ReactNode }) {
  return (
    <li lang={lang}>
      <Link to={to} className="block py-1.5 hover:text-bronze hover:underline">
        {children}
      </Link>
    </li>
  );
}

function Outside({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <a href={to} rel="noopener noreferrer" className="link inline-block py-1.5">
        {children}
      </a>
    </li>
  );
}
