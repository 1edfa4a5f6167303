import { readFileSync } from "node:fs";

import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";

import remixConfig from "../../remix.config.js";
import { importsRunOf } from "./imports";

/**
 * A page names the groups of texts that it shows. A group that a page forgets is there on the server
 * but arrives late in the browser, where hydration then does not find what the server wrote.
 */

interface Page {
  file: string;
  /** The layouts around it; their groups are there too. */
  around: string[];
}

/** The route table, with each page's layouts. */
function listPages(): Page[] {
  const pages: Page[] = [];
  let around = ["app/root.tsx"];
  const route = (
    _path: string | undefined,
    name: string,
    options?: object | (() => void),
    children?: () => void,
  ) => {
    const file = `app/${name}`;
    const below = typeof options === "function" ? options : children;
    if (file.endsWith(".tsx")) pages.push({ file, around });
    const outside = around;
    around = [...around, file];
    below?.();
    around = outside;
  };
  void remixConfig.routes?.((define: (route: never) => void) => {
    define(route as never);
    return {};
  });
  return pages;
}

/** The groups that a file asks for where it is shown, and those its page names for it. */
function groupsOf(file: string): { used: string[]; named: string[] } {
  const groups = { used: new Array<string>(), named: new Array<string>() };
  const source = readFileSync(file, "utf8");
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== "Identifier" || callee.name !== "useTranslation" || !first) return;
      groups.used.push(...textsIn(source.slice(first.start, first.end)));
    },
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== "VariableDeclaration") return;
      const text = source.slice(declaration.start, declaration.end);
      const [, list = ""] = /^const handle\b[^]*?i18n: \[([^\]]*)\]/.exec(text) ?? [];
      groups.named.push(...textsIn(list));
    },
  }).visit(parseSync(file, source).program);
  return groups;
}

function textsIn(source: string): string[] {
  return [...source.matchAll(/"([^"]+)"/g)].map(([, text]) => text!);
}

/** All files that come to the browser with this one; what is loaded on demand comes on its own. */
function withImported(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(file, "utf8");
  for (const imported of importsRunOf(file, source)) {
    if (/\.server\.|\.(json|mjs)$/.test(imported)) continue;
    withImported(imported, found);
  }
  return found;
}

const pages = listPages();

test("there are pages to look at", () => {
  expect(pages.length).toBeGreaterThan(80);
});

test.each(pages)("$file names the texts that it shows", ({ file, around }) => {
  const named = [file, ...around].flatMap((one) => groupsOf(one).named);
  const used = [...withImported(file)].flatMap((one) => groupsOf(one).used);
  expect([...new Set(used)].filter((group) => !named.includes(group))).toEqual([]);
});
