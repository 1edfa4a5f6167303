import { short } from "~/furniture/drawing/svg";

import { type Plate, thinLine, widthOf } from "../elevation/plate";
import type { Line } from "./line";

/** What connections are called on the sheet. */
export interface ConnectionWords {
  water: string;
  hob: string;
}

/** Where millimetres of a plan lie on its sheet: the wall is above, the front below. */
export interface Ground {
  plate: Plate;
  scale: number;
  across: (x: number) => number;
  down: (z: number) => number;
}

/** Where water and the hob's connection come out of the wall: a mark on it, and above it what it is. */
export function drawConnections(
  { plate, across }: Ground,
  line: Line,
  top: number,
  words: ConnectionWords,
): void {
  const { water, hob } = line.run.walls[0];
  const hasHob = hasHobOn(line);
  const drop = (x: number) => `M${short(x)} ${short(top - 1)}c-5-6-3-9 0-13 3 4 5 7 0 13z`;
  const bolt = (x: number) => `M${short(x + 2)} ${short(top - 14)}l-6 8h4l-2 6 6-8h-4z`;
  const marks = [
    { x: across(water), word: words.water, mark: drop, look: 'fill="#5b93b5" stroke-width=".5"' },
    ...(hasHob
      ? [{ x: across(hob), word: words.hob, mark: bolt, look: 'fill="#e0a52e" stroke-width=".5"' }]
      : []),
  ];
  for (const { x, word, mark, look } of marks) {
    plate.draw(mark(x), look);
    const half = widthOf(word) / 2;
    const within = Math.max(half + 3, Math.min(plate.width - half - 3, x));
    const beside = [x + 8 + half, x - 8 - half, within];
    const rows = [top - 10, top - 24];
    rows.some((y) => beside.some((at) => plate.write(word, at, y)));
  }
}

/** How far from the wall's left end its window begins and how wide it is, and where the connections are. */
export function figureWall({ plate, across }: Ground, line: Line, top: number): void {
  const { water, hob } = line.run.walls[0];
  const { window } = line;
  const hasHob = hasHobOn(line);
  const places = [
    ...(window ? [window.x, window.x + window.width] : []),
    water,
    ...(hasHob ? [hob] : []),
  ].filter((x) => x > 0 && x < line.width);
  const stops = [...new Set([0, ...places, line.width])].sort((one, other) => one - other);
  const at = top - 34;
  let data = `M${short(across(0))} ${short(at)}H${short(across(line.width))}`;
  for (const stop of stops) {
    const x = across(stop);
    data += `M${short(x)} ${short(at - 4)}V${short(top - 3)}M${short(x - 3)} ${short(at + 3)}l6-6`;
  }
  plate.draw(data, thinLine);
  // Each place is told from the left end: that is how a fitter marks it.
  for (const stop of stops.slice(1)) {
    const text = plate.figure(stop);
    const x = across(stop);
    const spots = [at - 12, at - 27, at - 42];
    spots.find((y) => y > 24 && plate.write(text, x, y));
  }
}

function hasHobOn({ appliances }: Line): boolean {
  return appliances.some(({ kind }) => kind === "gas-hob" || kind === "electric-hob");
}
