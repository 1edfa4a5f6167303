// @ts-check
// Modules of the shop in whose place the bench puts its own, which leave one mechanism out when told
// to and else pass everything on. The shop itself knows nothing of it.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** The shop's module to the bench's. @type {Record<string, string>} */
export const replaced = {
  "app/platform/rendering/front/html-document.server.ts": "html-document.ts",
  "app/front/page-cache/page-cache.server.ts": "page-cache.ts",
  "app/platform/basics/memoize.ts": "memoize.ts",
  "db/versioned-cache.ts": "versioned-cache.ts",
  "db/compiled-query.ts": "compiled-query.ts",
  "db/group-commit.ts": "group-commit.ts",
  "app/front/server/routes-in-reach.mjs": "routes-in-reach.mjs",
};

const own = import.meta.dirname;
const byPath = new Map(
  Object.entries(replaced).map(([shops, name]) => [resolve(shops), join(own, name)]),
);
for (const path of byPath.keys()) if (!existsSync(path)) throw new Error(`no such file: ${path}`);

/**
 * What stands in for a file when another one imports it; the bench's own get the shop's.
 *
 * @param {string} path
 * @param {string} importer
 */
export function replacementFor(path, importer) {
  return importer.startsWith(own) ? undefined : byPath.get(path);
}
