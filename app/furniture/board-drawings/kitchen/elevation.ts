import type { Piece } from "~/furniture/boards/piece";
import type { Box } from "~/furniture/drawing/geometry";
import { washOf } from "~/furniture/drawing/materials";
import { chain, short } from "~/furniture/drawing/svg";

import type { Reader } from "../draw-boards";
import { drawBoards } from "../elevation/boards";
import { chainRoom, type Drawn, type Frame, heading, largest, tallest } from "../elevation/frame";
import { drawInsides } from "../elevation/insides";
import type { ColumnArea } from "../elevation/numbered";
import { thinLine } from "../elevation/plate";
import { WALL } from "../elevation/sloped-room";
import type { RunLooks } from "../views";
import type { Figures } from "../words";
import { bareLooks, blocksOf } from "./appliances";
import { type AtWall, besideWall } from "./at-wall";
import { figureHeights, figureHood, figureWidths } from "./figures";
import type { Line } from "./line";
import { moduleAreas, nameAbove, nameModules } from "./module-numbers";
import { area, drawRoom, sheetWidth } from "./room";
import { SpacedPlate } from "./spaced-plate";

/** What is behind fronts and so seen without them alone. */
const behindFronts: readonly string[] = ["fridge", "dishwasher"];

export interface SheetOfRun {
  looks: RunLooks;
  title: string;
  figures: Figures;
  reader: Reader;
  /** What the walls are called, from left to right. */
  names: string[];
  /** Whether it is asked only where the modules are: no shapes are drawn. */
  isBare: boolean;
}

/** A sheet with where the modules are on it. */
export interface DrawnRun extends Drawn {
  areas: ColumnArea[];
}

/** What the name of a wall takes above what stands there, in units of the sheet. */
const NAMED = 22;

/**
 * A run from the front with all its dimensions, wall by wall from left to right, one below the other: with its fronts,
 * or without them.
 */
export function drawRunFace(walls: AtWall[], sheet: SheetOfRun, isInside: boolean): DrawnRun {
  const { title, figures, reader, names } = sheet;
  const plate = new SpacedPlate(sheetWidth(walls, reader), figures);
  const room = plate.width - 2 * chainRoom - 2 * WALL - 20;
  const scales = walls.map(({ piece, line }) => {
    const [from, to] = reachOf(piece, line);
    return Math.min(room / (to - from), tallest / line.high, largest);
  });
  const scale = Math.min(...scales);
  plate.write(title, plate.width / 2, 14);
  let top = heading;
  const areas = walls.flatMap((wall, index) => {
    if (walls.length > 1) {
      plate.write(names[index]!, plate.width / 2, top + 6);
      top += NAMED;
    }
    const own = drawWall(
      plate,
      { wall, scale, top, room },
      besideWall(walls, index),
      sheet,
      isInside,
    );
    top = plate.low + NAMED;
    return own;
  });
  return {
    width: plate.width,
    height: Math.ceil(plate.low + 8),
    inner: plate.finish(),
    areas,
  };
}

function reachOf({ bounds }: Piece, { width }: Line): [from: number, to: number] {
  return [Math.min(bounds.x, 0), Math.max(bounds.x + bounds.width, width)];
}

/** What stands at one wall, below a line of the sheet; where its modules are. */
function drawWall(
  plate: SpacedPlate,
  { wall, scale, top, room }: { wall: AtWall; scale: number; top: number; room: number },
  beside: Box[],
  sheet: SheetOfRun,
  isInside: boolean,
): ColumnArea[] {
  const { piece, line } = wall;
  const [from, to] = reachOf(piece, line);
  const left = 2 * chainRoom + WALL + (room - (to - from) * scale) / 2;
  const ground = top + WALL + line.high * scale;
  const frame: Frame = {
    plate,
    looks: sheet.looks,
    scale,
    across: (x) => left + (x - from) * scale,
    up: (y) => ground - y * scale,
  };
  drawRoom(frame, line, from, to);
  if (!sheet.isBare) drawStanding(frame, wall, beside, sheet.looks, isInside);
  const right = frame.across(to);
  plate.draw(`M${short(left - 8)} ${short(ground)}H${short(right + 8)}`, 'stroke-width="1.6"');

  nameModules(frame, line, ground, sheet.reader);
  if (sheet.reader === "workshop") nameAbove(frame, line);
  figureHeights(frame, line, left - WALL);
  figureHood(frame, line);
  figureWidths(frame, line, ground + 12);
  if (isInside) drawInsides(frame, piece);
  return moduleAreas(frame, line, isInside ? [] : beside);
}

function drawStanding(
  frame: Frame,
  { piece, line }: AtWall,
  beside: Box[],
  { worktop }: RunLooks,
  isInside: boolean,
): void {
  for (const leg of line.legs) area(frame, leg, 'fill="#5a5f66" stroke-width=".4"');
  drawBoards(frame, piece, isInside);
  for (const box of beside) {
    if (!isInside || !isBefore(box, line)) drawBeside(frame, box);
  }
  for (const top of line.worktops) {
    area(frame, top, `fill="${washOf(worktop)}" stroke-width=".9"`);
  }
  if (!isInside) drawDownwards(frame, piece);
  drawAppliances(frame, line, isInside);
}

/** Whether what stands at another wall is before a module of this one. */
function isBefore({ x, width }: Box, { modules }: Line): boolean {
  return modules.some(({ base }) => base.x < x + width && x < base.x + base.width);
}

/** What stands at the next wall and hides a part of this one: its outline with a cross. */
function drawBeside({ plate, across, up }: Frame, { x, y, width, height }: Box): void {
  const [left, right, top, low] = [across(x), across(x + width), up(y + height), up(y)];
  plate.area(
    left,
    top,
    right - left,
    low - top,
    'fill="#efe8dc" stroke="#8d8477" stroke-width=".7"',
  );
  const [start, end, high, deep] = [left, right, top, low].map(short);
  plate.draw(`M${start} ${deep}L${end} ${high}M${start} ${high}L${end} ${deep}`, thinLine);
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
