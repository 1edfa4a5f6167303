import { csvAmount, csvText } from "~/platform/format/csv.server";
import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import type { PdfText } from "~/platform/format/pdf-text";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { Settings } from "~/platform/settings/settings.server";

import { unitOf, type Article } from "../article";
import { nameArticle, type Known } from "../front/known-articles";
import { sumOfLine, totalOf, type OrderedLine } from "../front/order-state";
import { totalText } from "../front/total-text";

/** What an order to a supplier is written from. */
export interface WrittenOrder {
  number: string;
  supplier: string;
  /** The day from which it is. */
  day: string;
  expectedOn: string;
  note: string;
  lines: readonly (OrderedLine & { article: Article; code: string; fitting: string | null })[];
}

const words = () => ({
  t: translateIn(fallbackLanguage, "office-buying"),
  names: translateIn(fallbackLanguage, ["office-stock", "workshop-parts"]),
});

function inWords(day: string): string {
  return formatDay(`${day}T12:00:00.000Z`, fallbackLanguage);
}

/** An order to a supplier as a page of paper, in Romanian. */
export function orderPdf(order: WrittenOrder, known: Known, settings: Settings): PdfText {
  const { t, names } = words();
  const { general, company } = settings;
  const { number, supplier, day, expectedOn, note, lines } = order;
  const total = totalOf(lines);
  const priceOf = (bani: number | null) => (bani === null ? "–" : formatRon(bani));
  const paragraph = (text: string) => ({
    kind: "paragraph" as const,
    depth: 0,
    runs: [{ text }],
  });
  const buyer = [company.name || general.siteName, company.taxCode, general.address, general.phone];
  return {
    title: t("paper.title", { number }),
    subtitle: inWords(day),
    footer: `${general.siteName} · ${number}`,
    language: fallbackLanguage,
    madeAt: `${day}T12:00:00.000Z`,
    layout: "sheet",
    blocks: [
      paragraph(t("paper.from", { buyer: buyer.filter(Boolean).join(", ") })),
      paragraph(t("paper.to", { supplier })),
      paragraph(t("paper.expected", { day: inWords(expectedOn) })),
      ...(note === "" ? [] : [paragraph(note)]),
      {
        kind: "table",
        columns: [
          { label: t("code"), share: 2 },
          { label: t("article"), share: 4 },
          { label: t("ordered"), isNumber: true, share: 1.5 },
          { label: t("packs"), isNumber: true, share: 1.2 },
          { label: t("packPrice"), isNumber: true, share: 1.8 },
          { label: t("sum"), isNumber: true, share: 1.8 },
        ],
        rows: lines.map((line) => [
          line.code,
          nameArticle(line.article, known, names, line.fitting),
          names(`units.${unitOf(line.article)}`, { amount: line.ordered }),
          String(line.ordered / line.pack),
          priceOf(line.priceBani),
          priceOf(line.priceBani === null ? null : sumOfLine(line)),
        ]),
      },
      ...(total.bani === null ? [] : [paragraph(t("paper.total", { total: totalText(total, t) }))]),
    ],
  };
}

/** The same as a table for the supplier's own program, in Romanian. */
export function orderCsv({ lines }: WrittenOrder, known: Known): string {
  const { t, names } = words();
  const amount = (bani: number | null) => (bani === null ? "" : csvAmount(bani));
  return csvText(
    [t("code"), t("article"), t("ordered"), t("unit"), t("packs"), t("packPrice"), t("sum")],
    lines.map((line) => [
      line.code,
      nameArticle(line.article, known, names, line.fitting),
      String(line.ordered),
      names(`unitNames.${unitOf(line.article)}`),
      String(line.ordered / line.pack),
      amount(line.priceBani),
      amount(line.priceBani === null ? null : sumOfLine(line)),
    ]),
  );
}
