import { boxInRoom } from "~/furniture/boards/standing";
import type { Flat } from "~/furniture/drawing/geometry";
import { washOf } from "~/furniture/drawing/materials";
import { short } from "~/furniture/drawing/svg";

import { uprightChain } from "../elevation/chains";
import { chainRoom, heading, spanOf } from "../elevation/frame";
import { cutThrough } from "../elevation/sloped-room";
import { bareLooks, type Block, blocksOf } from "./appliances";
import type { DrawnRun, SheetOfRun } from "./elevation";
import { figureWidths } from "./figures";
import { isTall, type Line } from "./line";
import { nameModules } from "./module-numbers";
import {
  type ConnectionWords,
  drawConnections,
  figureWall,
  type Ground,
  level,
  lineTo,
  spotOn,
} from "./plan-wall";
import { sheetWidth } from "./room";
import { SpacedPlate } from "./spaced-plate";

/** How thick walls are drawn, and what dimensions and words take behind the wall, in units of the sheet. */
const [THICK, BEHIND] = [9, 74];
/** Two chains of depths, and the largest scale, in units of the sheet for a mm. */
const [chainsLeft, LARGEST] = [100, 0.3];

/** A run from above: its modules by their numbers, worktops, what is cut out of them, and where the wall has what they need. */
export function drawRunPlan(
  line: Line,
  { looks, title, figures, reader }: SheetOfRun,
  words: ConnectionWords,
): DrawnRun {
  const plate = new SpacedPlate(sheetWidth([{ line }], reader), figures);
  const room = plate.width - chainsLeft - chainRoom - 2 * THICK;
  const scale = Math.min(room / line.width, LARGEST);
  const left = chainsLeft + THICK + (room - line.width * scale) / 2;
  const wall = heading + BEHIND + THICK;
  const ground: Ground = {
    plate,
    scale,
    across: (x) => left + x * scale,
    down: (z) => wall + (line.rear - z) * scale,
  };
  const front = Math.min(0, ...line.worktops.map(({ z }) => z));
  plate.write(title, plate.width / 2, 14);
  drawWalls(ground, line, front);
  const { modules } = line;
  for (const { base } of modules)
    level(ground, base, `fill="${washOf(looks.body)}" stroke-width=".7"`);
  for (const box of line.worktops) {
    level(ground, box, `fill="${washOf(looks.worktop)}" stroke-width=".9"`);
  }
  drawBases(ground, line);
  drawAppliances(ground, line);
  for (const { above } of modules) {
    if (above) level(ground, above, 'fill="none" stroke-width=".6" stroke-dasharray="5 3"');
  }
  const areas = modules.map((place) => ({
    column: place.index,
    x: ground.across(place.base.x),
    y: wall,
    width: place.base.width * scale,
    height: ground.down(front) - wall,
  }));
  nameModules(ground, line, ground.down(front), reader);
  drawConnections(ground, line, wall - THICK, words);
  figureWall(ground, line, wall - THICK);
  figureWidths(ground, line, ground.down(front) + 22);
  figureDepths(ground, line, front);
  return {
    width: plate.width,
    height: Math.ceil(plate.low + 8),
    inner: plate.finish(),
    areas,
  };
}

/** The wall behind with its window, and those that end it, where they are cut through. */
function drawWalls({ plate, across, down, scale }: Ground, line: Line, front: number): void {
  const { width, rear, window } = line;
  const [first, last] = line.wall.ends;
  const [from, to] = [across(0), across(width)];
  const [top, end] = [down(rear), down(front) + 14];
  const start = first === "wall" ? from - THICK : from - 4;
  const stop = last === "wall" ? to + THICK : to + 4;
  plate.area(start, top - THICK, stop - start, THICK, cutThrough);
  if (first === "wall") plate.area(start, top, THICK, end - top, cutThrough);
  if (last === "wall") plate.area(to, top, THICK, end - top, cutThrough);
  if (!window) return;
  const x = across(window.x);
  plate.area(x, top - THICK, window.width * scale, THICK, 'fill="#fdfcf9" stroke-width=".7"');
  const panes = [0.35, 0.65].map(
    (share) => `M${short(x)} ${short(top - THICK * share)}h${short(window.width * scale)}`,
  );
  plate.draw(panes.join(""), 'fill="none" stroke="#5b87a0" stroke-width=".7"');
}

/** The sides of bases below the worktop, dashed; columns have a cross, as what reaches up is drawn in plans. */
export function drawBases(ground: Ground, line: Line): void {
  const { plate } = ground;
  for (const place of line.modules) {
    const { x, z, width, depth } = place.base;
    const [rearLeft, rearRight, left, right] = [z + depth, z].flatMap((behind) =>
      [x, x + width].map((at) => spotOn(ground, at, behind)),
    ) as [Flat, Flat, Flat, Flat];
    if (isTall(place)) {
      level(ground, place.base, 'fill="none" stroke-width=".9"');
      const cross = lineTo(rearLeft, right) + lineTo(rearRight, left);
      plate.draw(cross, 'fill="none" stroke-width=".45"');
    } else {
      plate.draw(
        lineTo(rearLeft, left) + lineTo(rearRight, right) + lineTo(left, right),
        'fill="none" stroke-width=".5" stroke-dasharray="2.5 2"',
      );
    }
  }
}

/** What lies on the worktop, from above; what is behind fronts is dashed. */
export function drawAppliances(ground: Ground, { appliances }: Line): void {
  for (const appliance of appliances) {
    if (appliance.kind === "hood") continue;
    if (["oven", "fridge", "dishwasher"].includes(appliance.kind)) {
      level(
        ground,
        appliance.box,
        'fill="none" stroke="#7d858c" stroke-width=".6" stroke-dasharray="2 2"',
      );
      continue;
    }
    const lowFirst = blocksOf(appliance).sort((one, other) => one.y - other.y);
    for (const block of lowFirst) drawBlock(ground, block);
  }
}

function drawBlock(ground: Ground, block: Block): void {
  const look = `fill="${bareLooks[block.look].top}" stroke-width=".5"`;
  if (!block.isDisc) return level(ground, block, look);
  const { plate, across, down, scale } = ground;
  const box = boxInRoom(ground, block);
  const radius = short((box.width / 2) * scale);
  const [x, y] = [across(box.x), down(box.z + box.depth / 2)];
  const wide = short(box.width * scale);
  plate.draw(
    `M${short(x)} ${short(y)}a${radius} ${radius} 0 1 0 ${wide} 0a${radius} ${radius} 0 1 0-${wide} 0z`,
    look,
  );
}

/** How deep bases and wall modules are, and beyond them the worktop. */
function figureDepths({ plate, across, down }: Ground, line: Line, front: number): void {
  const upright = (from: number, length: number) => spanOf(down(from + length), down(from), length);
  const edge = across(0) - THICK;
  const { base } = line.modules[0]!;
  const over = line.modules.flatMap(({ above }) => (above ? [above] : []))[0];
  if (over) uprightChain(plate, [upright(over.z, over.depth)], edge, edge - 6, -1);
  uprightChain(plate, [upright(base.z, base.depth)], edge, edge - 6 - (over ? 44 : 0), -1);
  const right = across(line.width) + THICK;
  const worktop = line.worktops[0];
  if (worktop) uprightChain(plate, [upright(front, worktop.depth)], right, right + 6, 1);
}
