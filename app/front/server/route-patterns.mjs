// @ts-check
// Finds the route of an address by the address's parts alone.

/** @import { ServerBuild } from "@remix-run/node" */

/** A route's address in parts: texts, `:name` for what may differ. */
/** @typedef {{ id: string, parts: string[] }} Pattern */

/**
 * The addresses of all routes, with and without their optional parts; a route for any address has none.
 *
 * @param {ServerBuild["routes"]} routes
 * @returns {Pattern[]}
 */
export function patternsOf(routes) {
  return Object.keys(routes).flatMap((id) => partsOf(routes, id).map((parts) => ({ id, parts })));
}

/**
 * The route of an address: among those that match, the one with the most fixed parts. A page counts
 * before the frame around it, which has the same address and comes first.
 *
 * @param {Pattern[]} patterns
 * @param {string[]} parts those of the address
 */
export function findPattern(patterns, parts) {
  const small = parts.map((part) => part.toLowerCase());
  const fixed = (/** @type {Pattern} */ pattern) =>
    pattern.parts.filter((name) => !name.startsWith(":")).length;
  return patterns
    .filter((pattern) => pattern.parts.length === parts.length)
    .filter((pattern) =>
      pattern.parts.every((name, at) => name.startsWith(":") || name === small[at]),
    )
    .reduce(
      (/** @type {Pattern | undefined} */ best, one) =>
        best && fixed(best) > fixed(one) ? best : one,
      undefined,
    );
}

/** @param {ServerBuild["routes"]} routes @param {string} id */
function partsOf(routes, id) {
  let path = "";
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) {
    path = `/${route.path ?? ""}${path}`;
  }
  /** @type {string[][]} */
  let found = [[]];
  for (const part of path.split("/").filter(Boolean)) {
    if (part === "*") return [];
    const name = part.replace(/\?$/, "");
    const longer = found.map((parts) => [...parts, name]);
    found = name === part ? longer : [...longer, ...found];
  }
  return found;
}
