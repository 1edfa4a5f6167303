import type { ModulePlace } from "~/furniture/boards/run";
import { short } from "~/furniture/drawing/svg";

import type { Reader } from "../draw-boards";
import type { Frame } from "../elevation/frame";
import type { ColumnArea } from "../elevation/numbered";
import type { Line } from "./line";

/** How far apart rows of numbers are, and how large a ring around one is, in units of the sheet. */
const [ROW, RING] = [17, 9];

/** What a reader calls a module: its buyer by its place along the wall, the workshop by its body, which its boards name. */
export function moduleName({ index, body }: ModulePlace, reader: Reader): string {
  return reader === "buyer" ? String(index + 1) : bodyName(body);
}

export function bodyName(body: number): string {
  return `M${body + 1}`;
}

/**
 * Writes the numbers of modules below the floor, as many rows as it takes, and for the workshop those of wall modules
 * above them. Gives where the modules are on the sheet.
 */
export function numberModules(
  { plate, across, up, scale }: Frame,
  { modules }: Line,
  ground: number,
  reader: Reader,
): ColumnArea[] {
  for (const place of modules) {
    const { base, above, aboveBody } = place;
    const middle = across(base.x + base.width / 2);
    const name = moduleName(place, reader);
    const at = [0, 1, 2].map((row) => ground + 14 + row * ROW);
    const written = at.find((row) => plate.write(name, middle, row));
    if (written !== undefined && reader === "buyer") {
      plate.draw(ringAt(middle, written), 'fill="#fffdf9" stroke-width=".7"');
    }
    if (reader === "buyer" || !above || aboveBody === null) continue;
    const edge = up(above.y + above.height);
    [edge - 9, edge + 11, edge + 28].find((row) =>
      plate.write(bodyName(aboveBody), across(above.x + above.width / 2), row),
    );
  }
  return modules.map(({ index, base, above }) => {
    const top = above ? above.y + above.height : base.y + base.height;
    return {
      column: index,
      x: across(base.x),
      y: up(top),
      width: base.width * scale,
      height: up(0) - up(top),
    };
  });
}

function ringAt(x: number, y: number): string {
  return `M${short(x - RING)} ${short(y)}a${RING} ${RING} 0 1 0 ${2 * RING} 0a${RING} ${RING} 0 1 0-${2 * RING} 0z`;
}
