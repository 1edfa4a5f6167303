import { renderToStaticMarkup } from "react-dom/server";

import { langOf, fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { Product } from "~/shop/catalogue/product.server";
import { makerOf, type Maker } from "~/shop/catalogue/safety";

import { type Fact, Facts } from "./facts.server";

/**
 * What the law wants to be seen with a product, as HTML. What nobody has written yet is left out.
 */
export function safetyHtml(
  { safety }: Product,
  shop: Maker,
  isMadeToOrder: boolean,
  language: Language,
): string {
  const t = translateIn(language, "safety");
  const maker = makerOf(safety, shop);
  const { name, address, contact } = maker;
  const rows: Fact[] = [
    {
      name: t("manufacturer"),
      value: [name, address, contact].filter(Boolean).join("\n"),
      // The shop's own name and address are Romanian on every page.
      lang: maker === shop && language !== fallbackLanguage ? fallbackLanguage : undefined,
    },
    { name: t("importer"), value: safety.importer },
    { name: t("identifier"), value: safety.identifier },
    {
      name: t("emission"),
      // For a piece made to order it stands with the chosen material instead.
      value: !isMadeToOrder && safety.emission ? t(`emissions.${safety.emission}`) : "",
    },
    { name: t("warnings"), value: safety.warnings, lang: langOf(safety, "warnings") },
    { name: t("care"), value: safety.care, lang: langOf(safety, "care") },
  ];
  if (rows.every(({ value }) => value === "")) return "";
  // Beside the choices of a piece made to order it is folded.
  return renderToStaticMarkup(
    isMadeToOrder ? (
      <details className="mt-6 border-t border-line text-sm">
        <summary className="flex min-h-11 items-center text-base font-semibold">
          {t("title")}
        </summary>
        <Facts rows={rows} />
      </details>
    ) : (
      <section className="pt-8 text-sm sm:pt-14 sm:text-base">
        <h2 className="mb-3">{t("title")}</h2>
        <Facts rows={rows} />
      </section>
    ),
  );
}
