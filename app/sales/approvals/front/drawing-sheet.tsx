import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { DrawingView } from "../drawing/drawing-content.server";

/** A version of a drawing, as pages show it. */
export interface ShownSheet {
  order: string;
  version: number;
  quantity: number;
  /** The size in words of that language, as the buyer reads it. */
  size: string;
  remarks: string;
  /** The language of the piece's words. */
  language: string;
  name: string;
  words: string;
  sha256: string;
  /** The part of the digest that people read. */
  digest: string;
  date: string;
  drawings: { view: DrawingView; address: string }[];
  pdf: string;
}

/** The drawing with its measures. Needs the text group `drawings`. */
export function DrawingSheet({ sheet }: { sheet: ShownSheet }) {
  const { t, i18n } = useTranslation("drawings");
  const { language, name, words, remarks, quantity } = sheet;
  const facts = [
    { label: t("facts.size"), value: sheet.size, lang: language },
    { label: t("facts.material"), value: words, lang: language },
    { label: t("facts.quantity"), value: String(quantity) },
    { label: t("facts.date"), value: formatDay(sheet.date, i18n.language) },
    { label: t("facts.digest"), value: sheet.digest },
  ];
  return (
    <div className="grid gap-6">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(({ label, value, lang }) => (
          <div key={label} className="contents">
            <dt className="text-stone">{label}</dt>
            <dd lang={lang} className="mb-2 sm:mb-0">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {remarks && (
        <section>
          <h2 className="text-lg">{t("remarks")}</h2>
          <p className="mt-2 border-l-2 border-sage pl-3 wrap-anywhere whitespace-pre-line">
            {remarks}
          </p>
        </section>
      )}
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {sheet.drawings.map(({ view, address }) => (
          <figure key={view} className="min-w-0">
            <a href={address} className="block border border-line bg-sheet">
              <img
                src={address}
                alt={t("viewOf", { view: t(`views.${view}`), name })}
                width={480}
                height={400}
                className="block h-96 w-full object-contain p-2"
              />
            </a>
            <figcaption className="mt-1 text-sm text-stone">{t(`views.${view}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
