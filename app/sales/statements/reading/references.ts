import { foldText } from "~/platform/format/compare-texts";

import { type KnownNames, type Mention, type Way, waysOf } from "./ways-to-name";

/**
 * What a text names, in all the ways in which people type it: `AM-2026-000123`, `am2026000123`,
 * `AM 2026 123`, `comanda 2026-123`, `comanda nr. 123`, `PF-000045`, `proforma 45`. Where it gives a
 * name in full, what else it may mean does not count. A text that was read before with the same names is
 * not read again.
 */
export function findMentions(text: string, known: KnownNames): Mention[] {
  const reader = readerOf(known);
  const earlier = reader.read.get(text);
  if (earlier) return earlier;
  const mentions: Mention[] = [];
  // What was understood is taken out, so that it is not understood a second time as something less.
  let rest = foldText(text).replace(/\p{Dash}/gu, "-");
  for (const { pattern, read, isWhole } of reader.ways) {
    rest = rest.replace(pattern, (_all, ...groups) => {
      mentions.push({ isWhole, ...read(groups.map(String)) });
      return " \u0001 ";
    });
  }
  const whole = mentions.filter(({ isWhole }) => isWhole);
  const found = whole.length > 0 ? whole : mentions;
  reader.read.set(text, found);
  return found;
}

/** The readers already made for a shop's names; a statement has thousands of texts, each read twice. */
const readers = new WeakMap<KnownNames, { ways: Way[]; read: Map<string, Mention[]> }>();

function readerOf(known: KnownNames) {
  const reader = readers.get(known) ?? { ways: waysOf(known), read: new Map<string, Mention[]>() };
  readers.set(known, reader);
  return reader;
}
