import { formatRon, parseLei } from "~/platform/format/office-money";
import { emptyMessage, message } from "~/platform/forms/validation-message";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { AgreedTerms } from "~/sales/orders/checkout-delivery.server";
import type { CartLine } from "~/shop/cart/cart-line";
import { agreedDiscount } from "~/shop/cart/cart.server";

import type { DeskDetails } from "./schema";

/** The typed terms, read; only those that differ from what the shop would ask. */
export function readTerms({ discount, transport, share }: DeskDetails): AgreedTerms {
  return {
    discountBani: parseLei(discount) ?? null,
    transportBani: parseLei(transport) ?? null,
    advancePercent: share === "" ? null : Number(share),
  };
}

/** What is wrong with terms whose fields are right by themselves, by field: no reason, or too much taken off. */
export function termFaults(
  details: DeskDetails,
  lines: CartLine[],
): Partial<Record<keyof DeskDetails, string[]>> {
  const { discountBani, transportBani, advancePercent } = readTerms(details);
  const reason = [emptyMessage(message("required"))];
  const possible = discountBani === null ? null : agreedDiscount(lines, discountBani).bani;
  const isTooMuch = possible !== null && possible !== discountBani;
  return {
    ...(isTooMuch && { discount: [message("atMost", { most: formatRon(possible) })] }),
    ...(discountBani !== null && details.discountReason === "" && { discountReason: reason }),
    ...(transportBani !== null && details.transportReason === "" && { transportReason: reason }),
    ...(advancePercent !== null && details.shareReason === "" && { shareReason: reason }),
  };
}

/** The note that the order keeps for staff: what was said on the phone, and why anything is unusual. */
export function noteOf(details: DeskDetails): string {
  const t = translateIn(fallbackLanguage, "office-desk-orders");
  const { discountBani, transportBani, advancePercent } = readTerms(details);
  return [
    t("note.accepted", { note: details.note }),
    ...(discountBani === null
      ? []
      : [t("note.discount", { sum: formatRon(discountBani), reason: details.discountReason })]),
    ...(transportBani === null
      ? []
      : [t("note.transport", { sum: formatRon(transportBani), reason: details.transportReason })]),
    ...(advancePercent === null
      ? []
      : [t("note.share", { percent: advancePercent, reason: details.shareReason })]),
  ].join("\n");
}
