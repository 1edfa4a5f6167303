import type { ModulePlace } from "~/furniture/boards/run";
import type { Box } from "~/furniture/drawing/geometry";
import { short } from "~/furniture/drawing/svg";

import type { Reader } from "../draw-boards";
import type { Frame } from "../elevation/frame";
import type { ColumnArea } from "../elevation/numbered";
import { seenOf } from "./at-wall";
import { type Line, topOf } from "./line";

/** How far apart rows of numbers are, how large a ring around one is, and what keeps it off others, in units of the sheet. */
const [ROW, RING, BESIDE] = [19, 9, 13];

/** What a reader calls a module: its buyer by its place along the wall, the workshop by its body, which its boards name. */
export function moduleName({ index, body }: ModulePlace, reader: Reader): string {
  return reader === "buyer" ? String(index + 1) : bodyName(body);
}

function bodyName(body: number): string {
  return `M${body + 1}`;
}

/** Writes the names of modules below a line of the sheet, in as many rows as it takes, in rings what is read by its buyer. */
export function nameModules(
  { plate, across }: Pick<Frame, "plate" | "across">,
  { modules }: Line,
  edge: number,
  reader: Reader,
): void {
  for (const place of modules) {
    const middle = across(place.base.x + place.base.width / 2);
    const isBuyer = reader === "buyer";
    const written = [0, 1, 2, 3]
      .map((row) => edge + 14 + row * ROW)
      .filter((y) => !isBuyer || plate.isFree(ringBox(middle, y)))
      .find((y) => plate.write(moduleName(place, reader), middle, y));
    if (written === undefined || !isBuyer) continue;
    plate.draw(ringAt(middle, written), 'fill="#fffdf9" stroke-width=".7"');
  }
}

/** The workshop's names of wall modules, above them where there is room below the ceiling. */
export function nameAbove({ plate, across, up }: Frame, { modules, run }: Line): void {
  for (const { above, aboveBody } of modules) {
    if (!above || aboveBody === null) continue;
    const edge = up(above.y + above.height);
    const isRoomy = edge - up(run.ceiling) > ROW + 2;
    const inside = [edge + 11, edge + 28, edge + 45];
    const rows = isRoomy ? [edge - 9, ...inside] : inside;
    const middle = across(above.x + above.width / 2);
    rows.find((row) => plate.write(bodyName(aboveBody), middle, row));
  }
}

/** Where modules are on the sheet of an elevation, as far as no other wall's stand before them. */
export function moduleAreas(
  { across, up, scale }: Pick<Frame, "across" | "up" | "scale">,
  { modules }: Line,
  beside: Box[],
): ColumnArea[] {
  return modules.map((place) => {
    const { x, width } = seenOf(place, beside);
    return {
      column: place.index,
      x: across(x),
      y: up(topOf(place)),
      width: width * scale,
      height: up(0) - up(topOf(place)),
    };
  });
}

export function ringBox(x: number, y: number) {
  return { x: x - BESIDE, y: y - RING, width: 2 * BESIDE, height: 2 * RING };
}

export function ringAt(x: number, y: number): string {
  return `M${short(x - RING)} ${short(y)}a${RING} ${RING} 0 1 0 ${2 * RING} 0a${RING} ${RING} 0 1 0-${2 * RING} 0z`;
}
