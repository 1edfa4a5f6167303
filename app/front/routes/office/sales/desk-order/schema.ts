import { z } from "~/platform/basics/zod";
import { dayOf } from "~/platform/format/dates";
import { oneLine } from "~/platform/format/one-line";
import { hiddenField } from "~/platform/forms/field-schemas";
import { leiFault, readWhole, typedLei, wholeField } from "~/platform/forms/number-field";
import { optionalLine, saidLine, textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { languageCodes } from "~/platform/i18n/languages";
import { advanceBounds } from "~/platform/settings/front/advance";
import { ownRatesOn } from "~/platform/settings/vat";
import type { Typed } from "~/sales/orders/address-schema";
import {
  checkoutForm,
  checkoutFormFor,
  LONGEST_TOKEN,
  type OrderDetails,
} from "~/sales/orders/checkout-form";
import { MOST_PIECES } from "~/shop/cart/cart-lines.server";
import { readDays } from "~/shop/catalogue/delivery-term";

import { emailIfAny } from "../desk-orders/schema";

/** Whether a piece in words is made for its buyer, or is there already. */
export const wordedKinds = ["to-order", "ready-made"] as const;

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
  validUntil: z.string().transform(oneLine).default(""),
  offerNote: textBlock(2000),
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

/** Whether a text is empty, or a rate of VAT in percent that the law knows today beside that of the shop. */
export function isOwnRate(typed: string, shopPercent: number): boolean {
  const today = dayOf(new Date().toISOString());
  const isShops = typed === String(shopPercent);
  return typed === "" || isShops || ownRatesOn(today, shopPercent).map(String).includes(typed);
}

/** The same read: null where the shop's counts. */
export function readOwnRate(typed: string): number | null {
  return typed === "" ? null : Number(typed);
}

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
