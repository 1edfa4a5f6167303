// @ts-check
// A page that names its reader: compressed once around its placeholders, and filled in for each.
import { constants, crc32, deflateRawSync } from "node:zlib";

/**
 * A gzip member may be made of blocks that know nothing of each other, and a block may hold its bytes
 * as they are (RFC 1951, 3.2.4). So the public texts are compressed once, each for itself, and a
 * reader's parts, of any length, stand between them uncompressed.
 */
export class PersonalPage {
  /** The page's own texts, and between each two of them the number of a part. @type {(Buffer | number)[]} */
  #pieces;
  /** Each piece as a block; made when first asked for. @type {(Buffer | number)[] | undefined} */
  #blocks;

  /**
   * @param {Buffer} html
   * @param {string} placeholder stands before the number of a part
   */
  constructor(html, placeholder) {
    this.#pieces = cut(html, Buffer.from(placeholder));
  }

  /** @param {string[]} parts at most 64 KB each @param {"br" | "gzip" | "identity"} encoding */
  fillIn(parts, encoding) {
    const bytes = parts.map((part) => Buffer.from(part));
    const html = Buffer.concat(this.#pieces.map((piece) => fill(piece, bytes)));
    if (encoding !== "gzip") return html;
    this.#blocks ??= this.#pieces.map((piece) =>
      typeof piece === "number" ? piece : deflate(piece),
    );
    const stored = bytes.map(store);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(html), 0);
    trailer.writeUInt32LE(html.length, 4);
    return Buffer.concat([
      HEADER,
      ...this.#blocks.map((block) => fill(block, stored)),
      END,
      trailer,
    ]);
  }
}

/** Deflate, no name, no time, unknown system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** A last block with nothing in it. */
const END = Buffer.from([3, 0]);

/** Ends at a whole byte, and not with the last block. @param {Buffer} bytes */
function deflate(bytes) {
  return deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
}

/** @param {Buffer} bytes */
function store(bytes) {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
}

/**
 * The page's texts, and between each two of them the number behind a placeholder.
 *
 * @param {Buffer} html
 * @param {Buffer} placeholder
 */
function cut(html, placeholder) {
  /** @type {(Buffer | number)[]} */
  const pieces = [];
  let from = 0;
  for (let at = html.indexOf(placeholder); at >= 0; at = html.indexOf(placeholder, from)) {
    const digit = at + placeholder.length;
    pieces.push(html.subarray(from, at), Number(String.fromCharCode(html[digit] ?? 0)));
    from = digit + 1;
  }
  return [...pieces, html.subarray(from)];
}

/** @param {Buffer | number} piece @param {Buffer[]} parts */
function fill(piece, parts) {
  return typeof piece === "number" ? (parts[piece] ?? Buffer.alloc(0)) : piece;
}
