import { foldText } from "~/platform/format/compare-texts";

/** How companies are called beside their names. */
const FORMS = new Set(["sc", "srl", "srld", "sa", "pfa", "ii", "if", "ltd", "gmbh", "snc", "ong"]);

function wordsOf(name: string): string[] {
  const words = foldText(name)
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, "$1")
    .split(/[^a-z0-9]+/);
  return words.filter((word) => word.length > 1 && !FORMS.has(word));
}

/** Orders by the words of their buyers' names. */
export class NameIndex {
  readonly #orders = new Map<string, { number: string; words: string[] }[]>();

  constructor(orders: Iterable<{ number: string; names: readonly string[] }>) {
    for (const { number, names } of orders) {
      for (const name of names) {
        const words = [...new Set(wordsOf(name))];
        const [first = ""] = words;
        // One short word alone is in too many texts.
        if (words.length < 2 && first.length < 5) continue;
        const group = this.#orders.get(first) ?? [];
        group.push({ number, words });
        this.#orders.set(first, group);
      }
    }
  }

  /** The orders whose buyer's whole name stands in a row, whatever the order of its words. */
  find({ payer, details }: { payer: string; details: string }): string[] {
    const there = new Set(wordsOf(`${payer} ${details}`));
    const found = [...there].flatMap((word) => this.#orders.get(word) ?? []);
    const named = found.filter(({ words }) => words.every((word) => there.has(word)));
    return [...new Set(named.map(({ number }) => number))];
  }
}
