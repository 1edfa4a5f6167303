import { constants, crc32, deflateRawSync } from "node:zlib";

import type { Encoding } from "~/platform/http/encodings.mjs";

/**
 * A page that names its reader: compressed once around its placeholders, and filled in for each. Blocks
 * within a gzip member may be independent of each other, and a block may hold its bytes uncompressed
 * (RFC 1951, 3.2.4). So each of the page's own texts is compressed separately, and the reader's parts,
 * of any length, stand between them uncompressed.
 */
export class PersonalPage {
  /** Texts of the page, and the number of the part that stands before each but the first. */
  #texts: Buffer[];
  #numbers: number[];
  /** Made when first asked for: most pages are read once before they change. */
  #blocks: Buffer[] | undefined;

  /** `placeholder` stands before the number of a part, which is one digit. */
  constructor(html: Buffer, placeholder: string) {
    const [first = "", ...others] = html.toString().split(placeholder);
    this.#texts = [first, ...others.map((text) => text.slice(1))].map((text) => Buffer.from(text));
    this.#numbers = others.map((text) => Number(text[0]));
  }

  /** The page with these parts, of at most 64 KB each; never as brotli. */
  fillIn(parts: string[], encoding: Encoding): Buffer {
    const bytes = parts.map((part) => Buffer.from(part));
    const page = this.#fill(this.#texts, bytes);
    if (encoding !== "gzip") return Buffer.concat(page);
    this.#blocks ??= this.#texts.map(deflate);
    const blocks = this.#fill(this.#blocks, bytes.map(stored));
    const sum = page.reduce((before, piece) => crc32(piece, before), 0);
    const length = page.reduce((before, piece) => before + piece.length, 0);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(sum, 0);
    trailer.writeUInt32LE(length, 4);
    return Buffer.concat([HEADER, ...blocks, LAST_BLOCK, trailer]);
  }

  #fill(texts: Buffer[], parts: Buffer[]): Buffer[] {
    const between = (number: number, at: number) => [parts[number]!, texts[at + 1]!];
    return [texts[0]!, ...this.#numbers.flatMap(between)];
  }
}

/** Deflate, no name, no time, unknown system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
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
