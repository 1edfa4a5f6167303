import { foldText } from "~/platform/format/compare-texts";

/** What texts of payments may name, in this shop. */
export interface KnownNames {
  /** The prefixes of order numbers, as `AM`; a shop that changed its prefix has several. */
  orderPrefixes: readonly string[];
  /** The years in which orders were placed. */
  years: readonly number[];
  /** The prefixes of the series of documents, as `PF`, each with the word that people use for such a document. */
  documentPrefixes: readonly { prefix: string; word: "proforma" | "invoice" | "none" }[];
}

/** One mention: the orders and documents that it may mean. `isWhole`: nothing of the name is left out. */
export interface Mention {
  isWhole: boolean;
  orders: string[];
  documents: string[];
}

const GAP = String.raw`[\s\-_/.:#\\]{0,8}`;
/** Six figures may have anything but a figure behind them: banks write fields together. */
const NUMBER = String.raw`0{0,12}?(\d{6}(?!\d)|\d{1,6}(?![\da-z]|\s{0,3}%))`;
const WORDS = {
  order: "comand[aei]i?|comenzii?|cmd|cda|com|order",
  proforma: "proforma|proformei|prof",
  invoice: "factura|facturii|fact|fc|fv|invoice",
};
const ORDINAL = String.raw`(?:(?:nr|no|numar(?:ul)?|number|n)(?![a-z]))?`;

const padded = (number: string) => number.padStart(6, "0");

/** How a name is found in a text, and what it then means. */
export interface Way {
  pattern: RegExp;
  read: (groups: string[]) => Omit<Mention, "isWhole">;
  isWhole: boolean;
}

/** The longest and fullest names first. */
export function waysOf(known: KnownNames): Way[] {
  const ways: Way[] = [];
  const take = (pattern: string, read: Way["read"], isWhole: boolean) =>
    ways.push({ pattern: new RegExp(`(?<![a-z0-9])${pattern}`, "g"), read, isWhole });
  const order = (
    prefixes: readonly string[],
    years: readonly (string | number)[],
    number: string,
  ) => ({
    orders: prefixes.flatMap((prefix) =>
      years.map((year) => `${prefix}-${year}-${padded(number)}`),
    ),
    documents: [],
  });
  for (const prefix of longestFirst(known.orderPrefixes)) {
    const pattern = `${spaced(prefix)}${GAP}(20\\d{2})${GAP}${NUMBER}`;
    take(pattern, ([year = "", number = ""]) => order([prefix], [year], number), true);
  }
  const documents = (prefixes: readonly string[], number: string) => ({
    orders: [],
    documents: prefixes.map((prefix) => `${prefix}-${padded(number)}`),
  });
  const prefixes = longestFirst(known.documentPrefixes.map(({ prefix }) => prefix));
  for (const [number, isWhole] of [
    [String.raw`(\d{6})(?!\d)`, true],
    [NUMBER, false],
  ] as const) {
    for (const prefix of prefixes) {
      take(
        `${spaced(prefix)}${GAP}${number}`,
        ([found = ""]) => documents([prefix], found),
        isWhole,
      );
    }
  }
  const { orderPrefixes, years } = known;
  const ofYear = ([year = "", number = ""]: string[]) => order(orderPrefixes, [year], number);
  const after = (words: string) => `(?:${words})${GAP}${ORDINAL}${GAP}`;
  take(`${after(WORDS.order)}(20\\d{2})[\\s\\-_/.]{1,8}${NUMBER}`, ofYear, false);
  take(String.raw`(?<!\.)(20\d{2})-(\d{6})(?!\d)`, ofYear, false);
  take(
    `${after(WORDS.order)}${NUMBER}(?![./-]\\d)`,
    ([number = ""]) => order(orderPrefixes, years, number),
    false,
  );
  for (const word of ["proforma", "invoice"] as const) {
    const called = known.documentPrefixes.filter((one) => one.word === word);
    take(
      `${after(WORDS[word])}${NUMBER}(?![./-]\\d)`,
      ([number = ""]) =>
        documents(
          called.map(({ prefix }) => prefix),
          number,
        ),
      false,
    );
  }
  return ways;
}

function longestFirst(prefixes: readonly string[]): string[] {
  return [...prefixes].sort((one, other) => other.length - one.length);
}

/** A prefix as a pattern that finds it however its own dashes were typed. */
function spaced(prefix: string): string {
  const parts = foldText(prefix).split(/[^a-z0-9]+/);
  return parts.map((part) => part.replace(/[^a-z0-9]/g, "")).join(GAP);
}
