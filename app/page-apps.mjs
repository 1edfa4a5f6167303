// @ts-check
// Remix compares an address with every route of the shop, twice at each request, and copies what it is
// sent through a stream. Here each page is a Remix app of its own, cut out of the whole, that knows no
// other routes; and it may hand over its answer's body in one piece.

/**
 * @typedef {import("node:http").IncomingMessage & { originalUrl: string }} Req
 * @typedef {import("node:http").ServerResponse} Res
 * @typedef {(req: Req, res: Res, next: (error?: unknown) => void) => unknown} Handler
 * @typedef {import("@remix-run/node").ServerBuild} ServerBuild
 * @typedef {import("@remix-run/node").AppLoadContext} AppLoadContext
 *
 * @typedef {object} Options
 * @property {ServerBuild} build
 * @property {(req: Req, res: Res) => AppLoadContext} [getLoadContext]
 *
 * @typedef {{ id: string, children: RouteTree[] }} RouteTree
 * @typedef {(routes: RouteTree[], path: string) => { route: { id: string } }[] | null} MatchRoutes
 */

/** Addresses whose page is remembered: of a large catalogue those that are asked for now. */
const MOST_KNOWN = 5_000;

/**
 * Remix's `createRequestHandler` for Express, with an app for each page.
 *
 * @param {(options: Options) => Handler} createRequestHandler
 * @param {MatchRoutes} matchRoutes
 * @returns {(options: Options) => Handler}
 */
export function appPerPage(createRequestHandler, matchRoutes) {
  return (options) => {
    const tree = treeOf(options.build.routes);
    /** By the routes that a page is made of. @type {Map<string, Handler>} */
    const apps = new Map();
    /** @type {Map<string, Handler>} */
    const known = new Map();

    /** @param {string} path */
    const appFor = (path) => {
      const ids = (matchRoutes(tree, path) ?? []).map(({ route }) => route.id);
      const app = apps.get(ids.join()) ?? createApp(ids);
      apps.set(ids.join(), app);
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(path, app);
      return app;
    };
    /** An address that no page has is answered as the whole shop would. @param {string[]} ids */
    const createApp = (ids) => {
      const routes = Object.entries(options.build.routes).filter(([id]) => ids.includes(id));
      const build = { ...options.build, routes: Object.fromEntries(routes) };
      return createRequestHandler({
        ...options,
        build: ids.length === 0 ? options.build : build,
        getLoadContext: (_req, res) => ({ sendBody: endsWith(res) }),
      });
    };

    return (req, res, next) => {
      const path = new URL(req.originalUrl, "http://shop").pathname;
      const app = known.get(path) ?? appFor(path);
      return app(req, res, next);
    };
  };
}

/** The routes as the router takes them. @param {ServerBuild["routes"]} manifest */
function treeOf(manifest, parentId = "") {
  /** @type {RouteTree[]} */
  const routes = Object.values(manifest)
    .filter((route) => (route.parentId ?? "") === parentId)
    .map((route) => ({ ...route, children: treeOf(manifest, route.id) }));
  return routes;
}

/** Remix ends an answer that has no body of its own with nothing. @param {Res} res */
function endsWith(res) {
  const { end } = res;
  return (/** @type {Buffer} */ body) => {
    res.end = () => Reflect.apply(end, res, [body]);
  };
}
