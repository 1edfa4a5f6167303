import { z } from "~/platform/basics/zod";
import { oneLine } from "~/platform/format/one-line";
import { hiddenField, textField } from "~/platform/forms/field-schemas";
import { leiFault, readWhole, typedLei, wholeField } from "~/platform/forms/number-field";
import { optionalLine, textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { languageCodes } from "~/platform/i18n/languages";
import { advanceBounds } from "~/platform/settings/advance";
import type { Typed } from "~/sales/orders/address-schema";
import { checkoutForm, checkoutFormFor, type OrderDetails } from "~/sales/orders/checkout-form";
import { MOST_PIECES } from "~/shop/cart/cart-lines.server";
import { readDays } from "~/shop/catalogue/delivery-term";

import { emailIfAny } from "../desk-orders/schema";

/** In bani. */
const HIGHEST_PRICE = 10_000_000_00;

const amount = message("transportPrice");
const share = message("advancePercent", advanceBounds);

/** What staff agree on besides what every order asks; empty stands for what the shop would ask. */
const agreement = {
  email: emailIfAny(),
  language: z.enum(languageCodes, { error: message("choose") }),
  discount: ifAny((typed) => leiFault(typed, amount, { min: 1, max: HIGHEST_PRICE })),
  discountReason: optionalLine(200),
  transport: ifAny((typed) => leiFault(typed, amount, { min: 0, max: HIGHEST_PRICE })),
  transportReason: optionalLine(200),
  share: ifAny((typed) => readWhole(typed, share, advanceBounds).fault),
  shareReason: optionalLine(200),
  note: textBlock(1000),
};

/** What may be left empty, with the words for what is wrong with anything else. */
function ifAny(faultOf: (typed: string) => string | undefined) {
  return z
    .string()
    .transform(oneLine)
    .superRefine((typed, context) => {
      const fault = typed === "" ? undefined : faultOf(typed);
      if (fault !== undefined) context.addIssue({ code: "custom", message: fault });
    })
    .default("");
}

/** The form with all its parts, from which the page is drawn. */
export const deskForm = checkoutForm.extend(agreement);

/** The schema for what was typed or sent, with what the page showed of it. */
export function deskFormFor(typed: Typed) {
  return checkoutFormFor(typed).extend({
    ...agreement,
    checkoutToken: hiddenField(128),
    acceptedTexts: hiddenField(64),
  });
}

export type DeskDetails = z.output<ReturnType<typeof deskFormFor>>;

/** What of it every order has. */
export function orderPart(typed: DeskDetails): OrderDetails {
  const { isDeliveredElsewhere: _elsewhere, language: _language, note: _note, ...more } = typed;
  const { discount: _discount, transport: _transport, share: _share, ...reasoned } = more;
  const { discountReason: _why, transportReason: _because, shareReason: _as, ...shown } = reasoned;
  const { checkoutToken: _token, acceptedTexts: _texts, ...details } = shown;
  return details;
}

/** A piece in words. */
export const wordsForm = z.object({
  title: textField("required", 2, 120),
  quantity: wholeField(message("wholeBetween", { min: 1, max: MOST_PIECES }), {
    min: 1,
    max: MOST_PIECES,
  }),
  price: typedLei(message("amount"), { min: 1, max: HIGHEST_PRICE }),
  days: z
    .string({ error: message("zoneDays") })
    .refine((typed) => Boolean(readDays(typed)), message("zoneDays")),
});
