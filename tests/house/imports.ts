import { existsSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import { parseSync, Visitor } from "oxc-parser";

/**
 * Who may use whom, from the ground up. A storey uses those on earlier lines; inside a storey a room uses
 * those before the bar in front of it, and rooms between two bars do not know each other. Types count.
 * `db` is db/ without its seed, which draws its first pieces and so stands on `furniture`.
 */
export const house = [
  "platform: basics files log paths | env | format | i18n stores | db | ui | forms http office-ui settings | mail media | rendering",
  "people: identity",
  "furniture: drawing model-viewer | boards cutting | board-drawings decors | configurator models3d planner | workshop-numbers",
  "seed: seed",
  "shop: delivery discounts figures layout messages search swatches | catalogue content | cart catalogue-editing feeds questions stock-alerts | saved",
  "sales: billing | e-invoices orders | appointments approvals bookkeeping cards quotes statements withdrawals | changes handover reviews | customers",
  "workshop: stock | batches | made-boards package | plan production",
  "front: root | desk page-cache progress | assistant | privacy | operations | entry | routes server",
];

/** How high a room's storey stands in the house, and the room in its storey. */
interface Place {
  height: number;
  order: number;
}
const placeOf: ReadonlyMap<string, Place> = new Map(
  house.flatMap((line, height) => {
    const [storey, rooms] = line.split(": ") as [string, string];
    return rooms
      .split(" | ")
      .flatMap((group, order) =>
        group.split(" ").map((room) => [`${storey}/${room}`, { height, order }] as const),
      );
  }),
);

/** The rooms of the list, as `storey/room`. */
export const rooms = [...placeOf.keys()];

/** The room of a file of app/ or db/, as `storey/room`; a root file of app/ is a room of the front. */
export function roomOf(file: string): string {
  const [top, storey, room, ...rest] = file.split("/");
  if (top === "db") return storey === "seed" ? "seed/seed" : "platform/db";
  if (room === undefined) return `front/${storey!.split(".")[0]!}`;
  return rest.length > 0 ? `${storey}/${room}` : `${storey}/`;
}

/** Whether a file stands in a folder of its room, where other rooms do not reach. */
export function isInside(file: string): boolean {
  return file.startsWith("app/") && file.split("/").length > 4;
}

/** Whether a file stands in the folder `front/` of its room, which the storey of that name alone may reach. */
export function isForFront(file: string): boolean {
  const [top, storey, , folder, ...rest] = file.split("/");
  return top === "app" && storey !== "front" && folder === "front" && rest.length > 0;
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

/** How plain modules name a type, in their comments. */
const namedInComment = /(?:@import [^;]*? from |\bimport\()["']([^"']+)["']/g;

/** Whatever way a module is named in: statements, `import()` of values and types, `require`, `declare module`. */
function namesImported(file: string, source: string): { name: string; runs: boolean }[] {
  const { program, comments } = parseSync(file, source);
  const names = comments.flatMap(({ value }) =>
    [...value.matchAll(namedInComment)].map(([, name]) => ({ name: name!, runs: false })),
  );
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
    TSModuleDeclaration: ({ id }) => note(id, false),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === "Identifier" && callee.name === "require") note(first ?? null, true);
    },
  }).visit(program);
  return names;
}

/** The modules of the project that a file adds to from outside, where their readers would not see it. */
export function modulesWidened(file: string, source: string): string[] {
  const widened: string[] = [];
  new Visitor({
    TSModuleDeclaration: ({ id }) => {
      if (id.type === "Literal" && /^[~.]/.test(id.value)) widened.push(`${file}: ${id.value}`);
    },
  }).visit(parseSync(file, source).program);
  return widened;
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
  const [own, other] = [placeOf.get(from), placeOf.get(to)];
  if (!own) return fault(`${from} is no room`);
  if (imported.endsWith("/route.tsx")) return fault("nobody imports a page");
  if (from === to) return undefined;
  if (!other) return fault(`${to} is no room`);
  const isBelow =
    other.height < own.height || (other.height === own.height && other.order < own.order);
  if (!isBelow) return fault(`${to} is not below ${from}`);
  if (isForFront(imported) && from.startsWith("front/")) return undefined;
  if (isInside(imported)) return fault(`it stands inside ${to}`);
  return undefined;
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
