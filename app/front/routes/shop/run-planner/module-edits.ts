import {
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
  const kind = moduleKinds.find((one) => text === `add-${one}`);
  if (kind) return { what: "add", kind };
  const match = /^(left|right|remove)-(\d{1,2})$/.exec(text);
  return match
    ? { what: match[1] as "left" | "right" | "remove", index: Number(match[2]) }
    : undefined;
}

/**
 * The run after an edit, and which of its modules was changed; the same where there is nothing to edit. `after` is the
 * index of the module on whose right another is put, -1 for the left end.
 */
export function editModules(run: Run, edit: ModuleEdit, after: number): { run: Run; open: number } {
  const [wall] = run.walls;
  const modules = [...wall.modules];
  const withModules = (open: number) => ({
    run: { ...run, walls: [{ ...wall, modules }] as [typeof wall] },
    open,
  });
  if (edit.what === "add") {
    const at = Math.min(Math.max(after + 1, 0), modules.length);
    modules.splice(at, 0, newModule(edit.kind, run));
    return withModules(at);
  }
  const { index } = edit;
  const module = modules[index];
  const to = edit.what === "left" ? index - 1 : index + 1;
  if (!module || (edit.what !== "remove" && !modules[to])) return { run, open: index };
  modules.splice(index, 1);
  if (edit.what === "remove") return withModules(Math.min(index, modules.length - 1));
  modules.splice(to, 0, module);
  return withModules(to);
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
