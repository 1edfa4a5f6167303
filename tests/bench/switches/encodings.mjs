// @ts-check
import { brotli as shops } from "../../../app/http/encodings.mjs";
import { isWithout } from "./without.mjs";

export * from "../../../app/http/encodings.mjs";

const FIRST_QUALITY = 5;

/** Never better than a page's first compression. @type {typeof shops} */
export const brotli = isWithout("second compression")
  ? (bytes, quality) => shops(bytes, Math.min(quality, FIRST_QUALITY))
  : shops;
