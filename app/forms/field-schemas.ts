import { oneLine } from "~/format/one-line";
import { writtenPassword } from "~/format/written-password";
import { message, type MessageKey } from "./validation-message";
import { z } from "~/zod";

/** Fields that several forms share; each takes the message that its form gives (spec §5). */

export { personName, textLine as textField } from "./text-field";

export function emailField(key: MessageKey) {
  return z
    .string({ error: message(key) })
    .trim()
    .max(254, message(key))
    .pipe(z.email({ error: message(key) }));
}

/** As people type it: "0722 123 456", "(0722) 123-456", "+40 722.123.456". */
export function phoneField() {
  return z
    .string({ error: message("phone") })
    .max(40, message("phone"))
    .transform((typed) =>
      oneLine(typed)
        .replace(/[\s().\-/]/g, "")
        .replace(/^00/, "+"),
    )
    .pipe(z.string({ error: message("phone") }).regex(/^\+?\d{10,15}$/, message("phone")));
}

/** A Romanian postcode, as people type it: "010101", "010 101". */
export function postalCodeField() {
  return codeField("postalCode", /^\d{6}$/);
}

/** A postcode of another country: letters and digits, at least five. */
export function foreignPostalCodeField() {
  return codeField("postalCodeAbroad", /^[A-Z0-9]{5,10}$/);
}

function codeField(key: MessageKey, shape: RegExp) {
  return z
    .string({ error: message(key) })
    .max(20, message(key))
    .transform((typed) => typed.replace(/[\s.-]/g, "").toUpperCase())
    .pipe(z.string({ error: message(key) }).regex(shape, message(key)));
}

/** A new password, as typed: at least 8 characters in the form in which it is kept (spec §9). */
export function newPasswordField() {
  return passwordField("password", (typed) => writtenPassword(typed).length >= 8);
}

/** The password of an account, as typed (spec §9: 6 at sign-in). Old ones were counted as typed. */
export function passwordOfAccount() {
  return passwordField("signInPassword", (typed) =>
    [typed, writtenPassword(typed)].some(({ length }) => length >= 6),
  );
}

function passwordField(key: MessageKey, isLongEnough: (typed: string) => boolean) {
  return z
    .string({ error: message(key) })
    .refine(isLongEnough, message(key))
    .max(256, message("tooLong", { count: 256 }));
}

/** A box to tick: "on", or nothing. No browser sends anything else, which counts as nothing too. */
export function tickField() {
  return z.literal("on").optional().catch(undefined);
}

/** A field that people do not see. Nobody can put it right, so one that is too long counts as empty. */
export function hiddenField(max = 64) {
  return z.string().max(max).catch("");
}
