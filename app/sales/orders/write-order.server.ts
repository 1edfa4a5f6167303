import { randomUUID } from "node:crypto";

import type { Insertable } from "kysely";

import { freezePlan } from "~/furniture/planner/frozen-plan.server";
import { isRehearsal } from "~/platform/basics/rehearsal.server";
import { addDays, dayOf } from "~/platform/format/dates";
import { newLinkToken } from "~/platform/format/link-token.server";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import type { Vat } from "~/platform/settings/vat";
import { areSwatches, type CartLine } from "~/shop/cart/cart-line";
import { isPlanned } from "~/shop/cart/line-design";
import type { Totals } from "~/shop/cart/totals";
import { keepTexts, type TextsToAccept } from "~/shop/content/accepted-text.server";
import type { DeliveryOffer } from "~/shop/delivery/offer";
import type { AppliedDiscount } from "~/shop/discounts/apply";
import { recordDiscountUse } from "~/shop/discounts/use-discount.server";
import { countSale, type CountedPiece } from "~/shop/figures/sales.server";
import { toColumns } from "~db/columns";
import { insertRow } from "~db/compiled-query";
import type { Db } from "~db/engine";
import type { OrdersTable } from "~db/schema";

import type { OrderDetails } from "./checkout-form";
import { offeredColumns } from "./order-transport";
import { nextOrderNumber } from "./placing/order-number.server";

/** A line to write: of a cart, or as it was agreed before. */
export interface WrittenLine extends CartLine {
  /** The copy of its design, where it was made when the piece was agreed upon. */
  frozen?: string;
}

interface NewOrder {
  checkoutToken: string;
  formDigest: string;
  userId: string | null;
  language: Language;
  details: OrderDetails;
  lines: WrittenLine[];
  /** The same in Romanian, for staff; where that is the order's language, the very lines. */
  staffLines: WrittenLine[];
  /** Placed before the shop was opened. */
  isTrial: boolean;
  /** The totals, delivery included. */
  totals: Totals;
  delivery: DeliveryOffer;
  /** What a code, or staff without one, takes off its lines; its shares are those of the lines in their order. */
  discount?: AppliedDiscount;
  vat: Vat;
  texts: TextsToAccept;
  placedAt: Date;
  /** Days until what comes before the work is to be paid. */
  advanceDueDays: number;
  /** Whether what is made to order waits for approved drawings; the shop's setting of the day. */
  areDrawingsRequired: boolean;
  /** The administrator's id who wrote it down; where nothing is said, the customer placed it. */
  placedBy?: string;
}

/**
 * Writes an order under the next number, its lines and the first entry of its history, and keeps the
 * texts that it accepts. Throws where a rehearsal (`rehearse`) would place an order that obliges.
 */
export async function writeOrder(
  order: NewOrder,
  numberPrefix: string,
  trx: Db,
): Promise<{ orderId: string; number: string; token: string }> {
  if (isRehearsal() && !order.isTrial) throw new Error("An open shop is no place to rehearse.");
  const { details, lines, totals, delivery, discount, vat, texts, placedAt } = order;
  await keepTexts(texts, trx);
  const now = placedAt.toISOString();
  const orderId = randomUUID();
  const token = newLinkToken();
  const row = {
    id: orderId,
    number: await nextOrderNumber(numberPrefix, placedAt, trx),
    token,
    checkout_token: order.checkoutToken,
    form_digest: order.formDigest,
    user_id: order.userId,
    language: order.language,
    ...toColumns(details),
    payment_status: "unpaid",
    status: "new",
    subtotal_bani: totals.subtotalBani,
    vat_bani: totals.vatBani,
    total_bani: totals.totalBani,
    advance_bani: totals.advanceBani,
    advance_percent: totals.advancePercent,
    vat_percent: vat.percent,
    is_vat_included: vat.isIncluded ? 1 : 0,
    paid_bani: 0,
    is_trial: order.isTrial ? 1 : 0,
    terms_text_id: texts.terms?.id ?? null,
    privacy_text_id: texts.privacy?.id ?? null,
    placed_at: now,
    advance_due_on: addDays(dayOf(now), order.advanceDueDays),
    ...offeredColumns(delivery),
    discount_id: discount?.id ?? null,
    discount_code: discount?.code ?? "",
    discount_bani: discount?.bani ?? 0,
    has_only_swatches: areSwatches(lines) ? 1 : 0,
    are_drawings_required: order.areDrawingsRequired && lines.some(({ design }) => design) ? 1 : 0,
  } as const satisfies Insertable<OrdersTable>;
  await insertRow("orders", row, trx);
  for (const [index, line] of lines.entries()) {
    const staffLine = order.staffLines[index]!;
    const isRomanian = staffLine === line;
    const lineRow = {
      id: randomUUID(),
      order_id: orderId,
      product_id: line.product_id,
      display_order: index,
      name: line.name,
      configuration: await designText(line, order.language, trx),
      staff_name: isRomanian ? null : staffLine.name,
      staff_configuration: isRomanian ? null : await designText(staffLine, fallbackLanguage, trx),
      unit_price_bani: line.unit_price_bani,
      quantity: line.quantity,
      line_total_bani: line.line_total_bani,
      discount_bani: discount?.shares[index] ?? 0,
      vat_percent: line.vat_percent ?? null,
      delivery_from_days: line.term.from,
      delivery_to_days: line.term.to,
      swatch_id: line.swatch?.id ?? null,
      is_withdrawal_exempt: line.isMadeToOrder ? (1 as const) : (0 as const),
    };
    await insertRow("order_lines", lineRow, trx);
  }
  if (discount?.id) {
    const person = { email: details.email, userId: order.userId };
    await recordDiscountUse({ id: discount.id, orderId, person }, trx);
  }
  // An order on trial is no sale, so it is not counted in the figures.
  if (!order.isTrial) {
    await countSale("order", lines.map(pieceOf), order.language, placedAt, trx);
  }
  const entry = {
    status: "new",
    changed_at: now,
    changed_by: order.placedBy ?? "customer",
  } as const;
  await insertRow("order_history", { order_id: orderId, ...entry }, trx);
  return { orderId, number: row.number, token };
}

function pieceOf({ product_id: productId, design }: WrittenLine): CountedPiece {
  return { productId, planned: design && isPlanned(design) ? design.kind : null };
}

/** The copy of a line's design that the order keeps. */
async function designText(line: WrittenLine, language: Language, trx: Db): Promise<string> {
  const { design, frozen: agreed } = line;
  if (agreed !== undefined) return agreed;
  if (!design) return "";
  const frozen = isPlanned(design) ? await freezePlan(design.plan, language, trx) : design;
  if (!frozen) throw new Error(`an ordered piece cannot be built: ${JSON.stringify(design)}`);
  return JSON.stringify(frozen);
}
