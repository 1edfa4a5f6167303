import { findMentions } from "./references";
import type { KnownNames } from "./ways-to-name";

/** The orders and documents of the shop, as far as texts may name them. */
interface NamedWorld {
  known: KnownNames;
  orders: ReadonlyMap<string, unknown>;
  /** The order of each document, by the document's name. */
  documents: ReadonlyMap<string, string>;
}

/** What a text says about orders. */
type Named =
  | { kind: "none" }
  | { kind: "unknown" }
  | { kind: "one-of"; numbers: string[] }
  | { kind: "several"; numbers: string[] };

/**
 * The orders that a text names: all its mentions have to agree. `several` where they do not,
 * `unknown` where a name given in full is of no order.
 */
export function ordersNamed(text: string, world: NamedWorld): Named {
  const mentions = findMentions(text, world.known).map(({ isWhole, orders, documents }) => {
    const ofDocuments = documents.flatMap((name) => world.documents.get(name) ?? []);
    const known = [...orders, ...ofDocuments].filter((number) => world.orders.has(number));
    return { isWhole, numbers: [...new Set(known)] };
  });
  if (mentions.some(({ isWhole, numbers }) => isWhole && numbers.length === 0)) {
    return { kind: "unknown" };
  }
  const meant = mentions.map(({ numbers }) => numbers).filter((numbers) => numbers.length > 0);
  const [first, ...rest] = meant;
  if (!first) return { kind: "none" };
  const common = first.filter((number) => rest.every((numbers) => numbers.includes(number)));
  if (common.length > 0) return { kind: "one-of", numbers: common };
  return { kind: "several", numbers: [...new Set(meant.flat())] };
}
