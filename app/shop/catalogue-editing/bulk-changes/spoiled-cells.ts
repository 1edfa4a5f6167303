/** What a spreadsheet writes in place of a letter that its alphabet does not have. */
const LOST = /[?\ufffd]/;

/**
 * Whether a cell has lost letters against what is there today: a word of it is a word of today's with
 * `?` or `\ufffd` where there was a letter that old alphabets lack. A file that was saved as ANSI looks
 * so ("?i ni?ă"); nothing in it says what the letter was.
 */
export function hasLostLetters(before: string, after: string): boolean {
  if (after.includes("\ufffd") && !before.includes("\ufffd")) return true;
  if (!LOST.test(after)) return false;
  const words = wordsOf(before);
  const known = new Set(words);
  return wordsOf(after).some(
    (word) => LOST.test(word) && !known.has(word) && words.some((one) => isLostOf(one, word)),
  );
}

function wordsOf(text: string): string[] {
  return text.normalize("NFC").split(/\s+/).filter(Boolean);
}

/**
 * Compared by UTF-16 units and by whole signs, because programs differ in how many marks they write
 * for one lost sign.
 */
function isLostOf(word: string, spoiled: string): boolean {
  return isSpoiled([...word], [...spoiled]) || isSpoiled(word.split(""), spoiled.split(""));
}

function isSpoiled(before: string[], after: string[]): boolean {
  if (before.length !== after.length) return false;
  const changed = before.flatMap((sign, at) => (sign === after[at] ? [] : [[sign, after[at]!]]));
  return (
    changed.length > 0 &&
    changed.every(([sign = "", lost = ""]) => LOST.test(lost) && sign.charCodeAt(0) > 127)
  );
}

/**
 * Whether a cell of text is a number as a spreadsheet shortens it: `5,94123E+12` of an identifier, a
 * phone or a postcode. Its other digits are gone.
 */
export function isShortenedNumber(cell: string): boolean {
  return /^[-+]?\d(?:[.,]\d{1,15})?E[-+]\d{1,3}$/i.test(cell.trim());
}
