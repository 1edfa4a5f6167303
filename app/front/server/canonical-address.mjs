// @ts-check
// One address for each page. Remix finds a page by its address in capitals, too, with slashes at its end
// or doubled, and with letters written as %xx: each of these would be another page to search engines.

/** @import { ServerBuild } from "@remix-run/node" */

/** A route's address in parts: texts, `:name` for what may differ, `*` for anything. */
/** @typedef {string[]} Pattern */

/** What leads to the same page although it is written in another way. */
const ODD = /[A-Z%]|\/\/|.\/$/;
/** Letters, digits and marks that need no %xx (RFC 3986, 2.3). */
const PLAIN = /[\w.~-]/;
/** Parts that the shop makes itself, always of small letters. All others may be secrets, and stay as they are. */
const SMALL = new Set([":category"]);

/**
 * Finds the one address of a page: a path for a path that is another way to write it; undefined for one
 * that is as it should be, or that is no page.
 *
 * @param {ServerBuild["routes"]} routes
 * @returns {(path: string) => string | undefined}
 */
export function canonicalPaths(routes) {
  const patterns = Object.keys(routes).flatMap((id) => patternsOf(routes, id));
  return (path) => {
    if (!ODD.test(path)) return undefined;
    const parts = path.split("/").filter(Boolean).map(withoutNeedlessCodes);
    const pattern = findPattern(patterns, parts);
    if (!pattern) return undefined;
    const named = parts.map((part, at) => spell(/** @type {string} */ (pattern[at]), part));
    const canonical = `/${named.join("/")}`;
    return canonical === path ? undefined : canonical;
  };
}

/** @param {string} name a part of a route's address @param {string} part what stands there */
function spell(name, part) {
  if (!name.startsWith(":")) return name;
  return SMALL.has(name) ? part.toLowerCase() : part;
}

/** Of the routes that an address may be of, the one with the most parts as they are written. */
/** @param {Pattern[]} patterns @param {string[]} parts */
function findPattern(patterns, parts) {
  const small = parts.map((part) => part.toLowerCase());
  const fixed = (/** @type {Pattern} */ pattern) =>
    pattern.filter((name) => !name.startsWith(":")).length;
  return patterns
    .filter((pattern) => pattern.length === parts.length)
    .filter((pattern) => pattern.every((name, at) => name.startsWith(":") || name === small[at]))
    .reduce(
      (/** @type {Pattern | undefined} */ best, one) =>
        best && fixed(best) >= fixed(one) ? best : one,
      undefined,
    );
}

/** The addresses of a route, with and without what may be left out. @param {ServerBuild["routes"]} routes @param {string} id */
function patternsOf(routes, id) {
  let path = "";
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) {
    path = `/${route.path ?? ""}${path}`;
  }
  /** @type {Pattern[]} */
  let patterns = [[]];
  for (const part of path.split("/").filter(Boolean)) {
    if (part === "*") return [];
    const name = part.replace(/\?$/, "");
    const longer = patterns.map((pattern) => [...pattern, name]);
    patterns = name === part ? longer : [...longer, ...patterns];
  }
  return patterns;
}

/** @param {string} part */
function withoutNeedlessCodes(part) {
  return part.replace(/%([0-9a-f]{2})/gi, (code, digits) => {
    const letter = String.fromCharCode(parseInt(digits, 16));
    return PLAIN.test(letter) ? letter : code.toUpperCase();
  });
}
