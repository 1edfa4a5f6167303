import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { Language } from "~/platform/i18n/languages";
import { priceWords } from "~/platform/i18n/price-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import type { Vat } from "~/platform/settings/vat";

import { areaNames, type Zone } from "../zone";
import { deliveryWords } from "../zones.server";

/**
 * The sentence that says where the shop delivers, as HTML, its Romanian names marked as such: they are
 * read out in Romanian. `isWhole`: with what it does for other places. Empty without zones.
 */
export function areaHtml(
  zones: readonly Zone[],
  language: Language,
  { isWhole }: { isWhole: boolean },
): string {
  const names = areaNames(zones);
  if (names.length === 0) return "";
  const { area, elsewhere } = deliveryWords(zones, language);
  const parts = cut(isWhole ? `${area} ${elsewhere}` : area, names);
  return renderToStaticMarkup(
    <>
      {parts.map((part, index) =>
        names.includes(part) ? (
          <span key={index} lang="ro">
            {part}
          </span>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </>,
  );
}

/**
 * Cuts a text into parts so that each name is a part of its own; if two names begin at one place,
 * the longer counts.
 */
function cut(text: string, names: readonly string[]): string[] {
  const found = names.filter((name) => text.includes(name));
  const at = (name: string) => text.indexOf(name);
  const [first] = found.sort((one, other) => at(one) - at(other) || other.length - one.length);
  if (first === undefined) return text === "" ? [] : [text];
  const rest = text.slice(at(first) + first.length);
  return [text.slice(0, at(first)), first, ...cut(rest, names)].filter(Boolean);
}

/** What sending swatches by post costs, as HTML; bani, as shown. */
export function postHtml(bani: number, { isIncluded }: Vat, language: Language): string {
  const t = translateIn(language, "delivery");
  if (bani === 0) return t("postFree");
  return t("postPrice", { price: priceWords(bani, isIncluded, translatorOf(language)) });
}
