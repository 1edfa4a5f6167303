import { constants, crc32, deflateRawSync } from "node:zlib";

import type { Encoding } from "~/http/encodings.mjs";

/** Texts of a page, and between each two of them the number of the part that stands there. */
type Pieces = (Buffer | number)[];

/**
 * A page that names its reader: compressed once around its placeholders, and filled in for each. A gzip
 * member may be made of blocks that know nothing of each other, and a block may hold its bytes as they
 * are (RFC 1951, 3.2.4). So the page's own texts are compressed each for itself, and the reader's parts,
 * of any length, stand between them uncompressed.
 */
export class PersonalPage {
  #pieces: Pieces;
  /** Made when first asked for: most pages are read once before they change. */
  #blocks: Pieces | undefined;

  /** `placeholder` stands before the number of a part, which is one digit. */
  constructor(html: Buffer, placeholder: string) {
    this.#pieces = cut(html, Buffer.from(placeholder));
  }

  /** The page with these parts, of at most 64 KB each; never as brotli. */
  fillIn(parts: string[], encoding: Encoding): Buffer {
    const bytes = parts.map((part) => Buffer.from(part));
    const texts = fill(this.#pieces, bytes);
    if (encoding !== "gzip") return Buffer.concat(texts);
    this.#blocks ??= this.#pieces.map((piece) =>
      typeof piece === "number" ? piece : deflate(piece),
    );
    const trailer = Buffer.alloc(8);
    let [checksum, length] = [0, 0];
    for (const text of texts) {
      checksum = crc32(text, checksum);
      length += text.length;
    }
    trailer.writeUInt32LE(checksum, 0);
    trailer.writeUInt32LE(length, 4);
    return Buffer.concat([HEADER, ...fill(this.#blocks, bytes.map(stored)), LAST_BLOCK, trailer]);
  }
}

/** Deflate, no name, no time, unknown system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** With nothing in it. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** A block that is not the last one and ends at a whole byte. */
function deflate(bytes: Buffer): Buffer {
  return deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
}

function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
}

function cut(html: Buffer, placeholder: Buffer): Pieces {
  const pieces: Pieces = [];
  let from = 0;
  for (let at = html.indexOf(placeholder); at >= 0; at = html.indexOf(placeholder, from)) {
    const digit = at + placeholder.length;
    pieces.push(html.subarray(from, at), Number(String.fromCharCode(html[digit]!)));
    from = digit + 1;
  }
  return [...pieces, html.subarray(from)];
}

function fill(pieces: Pieces, parts: Buffer[]): Buffer[] {
  return pieces.map((piece) => (typeof piece === "number" ? parts[piece]! : piece));
}
