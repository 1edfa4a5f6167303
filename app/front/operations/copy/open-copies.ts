import { copyKey, copyS3Access } from "~/platform/env/env.server";
import { openStore } from "~/platform/stores/open-store";
import type { Store } from "~/platform/stores/store";

import { copyKeyOf, type CopyKey } from "./copy-key";

/**
 * The store of the copies and the key that they are under. Refuses without a place or a key. `mostMs`: in how
 * many milliseconds a store elsewhere must answer, all tries together.
 */
export async function openCopies(
  place: string | undefined,
  mostMs?: number,
): Promise<{ store: Store; key: CopyKey }> {
  if (place === undefined)
    throw new Error("No second place is set: COPY_TO, as .env.example says.");
  if (copyKey === undefined) throw new Error("COPY_KEY is not set: the key that the owner keeps.");
  const access = copyS3Access && { ...copyS3Access, mostMs };
  return { store: await openStore(place, access), key: copyKeyOf(copyKey) };
}
