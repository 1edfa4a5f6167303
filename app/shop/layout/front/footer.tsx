import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import type { OpeningHours, OpenState } from "~/platform/settings/opening-hours";
import { HoursList, OpenNow } from "~/platform/settings/opening-hours-list";

import { DataSaverSwitch } from "../footer/data-saver-switch";
import { NewsletterSignUp, Column, FooterLink, Outside } from "../footer/footer-group";

export interface FooterProps {
  /** Whether somebody is ordering: then it has only what the law wants there. */
  isBare: boolean;
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

export function Footer({
  isBare,
  logo,
  company,
  identity,
  categories,
  year,
  openState,
}: FooterProps) {
  const { t } = useTranslation(["footer", "nav"]);
  return (
    <footer
      className={`no-print @container border-t border-line bg-linen ${isBare ? "mt-8" : "mt-20"}`}
    >
      {!isBare && (
        <>
          <div className="shell foot-columns">
            <div>
              <img
                src={logo || "/logo.svg"}
                alt={company.siteName}
                width="148"
                height="36"
                loading="lazy"
                className="logo"
              />
              <p>{t("blurb")}</p>
              {(company.facebookUrl || company.instagramUrl) && (
                <ul>
                  {company.facebookUrl && <Outside to={company.facebookUrl}>Facebook</Outside>}
                  {company.instagramUrl && <Outside to={company.instagramUrl}>Instagram</Outside>}
                </ul>
              )}
            </div>
            <Column title={t("links")}>
              <ul className="foot-links">
                <FooterLink to={paths.planner()}>{t("nav:toMeasure")}</FooterLink>
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
        </>
      )}
      <div className="border-t border-line">
        <div className="foot-end shell">
          <p>
            {`© ${year} ${company.siteName}. ${t("rights")}`}
            <span lang="ro" className="block">
              {[identity.name, identity.taxCode, identity.registryNumber, identity.seat]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </p>
          <ul className="foot-law">
            <FooterLink to={paths.terms()}>{t("terms")}</FooterLink>
            <FooterLink to={paths.withdrawal()}>{t("withdrawal")}</FooterLink>
            <FooterLink to={paths.privacy()}>{t("privacy")}</FooterLink>
            <FooterLink to={paths.cookies()}>{t("cookies")}</FooterLink>
            <FooterLink to={paths.accessibility()}>{t("accessibility")}</FooterLink>
          </ul>
          {!isBare && <DataSaverSwitch />}
        </div>
      </div>
    </footer>
  );
}
