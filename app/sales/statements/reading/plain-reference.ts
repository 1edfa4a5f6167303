import { foldText } from "~/platform/format/compare-texts";

/**
 * What banks write where a payment has no reference: SEPA asks for `NOTPROVIDED`, SWIFT for `NONREF`,
 * others say it in words.
 */
const NONE = new Set(
  (
    "notprovided notprov nonprovided notsupplied notavailable notapplicable nonref noref noreference " +
    "none null nil na nan nd np unknown undefined empty blank fara fararef farareferinta lipsa " +
    "lipsareferinta neprecizat necunoscut inexistent nespecificat nu xxx"
  ).split(" "),
);

/** Names of the field that some banks write before its value. */
const FIELD = /^(?:eref|kref|endtoendid|e2e(?:id)?|roc|ref)\b[^a-z0-9]*/;

/** The reference that a cell holds, empty where it says that there is none: `-`, `000000`, `NOTPROVIDED`. */
export function plainReference(cell: string): string {
  const text = foldText(cell)
    .replace(/^[^a-z0-9]+/, "")
    .replace(FIELD, "");
  const signs = text.replace(/[^\p{Letter}\p{Number}]+/gu, "");
  return signs === "" || /^0+$/.test(signs) || NONE.has(signs) ? "" : cell;
}
