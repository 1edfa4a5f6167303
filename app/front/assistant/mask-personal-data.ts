const EMAIL = /(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+/gu;
/** Phone, card, account and personal numbers: seven digits or more, however grouped. */
const LONG_NUMBER = /(?:RO\s?\d{2}[\s\dA-Z]{12,}|\+?\d(?:[\s().\-/]?\d){6,})/gu;
/** A name after words that introduce one, in the shop's languages. */
const INTRODUCED =
  /((?<!\p{L})(?:m[ăa] numesc|m[ăa] cheam[ăa]|numele meu (?:este|e)|my name is|i am called|adım|benim adım|казвам се|името ми е|меня зовут|моё имя|мое имя|a nevem|mi chiamo|il mio nome è|je m['’]appelle|mon nom est)[\s:,]+)(\p{L}[\p{L}'’-]*(?:[ \t]+\p{Lu}[\p{L}'’-]*){0,3})/giu;

const MASK = "…";

/**
 * A visitor's text without personal data: e-mails, phone and account numbers, a name they introduce
 * themselves with, and what the shop knows about them.
 */
export function maskPersonalData(text: string, known: string[] = []): string {
  const masked = text
    .replace(EMAIL, MASK)
    .replace(LONG_NUMBER, MASK)
    .replace(INTRODUCED, `$1${MASK}`);
  return known
    .filter((part) => part.trim().length >= 3)
    .reduce((rest, part) => rest.replace(wholeWord(part.trim()), MASK), masked);
}

/** A question as shown in the back office: names within a sentence are masked too. */
export function maskQuestion(text: string): string {
  return maskPersonalData(text).replace(
    /(?=\p{Lu})(?<=[\p{L}\d,;]\s+)\p{Lu}\p{Ll}[\p{L}'’-]*/gu,
    MASK,
  );
}

function wholeWord(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, "giu");
}
