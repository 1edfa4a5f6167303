import type { Piece } from "~/furniture/boards/piece";
import { washOf } from "~/furniture/drawing/materials";
import { chain, short } from "~/furniture/drawing/svg";

import type { Reader } from "../draw-boards";
import { drawBoards } from "../elevation/boards";
import {
  chainRoom,
  type DrawnSheet,
  type Frame,
  heading,
  largest,
  tallest,
} from "../elevation/frame";
import { drawInsides } from "../elevation/insides";
import { numbered } from "../elevation/numbered";
import { WALL } from "../elevation/sloped-room";
import type { RunLooks } from "../views";
import type { Figures } from "../words";
import { bareLooks, blocksOf } from "./appliances";
import { figureHeights, figureHood, figureWidths } from "./figures";
import type { Line } from "./line";
import { moduleAreas, nameAbove, nameModules } from "./module-numbers";
import { area, drawnUpTo, drawRoom, sheetWidth } from "./room";
import { SpacedPlate } from "./spaced-plate";

/** What is behind fronts and so seen without them alone. */
const behindFronts: readonly string[] = ["fridge", "dishwasher"];

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
  const plate = new SpacedPlate(sheetWidth(line, reader), figures);
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
  figureWidths(frame, line, ground + 12);
  if (isInside) drawInsides(frame, piece);
  return {
    width: plate.width,
    height: Math.ceil(plate.low + 8),
    inner: plate.finish(),
    numbered: numbered(moduleAreas(frame, line), (place) => plate.isFree(place)),
  };
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
