import { expect, test } from "vitest";

import { filesBelow } from "./files";
import {
  findCircles,
  findFault,
  house,
  importsOf,
  isForFront,
  isInside,
  modulesWidened,
  roomOf,
  rooms,
} from "./imports";

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

test("what a module of the project declares stands in it: nobody adds to it from outside", () => {
  expect(files.flatMap(({ path, text }) => modulesWidened(path, text))).toEqual([]);
  for (const name of [
    "~db/schema",
    "~/platform/env/env.server",
    "./order-status",
    "../../db/schema",
  ]) {
    const bad = `declare module "${name}" { interface OrdersTable { colour: string } }`;
    expect(modulesWidened("app/x.ts", bad)).toEqual([`app/x.ts: ${name}`]);
  }
  // Those of packages and of other kinds of files are told about where it is needed.
  const packages = 'declare module "@remix-run/node" {} declare module "*.css" {}';
  expect(modulesWidened("app/x.d.ts", packages)).toEqual([]);
});

// Plain modules run without a build: the picture worker reads pictures with sharp, and the worker that
// makes files writes PDFs with pdfkit, drawings in them with svg-to-pdfkit, archives with fflate, and workbooks;
// the server in front of the app compresses and knows proxies as Express does. What builds them bundles by
// esbuild.
test("plain modules import only Node's and plain modules, migrations only kysely and what is frozen beside them", () => {
  const strangers = files.flatMap(({ path, text }) => {
    const mayImport = path.endsWith(".mjs")
      ? /^(?:node:|sharp$|pdfkit$|svg-to-pdfkit$|fflate$|compression$|proxy-addr$|esbuild$|write-excel-file\/node$|\.{1,2}\/.*\.mjs$)/
      : /^db\/migrations\/(?:\d|.*\/)/.test(path)
        ? /^(?:kysely|\.{1,2}\/on-both|\.\/[\w/-]+)$/
        : undefined;
    const named = [...text.matchAll(/^(?:import|export) [^;]*?from "([^"]+)"/gm)].map(
      ([, name]) => name!,
    );
    return named.flatMap((name) => (mayImport?.test(name) === false ? [`${path}: ${name}`] : []));
  });
  expect(strangers).toEqual([]);
});

test("every file stands in a room of the list, and every room of the list is there", () => {
  const found = new Set(files.map(({ path }) => roomOf(path)));
  expect([...found].sort()).toEqual([...rooms].sort());
  expect(house.length).toBeLessThanOrEqual(10);
});

/** How many files rooms offer each other at most. It only sinks. */
const MOST_PUBLIC = 300;
/** Their files are begun by commands and by the framework. */
const begun = /^app\/(?:[^/]+|front\/(?:operations|routes|server)\/.*)$/;

/** The other rooms that use a file. */
const roomsUsing = new Map<string, Set<string>>();
for (const [path, others] of imports) {
  for (const other of others.filter((one) => roomOf(one) !== roomOf(path))) {
    roomsUsing.set(other, (roomsUsing.get(other) ?? new Set()).add(roomOf(path)));
  }
}
const isUsedBy = (path: string, by: (room: string) => boolean) =>
  [...(roomsUsing.get(path) ?? [])].some(by);
const isOfFront = (room: string) => room.startsWith("front/");

test("a file at the root of a room is there for other rooms; what only the room needs stands in its folders", () => {
  const offered = files
    .map(({ path }) => path)
    .filter((path) => path.startsWith("app/") && !isInside(path) && !begun.test(path));
  const idle = offered.filter(
    (path) => !isUsedBy(path, (room) => isOfFront(roomOf(path)) || !isOfFront(room)),
  );
  expect(idle).toEqual([]);
  expect(offered.length).toBeLessThanOrEqual(MOST_PUBLIC);
});

test("what a room offers the front alone stands in its folder of that name", () => {
  const offered = files.map(({ path }) => path).filter(isForFront);
  expect(offered.filter((path) => !isUsedBy(path, isOfFront))).toEqual([]);
});

test("the rule refuses what it is there to refuse", () => {
  const cart = "app/shop/cart/cart.server.ts";
  const order = "app/sales/orders/order.server.ts";
  // Another storey above, a room beside, a room above in the same storey.
  expect(findFault(cart, order)).toMatch(/sales\/orders is not below shop\/cart/);
  expect(findFault(cart, "app/shop/questions/front/ask.server.ts")).toMatch(/not below/);
  expect(findFault(cart, "app/shop/saved/front/saved-design.ts")).toMatch(/not below/);
  expect(findFault("db/schema.ts", "app/platform/mail/mail.ts")).toMatch(/not below/);
  expect(findFault("db/schema.ts", "app/furniture/boards/design.ts")).toMatch(/not below/);
  expect(findFault(order, "app/shop/cart/lines/planned-lines.server.ts")).toMatch(
    /stands inside shop\/cart/,
  );
  // What a room keeps for the front: neither the room beside nor one above may take it.
  const badge = "app/sales/orders/front/order-badge.tsx";
  expect(findFault("app/sales/quotes/send-quote.server.ts", badge)).toMatch(
    /stands inside sales\/orders/,
  );
  expect(findFault("app/workshop/stock/stock.server.ts", badge)).toMatch(/stands inside/);
  expect(findFault("app/front/progress/order-page.server.tsx", badge)).toBeUndefined();
  expect(findFault("app/misc/helper.ts", cart)).toMatch(/misc\/ is no room/);
  expect(findFault("app/shop/misc/helper.ts", cart)).toMatch(/shop\/misc is no room/);
  const page = "app/front/routes/shop/cart/route.tsx";
  expect(findFault("app/front/routes/shop/cart/row.tsx", page)).toMatch(/nobody imports a page/);
  expect(findFault(order, "app/shop/cart/totals.ts")).toBeUndefined();
  expect(findFault("db/seed/sizes.ts", "app/furniture/boards/design.ts")).toBeUndefined();
  expect(findFault(cart, "app/shop/cart/lines/planned-lines.server.ts")).toBeUndefined();
});

test("a module is seen in whatever way it is named", () => {
  for (const source of [
    'import { filesBelow } from "./files";',
    'import type { filesBelow } from "./files";',
    'export * from "./files";',
    'const { filesBelow } = await import("./files");',
    'type Files = typeof import("./files");',
    'declare module "./files" { interface File { more: string } }',
    'const files = require("./files");',
    '/** @import { filesBelow } from "./files" */',
    '/** @type {typeof import("./files")} */',
  ]) {
    expect(importsOf("tests/house/x.ts", source), source).toEqual(["tests/house/files.ts"]);
  }
});

test("a circle is found", () => {
  const circle = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["a"]],
    ["d", ["a"]],
  ]);
  expect(findCircles(circle)).toEqual(["a → b → c → a"]);
});
