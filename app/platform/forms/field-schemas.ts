import { z } from "~/platform/basics/zod";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { readDay, today } from "~/platform/format/dates";
import { oneLine } from "~/platform/format/one-line";
import { readPhone } from "~/platform/format/phones.server";
import { postcodeExample, readPostcode } from "~/platform/format/postcodes";
import { writtenPassword } from "~/platform/format/written-password";

import { LEAST_PASSWORD } from "./field-names";
import { message, type MessageKey } from "./validation-message";

/** Fields that several forms share; each takes the message that its form gives (spec §5). */

export { personName, textLine as textField } from "./text-field";

export function emailField(key: MessageKey) {
  return z
    .string({ error: message(key) })
    .trim()
    .max(254, message(key))
    .pipe(z.email({ error: message(key) }));
}

/** A phone as people of a country type it, kept in one form (`readPhone`). */
export function phoneField(country?: string) {
  return z
    .string({ error: message("phone") })
    .max(40, message("phone"))
    .transform((typed) => readPhone(oneLine(typed), country) ?? "")
    .pipe(z.string({ error: message("phone") }).min(1, message("phone")));
}

/**
 * A postcode of a country, as people type it there, kept as the country writes it. Any other text
 * is refused with an example of that country.
 */
export function postcodeField(country: string = HOME_COUNTRY) {
  const example = postcodeExample(country);
  const refusal =
    country === HOME_COUNTRY
      ? message("postalCode")
      : example === undefined
        ? message("postalCodeAbroad")
        : message("postcodeLike", { example });
  return z
    .string({ error: refusal })
    .max(20, refusal)
    .transform((typed) => readPostcode(country, typed) ?? "")
    .pipe(z.string({ error: refusal }).min(1, refusal));
}

/** How many characters a password has at least where somebody signs in with it (spec §9). */
const LEAST_AT_SIGN_IN = 6;
const LONGEST_PASSWORD = 256;

/** A new password, as typed: long enough in the form in which it is kept. */
export function newPasswordField() {
  return passwordField("password", LEAST_PASSWORD, (typed) => [writtenPassword(typed)]);
}

/** The password of an account, as typed. The length of older passwords was counted as typed. */
export function passwordOfAccount() {
  return passwordField("signInPassword", LEAST_AT_SIGN_IN, (typed) => [
    typed,
    writtenPassword(typed),
  ]);
}

function passwordField(key: MessageKey, least: number, formsOf: (typed: string) => string[]) {
  const error = message(key, { least });
  return z
    .string({ error })
    .refine((typed) => formsOf(typed).some(({ length }) => length >= least), error)
    .max(LONGEST_PASSWORD, message("tooLong", { count: LONGEST_PASSWORD }));
}

/**
 * The message about a day that is missing or wrong. Its example is today, which shows how a day is written and
 * would be accepted.
 */
export function dayMessage(key: MessageKey): string {
  return message(key, { example: today() });
}

/** A day as a date control sends it, such as `2026-11-29`; `isRight` says which days the field takes. */
export function dayField(key: MessageKey, isRight: (day: string) => boolean = () => true) {
  const error = () => dayMessage(key);
  return z
    .string({ error })
    .trim()
    .refine((typed) => readDay(typed) !== "" && isRight(typed), { error });
}

/** A box to tick: "on", or nothing. Any other value, which no browser sends, counts as nothing. */
export function tickField() {
  return z.literal("on").optional().catch(undefined);
}

/** Boxes of one field, each for one of these values, in their order; nothing else counts as ticked. */
export function severalField<Value extends string>(values: readonly Value[]) {
  return z
    .array(z.string())
    .transform((ticked) => values.filter((value) => ticked.includes(value)))
    .default([]);
}

/** A field that people do not see. Nobody can put it right, so one that is too long counts as empty. */
export function hiddenField(max = 64) {
  return z.string().max(max).catch("");
}
