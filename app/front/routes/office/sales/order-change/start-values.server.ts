import { dayOf } from "~/platform/format/dates";
import { leiText } from "~/platform/format/office-money";
import type { CurrentOrder } from "~/sales/changes/front/current-version.server";
import { usualLastDay, type DraftChange } from "~/sales/changes/front/draft-change.server";
import type { ChangePreview } from "~/sales/changes/front/preview-change.server";
import { daysText } from "~/shop/catalogue/delivery-term";

import { emptyLine, sizesText, type TypedLine } from "./read-lines.server";
import { sizesOfDesign, sizesOfLine } from "./resize.server";

type OrderVersion = CurrentOrder["version"];

/** A draft as its form shows it, without its lines; if its last day is over, with the usual one from today. */
export function draftTexts(draft: DraftChange) {
  const isOver = draft.valid_until < dayOf(new Date().toISOString());
  return {
    discount: leiText(draft.discount_bani),
    transport: leiText(draft.transport_bani),
    carrying: leiText(draft.carrying_bani),
    assembly: leiText(draft.assembly_bani),
    promisedOn: draft.promised_on,
    note: draft.note,
    validUntil: isOver ? usualLastDay() : draft.valid_until,
  };
}

/** Two drafts as they are compared: the lines one below the other. */
export function draftWords(draft: DraftChange): Record<string, string> {
  const lines = draft.lines.map(({ name, quantity, unit_bani, vat_percent }) =>
    [`${quantity} × ${name}`, leiText(unit_bani), vat_percent === null ? "" : `${vat_percent} %`]
      .filter(Boolean)
      .join(" · "),
  );
  return { lines: lines.join("\n"), ...draftTexts(draft) };
}

/**
 * The lines of a draft as the form shows them, in the sizes in which they will be made; while the draft cannot be
 * made, in the sizes of their designs.
 */
export function typedLines(
  draft: DraftChange,
  current: CurrentOrder,
  preview: ChangePreview,
): TypedLine[] {
  const made = preview.kind === "fixed" ? newSizes(preview) : new Map<string, string>();
  return draft.lines.map((line) => {
    const known = current.version.lines.find(({ id }) => id === line.id);
    const designed = known && sizesOfDesign(known, line.design);
    const price = leiText(line.unit_bani);
    return {
      ...emptyLine,
      id: line.id ?? "",
      design: line.design,
      product: line.product,
      name: known?.name ?? line.name,
      quantity: String(line.quantity),
      price,
      priced: price,
      sizes: designed ? (made.get(line.id ?? "") ?? sizesText(designed)) : "",
      days: daysText(line.days),
      vat: line.vat_percent === null ? "" : String(line.vat_percent),
      kind: line.id === null ? (line.is_made ? "to-order" : "ready-made") : "",
    };
  });
}

/** The sizes of the pieces whose size a version changes, by the line's id. */
function newSizes({ before, after }: Record<"before" | "after", OrderVersion>) {
  const others = after.lines.flatMap((line) => {
    const was = before.lines.find(({ id }) => id === line.id);
    const sizes = was?.configuration === line.configuration ? null : sizesOfLine(line);
    return sizes && line.id ? [[line.id, sizesText(sizes)] as const] : [];
  });
  return new Map(others);
}
