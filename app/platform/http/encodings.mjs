// @ts-check
// How answers are compressed. Plain Node, because the server needs it before any package.
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotliAsync = promisify(zlib.brotliCompress);
const gzipAsync = promisify(zlib.gzip);

/** @typedef {"br" | "gzip" | "identity"} Encoding */

/**
 * The best of ours that a client takes. What it refuses by `q=0` counts as not named.
 *
 * @param {string | string[]} [acceptEncoding]
 * @param {"br" | "gzip"} best that the answer can be had in
 * @returns {Encoding}
 */
export function chooseEncoding(acceptEncoding = "", best = "br") {
  const names = String(acceptEncoding)
    .toLowerCase()
    .split(",")
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.replace(/;.*/, "").trim());
  if (best === "br" && names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : "identity";
}

/**
 * @param {Buffer} bytes
 * @param {number} quality brotli's, 0 to 11
 * @returns {Promise<Buffer>}
 */
export function brotli(bytes, quality) {
  return brotliAsync(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** @param {Buffer} bytes @param {number} level 1 to 9 @returns {Promise<Buffer>} */
export function gzip(bytes, level) {
  return gzipAsync(bytes, { level });
}
