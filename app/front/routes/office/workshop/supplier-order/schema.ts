import { z } from "~/platform/basics/zod";
import { isAhead } from "~/platform/format/dates";
import { dayField, dayMessage, textField } from "~/platform/forms/field-schemas";
import { leiField, wholeField } from "~/platform/forms/number-field";
import { optionalLine, textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { MOST_AT_ONCE, MOST_IN_ALL } from "~/workshop/stock/article";
import { packPriceMessage, packPrices } from "~/workshop/stock/front/save-item.server";
import type { SupplierOrderLine } from "~/workshop/stock/front/supplier-order.server";

/** Nobody waits longer for what was ordered, in days. */
const MOST_DAYS_AHEAD = 366;

/** The field of an article of an order: dots would make it a part of another field. */
export function fieldOf(kind: "amount" | "price", itemId: string): string {
  return `${kind}-${itemId.replace(/[ .]/g, "_")}`;
}

const amount = (max: number) =>
  wholeField(message("wholeNumber"), {
    min: 0,
    max,
    tooHigh: message("atMost", { most: max }),
  }).optional();

/** What a pack costs in bani; nothing where nobody knows. */
export const packPrice = () => leiField(packPriceMessage(), packPrices).optional();

function linesOf(lines: readonly SupplierOrderLine[], mostOf: (line: SupplierOrderLine) => number) {
  return Object.fromEntries(
    lines.flatMap((line) => [
      [fieldOf("amount", line.itemId), amount(mostOf(line))] as const,
      [fieldOf("price", line.itemId), packPrice()] as const,
    ]),
  );
}

const isDay = (day: string) => isAhead(day, MOST_DAYS_AHEAD);

/** A draft: its day, what else is said, its articles, and one more of the supplier's. */
export function draftForm(lines: readonly SupplierOrderLine[]) {
  return z.object({
    ...linesOf(lines, () => MOST_IN_ALL),
    added: z.string().max(80).default(""),
    expectedOn: z
      .string()
      .trim()
      .default("")
      .refine((day) => day === "" || isDay(day), { error: () => dayMessage("supplierDay") }),
    note: textBlock(1_000),
  });
}

/** A delivery: what came of each article, as much as was ordered in any case, and at which price. */
export function receiveForm(lines: readonly SupplierOrderLine[]) {
  const most = ({ ordered }: SupplierOrderLine) => Math.max(MOST_AT_ONCE, ordered);
  return z.object({ ...linesOf(lines, most), note: optionalLine(120) });
}

/** The day on which an open order is to be here. */
export const dayForm = z.object({ expectedOn: dayField("supplierDay", isDay) });

/** Why a delivery is taken back. */
export const takeBackForm = z.object({ reason: textField("takenBackReason", 3, 120) });

/** A step that asks for nothing. */
export const stepForm = z.object({});
