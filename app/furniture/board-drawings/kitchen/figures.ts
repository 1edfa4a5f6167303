import { levelChain, rowsOf, uprightChain } from "../elevation/chains";
import { chainRoom, type Frame, spanOf } from "../elevation/frame";
import type { Stretch } from "../elevation/stacks";
import { highest, isTall, type Line, type PlacedModule, topOf, worktopLevel } from "./line";

/** The heights of base, worktop and wall modules, and outside of them the whole and what is left up to the ceiling. */
export function figureHeights(frame: Frame, line: Line, edge: number): void {
  const { plate, up } = frame;
  const upright = (stack: Stretch[]) =>
    stack.map(({ from, length }) => spanOf(up(from + length), up(from), length));
  const bases = line.modules.filter((place) => !isTall(place));
  const usual = bases.find(({ above, hoodCut }) => above && !hoodCut) ?? bases[0];
  if (usual) uprightChain(plate, upright(stackOf(line, usual)), edge, edge - 8, -1);
  const top = highest(line);
  const { ceiling } = line.run;
  const hasCeiling = line.high === ceiling && ceiling > top;
  const above = hasCeiling ? [{ from: top, length: ceiling - top }] : [];
  const whole = [{ from: 0, length: top }, ...above];
  uprightChain(plate, upright(whole), edge, edge - 8 - chainRoom, -1);
}

/** From the floor upwards at a module: legs, body, worktop, what is free above it, wall module. */
export function stackOf(line: Line, place: PlacedModule): Stretch[] {
  const { base, above } = place;
  const top = base.y + base.height;
  const level = isTall(place) ? top : Math.max(top, worktopLevel(line));
  const ends = [0, base.y, top, level, ...(above ? [above.y, topOf(place)] : [])];
  return ends
    .slice(1)
    .map((end, index) => ({ from: ends[index]!, length: end - ends[index]! }))
    .filter(({ length }) => length > 0);
}

/** How far a hood's body is above the worktop. */
export function figureHood({ plate, across, up }: Frame, line: Line): void {
  const level = worktopLevel(line);
  for (const { module, above } of line.modules) {
    if (module.above !== "hood" || !above) continue;
    const at = across(above.x + above.width / 2);
    const span = spanOf(up(above.y), up(level), above.y - level);
    if (span.to - span.from > 16) uprightChain(plate, [span], at, at, 1);
  }
}

/** Below a line of the sheet the widths of fillers, panels and modules, which fill the wall; those of worktops, and of the wall. */
export function figureWidths(
  { plate, across }: Pick<Frame, "plate" | "across">,
  line: Line,
  below: number,
): void {
  const level = ({ from, length }: Stretch) => spanOf(across(from), across(from + length), length);
  const whole = { x: 0, width: line.width };
  const rows = [
    ...rowsOf(widthsOf(line).map(level)),
    ...rowsOf([...line.worktops, whole].map((one) => level(stretchOf(one)))),
  ];
  for (const row of rows) {
    const next = Math.max(below, plate.low + 7);
    levelChain(plate, row, next - 10, next);
  }
}

/** What stands side by side, from the left end of the wall to the right one. */
function widthsOf({ ends, modules }: Line): Stretch[] {
  const [left, right] = ends;
  return [left, ...modules.map(({ base }) => base), right]
    .filter(({ width }) => width > 0)
    .map(stretchOf);
}

function stretchOf({ x, width }: { x: number; width: number }): Stretch {
  return { from: x, length: width };
}
