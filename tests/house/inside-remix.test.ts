import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { filesBelow } from "./files";

/**
 * Files that use what Remix keeps to itself, with the reason; an upgrade of Remix looks at these. Nothing of it
 * is imported from inside a package: it stands in the page, or in what an exported type (`EntryContext`) holds.
 */
const insiders: Record<string, string> = {
  "app/entry.client.tsx":
    "A page carries no data for script, which asks for them afterwards and puts them where Remix looks for them.",
  "app/entry.server.tsx":
    "What the root's loader gave decides how the document is written, and its routes which styles it holds.",
  "app/front/page-cache/cache-policy.server.ts":
    "The handles of a page's routes say whether it may be kept, its data for whom it is.",
  "app/platform/rendering/bundle/load-script.js":
    "A page whose script has not started yet reloads itself where Remix would have changed it.",
  "app/platform/rendering/front/hydration-data.ts": "The type of the same data.",
  "app/platform/rendering/front/hydration-data.server.ts":
    "The same data, as the server writes them.",
  "app/platform/rendering/front/placeholders.server.tsx":
    "A page is kept with a placeholder where it names its reader: the frame's data are read and replaced.",
  "app/platform/rendering/front/storage-trouble.server.ts":
    "A full disk is an error of every route that met it; Remix has no place to say so once they have answered.",
  "vite.config.ts":
    "Settings of Remix that are known when the shop is built; script leaves out what only others need.",
};

const inside =
  /__remix[A-Z]\w+|staticHandlerContext|serverHandoffString|["']@remix-run\/[\w-]+\/(?!package\.json)/;

test("what Remix keeps to itself is used by the files of one list, each with its reason", () => {
  const configs = ["vite.config.ts", "remix.config.js", "vitest.config.ts", "playwright.config.ts"];
  const files = [
    ...["app", "db"].flatMap((folder) =>
      [".ts", ".tsx", ".mjs", ".js"].flatMap((ending) => filesBelow(folder, ending)),
    ),
    ...configs.map((path) => ({ path, text: readFileSync(path, "utf8") })),
  ];
  const users = files.filter(({ text }) => inside.test(text)).map(({ path }) => path);
  expect(users.sort()).toEqual(Object.keys(insiders).sort());
  for (const bad of [
    'import { matchRoutes } from "@remix-run/server-runtime/dist/routeMatching";',
    "const { routes } = window.__remixManifest;",
    "context.staticHandlerContext.matches",
  ]) {
    expect(inside.test(bad), bad).toBe(true);
  }
  expect(inside.test('import { json } from "@remix-run/node";')).toBe(false);
});
