// @ts-check
// Remix ranks all routes it has again and again for each request, which was a third of the work for a
// page. So it gets only those that begin as the address does, by its first two parts: `/admin/comenzi`.
import { unescape } from "node:querystring";

/**
 * @typedef {import("@remix-run/node").ServerBuild} Build
 * @typedef {import("@remix-run/node").RequestHandler} Handler
 */

/**
 * Hands each request to a handler of the routes in its reach, which `make` makes when it is first needed.
 *
 * @param {Build} build
 * @param {(build: Build) => Handler} make
 * @returns {Handler}
 */
export function handlerInReach(build, make) {
  const starts = new Map(Object.keys(build.routes).map((id) => [id, startOf(build.routes, id)]));
  const known = new Set(starts.values());
  /** @type {Map<string, Handler>} */
  const handlers = new Map();
  return (request, context) => {
    const parts = partsOf(unescape(new URL(request.url).pathname));
    while (parts.length > 0 && !known.has(parts.join(""))) parts.pop();
    const start = parts.join("");
    /** @type {<Route>(routes: Record<string, Route>) => Record<string, Route>} */
    const inReach = (routes) =>
      Object.fromEntries(
        Object.entries(routes).filter(([id]) => `${start}/`.startsWith(`${starts.get(id)}/`)),
      );
    const { assets, routes } = build;
    const handle =
      handlers.get(start) ??
      make({
        ...build,
        routes: inReach(routes),
        assets: { ...assets, routes: inReach(assets.routes) },
      });
    handlers.set(start, handle);
    return handle(request, context);
  };
}

/** How all addresses of a route begin: its parts before one that may differ. @param {Build["routes"]} routes @param {string} id */
function startOf(routes, id) {
  let path = "";
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) {
    path = `/${route.path ?? ""}${path}`;
  }
  return partsOf(path.replace(/\/[^/]*[:*?].*/, "")).join("");
}

/** @param {string} path */
function partsOf(path) {
  return (path.toLowerCase().match(/[^/]+/g) ?? []).slice(0, 2).map((part) => `/${part}`);
}
