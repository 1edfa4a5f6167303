import { z } from "zod";

import { leiText } from "~/platform/format/office-money";
import type { DraftValues } from "~/workshop/stock/front/edit-order.server";
import type { ReceivedValues } from "~/workshop/stock/front/receive-order.server";
import type { SupplierOrderLine } from "~/workshop/stock/front/supplier-order.server";

import { fieldOf } from "./schema";

type Texts = Record<string, string>;

const priceText = (bani: number | null) => (bani === null ? "" : leiText(bani));

/** The fields of lines: an amount and a price each. */
function lineTexts(lines: Record<string, { amount: number; priceBani: number | null }>): Texts {
  return Object.fromEntries(
    Object.entries(lines).flatMap(([itemId, { amount, priceBani }]) => [
      [fieldOf("amount", itemId), amount === 0 ? "" : String(amount)],
      [fieldOf("price", itemId), priceText(priceBani)],
    ]),
  );
}

/** What was typed of lines; nothing typed is none, and no price. */
function readLines(lines: readonly SupplierOrderLine[], typed: Record<string, unknown>) {
  const read = (kind: "amount" | "price", itemId: string) => typed[fieldOf(kind, itemId)];
  const number = z.number();
  return lines.map(({ itemId }) => ({
    itemId,
    amount: number.safeParse(read("amount", itemId)).data ?? 0,
    priceBani: number.safeParse(read("price", itemId)).data ?? null,
  }));
}

export function draftTexts({ lines, expectedOn, note }: DraftValues): Texts {
  const amounts = Object.entries(lines).map(
    ([itemId, { ordered, priceBani }]) => [itemId, { amount: ordered, priceBani }] as const,
  );
  return { ...lineTexts(Object.fromEntries(amounts)), expectedOn, note };
}

export function readDraft(
  lines: readonly SupplierOrderLine[],
  typed: { added: string; expectedOn: string; note: string },
): DraftValues {
  const read = readLines(lines, typed).map(
    ({ itemId, amount: ordered, priceBani }) => [itemId, { ordered, priceBani }] as const,
  );
  const { added, expectedOn, note } = typed;
  return { lines: Object.fromEntries(read), added, expectedOn, note };
}

export function receivedTexts({ lines, note }: ReceivedValues): Texts {
  return { ...lineTexts(lines), note };
}

export function readReceived(
  lines: readonly SupplierOrderLine[],
  typed: { note: string },
): ReceivedValues {
  const read = readLines(lines, typed).map(
    ({ itemId, amount, priceBani }) => [itemId, { amount, priceBani }] as const,
  );
  return { lines: Object.fromEntries(read), note: typed.note };
}
