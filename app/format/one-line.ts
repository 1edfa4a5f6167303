/**
 * Invisible characters that change what is read: direction marks, zero-width characters, tags.
 * Variation selectors are not among them; they choose how the character before them looks.
 */
const UNSEEN = /(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/** A name, subject or similar as one line without line breaks and invisible characters. */
export function oneLine(typed: string): string {
  return typed
    .replace(UNSEEN, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}
