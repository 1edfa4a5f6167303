// A Remix server build written by hand: what `remix vite:build` would make of a few tiny routes.
import { createRequestHandler } from "@remix-run/node";

/** Nothing is cached. */
class NoPages {
  constructor(_policy, app) {
    this.app = app;
  }

  async answer(req, res) {
    const response = await this.app.respond(req, res, {});
    if (response) await this.app.send(req, res, response);
  }
}

/**
 * @param {{ id: string, path: string, parentId?: string, module: object }[]} routes
 * @param {object} entry what the app's own entry would export besides
 */
export function buildOf(routes, entry) {
  const withoutModules = routes.map(({ id, path, parentId }) => ({
    id,
    path,
    parentId,
    module: "",
  }));
  return {
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    entry: {
      module: {
        createRequestHandler,
        PageCache: NoPages,
        shutDown: () => Promise.resolve(),
        // Remix's own handler prints the addresses of missing pages.
        handleError: () => undefined,
        ...entry,
      },
    },
    assets: {
      entry: { imports: [], module: "" },
      routes: Object.fromEntries(withoutModules.map((route) => [route.id, route])),
      url: "",
      version: "1",
    },
    basename: "/",
    future: {},
    isSpaMode: false,
    mode: "production",
    publicPath: "/assets/",
  };
}
