// @ts-check
// Remix compares an address with every route of the shop, twice at each request, and copies what it is
// sent through a stream, in both directions. Here each page is a Remix app of its own, cut out of the
// whole, that knows no other routes; a form is handed over in one piece, and so may an answer be.

/**
 * @typedef {import("node:http").IncomingMessage} Req
 * @typedef {import("node:http").ServerResponse} Res
 * @typedef {(req: Req, res: Res, next: (error: unknown) => void) => unknown} Handler
 * @typedef {import("@remix-run/node").ServerBuild} ServerBuild
 * @typedef {import("@remix-run/node").RequestHandler} App
 *
 * @typedef {object} Options
 * @property {ServerBuild} build
 * @property {string} [mode]
 *
 * @typedef {Pick<typeof import("@remix-run/node"), "createRequestHandler" |
 *   "createReadableStreamFromReadable" | "writeReadableStreamToWritable">} Remix
 *
 * @typedef {{ id: string, children: RouteTree[] }} RouteTree
 * @typedef {(routes: RouteTree[], path: string) => { route: { id: string } }[] | null} MatchRoutes
 */

/** Addresses whose page is remembered: of a large catalogue those that are asked for now. */
const MOST_KNOWN = 5_000;
/** A form of more than this comes with a file, and is not held whole in memory by us. */
const FORM_BYTES = 64 * 1024;

/**
 * What remix-serve takes for Remix's `createRequestHandler` for Express, with an app for each page.
 *
 * @param {Remix} remix
 * @param {MatchRoutes} matchRoutes
 * @returns {(options: Options) => Handler}
 */
export function appPerPage(remix, matchRoutes) {
  return ({ build, mode }) => {
    const tree = treeOf(build.routes);
    /** By the routes that a page is made of. @type {Map<string, App>} */
    const apps = new Map();
    /** @type {Map<string, App>} */
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
      const routes = Object.entries(build.routes).filter(([id]) => ids.includes(id));
      const own = { ...build, routes: Object.fromEntries(routes) };
      return remix.createRequestHandler(ids.length === 0 ? build : own, mode);
    };

    return async (req, res, next) => {
      try {
        const url = new URL(`http://${req.headers.host}${req.url}`);
        const app = known.get(url.pathname) ?? appFor(url.pathname);
        const request = await readRequest(req, res, url, remix);
        if (request)
          await sendResponse(res, await app(request, { sendBody: endsWith(res) }), remix);
      } catch (error) {
        next(error);
      }
    };
  };
}

/**
 * What Remix is asked; undefined when whoever asked went away before all of it was here.
 *
 * @param {Req} req
 * @param {Res} res
 * @param {URL} url
 * @param {Remix} remix
 */
async function readRequest(req, res, url, remix) {
  const { method = "GET" } = req;
  const gone = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) gone.abort();
  });
  /** @type {RequestInit} */
  const init = { method, headers: readHeaders(req), signal: gone.signal };
  if (method === "POST") {
    const isForm = Number(req.headers["content-length"]) <= FORM_BYTES;
    const body = isForm ? await readForm(req) : remix.createReadableStreamFromReadable(req);
    if (!body) return undefined;
    init.body = /** @type {BodyInit} */ (body);
    init.duplex = "half";
  }
  return new Request(url.href, init);
}

/** @param {Req} req */
function readHeaders({ headers }) {
  const read = new Headers();
  for (const [name, values] of Object.entries(headers)) {
    for (const value of [values].flat()) if (value) read.append(name, value);
  }
  return read;
}

/** @param {Req} req @returns {Promise<Buffer | undefined>} */
function readForm(req) {
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = [];
    req.on("data", (chunk) => chunks.push(chunk));
    req.once("end", () => resolve(Buffer.concat(chunks)));
    req.once("error", () => resolve(undefined));
    req.once("close", () => resolve(undefined));
  });
}

/** @param {Res} res @param {Response} response @param {Remix} remix */
async function sendResponse(res, response, remix) {
  res.statusCode = response.status;
  res.statusMessage = response.statusText;
  for (const [name, value] of response.headers) res.appendHeader(name, value);
  if (!response.body) return res.end();
  // What is told bit by bit is listened to from the first moment on.
  if (/^text\/event-stream/i.test(response.headers.get("Content-Type") ?? "")) res.flushHeaders();
  await remix.writeReadableStreamToWritable(response.body, res);
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
