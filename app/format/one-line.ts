/**
 * What is seen by nobody and changes what is read: marks of the writing's direction, signs without
 * width, tags. Variation selectors stay; they choose how the sign before them looks.
 */
const UNSEEN = /(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/** A name, subject or the like as one line that reads as it is: nothing breaks it or hides in it. */
export function oneLine(typed: string): string {
  return typed
    .replace(UNSEEN, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}
