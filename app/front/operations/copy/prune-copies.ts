import type { Store } from "~/platform/stores/store";

import type { CopyKey } from "./copy-key";
import { listCopies, piecesIn, piecesOf, placeOf, readCopy, type StoredCopy } from "./stored-copy";

const DAY = 24 * 60 * 60 * 1000;
const DAYS_KEPT = 30;

/**
 * The copies to remove, of a list from oldest to newest. All of the last 24 hours stay, the newest of
 * each of the 30 days (UTC) before, and the newest of all. A copy with a future time, made while the
 * clock was wrong, stays too.
 */
export function listOutdated(copies: readonly StoredCopy[], now: Date): StoredCopy[] {
  const ageOf = ({ madeAt }: StoredCopy) => now.getTime() - Date.parse(madeAt);
  const dayOf = ({ madeAt }: StoredCopy) => madeAt.slice(0, 10);
  const past = copies.filter((copy) => ageOf(copy) >= 0);
  return past.filter((copy, at) => {
    const next = past[at + 1];
    if (!next || ageOf(copy) <= DAY) return false;
    return ageOf(copy) > DAYS_KEPT * DAY || dayOf(next) === dayOf(copy);
  });
}

/**
 * Removes outdated copies, then the pieces that no copy needs any more. It must not run while a copy is being made,
 * whose pieces would seem unused. If it is broken off, all copies are still whole, and the next run removes the
 * pieces that it left. Removes no piece while one of the copies kept cannot be read.
 */
export async function pruneCopies(
  store: Store,
  key: CopyKey,
  now: Date = new Date(),
): Promise<{ copies: number; pieces: number }> {
  const { own } = await listCopies(store, key);
  const outdated = new Set(listOutdated(own, now));
  for (const { name } of outdated) await store.remove(name);
  const needed = new Set<string>();
  for (const one of own.filter((copy) => !outdated.has(copy))) {
    const copy = await readCopy(store, key, one);
    if (!copy) throw new Error(`The copy of ${one.madeAt} cannot be read: no piece was removed.`);
    for (const piece of piecesIn(copy)) needed.add(placeOf(key, piece));
  }
  const unused = (await store.list(piecesOf(key))).filter((name) => !needed.has(name));
  for (const name of unused) await store.remove(name);
  return { copies: outdated.size, pieces: unused.length };
}
