import { sha256 } from "~/platform/format/sha256.server";

/** A finished file, and the tag by which clients know that they have it. */
export interface KeptFile {
  bytes: Buffer;
  etag: string;
}

/** Memory for files that take milliseconds to make: at most so many bytes; the longest unused goes first. */
export class KeptFiles {
  readonly #files = new Map<string, KeptFile>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** The file of a key, which names all that its bytes depend on. */
  find(key: string, make: () => Buffer): KeptFile {
    const known = this.#files.get(key);
    if (known) {
      this.#files.delete(key);
      this.#files.set(key, known);
      return known;
    }
    const bytes = make();
    const digest = sha256(bytes).slice(0, 22);
    const file = { bytes, etag: `"${digest}"` };
    this.#files.set(key, file);
    this.#bytes += sizeOf(key, file);
    for (const [oldest, old] of this.#files) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#files.delete(oldest);
      this.#bytes -= sizeOf(oldest, old);
    }
    return file;
  }
}

function sizeOf(key: string, { bytes }: KeptFile): number {
  return bytes.length + 2 * key.length;
}
