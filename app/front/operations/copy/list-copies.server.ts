import { copyPlace } from "~/platform/env/env.server";

import { openCopies } from "./open-copies";
import { listCopies, readCopy } from "./stored-copy";

/** A copy at the other place, as the office shows it. */
interface ListedCopy {
  madeAt: string;
  orders: number;
  /** The bytes from which the shop would be rebuilt; the copy shares most of them with earlier copies. */
  bytes: number;
}

export type ListedCopies =
  | { kind: "off" }
  | { kind: "unreachable"; place: string }
  | { kind: "found"; place: string; total: number; copies: ListedCopy[] };

/** The office waits no longer than this for a store elsewhere, in milliseconds. */
const PATIENCE = 4000;
const MOST_SHOWN = 10;

/** The newest copies under the present key, newest first, and how many there are; those that are damaged are left out. */
export async function listNewestCopies(): Promise<ListedCopies> {
  const place = copyPlace;
  if (place === undefined) return { kind: "off" };
  try {
    const { store, key } = await openCopies(place, PATIENCE);
    const { own } = await listCopies(store, key);
    const newest = own.slice(-MOST_SHOWN).reverse();
    const found = await Promise.all(newest.map((one) => readCopy(store, key, one)));
    const copies = found.flatMap((copy) => {
      if (!copy) return [];
      const bytes = copy.files.reduce((sum, file) => sum + file.bytes, 0);
      return [{ madeAt: copy.madeAt, orders: copy.orders, bytes }];
    });
    return { kind: "found", place, total: own.length, copies };
  } catch {
    // The reason is in the log of the copy itself, which fails in the same way.
    return { kind: "unreachable", place };
  }
}
