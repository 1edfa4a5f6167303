/**
 * Invisible characters that change what is read: direction marks, zero-width characters, tags.
 * Variation selectors are not among them; they choose how the character before them looks.
 */
const UNSEEN = /(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/** Scripts whose letters change their form by a joiner or a non-joiner behind them. */
const JOINING = "Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr"
  .split(" ")
  .map((script) => `\\p{scx=${script}}`);

/** The same characters, except a joiner where it has a use: within an emoji, and after a letter of such a script. */
const UNSEEN_IN_TEXT = new RegExp(
  "(?!\\p{Variation_Selector})" +
    "(?!(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d\\p{Extended_Pictographic})" +
    `(?!(?<=[${JOINING.join("")}])[\\u200c\\u200d])` +
    "\\p{Default_Ignorable_Code_Point}",
  "gu",
);

/**
 * A text of several lines as it is kept: every line ends in \n, and the only invisible characters
 * left are tabs and the joiners that a script or an emoji needs.
 */
export function severalLines(typed: string): string {
  return typed
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(UNSEEN_IN_TEXT, "")
    .trim();
}

/** A name, subject or similar as one line without line breaks and invisible characters. */
export function oneLine(typed: string): string {
  return typed
    .replace(UNSEEN, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}
