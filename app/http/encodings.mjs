// @ts-check
// How answers kept in memory are compressed. Plain Node: the guard needs it before any package.
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotliAsync = promisify(zlib.brotliCompress);
const gzipAsync = promisify(zlib.gzip);

/** @typedef {"br" | "gzip" | "identity"} Encoding */

/** Raw header to what it allows: browsers send but a few. @type {Map<string, Encoding>} */
const known = new Map();
const MOST_KNOWN = 1_000;

/**
 * The best of ours that a client takes. What it refuses by `q=0` counts as not named.
 *
 * @param {string | string[]} [acceptEncoding]
 * @returns {Encoding}
 */
export function chooseEncoding(acceptEncoding = "") {
  const header = String(acceptEncoding);
  const found = known.get(header);
  if (found) return found;
  const names = header
    .toLowerCase()
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.replace(/\s*;.*/, ""));
  const chosen = names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : "identity";
  if (known.size < MOST_KNOWN) known.set(header, chosen);
  return chosen;
}

/**
 * @param {Buffer} bytes
 * @param {number} quality brotli's, 0 to 11
 * @returns {Promise<Buffer>}
 */
export function brotli(bytes, quality) {
  return brotliAsync(bytes, brotliOptions(quality, bytes.length));
}

/** @param {number} quality @param {number} length of what is to be compressed */
export function brotliOptions(quality, length) {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

/** @param {Buffer} bytes @param {number} level 1 to 9 @returns {Promise<Buffer>} */
export function gzip(bytes, level) {
  return gzipAsync(bytes, { level });
}
