import type { Store } from "~/platform/stores/store";

import { isNamed, type CopyKey } from "./copy-key";
import { listCopies, piecesIn, placeOf, readCopy, type StoredCopy } from "./stored-copy";

/** A piece or the description of a copy is missing or is not what was sent. */
export class DamagedCopyError extends Error {}

/** A piece's content; undefined when it is missing or not what it was. */
export async function fetchPiece(
  store: Store,
  key: CopyKey,
  piece: string,
): Promise<Buffer | undefined> {
  const place = placeOf(key, piece);
  const sealed = await store.get(place);
  const content = sealed && key.open(place, sealed);
  return content && isNamed(key, piece, content) ? content : undefined;
}

/** Fails with what is wrong with a copy, and names the newest whole one before it. */
export async function complain(
  store: Store,
  key: CopyKey,
  { madeAt }: StoredCopy,
  why: string,
): Promise<never> {
  const whole = await findWhole(store, key, madeAt);
  const remedy = whole
    ? `The newest whole one before it is of ${whole}: add --at ${whole} to take that.`
    : "No older one is whole.";
  throw new DamagedCopyError(`The copy of ${madeAt} is damaged. ${why} ${remedy}`);
}

/** The instant of the newest copy before another of which every piece is there and unchanged. */
async function findWhole(store: Store, key: CopyKey, before: string): Promise<string | undefined> {
  const { own } = await listCopies(store, key);
  const known = new Map<string, boolean>();
  const isSound = async (piece: string) => {
    const isIt = known.get(piece) ?? (await fetchPiece(store, key, piece)) !== undefined;
    known.set(piece, isIt);
    return isIt;
  };
  for (const stored of own.filter(({ madeAt }) => madeAt < before).reverse()) {
    const copy = await readCopy(store, key, stored);
    if (copy && (await all(piecesIn(copy), isSound))) return stored.madeAt;
  }
  return undefined;
}

async function all<Item>(
  items: Iterable<Item>,
  isSo: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  for (const item of items) if (!(await isSo(item))) return false;
  return true;
}
