// @ts-check
// Remix ranks all routes it has again and again for each request, which was a third of the work for a
// page. So it gets only those that begin as the address does, by its first two parts: `/admin/comenzi`.
import { unescape } from "node:querystring";

/** @import { RequestHandler, ServerBuild } from "@remix-run/node" */

/**
 * Hands each request to a handler of the routes in its reach, which `make` makes when it is first needed.
 *
 * @param {ServerBuild} build
 * @param {(build: ServerBuild) => RequestHandler} make
 * @returns {RequestHandler}
 */
export function handlerInReach(build, make) {
  const { assets, routes } = build;
  const starts = Object.keys(routes).map((id) => ({ id, start: `${startOf(routes, id)}/` }));
  /** @type {Map<string, RequestHandler>} */
  const handlers = new Map();
  return (request, context) => {
    const path = `${startOfPath(unescape(new URL(request.url).pathname))}/`;
    const ids = starts.filter(({ start }) => path.startsWith(start)).map(({ id }) => id);
    const key = ids.join();
    const handle =
      handlers.get(key) ??
      make({
        ...build,
        routes: pick(routes, ids),
        assets: { ...assets, routes: pick(assets.routes, ids) },
      });
    handlers.set(key, handle);
    return handle(request, context);
  };
}

/**
 * The common beginning of all addresses of a route: its parts before the first variable one. @param
 * {ServerBuild["routes"]} routes @param {string} id
 */
function startOf(routes, id) {
  let path = "";
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) {
    path = `/${route.path ?? ""}${path}`;
  }
  return startOfPath(path.replace(/\/[^/]*[:*?].*/, ""));
}

/** @param {string} path */
function startOfPath(path) {
  const parts = path.toLowerCase().match(/[^/]+/g) ?? [];
  return parts
    .slice(0, 2)
    .map((part) => `/${part}`)
    .join("");
}

/** @template Value @param {Record<string, Value>} all @param {string[]} names */
function pick(all, names) {
  return Object.fromEntries(names.map((name) => [name, /** @type {Value} */ (all[name])]));
}
