import type { Chosen } from "../rules";
import { isColumn, widestSingle } from "../run";
import type { Note, Placed } from "./fit-modules";
import { beginsOf } from "./lay-out";
import type { Line } from "./lines";

// What hangs over the modules that stand where they may.

/** Nothing hangs before a window; the door of a wall module beside a column opens away from it. */
export function hangOver(run: Line, placed: Placed[], chosen: Chosen, note: Note): Placed[] {
  const [wall] = run.walls;
  const { window, corners } = wall;
  const begins = beginsOf({ ...wall, modules: placed.map(({ module }) => module) }, chosen);
  return placed.map(({ module, wish }, at) => {
    const one = { ...module };
    const told = wish >= 0 ? { module: wish } : {};
    const x = begins[at]!;
    const isBefore = window && x < window.x + window.width && x + one.width > window.x;
    if (one.above === "cupboard" && isBefore) {
      note({ why: "cupboard-window", ...told, from: at, to: at });
      one.above = "nothing";
    }
    const { [at - 1]: left, [at + 1]: right } = placed;
    const beside = {
      left: left && isColumn(left.module),
      right: right && isColumn(right.module),
    };
    const away = beside.left ? "right" : "left";
    const isSingle = one.width <= widestSingle || one.what === "corner";
    if (one.above === "nothing" || !beside[one.hinge] || beside[away] || !isSingle) {
      return { module: one, wish };
    }
    const isAtCorner =
      corners?.[one.hinge === "right" ? 0 : 1] && [0, placed.length - 1].includes(at);
    if (isAtCorner) {
      // Away from its corner it would open against the column.
      note({ why: "corner-above", ...told, from: at, to: at });
      one.above = "nothing";
    } else {
      note({ why: "hinge-column", ...told, from: at, to: at });
      one.hinge = away;
    }
    return { module: one, wish };
  });
}

/** Over a corner module a cupboard hangs where one is beside it along the other wall, too. */
export function hangInCorners(
  lines: Line[],
  walls: Placed[][],
  noteAt: (wall: number) => Note,
): Placed[][] {
  const all = walls.map((placed) => [...placed]);
  for (const at of lines.slice(1).keys()) {
    const isLeft = lines[at]!.walls[0].corners?.[1]?.isThrough === true;
    const [one, other] = [
      { wall: at, index: all[at]!.length - 1 },
      { wall: at + 1, index: 0 },
    ];
    const [through, against] = isLeft ? [one, other] : [other, one];
    const corner = all[through.wall]![through.index];
    const beside = all[against.wall]![against.index];
    // Walls that are too short have none.
    if (!corner || !beside) continue;
    const { module, wish } = corner;
    if (module.above === "nothing" || beside.module.above === "cupboard") continue;
    const told = wish >= 0 ? { module: wish } : {};
    noteAt(through.wall)({
      why: "corner-above",
      ...told,
      from: through.index,
      to: through.index,
    });
    all[through.wall]![through.index] = { module: { ...module, above: "nothing" }, wish };
  }
  return all;
}
