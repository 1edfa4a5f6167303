// @ts-check
// A page that names who is signed in, as a form with blanks: one for everybody, filled in for each.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { brotliDecompressSync, createBrotliCompress } from "node:zlib";

import { brotli, brotliOptions, gzip } from "../http/encodings.mjs";

/**
 * @typedef {import("../http/encodings.mjs").Encoding} Encoding
 *
 * @typedef {object} Print a compressed page in which blanks of certain lengths are not compressed
 * @property {Buffer} body
 * @property {{ at: number, part: number }[]} places
 */

const QUALITY = 5;
const HURRIED_QUALITY = 4;
const GZIP_LEVEL = 6;
// Names are of few lengths.
const MOST_PRINTS = 16;
// A literal's code may depend on as many bytes before it.
const CONTEXT_BYTES = 2;

export class PageForm {
  /** The page's own texts, and between them numbers of parts. @type {(Buffer | number)[]} */
  #pieces;
  /** By the lengths of the parts; none yet where they were asked for once. @type {Map<string, Promise<Print | undefined> | undefined>} */
  #prints = new Map();

  /**
   * @param {Buffer} html
   * @param {string} blank stands before the number of a part
   */
  constructor(html, blank) {
    this.#pieces = cut(html, Buffer.from(blank));
    // As if it had been printed as often as it may.
    this.size = html.length * (1 + MOST_PRINTS / 6);
  }

  /** @param {string[]} parts @param {Encoding} encoding */
  async fillIn(parts, encoding) {
    const bytes = parts.map((part) => Buffer.from(part));
    const print = encoding === "br" ? await this.#printFor(bytes) : undefined;
    if (print) return fillPrint(print, bytes);
    const html = fill(this.#pieces, bytes);
    if (encoding === "br") return brotli(html, HURRIED_QUALITY);
    return encoding === "gzip" ? gzip(html, GZIP_LEVEL) : html;
  }

  /**
   * Most pages are read once before they change: only who asks for the second time waits for a print.
   *
   * @param {Buffer[]} parts
   */
  #printFor(parts) {
    const lengths = parts.map(({ length }) => length).join();
    const known = this.#prints.get(lengths);
    if (known) return known;
    const made = this.#prints.has(lengths)
      ? print(this.#pieces, parts).catch(() => undefined)
      : undefined;
    if (this.#prints.size >= MOST_PRINTS) this.#prints.clear();
    this.#prints.set(lengths, made);
    return made;
  }
}

/**
 * The page's texts, and between each two of them the number behind a blank.
 *
 * @param {Buffer} html
 * @param {Buffer} blank
 */
function cut(html, blank) {
  /** @type {(Buffer | number)[]} */
  const pieces = [];
  let from = 0;
  for (let at = html.indexOf(blank); at >= 0; at = html.indexOf(blank, from)) {
    const digit = at + blank.length;
    pieces.push(html.subarray(from, at), Number(String.fromCharCode(html[digit] ?? 0)));
    from = digit + 1;
  }
  return [...pieces, html.subarray(from)];
}

/** @param {(Buffer | number)[]} pieces @param {Buffer[]} parts */
function fill(pieces, parts) {
  const own = (/** @type {number} */ part) => parts[part] ?? Buffer.alloc(0);
  return Buffer.concat(pieces.map((piece) => (typeof piece === "number" ? own(piece) : piece)));
}

/** @param {Print} print @param {Buffer[]} parts */
function fillPrint({ body, places }, parts) {
  const filled = Buffer.from(body);
  for (const { at, part } of places) parts[part]?.copy(filled, at);
  return filled;
}

/**
 * Compresses a page around its blanks. There it is given noise, which is stored as it is because it
 * cannot be made smaller, and may then be written over. Undefined where the noise is not found, or
 * anything else of the page turns out to hang on it.
 *
 * @param {(Buffer | number)[]} pieces
 * @param {Buffer[]} parts only their lengths count
 * @returns {Promise<Print | undefined>}
 */
async function print(pieces, parts) {
  const noisy = pieces.map((piece) =>
    typeof piece === "number" ? randomBytes(parts[piece]?.length ?? 0) : piece,
  );
  const { body, stored } = await compressApart(noisy);
  const places = stored.map((bytes, index) => ({
    at: body.indexOf(bytes),
    part: Number(pieces[index * 2 + 1]),
  }));
  if (stored.some((bytes, index) => body.lastIndexOf(bytes) !== places[index]?.at))
    return undefined;
  // With another byte in each place of the noise the page must come out with just these bytes.
  const others = noisy.map((piece, index) =>
    index % 2 === 0 ? piece : piece.map((byte) => ~byte),
  );
  const trial = Buffer.from(body);
  for (const [index, { at }] of places.entries()) trial.set(others[index * 2 + 1] ?? [], at);
  const isSound = brotliDecompressSync(trial).equals(Buffer.concat(others));
  return isSound ? { body, places } : undefined;
}

/**
 * Every second piece is put into a block of its own, together with the bytes behind it on which the
 * code of what follows may depend.
 *
 * @param {Buffer[]} pieces
 */
async function compressApart(pieces) {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const stream = createBrotliCompress(brotliOptions(QUALITY, length));
  /** @type {Buffer[]} */
  const chunks = [];
  stream.on("data", (chunk) => chunks.push(chunk));
  const flush = () => new Promise((resolve) => stream.flush(() => resolve(undefined)));
  /** @type {Buffer[]} */
  const stored = [];
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) {
      stream.write(piece.subarray(index === 0 ? 0 : CONTEXT_BYTES));
      continue;
    }
    const block = [piece, pieces[index + 1]?.subarray(0, CONTEXT_BYTES) ?? Buffer.alloc(0)];
    stored.push(Buffer.concat(block));
    await flush();
    stream.write(Buffer.concat(block));
    await flush();
  }
  stream.end();
  await once(stream, "end");
  return { body: Buffer.concat(chunks), stored };
}
