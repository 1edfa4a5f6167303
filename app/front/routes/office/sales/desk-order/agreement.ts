import { z } from "~/platform/basics/zod";
import { dayOf } from "~/platform/format/dates";
import { oneLine } from "~/platform/format/one-line";
import { leiFault, readWhole } from "~/platform/forms/number-field";
import { optionalLine, textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { languageCodes } from "~/platform/i18n/languages";
import { advanceBounds } from "~/platform/settings/front/advance";
import { ownRatesOn } from "~/platform/settings/vat";

import { emailIfAny } from "../desk-orders/schema";

/** In bani. */
export const HIGHEST_PRICE = 10_000_000_00;

const amount = message("transportPrice");
const share = message("advancePercent", advanceBounds);

/** What staff agree on besides what every order asks; empty stands for what the shop would ask. */
export const agreement = {
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
