import type { Piece } from "~/furniture/boards/piece";
import type { ModulePlace } from "~/furniture/boards/run";
import { washOf } from "~/furniture/drawing/materials";
import { chain, short } from "~/furniture/drawing/svg";

import type { Reader } from "../draw-boards";
import { levelChain, rowsOf, uprightChain } from "../elevation/chains";
import { drawBoards } from "../elevation/face";
import {
  chainRoom,
  type DrawnSheet,
  type Frame,
  heading,
  largest,
  spanOf,
  tallest,
} from "../elevation/frame";
import { drawInsides } from "../elevation/insides";
import { numbered } from "../elevation/numbered";
import { Plate } from "../elevation/plate";
import { cutThrough, WALL } from "../elevation/sloped-room";
import type { Stretch } from "../elevation/stacks";
import type { RunLooks } from "../views";
import type { Figures } from "../words";
import { bareLooks, blocksOf } from "./appliances";
import { isTall, type Line, worktopLevel } from "./line";
import { moduleAreas, nameAbove, nameModules } from "./module-numbers";

/** What is behind fronts and so seen without them alone. */
const behindFronts: readonly string[] = ["fridge", "dishwasher"];

/** From which length on a run is long, and how much wall is drawn over one of bases alone, in mm. */
const [LONG, OVER] = [4000, 500];

export interface SheetOfRun {
  looks: RunLooks;
  title: string;
  figures: Figures;
  reader: Reader;
}

/** A run from the front on its wall with all its dimensions: with its fronts, or without them. */
export function drawRunFace(
  piece: Piece,
  line: Line,
  { looks, title, figures, reader }: SheetOfRun,
  isInside: boolean,
): DrawnSheet {
  const { bounds } = piece;
  const plate = new Plate(sheetWidth(line, reader), figures);
  const from = Math.min(bounds.x, 0);
  const to = Math.max(bounds.x + bounds.width, line.width);
  const high = drawnUpTo(line);
  const room = plate.width - 2 * chainRoom - 2 * WALL - 20;
  const scale = Math.min(room / (to - from), tallest / high, largest);
  const left = 2 * chainRoom + WALL + (room - (to - from) * scale) / 2;
  const ground = heading + WALL + high * scale;
  const frame: Frame = {
    plate,
    looks,
    scale,
    across: (x) => left + (x - from) * scale,
    up: (y) => ground - y * scale,
  };
  plate.write(title, plate.width / 2, 14);
  drawRoom(frame, line, from, to);
  for (const leg of line.legs) area(frame, leg, 'fill="#5a5f66" stroke-width=".4"');
  drawBoards(frame, piece, isInside);
  for (const worktop of line.worktops) {
    area(frame, worktop, `fill="${washOf(looks.worktop)}" stroke-width=".9"`);
  }
  if (!isInside) drawDownwards(frame, piece);
  drawAppliances(frame, line, isInside);
  const right = frame.across(to);
  plate.draw(`M${short(left - 8)} ${short(ground)}H${short(right + 8)}`, 'stroke-width="1.6"');

  nameModules(frame, line, ground, reader);
  if (reader === "workshop") nameAbove(frame, line);
  figureHeights(frame, line, left - WALL);
  figureHood(frame, line);
  figureWidths(frame, line, ground);
  if (isInside) drawInsides(frame, piece);
  return {
    width: plate.width,
    height: Math.ceil(plate.low + 8),
    inner: plate.finish(),
    numbered: numbered(moduleAreas(frame, line), (place) => plate.isFree(place)),
  };
}

/** Long runs are wide sheets for the workshop, which prints them; what a phone shows is read at its width. */
export function sheetWidth({ width }: Line, reader: Reader): number {
  return reader === "workshop" && width > LONG ? 720 : 480;
}

