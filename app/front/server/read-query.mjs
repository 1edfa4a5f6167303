// @ts-check
// Anybody may add any query to the address of a page. Fields that the page does not read must not count as another
// page, or it would be rendered, compressed and kept once more for each word that somebody invents.
import { findPattern, patternsOf } from "./route-patterns.mjs";

/** @import { ServerBuild } from "@remix-run/node" */

/**
 * For each field of the query: the values that the page knows, or true if it reads any value. A route says
 * so in its handle, of itself and of the routes within it.
 *
 * @typedef {Record<string, readonly string[] | true>} Reads
 */

/**
 * Finds the address that a page is kept under: the path with those fields alone that its route reads, each
 * value once, as `URLSearchParams` writes them. `isOneOfFew` where nothing in it is typed by the visitor.
 * The address of a page that nobody keeps stays as it is.
 *
 * @param {ServerBuild["routes"]} routes
 * @returns {(url: string) => { address: string, isOneOfFew: boolean }}
 */
export function queryReader(routes) {
  const patterns = patternsOf(routes);
  return (url) => {
    const [path = "", query] = url.split(/\?(.*)/s);
    if (query === undefined) return { address: url, isOneOfFew: true };
    const pattern = findPattern(patterns, path.split("/").filter(Boolean));
    if (!pattern || !isKept(handleOf(routes, pattern.id)))
      return { address: url, isOneOfFew: false };
    const reads = readsOf(routes, pattern.id);
    const kept = new URLSearchParams();
    let isOneOfFew = true;
    for (const [name, value] of new URLSearchParams(query)) {
      const values = Object.hasOwn(reads, name) ? reads[name] : undefined;
      if (!values || kept.has(name, value)) continue;
      if (values !== true && !values.includes(value)) continue;
      if (values === true) isOneOfFew = false;
      kept.append(name, value);
    }
    return { address: kept.size > 0 ? `${path}?${kept}` : path, isOneOfFew };
  };
}

/** @param {ServerBuild["routes"]} routes @param {string} id @returns {Reads} */
function readsOf(routes, id) {
  /** @type {Reads} */
  let reads = {};
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) {
    reads = { ...handleOf(routes, route.id).reads, ...reads };
  }
  return reads;
}

/** @param {Handle} handle */
function isKept(handle) {
  return handle.isSameForAll === true || handle.isSameForGuests === true;
}

/** @typedef {{ reads?: Reads, isSameForAll?: true, isSameForGuests?: true }} Handle */
/** @param {ServerBuild["routes"]} routes @param {string} id */
function handleOf(routes, id) {
  return /** @type {Handle} */ (routes[id]?.module.handle ?? {});
}
