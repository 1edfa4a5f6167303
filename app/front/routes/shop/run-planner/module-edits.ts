import {
  allModules,
  drawerCounts,
  isColumn,
  moduleFacts,
  moduleKinds,
  widestSingle,
  type Module,
  type ModuleKind,
  type Run,
  type RunKind,
} from "~/furniture/boards/run";

import { withModules } from "./walls";

// What one press changes among the modules of a run.

/** The kinds that people choose; what stands in a corner follows from its walls. */
export const placedKinds = moduleKinds.filter((kind) => kind !== "corner");

/** What a press does to a module: moves or removes it; or adds one. */
export type ModuleEdit =
  | { what: "left" | "right" | "remove"; index: number }
  | { what: "add"; kind: ModuleKind };

export function writeModuleEdit(edit: ModuleEdit): string {
  return edit.what === "add" ? `add-${edit.kind}` : `${edit.what}-${edit.index}`;
}

/** Reads an edit from a button's value; undefined for any other text. */
export function readModuleEdit(text: string): ModuleEdit | undefined {
  const kind = placedKinds.find((one) => text === `add-${one}`);
  if (kind) return { what: "add", kind };
  const match = /^(left|right|remove)-(\d{1,2})$/.exec(text);
  return match
    ? { what: match[1] as "left" | "right" | "remove", index: Number(match[2]) }
    : undefined;
}

/** The left end of a wall, as a place to put a module at: the others are on the right of a module, by its number. */
export const startOf = (wall: number) => -1 - wall;

/**
 * The run after an edit, and which of its modules was changed, by its number across all walls; the same where there is
 * nothing to edit. `after` is the module on whose right another is put, or the left end of a wall (`startOf`).
 */
export function editModules(run: Run, edit: ModuleEdit, after: number): { run: Run; open: number } {
  const lines = run.walls.map(({ modules }) => [...modules]);
  const edited = ({ wall, at }: Place) => {
    const before = lines.slice(0, wall).reduce((sum, line) => sum + line.length, 0);
    return { run: withModules(run, lines), open: before + at };
  };
  if (edit.what === "add") {
    const to = placeAfter(run, lines, after);
    lines[to.wall]!.splice(to.at, 0, newModule(edit.kind, run));
    return edited(to);
  }
  const from = allModules(run)[edit.index];
  const to = from && (edit.what === "remove" ? from : neighbour(lines, from, edit.what));
  if (!to || isCorner(from.module)) return { run, open: edit.index };
  const line = lines[from.wall]!;
  line.splice(from.at, 1);
  if (edit.what === "remove") {
    return edited({ wall: from.wall, at: Math.max(0, Math.min(from.at, line.length - 1)) });
  }
  lines[to.wall]!.splice(to.at, 0, from.module);
  return edited(to);
}

/** A wall of a run, and a place along it, both counted from 0. */
interface Place {
  wall: number;
  at: number;
}

/** Where a module is put that goes one place on: past a corner it is the nearest along the next wall. */
export function neighbour(
  lines: Module[][],
  { wall, at }: Place,
  side: "left" | "right",
): Place | undefined {
  const step = side === "left" ? -1 : 1;
  const beside = lines[wall]![at + step];
  if (beside && !isCorner(beside)) return { wall, at: at + step };
  const next = wall + step;
  if (!lines[next]) return undefined;
  const { first, last } = freeOn(lines, next);
  return { wall: next, at: side === "left" ? last : first };
}

/** Between which places along a wall modules may be put: none is put between a corner and its own module. */
export function freeOn(lines: Module[][], wall: number): { first: number; last: number } {
  const line = lines[wall]!;
  const [begins, ends] = [line[0], line.at(-1)].map((one) => one !== undefined && isCorner(one));
  const first = wall > 0 && begins ? 1 : 0;
  const isLast = wall < lines.length - 1 && ends && line.length > first;
  return { first, last: isLast ? line.length - 1 : line.length };
}

/** The place on the right of a module, or at the left end of a wall (`startOf`). */
function placeAfter(run: Run, lines: Module[][], after: number): Place {
  const all = allModules(run);
  const start = { wall: Math.min(-1 - after, lines.length - 1), at: -1 };
  const { wall, at } = after < 0 ? start : (all[after] ?? all.at(-1) ?? start);
  const { first, last } = freeOn(lines, wall);
  return { wall, at: Math.min(Math.max(at + 1, first), last) };
}

/** The module that stands in a corner follows from its walls. */
export function isCorner({ what }: Pick<Module, "what">): boolean {
  return what === "corner";
}

function newModule(what: ModuleKind, { kind }: Run): Module {
  const hangs = kind === "kitchen" && !isColumn({ what });
  const above = hangs && moduleFacts[what].above.includes("cupboard") ? "cupboard" : "nothing";
  return { what, width: usualWidth(what), count: countOf(what, 0, kind), above, hinge: "left" };
}

/** The outer width that a module of a kind has first, in mm. */
export function usualWidth(what: ModuleKind): number {
  const { least, most } = moduleFacts[what].widths;
  return what === "narrow" ? least : Math.min(most, what === "sink" ? 800 : widestSingle);
}

/** How many drawers a module has; what is wrong of those it may have is left to the run's own rules. */
export function countOf(what: ModuleKind, count: number, kind: RunKind): number {
  if (what === "drawers") return count === 0 ? USUAL_DRAWERS : count;
  return what === "sink" && kind === "vanity" ? (count === 0 ? 0 : drawerCounts.vanity) : 0;
}

const USUAL_DRAWERS = 3;
