import { open } from "node:fs/promises";
import { join } from "node:path";

import type { Store } from "~/platform/stores/store";

import { listIncluded } from "../backup/manifest";
import type { CopyKey } from "./copy-key";
import { PIECE_BYTES, piecesOf, placeOf, type CopiedFile, type Copy } from "./stored-copy";

/** So many requests are under way at once, and so many pieces in memory. */
const AT_ONCE = 4;

/** Sends what a store does not have yet, and counts it. */
export class Sender {
  readonly #store: Store;
  readonly #key: CopyKey;
  /** The places of the pieces that the store has. */
  readonly #present: Set<string>;
  sentPieces = 0;
  sentBytes = 0;

  private constructor(store: Store, key: CopyKey, present: Set<string>) {
    this.#store = store;
    this.#key = key;
    this.#present = present;
  }

  /** `isWhole` sends every piece, also those that the store seems to have. */
  static async open(store: Store, key: CopyKey, { isWhole = false } = {}): Promise<Sender> {
    return new Sender(store, key, new Set(isWhole ? [] : await store.list(piecesOf(key))));
  }

  /** Sends a file's new pieces. Undefined when the file has gone meanwhile. */
  async sendFile(
    directory: string,
    path: string,
    known?: CopiedFile,
  ): Promise<CopiedFile | undefined> {
    const file = await open(join(directory, path), "r").catch(orUndefined);
    if (!file) return undefined;
    try {
      const { size: bytes, mtimeMs: writtenAt } = await file.stat();
      if (known?.bytes === bytes && known.writtenAt === writtenAt && this.#hasAll(known)) {
        return known;
      }
      const pieces: string[] = [];
      for (let at = 0; at < bytes; at += AT_ONCE * PIECE_BYTES) {
        const some = Buffer.alloc(Math.min(AT_ONCE * PIECE_BYTES, bytes - at));
        await readWhole(file, some, at);
        const cut: Buffer[] = [];
        for (let from = 0; from < some.length; from += PIECE_BYTES) {
          cut.push(some.subarray(from, from + PIECE_BYTES));
        }
        pieces.push(...(await Promise.all(cut.map((content) => this.#send(content)))));
      }
      return { path, bytes, writtenAt, pieces };
    } finally {
      await file.close();
    }
  }

  /**
   * Sends the files of the data directory beside the database. Those in `known` that are as they were
   * then are not read again.
   */
  async sendIncluded(directory: string, known: readonly CopiedFile[]): Promise<CopiedFile[]> {
    const before = new Map(known.map((file) => [file.path, file]));
    const files: CopiedFile[] = [];
    for (const path of await listIncluded(directory)) {
      const file = await this.sendFile(directory, path, before.get(path));
      if (file) files.push(file);
    }
    return files;
  }

  #hasAll({ pieces }: CopiedFile): boolean {
    return pieces.every((piece) => this.#present.has(placeOf(this.#key, piece)));
  }

  async #send(content: Buffer): Promise<string> {
    const piece = this.#key.nameOf(content);
    const place = placeOf(this.#key, piece);
    if (this.#present.has(place)) return piece;
    const sealed = this.#key.seal(place, content);
    await this.#store.put(place, sealed);
    this.#present.add(place);
    this.sentPieces += 1;
    this.sentBytes += sealed.length;
    return piece;
  }
}

/** The files of two lists; of one in both, the later. */
export function joinFiles(
  earlier: readonly CopiedFile[],
  later: readonly CopiedFile[],
): Copy["files"] {
  return [...new Map([...earlier, ...later].map((file) => [file.path, file])).values()];
}

async function readWhole(
  file: Awaited<ReturnType<typeof open>>,
  into: Buffer,
  at: number,
): Promise<void> {
  const { bytesRead } = await file.read(into, 0, into.length, at);
  if (bytesRead < into.length) throw new Error("A file became shorter while it was copied.");
}

function orUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
