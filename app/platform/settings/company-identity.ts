/** Checks of a Romanian company's identifiers and its bank account. */

/**
 * Whether a text is a fiscal code (CUI) with the right check digit, with or without RO in front.
 * The check digit is the weighted sum of the other digits, times ten, modulo eleven; ten counts as
 * zero.
 */
export function isTaxCode(text: string): boolean {
  const digits = /^(?:RO)?(\d{2,10})$/i.exec(text.replace(/\s/g, ""))?.[1];
  if (!digits) return false;
  const weights = [2, 3, 5, 7, 1, 2, 3, 5, 7];
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  return ((sum * 10) % 11) % 10 === Number(digits.at(-1));
}

/** Whether a text is a number of the trade register: J40/1234/2020, or J2024001234567 since 2024. */
export function isRegistryNumber(text: string): boolean {
  return /^[JFC](?:\d{1,2}\/\d{1,7}\/\d{4}|\d{13})$/i.test(text.replace(/\s/g, ""));
}

/** Whether a text is an IBAN: its characters as a number leave 1 when divided by 97. */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.startsWith("RO") && iban.length !== 24) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => parseInt(sign, 36));
  return digits.reduce((rest, value) => (rest * (value > 9 ? 100 : 10) + value) % 97, 0) === 1;
}
