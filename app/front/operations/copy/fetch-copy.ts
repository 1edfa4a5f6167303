import { open, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { Store } from "~/platform/stores/store";

import { describeFile, manifestPath, type Manifest } from "../backup/manifest";
import type { CopyKey } from "./copy-key";
import { fetchPiece, complain } from "./damaged-copy";
import { listCopies, readCopy, type Copy, type StoredCopy } from "./stored-copy";

/** So many pieces are asked for at once. */
const AT_ONCE = 8;

export interface FoundCopy {
  copy: Copy;
  stored: StoredCopy;
  /** Whether there is none of a later time. */
  isNewest: boolean;
}

/**
 * The newest copy until an instant, by default until now. Refuses a store without one, and says whether
 * there are copies under another key. Never gives an older copy in place of one whose description is
 * changed (`DamagedCopyError`), but says which one is whole.
 */
export async function findCopy(
  store: Store,
  key: CopyKey,
  until: Date = new Date(),
): Promise<FoundCopy> {
  const { own, others } = await listCopies(store, key);
  const isEarly = ({ madeAt }: StoredCopy) => Date.parse(madeAt) <= until.getTime();
  const stored = own.filter(isEarly).at(-1);
  if (!stored) {
    const other = others.filter(isEarly).at(-1);
    if (own.length > 0)
      throw new Error(`There is no copy until then; the oldest is of ${own[0]!.madeAt}.`);
    if (!other) throw new Error("There is no copy there.");
    throw new Error(
      `The copies there, the newest of ${other.madeAt}, were made with another key than this COPY_KEY.`,
    );
  }
  const copy = await readCopy(store, key, stored);
  if (!copy) return complain(store, key, stored, "Its description is not what was sent.");
  return { copy, stored, isNewest: stored === own.at(-1) };
}

/**
 * Writes a copy's files into a new directory, in the shape of a backup, each piece checked against its
 * name. Refuses a copy of which a piece is missing or changed (`DamagedCopyError`), and says which one
 * is whole.
 */
export async function fetchCopy(
  store: Store,
  key: CopyKey,
  { copy, stored }: FoundCopy,
  into: string,
): Promise<void> {
  const files: Manifest["files"] = [];
  for (const { path, pieces } of copy.files) {
    await mkdir(dirname(join(into, path)), { recursive: true, mode: 0o700 });
    const file = await open(join(into, path), "wx", 0o600);
    try {
      for (let at = 0; at < pieces.length; at += AT_ONCE) {
        const some = pieces.slice(at, at + AT_ONCE);
        const contents = await Promise.all(some.map((piece) => fetchPiece(store, key, piece)));
        if (contents.includes(undefined)) {
          await complain(store, key, stored, `A piece of ${path} is missing or changed.`);
        }
        await file.appendFile(Buffer.concat(contents as Buffer[]));
      }
    } finally {
      await file.close();
    }
    files.push(await describeFile(into, path));
  }
  const manifest: Manifest = { madeAt: copy.madeAt, orders: copy.orders, files };
  await writeFile(manifestPath(into), JSON.stringify(manifest), { mode: 0o600 });
}
