import { z } from "~/platform/basics/zod";
import { hiddenField } from "~/platform/forms/field-schemas";
import { typedLei, wholeField } from "~/platform/forms/number-field";
import { saidLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import type { Typed } from "~/sales/orders/address-schema";
import {
  checkoutForm,
  checkoutFormFor,
  LONGEST_TOKEN,
  type OrderDetails,
} from "~/sales/orders/checkout-form";
import { MOST_PIECES } from "~/shop/cart/cart-lines.server";
import { readDays } from "~/shop/catalogue/delivery-term";

import { HIGHEST_PRICE, agreement, isOwnRate } from "./agreement";

/** Whether a piece in words is made for its buyer, or is there already. */
export const wordedKinds = ["to-order", "ready-made"] as const;

/** The form with all its parts, from which the page is drawn. */
export const deskForm = checkoutForm.extend(agreement);

/** A piece in words. */
export const wordsForm = z.object({
  wordsTitle: saidLine(2, 120),
  wordsQuantity: wholeField(message("wholeBetween", { min: 1, max: MOST_PIECES }), {
    min: 1,
    max: MOST_PIECES,
  }),
  wordsPrice: typedLei(message("amount"), { min: 1, max: HIGHEST_PRICE }),
  wordsVat: z.string().default(""),
  wordsKind: z.enum(wordedKinds, { error: message("choose") }),
  wordsDays: z
    .string({ error: message("zoneDays") })
    .refine((typed) => Boolean(readDays(typed)), message("zoneDays")),
});

/** All fields of the page, which is one form: whichever of its buttons is pressed, all of them come along. */
export const pageForm = deskForm.extend(wordsForm.shape);
export const pageFields = pageForm.keyof().options;
export const wordsFields = wordsForm.keyof().options;

/** Any text of a field that is not judged yet. */
function unjudged<Name extends string>(names: readonly Name[]) {
  const text = z.string().optional();
  return Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;
}

/** The page where a piece in words is added: nothing else is judged. `shopPercent`: the shop's rate of VAT. */
export function wordsAloneFor(shopPercent: number) {
  const isRate = (typed: string) => isOwnRate(typed, shopPercent);
  return z.object(unjudged(pageFields)).extend({
    ...wordsForm.shape,
    wordsVat: wordsForm.shape.wordsVat.refine(isRate, message("choose")),
  });
}

/** The schema for what was typed or sent, with what the page showed of it. */
export function deskFormFor(typed: Typed) {
  return checkoutFormFor(typed).extend({
    ...unjudged(wordsFields),
    ...agreement,
    checkoutToken: hiddenField(LONGEST_TOKEN),
    acceptedTexts: hiddenField(64),
  });
}

export type DeskDetails = z.output<ReturnType<typeof deskFormFor>>;

/** The part of the form that every order has. */
export function orderPart(typed: DeskDetails): OrderDetails {
  const { isDeliveredElsewhere: _, ...asked } = checkoutForm.shape;
  const part = Object.keys(asked).map((name) => [name, typed[name as keyof OrderDetails]]);
  return Object.fromEntries(part) as OrderDetails;
}
