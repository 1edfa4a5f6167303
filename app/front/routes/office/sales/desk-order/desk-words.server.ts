import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { RefusedOrder } from "~/sales/orders/front/order-refusal";
import type { DeskOfferResult } from "~/sales/quotes/front/offer-desk.server";

/** Why an order was not placed, or an offer not sent, apart from what is wrong with the fields. */
export type Refusal =
  | RefusedOrder["kind"]
  | "empty"
  | "offered"
  | `offer-${Exclude<DeskOfferResult["kind"], "sent" | "unknown">}`;

/** What is compared where a colleague has changed it first, by the fields' names. */
export function labelsIn(language: Language): Record<string, string> {
  const t = translateIn(language, ["office-desk-orders", "checkout"]);
  return {
    fullName: t("checkout:fullName"),
    phone: t("checkout:phone"),
    email: t("checkout:email"),
    address: t("checkout:address"),
    city: t("checkout:city"),
    notes: t("checkout:notes"),
    discount: t("terms.discount"),
    transport: t("terms.transport"),
    share: t("terms.share"),
    note: t("noteLabel"),
    validUntil: t("offer.validUntil"),
    offerNote: t("offer.note"),
  };
}

/** Why it was not placed, or sent, apart from its fields. */
export function refusalOf(refused: Refusal, language: Language): string {
  const t = translateIn(language, "office-desk-orders");
  switch (refused) {
    case "offered":
    case "offer-empty":
    case "offer-line":
    case "offer-changed":
    case "offer-transport":
    case "offer-swatches":
    case "offer-code":
    case "offer-ended":
      return t(`refused.${refused}`);
    case "empty":
      return t("refused.empty");
    case "unavailable":
    case "unmade":
    case "unoffered":
    case "out-of-stock":
      return t("refused.line");
    case "no-cash":
      return t("refused.noCash");
    case "discount-used":
    case "discount-not-yours":
    case "discount-refused":
    case "discount-over":
      return t("refused.code");
    case "not-saved":
      return t("refused.notSaved");
    default:
      return t("refused.changed");
  }
}
