import { existsSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import { parseSync, Visitor } from "oxc-parser";

/**
 * Who may use whom: a file imports from its own room or from a room on an earlier line. Rooms on one
 * line do not import each other. Types count.
 */
export const roomLines = [
  "languages paths admin-paths server-paths zod memoize in-batches log drawing",
  "env",
  "format files boards cutting i18n",
  "db ui stores",
  "models3d",
  "forms http shop figures",
  "decors search",
  "mail media rendering",
  "configurator planner delivery",
  "messages content layout catalogue discounts swatches csp",
  "cart root feeds stock-alerts questions",
  "billing",
  "orders",
  "workshop payments quotes",
  "approvals appointments saved",
  "handover reviews",
  "thread",
  "assistant",
  "accounts",
  "page-cache operations",
  "routes server entry",
];

const lineOf = new Map(
  roomLines.flatMap((line, index) => line.split(" ").map((room) => [room, index] as const)),
);

/** The room of a file of app/ or db/: its folder, or its own name where it stands in app/ itself. */
function roomOf(file: string): string {
  const [top, room, ...rest] = file.split("/");
  if (top !== "app") return top!;
  return rest.length > 0 ? room! : room!.split(".")[0]!;
}

/** What a file imports of the project, as paths from its root. */
export function importsOf(file: string, source: string): string[] {
  return namesImported(file, source).flatMap(({ name }) => resolve(name, file) ?? []);
}

/** What runs as soon as a file runs: neither types nor what is loaded on demand. */
export function importsRunOf(file: string, source: string): string[] {
  const run = namesImported(file, source).filter(({ runs }) => runs);
  return run.flatMap(({ name }) => resolve(name, file) ?? []);
}

/** Whatever way a module is named in: statements, `import()` of values and of types, `require`. */
function namesImported(file: string, source: string): { name: string; runs: boolean }[] {
  const names: { name: string; runs: boolean }[] = [];
  const note = (named: { type: string } | null, runs: boolean) => {
    if (named && "value" in named && typeof named.value === "string") {
      names.push({ name: named.value, runs });
    }
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => note(source, importKind !== "type"),
    ExportNamedDeclaration: ({ source, exportKind }) => note(source, exportKind !== "type"),
    ExportAllDeclaration: ({ source, exportKind }) => note(source, exportKind !== "type"),
    ImportExpression: ({ source }) => note(source, false),
    TSImportType: ({ source }) => note(source, false),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === "Identifier" && callee.name === "require") note(first ?? null, true);
    },
  }).visit(parseSync(file, source).program);
  return names;
}

function resolve(name: string, from: string): string | undefined {
  const base = name.startsWith("~db/")
    ? `db/${name.slice("~db/".length)}`
    : name.startsWith("~/")
      ? `app/${name.slice("~/".length)}`
      : name.startsWith(".")
        ? normalize(join(dirname(from), name))
        : undefined;
  if (base === undefined) return undefined;
  const path = base.replace(/\?.*$/, "");
  const endings = ["", ".ts", ".tsx", ".d.ts", "/index.ts"];
  // A stylesheet is no module.
  if (path.endsWith(".css")) return undefined;
  const found = endings.map((end) => path + end).find((one) => existsSync(one) && isFile(one));
  if (!found) throw new Error(`${from} imports ${name}, which is not there`);
  return found;
}

function isFile(path: string): boolean {
  return statSync(path).isFile();
}

/** Why a file may not import another; undefined where it may. */
export function findFault(file: string, imported: string): string | undefined {
  const [from, to] = [roomOf(file), roomOf(imported)];
  const fault = (why: string) => `${file} imports ${imported}: ${why}`;
  if (!lineOf.has(from)) return fault(`${from} is no room`);
  if (imported.endsWith("/route.tsx")) return fault("nobody imports a page");
  if (from === to) return undefined;
  if (!lineOf.has(to)) return fault(`${to} is no room`);
  if (lineOf.get(to)! < lineOf.get(from)!) return undefined;
  return fault(`${to} is not below ${from}`);
}

/** The circles in which files import each other, each once, from its first file in the alphabet. */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const circles = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) {
      const circle = way.slice(at);
      const first = circle.indexOf([...circle].sort()[0]!);
      const turned = [...circle.slice(first), ...circle.slice(0, first)];
      circles.add([...turned, turned[0]].join(" → "));
      return;
    }
    if (done.has(file)) return;
    for (const other of imports.get(file) ?? []) visit(other, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return [...circles].sort();
}
