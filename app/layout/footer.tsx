import type { ReactNode } from "react";

import { useTranslation } from "~/i18n/use-translation";
import type { OpeningHours, OpenState } from "~/shop/opening-hours";
import { paths } from "~/paths";

import { DataSaverSwitch } from "./data-saver-switch";
import { langOf } from "~/i18n/lang-of";
import { Form, Link } from "~/ui/link";
import { HoursList, OpenNow } from "~/shop/opening-hours-list";

export interface FooterProps {
  logo: string;
  company: {
    siteName: string;
    email: string;
    phone: string;
    address: string;
    workingHours: OpeningHours;
    facebookUrl: string;
    instagramUrl: string;
  };
  /** The company behind the shop, as far as it is known (Law 365/2002). */
  identity: { name: string; taxCode: string; registryNumber: string; seat: string };
  categories: { slug: string; name: string; untranslated: string[] }[];
  year: number;
  openState: OpenState | null;
}

export function Footer({ logo, company, identity, categories, year, openState }: FooterProps) {
  const { t } = useTranslation("footer");
  return (
    <footer className="page-foot no-print @container mt-20 border-t border-line bg-linen">
      <div className="shell grid gap-10 py-14 @2xl:grid-cols-2 @5xl:grid-cols-[1fr_1.3fr_1fr_1fr]">
        <div className="grid content-start gap-4">
          <img
            src={logo || "/logo.svg"}
            alt={company.siteName}
            width="148"
            height="36"
            loading="lazy"
            className="h-9 w-auto max-w-48 object-contain"
          />
          <p className="max-w-xs text-sm text-stone">{t("blurb")}</p>
          {(company.facebookUrl || company.instagramUrl) && (
            <ul className="flex gap-5 text-sm">
              {company.facebookUrl && <Outside to={company.facebookUrl}>Facebook</Outside>}
              {company.instagramUrl && <Outside to={company.instagramUrl}>Instagram</Outside>}
            </ul>
          )}
        </div>
        <Column title={t("links")}>
          <ul className="grid grid-cols-2 gap-x-6 text-sm @2xl:grid-cols-1 @5xl:grid-cols-2">
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
            <FooterLink to={paths.gallery()}>{t("gallery")}</FooterLink>
            <FooterLink to={paths.about()}>{t("about")}</FooterLink>
            <FooterLink to={paths.contact()}>{t("contact")}</FooterLink>
            <FooterLink to={paths.cart()}>{t("cart")}</FooterLink>
            <FooterLink to={paths.saved()}>{t("saved")}</FooterLink>
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
          <OpenNow state={openState} />
          <HoursList hours={company.workingHours} />
        </Column>
      </div>
      <NewsletterSignUp />
      <div className="border-t border-line">
        <div className="shell flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-5 text-sm text-stone">
          <p>
            {`© ${year} ${company.siteName}. ${t("rights")}`}
            <span lang="ro" className="block">
              {[identity.name, identity.taxCode, identity.registryNumber, identity.seat]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </p>
          <ul className="flex flex-wrap gap-x-6">
            <FooterLink to={paths.terms()}>{t("terms")}</FooterLink>
            <FooterLink to={paths.withdrawal()}>{t("withdrawal")}</FooterLink>
            <FooterLink to={paths.privacy()}>{t("privacy")}</FooterLink>
            <FooterLink to={paths.cookies()}>{t("cookies")}</FooterLink>
            <FooterLink to={paths.accessibility()}>{t("accessibility")}</FooterLink>
          </ul>
          <DataSaverSwitch />
        </div>
      </div>
    </footer>
  );
}

/** The newsletter's form. Its answer is the newsletter's own page, which has room for errors. */
function NewsletterSignUp() {
  const { t } = useTranslation("footer");
  return (
    <section aria-labelledby="newsletter-title" className="border-t border-line">
      <div className="shell grid gap-x-14 gap-y-5 py-8 @3xl:grid-cols-2 @3xl:items-center">
        <div>
          <h2 id="newsletter-title" className="font-sans text-base font-semibold lg:text-base">
            {t("newsletter.title")}
          </h2>
          <p className="mt-1 text-sm text-stone">{t("newsletter.text")}</p>
        </div>
        <Form
          method="post"
          action={paths.newsletter()}
          className="flex flex-wrap items-end gap-3 @3xl:justify-end"
        >
          <div className="min-w-0 flex-1 basis-56 @3xl:max-w-80">
            <label htmlFor="newsletter-email" className="block text-sm font-semibold">
              {t("newsletter.email")}
            </label>
            <input
              id="newsletter-email"
              type="email"
              name="email"
              autoComplete="email"
              className="control mt-1"
            />
          </div>
          <button className="button button-secondary">{t("newsletter.subscribe")}</button>
        </Form>
      </div>
    </section>
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
