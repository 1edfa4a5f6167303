import { isLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { ShownOfficialPicture } from "./official-picture.server";

/** The languages of the European Union's portal; Turkish and Russian readers get English. */
const portalLanguages = ["ro", "en", "bg", "hu", "it", "fr"];

/**
 * The notice on the legal guarantee, which must be visible before an order is sent (OUG 34/2014,
 * art. 22¹; Implementing Regulation (EU) 2025/1960): the official picture, and its words as long as
 * there is none and for readers of other languages.
 */
export function GuaranteeNotice({ id, picture }: { id?: string; picture: ShownOfficialPicture }) {
  const { t, i18n } = useTranslation("guarantee");
  if (picture && i18n.language === "ro") {
    return (
      <section id={id} aria-label={t("title")} className="scroll-mt-24">
        <Notice picture={picture} alt={[t("title"), t("text"), t("rights"), t("more")].join(" ")} />
        <PortalLink />
      </section>
    );
  }
  return (
    <section id={id} aria-labelledby="guarantee-title" className="guarantee">
      {picture && (
        <div lang="ro" className="mb-5">
          <Notice picture={picture} alt={t("title")} />
        </div>
      )}
      <div className="guarantee-words">
        <p className="guarantee-years">
          <span>{t("least")}</span>
          <span>2</span>
          <span>{t("years")}</span>
        </p>
        <div>
          <h2 id="guarantee-title" className="font-sans text-base font-semibold">
            {t("title")}
          </h2>
          <p>{t("text")}</p>
          <p>{t("rights")}</p>
          <p className="text-stone">{t("more")}</p>
          <PortalLink />
        </div>
      </div>
    </section>
  );
}

function Notice({ picture, alt }: { picture: NonNullable<ShownOfficialPicture>; alt: string }) {
  return <img {...picture} alt={alt} loading="lazy" className="h-auto w-full max-w-xl bg-sheet" />;
}

function PortalLink() {
  const { t, i18n } = useTranslation("guarantee");
  return (
    <p>
      <a href={portalAddress(i18n.language)} rel="noopener noreferrer" className="link py-1">
        {t("link")}
      </a>
    </p>
  );
}

function portalAddress(language: string): string {
  const known = isLanguage(language) && portalLanguages.includes(language) ? language : "en";
  return `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_${known}.htm`;
}
