import { allModules, type ModuleKind, type Run } from "~/furniture/boards/run";

import { isCorner, neighbour, placeAfter, type Place } from "./module-places";
import { newModule, placedKinds } from "./new-module";
import { withModules } from "./walls";

// What one press changes among the modules of a run.

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
