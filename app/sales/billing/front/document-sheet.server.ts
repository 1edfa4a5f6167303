import { formatDay } from "~/platform/format/dates";
import type { PdfPart, PdfRun, PdfText } from "~/platform/format/pdf-text";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { placeLine } from "~/platform/settings/places";

import type { DocumentContent, DocumentLine, Party } from "../document-content";
import type { ProformaEnd } from "../issuing/ended-proforma";
import { type Words, translatorOf, type SheetKey, money } from "../sheet/sheet-words.server";

/**
 * A document as it is read and printed. Bookkeeping is in Romanian; if the buyer's language is
 * another, every word stands in that language too.
 */
export function writeSheet(
  content: DocumentContent,
  issuedAt: string,
  dueNowBani: number | undefined,
): PdfText {
  const t = translatorOf(content);
  const title = `${t.both(`billing:kind.${content.kind}`)} ${content.name}`;
  const day = formatDay(issuedAt, fallbackLanguage);
  return {
    title,
    subtitle: `${t.both("issuedOn")}: ${day} · ${t.both("order")}: ${content.orderNumber}`,
    footer: `${content.seller.name} · ${content.name}`,
    language: fallbackLanguage,
    madeAt: issuedAt,
    layout: "sheet",
    blocks: [
      ...notices(content, t),
      partiesTable(content, t),
      linesTable(content, t),
      taxesTable(content, t),
      ...payment(content, dueNowBani, t),
    ],
  };
}

/**
 * A document's sheet as it is shown today, on a page and in its file. A proforma whose sum nobody has to
 * pay any more no longer asks for it, and says why instead.
 */
export function sheetToday({
  sheet,
  content,
  end,
}: {
  sheet: PdfText;
  content: DocumentContent;
  end: ProformaEnd | null;
}): PdfText {
  if (!end) return sheet;
  const notice = paragraph(translatorOf(content).both(`notice.over.${end}`), "bold");
  // What asks for the sum stands below the last table.
  const last = sheet.blocks.map(({ kind }) => kind).lastIndexOf("table");
  return { ...sheet, blocks: [notice, ...sheet.blocks.slice(0, last + 1)] };
}

function paragraph(text: string, style?: PdfRun["style"]): PdfPart {
  return { kind: "paragraph", depth: 0, runs: [style ? { text, style } : { text }] };
}

function notices(content: DocumentContent, t: Words): PdfPart[] {
  const { kind, isTrial, corrects, discount, taxOn } = content;
  return [
    ...(isTrial ? [paragraph(t.both("notice.trial"), "bold")] : []),
    ...(kind === "proforma" ? [paragraph(t.both("notice.proforma"), "bold")] : []),
    ...(corrects
      ? [
          paragraph(
            t.both("notice.storno", { name: corrects.name, day: figures(corrects.issuedOn) }),
          ),
        ]
      : []),
    ...(taxOn ? [paragraph(t.both("notice.taxDay", { day: figures(taxOn) }))] : []),
    ...(discount
      ? [
          paragraph(
            t.both(discount.code ? "notice.discount" : "notice.agreed", {
              code: discount.code,
              sum: money(discount.bani),
            }),
          ),
        ]
      : []),
  ];
}

function partiesTable({ seller, buyer }: DocumentContent, t: Words): PdfPart {
  return {
    kind: "table",
    columns: [{ label: t.both("seller") }, { label: t.both("buyer") }],
    rows: [[seller, buyer].map((party) => partyLines(party, t).join("\n"))],
  };
}

function partyLines(party: Party, t: Words): string[] {
  const labelled = (key: SheetKey, value: string) =>
    value === "" ? [] : [`${t.both(key)}: ${value}`];
  const { city, country, county, sector, postalCode, street } = party;
  const place = { city, country, county, sector, postal_code: postalCode };
  return [
    party.name,
    ...labelled("taxCode", party.taxCode),
    ...labelled("registryNumber", party.registryNumber),
    ...(street === "" ? [] : [street]),
    ...(city === "" ? [] : [placeLine(place)]),
    ...labelled("bank", party.bank),
    ...labelled("iban", party.iban),
  ];
}

function linesTable({ lines }: DocumentContent, t: Words): PdfPart {
  return {
    kind: "table",
    columns: [
      { label: t.both("column.name"), share: 5 },
      { label: t.both("column.quantity"), isNumber: true, share: 1.3 },
      { label: t.both("column.unitPrice"), isNumber: true, share: 2 },
      { label: t.both("column.net"), isNumber: true, share: 2 },
      { label: t.both("column.rate"), isNumber: true, share: 1.2 },
      { label: t.both("column.vat"), isNumber: true, share: 1.8 },
    ],
    rows: lines.map((line) => [
      lineName(line),
      String(line.quantity),
      money(Math.round(line.netBani / line.quantity)),
      money(line.netBani),
      `${line.vatPercent} %`,
      money(line.vatBani),
    ]),
  };
}

function lineName({ name, buyersName }: DocumentLine): string {
  return name === buyersName ? name : `${name} / ${buyersName}`;
}

function taxesTable({ taxes, netBani, vatBani, totalBani }: DocumentContent, t: Words): PdfPart {
  return {
    kind: "table",
    columns: [
      { label: t.both("column.rate"), share: 2 },
      { label: t.both("column.base"), isNumber: true },
      { label: t.both("column.vat"), isNumber: true },
      { label: t.both("column.total"), isNumber: true },
    ],
    rows: [
      ...taxes.map((sum) => [
        `${sum.percent} %`,
        money(sum.netBani),
        money(sum.vatBani),
        money(sum.netBani + sum.vatBani),
      ]),
      [t.both("total"), money(netBani), money(vatBani), money(totalBani)],
    ],
  };
}

function payment(
  { kind, totalBani, dueOn, method, seller, orderNumber }: DocumentContent,
  dueNowBani: number | undefined,
  t: Words,
): PdfPart[] {
  const dueBani = kind === "final" ? totalBani : (dueNowBani ?? 0);
  if (dueBani <= 0) {
    return kind === "final" || kind === "advance" ? [paragraph(t.both("paid"))] : [];
  }
  const sum = `${money(dueBani)} RON`;
  const parts = [
    paragraph(
      dueOn ? t.both("dueBy", { sum, day: figures(dueOn) }) : t.both("due", { sum }),
      "bold",
    ),
  ];
  if (method === "cash_on_delivery" || seller.iban === "") return parts;
  const account = { iban: seller.iban, bank: seller.bank, reference: orderNumber };
  return [...parts, paragraph(t.both("account", account))];
}

/** A day in figures: `25.11.2026`. */
function figures(day: string): string {
  return day.split("-").reverse().join(".");
}