function area({ plate, across, up, scale }: Frame, box: Place, look: string): void {
  plate.area(across(box.x), up(box.y + box.height), box.width * scale, box.height * scale, look);
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The walls that end the run, and the ceiling, where they are cut through, and the window. */
function drawRoom(frame: Frame, line: Line, from: number, to: number): void {
  const { plate, across, up } = frame;
  const { run, width, window } = line;
  const high = drawnUpTo(line);
  const [ground, top] = [up(0), up(high)];
  const [first, last] = run.walls[0].ends;
  const [start, end] = [
    first === "wall" ? across(0) - WALL : across(from) - 8,
    last === "wall" ? across(width) + WALL : across(to) + 8,
  ];
  if (first === "wall") plate.area(start, top, WALL, ground - top, cutThrough);
  if (last === "wall") plate.area(end - WALL, top, WALL, ground - top, cutThrough);
  if (high === run.ceiling) plate.area(start, top - WALL, end - start, WALL, cutThrough);
  if (!window) return;
  area(frame, window, 'fill="#fdfcf9" stroke-width=".7"');
  const edge = Math.min(40, window.width / 6);
  const pane = {
    x: window.x + edge,
    y: window.y + edge,
    width: window.width - 2 * edge,
    height: window.height - 2 * edge,
  };
  area(frame, pane, 'fill="#e3eff5" stroke-width=".5"');
  const middle = across(window.x + window.width / 2);
  plate.draw(
    `M${short(middle)} ${short(up(pane.y + pane.height))}V${short(up(pane.y))}`,
    'stroke-width=".7"',
  );
  const sill = up(window.y);
  plate.draw(`M${short(middle - 12)} ${short(sill)}l4-6h-8z`, 'fill="#1a202c" stroke="none"');
  plate.write(plate.figure(window.y), middle, sill - 14);
}

/** The sign of a front that is hinged below: dashes meeting at its upper edge. */
function drawDownwards({ plate, across, up }: Frame, { boards, fronts }: Piece): void {
  for (const { board, opens } of fronts) {
    if (opens !== "down") continue;
    const { x, y, width, height } = boards[board]!.place;
    const sign = chain([
      [across(x), up(y)],
      [across(x + width / 2), up(y + height)],
      [across(x + width), up(y)],
    ]);
    plate.draw(sign, 'fill="none" stroke-width=".55" stroke-dasharray="4 2.4"');
  }
}

function drawAppliances(frame: Frame, { appliances }: Line, isInside: boolean): void {
  for (const appliance of appliances) {
    if (!isInside && behindFronts.includes(appliance.kind)) continue;
    const blocks = blocksOf(appliance).sort((one, other) => other.z - one.z);
    for (const block of blocks) {
      area(frame, block, `fill="${bareLooks[block.look].front}" stroke-width=".5"`);
    }
  }
}

/** The heights of base, worktop and wall modules, and outside of them the whole and what is left up to the ceiling. */
function figureHeights(frame: Frame, line: Line, edge: number): void {
  const { plate, up } = frame;
  const upright = (stack: Stretch[]) =>
    stack.map(({ from, length }) => spanOf(up(from + length), up(from), length));
  const bases = line.modules.filter((place) => !isTall(line, place));
  uprightChain(plate, upright(stackOf(line, bases)), edge, edge - 8, -1);
  const top = highest(line);
  const { ceiling } = line.run;
  const hasCeiling = drawnUpTo(line) === ceiling && ceiling > top;
  const above = hasCeiling ? [{ from: top, length: ceiling - top }] : [];
  const whole = [{ from: 0, length: top }, ...above];
  uprightChain(plate, upright(whole), edge, edge - 8 - chainRoom, -1);
}

/** How high a run is with its worktop. */
function highest(line: Line): number {
  return Math.max(worktopLevel(line), ...line.modules.map(topOf));
}

/** How far up its wall is drawn: to the ceiling, unless that is far above a run of bases alone. */
function drawnUpTo(line: Line): number {
  const { ceiling } = line.run;
  const isFar = !line.window && highest(line) < ceiling / 2;
  return isFar ? Math.min(ceiling, highest(line) + OVER) : ceiling;
}

function topOf({ base, above }: ModulePlace): number {
  return above ? above.y + above.height : base.y + base.height;
}

/** From the floor upwards: legs, body, worktop, what is free above it, wall module. */
function stackOf(line: Line, bases: ModulePlace[]): Stretch[] {
  const first = bases[0];
  if (!first) return [];
  const { y, height } = first.base;
  const level = worktopLevel(line);
  const over = bases.flatMap(({ above, hoodCut }) => (above && !hoodCut ? [above] : []))[0];
  return [
    { from: 0, length: y },
    { from: y, length: height },
    ...(level > y + height ? [{ from: y + height, length: level - y - height }] : []),
    ...(over
      ? [
          { from: level, length: over.y - level },
          { from: over.y, length: over.height },
        ]
      : []),
  ];
}

/** How far a hood's body is above the worktop. */
function figureHood({ plate, across, up }: Frame, line: Line): void {
  const level = worktopLevel(line);
  for (const { index, above } of line.modules) {
    if (line.run.walls[0].modules[index]!.above !== "hood" || !above) continue;
    const at = across(above.x + above.width / 2);
    const span = spanOf(up(above.y), up(level), above.y - level);
    if (span.to - span.from > 16) uprightChain(plate, [span], at, at, 1);
  }
}

/** The widths of fillers, panels and modules, which fill the wall together; those of worktops, and of the wall. */
function figureWidths({ plate, across }: Frame, line: Line, ground: number): void {
  const level = ({ from, length }: Stretch) => spanOf(across(from), across(from + length), length);
  const whole = { from: 0, length: line.width };
  const rows = [
    ...rowsOf(widthsOf(line).map(level)),
    ...rowsOf([...line.worktops.map(stretchOf), whole].map(level)),
  ];
  for (const row of rows) {
    const next = Math.max(ground + 12, plate.low + 7);
    levelChain(plate, row, next - 10, next);
  }
}

/** What stands side by side, from the left end of the wall to the right one. */
export function widthsOf({ ends, modules }: Line): Stretch[] {
  const [left, right] = ends;
  return [left, ...modules.map(({ base }) => base), right]
    .filter(({ width }) => width > 0)
    .map(stretchOf);
}

export function stretchOf({ x, width }: { x: number; width: number }): Stretch {
  return { from: x, length: width };
}
