import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { filesBelow } from "./files";
import { findCircles, findFault, importsOf, roomLines } from "./imports";

const files = ["app", "db"].flatMap((folder) =>
  [".ts", ".tsx", ".mjs", ".js"].flatMap((ending) => filesBelow(folder, ending)),
);
const imports = new Map(files.map(({ path, text }) => [path, importsOf(path, text)]));

test("a file uses its own room and those below it, and nobody imports a page", () => {
  const faults = [...imports].flatMap(([path, used]) =>
    used.flatMap((other) => findFault(path, other) ?? []),
  );
  expect(faults).toEqual([]);
});

test("no files import each other in a circle, for types neither", () => {
  expect(findCircles(imports)).toEqual([]);
});

// Plain modules run without a build: the picture worker reads pictures with sharp, and the worker that
// makes files writes PDFs with pdfkit, drawings in them with svg-to-pdfkit, archives with fflate, and workbooks;
// the server in front of the app compresses and knows proxies as Express does. What builds them bundles by
// esbuild.
test("plain modules import only Node's and plain modules, migrations only kysely and their helpers", () => {
  const strangers = files.flatMap(({ path, text }) => {
    const mayImport = path.endsWith(".mjs")
      ? /^(?:node:|sharp$|pdfkit$|svg-to-pdfkit$|fflate$|compression$|proxy-addr$|esbuild$|write-excel-file\/node$|\.{1,2}\/.*\.mjs$)/
      : /^db\/migrations\/\d/.test(path)
        ? /^(?:kysely|\.\/helpers|\.\/on-both)$/
        : undefined;
    const named = [...text.matchAll(/^(?:import|export) [^;]*?from "([^"]+)"/gm)].map(
      ([, name]) => name!,
    );
    return named.flatMap((name) => (mayImport?.test(name) === false ? [`${path}: ${name}`] : []));
  });
  expect(strangers).toEqual([]);
});

test("every folder of the shop is a room of the list, and every room of the list is there", () => {
  const folders = new Set(files.map(({ path }) => path.split("/").slice(0, -1)[1]));
  const listed = roomLines.flatMap((line) => line.split(" "));
  for (const folder of folders) {
    if (folder && !files.some(({ path }) => path.startsWith(`db/${folder}/`))) {
      expect(listed).toContain(folder);
    }
  }
  expect(new Set(listed).size).toBe(listed.length);
});

test("the rule refuses what it is there to refuse", () => {
  expect(
    findFault("app/shop/cart/cart.server.ts", "app/sales/orders/place-order.server.ts"),
  ).toMatch(/orders is not below cart/);
  expect(findFault("app/platform/forms/field.tsx", "app/platform/settings/theme.ts")).toMatch(
    /not below/,
  );
  expect(findFault("app/misc/helper.ts", "app/platform/paths/paths.ts")).toMatch(/misc is no room/);
  expect(
    findFault("app/front/routes/shop/cart/row.tsx", "app/front/routes/shop/cart/route.tsx"),
  ).toMatch(/nobody imports a page/);
  expect(findFault("app/sales/orders/order.server.ts", "app/shop/cart/totals.ts")).toBeUndefined();
  const here = importsOf("tests/house/x.ts", 'import type { filesBelow } from "./files";');
  expect(here).toEqual(["tests/house/files.ts"]);
  expect(readFileSync("tests/house/files.ts", "utf8")).not.toBe("");
  const circle = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["a"]],
    ["d", ["a"]],
  ]);
  expect(findCircles(circle)).toEqual(["a → b → c → a"]);
});
