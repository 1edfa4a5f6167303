// @ts-check
// One address for each page. Remix finds a page by its address in capitals, too, with slashes at its end
// or doubled, and with letters written as %xx: each of these would be another page to search engines.
import { findPattern, patternsOf } from "./route-patterns.mjs";

/** @import { ServerBuild } from "@remix-run/node" */

/** Matches an address that may be another spelling of the same page. */
const ODD = /[A-Z%]|\/\/|.\/$/;
/** Letters, digits and marks that need no %xx (RFC 3986, 2.3). */
const PLAIN = /[\w.~-]/;
/**
 * Variable parts that the shop makes itself, always in small letters. All other variable parts may be secrets,
 * and stay as they are.
 */
const SMALL = new Set([":category"]);

/**
 * Finds the right path for another spelling of a page's path; undefined if the path is right already,
 * or of no page.
 *
 * @param {ServerBuild["routes"]} routes
 * @returns {(path: string) => string | undefined}
 */
export function canonicalPaths(routes) {
  const patterns = patternsOf(routes);
  return (path) => {
    if (!ODD.test(path)) return undefined;
    const parts = path.split("/").filter(Boolean).map(withoutNeedlessCodes);
    const pattern = findPattern(patterns, parts);
    if (!pattern) return undefined;
    const named = parts.map((part, at) => spell(/** @type {string} */ (pattern.parts[at]), part));
    const canonical = `/${named.join("/")}`;
    return canonical === path ? undefined : canonical;
  };
}

/** @param {string} name a part of a route's address @param {string} part what stands there */
function spell(name, part) {
  if (!name.startsWith(":")) return name;
  return SMALL.has(name) ? part.toLowerCase() : part;
}

/** @param {string} part */
function withoutNeedlessCodes(part) {
  return part.replace(/%([0-9a-f]{2})/gi, (code, digits) => {
    const letter = String.fromCharCode(parseInt(digits, 16));
    return PLAIN.test(letter) ? letter : code.toUpperCase();
  });
}
