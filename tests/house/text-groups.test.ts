import { readFileSync } from "node:fs";

import { parseSync, Visitor, type ModuleExportName } from "oxc-parser";
import { expect, test } from "vitest";

import remixConfig from "../../remix.config.js";
import { importsOf, importsRunOf } from "./imports";

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

interface TextFile {
  /** The groups that it asks for where it is shown. */
  used: string[];
  /** The groups that it names as a page. */
  named: string[];
  /** What comes to the browser with it; what is loaded on demand comes on its own. */
  imports: string[];
}

const read = new Map<string, TextFile>();

function readText(file: string): TextFile {
  const known = read.get(file);
  if (known) return known;
  const source = readFileSync(file, "utf8");
  const imports = importsRunOf(file, source).filter((one) => !/\.server\.|\.(json|mjs)$/.test(one));
  const text: TextFile = { used: [], named: [], imports };
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== "Identifier" || callee.name !== "useTranslation" || !first) return;
      text.used.push(...textsIn(source.slice(first.start, first.end)));
    },
    ExportNamedDeclaration: ({ declaration, source: from, specifiers, start, end }) => {
      const isPassedOn = from && specifiers.some(({ exported }) => nameOf(exported) === "handle");
      if (isPassedOn) {
        for (const other of importsOf(file, source.slice(start, end))) {
          text.named.push(...readText(other).named);
        }
      }
      if (declaration?.type !== "VariableDeclaration") return;
      const written = source.slice(declaration.start, declaration.end);
      const [, list = ""] = /^const handle\b[^]*?i18n: \[([^\]]*)\]/.exec(written) ?? [];
      text.named.push(...textsIn(list));
    },
  }).visit(parseSync(file, source).program);
  read.set(file, text);
  return text;
}

function nameOf(exported: ModuleExportName): string {
  return exported.type === "Literal" ? exported.value : exported.name;
}

function textsIn(source: string): string[] {
  return [...source.matchAll(/"([^"]+)"/g)].map(([, text]) => text!);
}

function withImported(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of readText(file).imports) withImported(imported, found);
  return found;
}

const pages = listPages();

test("there are pages to look at", () => {
  expect(pages.length).toBeGreaterThan(80);
});

test.each(pages)("$file names the texts that it shows", ({ file, around }) => {
  const named = [file, ...around].flatMap((one) => readText(one).named);
  const used = [...withImported(file)].flatMap((one) => readText(one).used);
  expect([...new Set(used)].filter((group) => !named.includes(group))).toEqual([]);
});
