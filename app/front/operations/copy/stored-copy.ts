import { randomBytes } from "node:crypto";

import { z } from "~/platform/basics/zod";
import type { Store } from "~/platform/stores/store";

import { OWN_PATH } from "../backup/manifest";
import type { CopyKey } from "./copy-key";

/**
 * The size of the pieces that files are cut into. A small change to a large database sends one
 * piece; smaller pieces would need more requests.
 */
export const PIECE_BYTES = 256 * 1024;

const copySchema = z.object({
  madeAt: z.iso.datetime(),
  orders: z.number().int().min(0),
  /** The newest migration in its database. */
  schema: z.string(),
  files: z.array(
    z.object({
      path: z.string().regex(OWN_PATH),
      bytes: z.number().int().min(0),
      /** When the file was written, in milliseconds, to know it again without reading it. */
      writtenAt: z.number(),
      /** The names of its pieces, in order. */
      pieces: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});

/** One copy of the shop, as it was at one moment. */
export type Copy = z.output<typeof copySchema>;
export type CopiedFile = Copy["files"][number];

/** A copy by its object's name, which has its instant. */
export interface StoredCopy {
  name: string;
  madeAt: string;
}

const COPIES = "copies";
const NAME = /^copies\/[0-9a-f]{16}\/(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[0-9a-f]{8}$/;

/** The copies in a store, oldest first: those under this key, and those under any other. */
export async function listCopies(
  store: Store,
  key: CopyKey,
): Promise<{ own: StoredCopy[]; others: StoredCopy[] }> {
  const found = (await store.list(COPIES)).flatMap((name) => {
    const [, hour, minute, second, rest] = NAME.exec(name) ?? [];
    return hour ? [{ name, madeAt: `${hour}:${minute}:${second}.${rest}Z` }] : [];
  });
  found.sort((one, other) => one.madeAt.localeCompare(other.madeAt));
  const isOwn = ({ name }: StoredCopy) => name.startsWith(`${COPIES}/${key.id}/`);
  return { own: found.filter(isOwn), others: found.filter((one) => !isOwn(one)) };
}

/** A copy's description; undefined when it is missing or changed. */
export async function readCopy(
  store: Store,
  key: CopyKey,
  { name, madeAt }: StoredCopy,
): Promise<Copy | undefined> {
  const sealed = await store.get(name);
  const text = sealed && key.open(name, sealed)?.toString("utf8");
  if (text === undefined) return undefined;
  const copy = copySchema.parse(JSON.parse(text));
  return copy.madeAt === madeAt ? copy : undefined;
}

/** Stores a copy's description, which makes it a copy: all its pieces must be there. */
export async function putCopy(store: Store, key: CopyKey, copy: Copy): Promise<StoredCopy> {
  const instant = copy.madeAt.replace(/[:.]/g, "-");
  const name = `${COPIES}/${key.id}/${instant}-${randomBytes(4).toString("hex")}`;
  await store.put(name, key.seal(name, Buffer.from(JSON.stringify(copy))));
  return { name, madeAt: copy.madeAt };
}

/** The folder of the pieces under a key. */
export function piecesOf(key: CopyKey): string {
  return `pieces/${key.id}`;
}

/** Where a piece is stored: in one of 256 folders, so that none of them is long. */
export function placeOf(key: CopyKey, piece: string): string {
  return `${piecesOf(key)}/${piece.slice(0, 2)}/${piece}`;
}

/** A copy's pieces, each once. */
export function piecesIn({ files }: Copy): Set<string> {
  return new Set(files.flatMap(({ pieces }) => pieces));
}
