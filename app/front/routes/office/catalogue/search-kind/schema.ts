import { z } from "~/platform/basics/zod";
import { textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

/** A kind's words: so many at most, each of so many characters. */
const most = { words: 100, letters: 60 };

export const wordsForm = z.object({
  words: textBlock(8000).superRefine((text, context) => {
    const words = readWords(text);
    const refuse = (text: string) => context.addIssue({ code: "custom", message: text });
    if (words.length === 0) refuse(message("searchWordsEmpty"));
    if (words.length > most.words) refuse(message("searchWordsMany", { count: most.words }));
    const long = words.find((word) => [...word].length > most.letters);
    if (long) refuse(message("searchWordLong", { count: most.letters, word: long.slice(0, 20) }));
    const odd = words.find((word) => !/\p{L}/u.test(word));
    if (odd) refuse(message("searchWordOdd", { word: odd.slice(0, 20) }));
  }),
});

/** The words of a text, one a line or between commas, each once. */
export function readWords(text: string): string[] {
  const words = text.split(/[,\n]/).map((word) => word.replace(/\s+/g, " ").trim());
  return [...new Set(words.filter(Boolean))];
}
