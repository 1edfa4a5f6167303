import type { Board } from "~/furniture/boards/piece";
import type { Box, Flat } from "~/furniture/drawing/geometry";
import { washOf } from "~/furniture/drawing/materials";
import { mix, polygon, short } from "~/furniture/drawing/svg";

import { levelChain, rowsOf, uprightChain } from "../elevation/chains";
import { cutAcross } from "../elevation/cut-across";
import { chainRoom, heading, largest, spanOf, tallest } from "../elevation/frame";
import { Plate } from "../elevation/plate";
import { cutThrough, WALL } from "../elevation/sloped-room";
import { isAcross } from "../elevation/stacks";
import { type Corner, outlineAlong } from "../views";
import { bareLooks, blocksOf } from "./appliances";
import type { AtWall } from "./at-wall";
import type { DrawnRun, SheetOfRun } from "./elevation";
import { stackOf } from "./figures";
import { isTall, type PlacedModule } from "./line";

/** A cut from the wall to the front through the module that has the most to show, seen from the left. */
export function drawRunSection(walls: AtWall[], { looks, title, figures }: SheetOfRun): DrawnRun {
  const { piece, line, place } = cutThroughOf(walls);
  const { boards } = piece;
  const x = place.base.x + place.base.width * 0.3;
  const plate = new Plate(360, figures);
  const { high } = line;
  const front = Math.min(piece.bounds.z, ...line.worktops.map(({ z }) => z)) - 40;
  const wide = plate.width - 3 * chainRoom - 30;
  const scale = Math.min(wide / (line.rear - front), tallest / high, largest);
  const left = chainRoom + 14 + (wide - (line.rear - front) * scale) / 2;
  const across = (z: number) => left + (line.rear - z) * scale;
  const ground = heading + WALL + high * scale;
  const up = (y: number) => ground - y * scale;
  const right = across(front);
  plate.write(title, plate.width / 2, 14);
  const hasCeiling = high === line.run.ceiling;
  if (hasCeiling)
    plate.area(left - WALL, up(high) - WALL, right - left + WALL + 8, WALL, cutThrough);
  plate.area(left - WALL, up(high), WALL, ground - up(high), cutThrough);
  if (line.window && isAcross(line.window, x)) {
    const { y, height } = line.window;
    plate.area(
      left - WALL,
      up(y + height),
      WALL,
      height * scale,
      'fill="#e3eff5" stroke-width=".7"',
    );
  }

  const draw = (outline: Corner[], look: string) =>
    plate.draw(polygon(outline.map(({ a, b }): Flat => [across(b), up(a)])), look);
  const box = ({ y, z, height, depth }: Box, look: string) =>
    plate.area(across(z + depth), up(y + height), depth * scale, height * scale, look);
  const washes = {
    body: washOf(looks.body),
    front: washOf(looks.front),
    worktop: washOf(looks.worktop),
  };
  for (const leg of line.legs.filter((one) => isWithin(one, place))) {
    box(leg, 'fill="#5a5f66" stroke-width=".5"');
  }
  for (const board of sidesBehind(boards, x, place.base)) {
    draw(outlineAlong("x", board), `fill="${washes.body}" stroke-width=".6"`);
  }
  for (const appliance of line.appliances.filter(({ module }) => module === place.index)) {
    for (const block of blocksOf(appliance)) {
      box(block, `fill="${bareLooks[block.look].front}" stroke-width=".5"`);
    }
  }
  for (const board of boards) {
    if (!isAcross(board.place, x)) continue;
    const wash =
      board.stock === "front"
        ? washes.front
        : board.stock === "worktop"
          ? washes.worktop
          : washes.body;
    draw(cutAcross(board, x), `fill="${mix(wash, "#4a3a28", 0.36)}" stroke-width=".9"`);
  }
  plate.draw(`M${short(left - WALL)} ${short(ground)}H${short(right + 8)}`, 'stroke-width="1.6"');

  const upright = (from: number, length: number) => spanOf(up(from + length), up(from), length);
  const edge = left - WALL;
  if (hasCeiling) uprightChain(plate, [upright(0, high)], edge, edge - 8, -1);
  const stack = stackOf(line, place);
  const stretches = stack.map(({ from, length }) => upright(from, length));
  uprightChain(plate, stretches, right, right + 8, 1);
  const whole = stack.reduce((sum, { length }) => sum + length, 0);
  uprightChain(plate, [upright(0, whole)], right, right + 8 + chainRoom, 1);
  const { base, above } = place;
  const worktop = line.worktops.find((one) => isAcross(one, x));
  const depths = [base, ...(worktop ? [worktop] : []), ...(above ? [above] : [])];
  const spans = depths.map(({ z, depth }) => spanOf(across(z + depth), across(z), depth));
  for (const [index, row] of rowsOf(spans).entries()) {
    const at = index === 0 ? ground + 12 : plate.low + 7;
    levelChain(plate, row, index === 0 ? ground : at - 10, at);
  }
  const cut = {
    column: place.index,
    x: across(base.z + base.depth),
    y: up(base.y + base.height),
    width: base.depth * scale,
    height: base.height * scale,
  };
  return {
    width: plate.width,
    height: Math.ceil(plate.low + 8),
    inner: plate.finish(),
    areas: [cut],
  };
}

/** The module with the most over it: with the hob and its hood, else with a wall module, else any base. */
function cutThroughOf(walls: AtWall[]): AtWall & { place: PlacedModule } {
  const modules = walls.flatMap((wall) => wall.line.modules.map((place) => ({ ...wall, place })));
  const bases = modules.filter(({ place }) => !isTall(place));
  const worth = ({ place: { module, above } }: (typeof modules)[0]) => {
    const { what, hob } = module;
    return (above ? 4 : 0) + (hob ? 2 : 0) + (what === "drawers" || what === "doors" ? 1 : 0);
  };
  const all = bases.length > 0 ? bases : modules;
  return all.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

function isWithin({ x, width }: Box, { base }: PlacedModule): boolean {
  return x >= base.x && x + width <= base.x + base.width;
}

/** The sides that close the module behind the cut, and the far sides of its drawers. */
function sidesBehind(boards: Board[], x: number, base: Box): Board[] {
  return boards.filter(
    ({ name, place }) =>
      (name === "side" || name === "drawer-side") && place.x > x && place.x < base.x + base.width,
  );
}
