import { short } from "~/furniture/drawing/svg";

import { rowsOf, type Span, uprightChain } from "../elevation/chains";
import { spanOf } from "../elevation/frame";
import { type Plate, thinLine, widthOf } from "../elevation/plate";
import type { Line } from "./line";
import { type ConnectionWords, connectionsOn, type Ground, spotOn } from "./plan-wall";

// The dimensions outside of the walls of a plan: first what stands side by side, farther off where the wall has what a
// run needs, each place told from the wall's left end.

/** From a wall to the chain of widths, from its figures to the next chain, and a line of text, in units of the sheet. */
const [NEAR, NEXT, LINE] = [10, 8, 14];

/** What dimensions take outside of a wall, in units of the sheet; without words of one that is above. */
export function outerRoom(plate: Plate, line: Line, words: ConnectionWords | undefined): number {
  if (!words) return farOf(plate, line, false) + 3 * LINE;
  const said = connectionsOn(line).map(({ of }) => widthOf(words[of]));
  return farOf(plate, line, true) + 10 + Math.max(...said, widest(plate, [line.width]));
}

/** How far from its wall the chain of places is. */
function farOf(plate: Plate, line: Line, isUpright: boolean): number {
  const figures = widthsOf(line).map(({ width }) => width);
  return NEAR + NEXT + (isUpright ? 5 + widest(plate, figures) : 2 * LINE);
}

function widest(plate: Plate, lengths: number[]): number {
  return Math.max(...lengths.map((length) => widthOf(plate.figure(length))));
}

/** What stands side by side along a wall, from one end to the other. */
function widthsOf({ ends: [first, last], modules }: Line): { x: number; width: number }[] {
  return [first, ...modules.map(({ base }) => base), last].filter(({ width }) => width > 0);
}

/** All dimensions outside of a wall, which is so thick. */
export function figureOuterSide(
  ground: Ground,
  line: Line,
  thick: number,
  words: ConnectionWords,
): void {
  const { plate, stands } = ground;
  const along = (x: number) => spotOn(ground, x, line.rear)[stands ? 1 : 0];
  const spans = widthsOf(line).map(({ x, width }) => {
    const [one, other] = [along(x), along(x + width)];
    return spanOf(Math.min(one, other), Math.max(one, other), width);
  });
  const wall = spotOn(ground, 0, line.rear)[stands ? 0 : 1];
  // To the left of the left wall, to the right of the right one, above the one between them.
  const side = stands?.turn === 1 ? 1 : -1;
  const edge = wall + side * thick;
  const at = edge + side * farOf(plate, line, stands !== undefined);
  for (const row of rowsOf(spans)) {
    if (stands) uprightChain(plate, row, edge, edge + side * NEAR, side);
    else chainAbove(plate, row, edge, edge - NEAR);
  }
  const { window, width } = line;
  const places = [
    ...connectionsOn(line).map(({ of, x }) => ({ x, word: words[of] })),
    ...(window ? [window.x, window.x + window.width] : []).map((x) => ({ x, word: undefined })),
  ].filter(({ x }) => x > 0 && x < width);
  const stops = [0, ...places.map(({ x }) => x), width].map(along);
  const [start, end] = [Math.min(...stops), Math.max(...stops)].map(short);
  const tick = (stop: number) =>
    stands
      ? `M${short(edge + side * 3)} ${short(stop)}H${short(at + side * 4)}M${short(at - 3)} ${short(stop + 3)}l6-6`
      : `M${short(stop)} ${short(edge - 3)}V${short(at - 4)}M${short(stop - 3)} ${short(at + 3)}l6-6`;
  const through = stands ? `M${short(at)} ${start}V${end}` : `M${start} ${short(at)}H${end}`;
  plate.draw(through + stops.map(tick).join(""), thinLine);
  for (const { x, word } of [{ x: width, word: undefined }, ...places]) {
    const lines = [plate.figure(x), ...(word ? [word] : [])];
    const spot = along(x);
    if (stands) writeBeside(plate, lines, at + side * 5, spot, side);
    else writeAbove(plate, lines, spot, at - 4);
  }
}

/** Lines of text beside a place of an upright line, moved along it where others are. */
function writeBeside(plate: Plate, lines: string[], edge: number, at: number, side: 1 | -1): void {
  const tall = lines.length * LINE;
  const rows = [0, LINE, -LINE, 2 * LINE, -2 * LINE, 3 * LINE, -3 * LINE];
  const row = rows.find((by) =>
    lines.every((text, index) => {
      const half = widthOf(text) / 2;
      const y = at + by - tall / 2 + (index + 0.5) * LINE;
      const x = edge + side * half;
      return y > 30 && plate.isFree({ x: x - half, y: y - 7, width: 2 * half, height: 14 });
    }),
  );
  for (const [index, text] of lines.entries()) {
    const y = at + (row ?? 0) - tall / 2 + (index + 0.5) * LINE;
    plate.write(text, edge + (side * widthOf(text)) / 2, y);
  }
}

/** Lines of text above a place of a level line, the first one lowest, in the next rows where others are. */
function writeAbove(plate: Plate, lines: string[], x: number, edge: number): void {
  let row = 0;
  for (const text of lines) {
    const half = widthOf(text) / 2;
    const within = Math.max(half + 3, Math.min(plate.width - half - 3, x));
    while (row < 4 && !plate.write(text, within, edge - (row + 0.5) * LINE - 1)) row++;
    row++;
  }
}

/** A chain of level dimensions above an edge; what has no room above its stretch is written in the row above. */
function chainAbove(plate: Plate, spans: Span[], edge: number, at: number): void {
  let data = "";
  for (const { from, to } of spans) {
    for (const x of [from, to]) {
      data += `M${short(x)} ${short(edge - 3)}V${short(at - 4)}M${short(x - 3)} ${short(at + 3)}l6-6`;
    }
    data += `M${short(from)} ${short(at)}H${short(to)}`;
  }
  plate.draw(data, thinLine);
  for (const { from, to, value } of spans) {
    const text = plate.figure(value);
    const rows = widthOf(text) + 4 > to - from ? [at - 24, at - 10] : [at - 10, at - 24];
    rows.find((y) => plate.write(text, (from + to) / 2, y));
  }
}
