import type { Stands } from "~/furniture/boards/piece";
import { allModules } from "~/furniture/boards/run";
import { boxInRoom, inRoom } from "~/furniture/boards/standing";
import type { Box, Flat } from "~/furniture/drawing/geometry";
import { short } from "~/furniture/drawing/svg";

import { type Plate, thinLine, widthOf } from "../elevation/plate";
import type { Line } from "./line";

/** What connections are called on the sheet. */
export interface ConnectionWords {
  water: string;
  hob: string;
}

/** Where millimetres of a plan lie on its sheet: the wall that does not stand turned is above, its front below. */
export interface Ground {
  plate: Plate;
  scale: number;
  across: (x: number) => number;
  down: (z: number) => number;
  /** How the coordinates of what is drawn lie in those. */
  stands?: Stands | undefined;
}

/** A place of a wall on the sheet. */
export function spotOn({ across, down, stands }: Ground, x: number, z: number): Flat {
  const at = inRoom({ stands }, { x, z });
  return [across(at.x), down(at.z)];
}

/** A rectangle of a wall from above. */
export function level(ground: Ground, own: Box, look: string): void {
  const { plate, across, down, scale } = ground;
  const box = boxInRoom(ground, own);
  plate.area(across(box.x), down(box.z + box.depth), box.width * scale, box.depth * scale, look);
}

/** A straight line between two places on the sheet. */
export function lineTo([x, y]: Flat, [toX, toY]: Flat): string {
  const start = `M${short(x)} ${short(y)}`;
  if (x === toX) return `${start}V${short(toY)}`;
  return start + (y === toY ? `H${short(toX)}` : `L${short(toX)} ${short(toY)}`);
}

/** Where water and the hob's connection come out of the wall: a mark on it, and above it what it is. */
export function drawConnections(
  { plate, across }: Ground,
  line: Line,
  top: number,
  words: ConnectionWords,
): void {
  for (const { of, x: at } of connectionsOn(line)) {
    const [x, word] = [across(at), words[of]];
    drawConnection(plate, of, [x, top]);
    const half = widthOf(word) / 2;
    const within = Math.max(half + 3, Math.min(plate.width - half - 3, x));
    const beside = [x + 8 + half, x - 8 - half, within];
    const rows = [top - 10, top - 24];
    rows.some((y) => beside.some((at) => plate.write(word, at, y)));
  }
}

/** How far from the wall's left end its window begins and how wide it is, and where the connections are. */
export function figureWall({ plate, across }: Ground, line: Line, top: number): void {
  const { window } = line;
  const places = [
    ...connectionsOn(line).map(({ x }) => x),
    ...(window ? [window.x, window.x + window.width] : []),
  ].filter((x) => x > 0 && x < line.width);
  const told = [...new Set([line.width, ...places])];
  const at = top - 34;
  let data = `M${short(across(0))} ${short(at)}H${short(across(line.width))}`;
  for (const stop of [0, ...told]) {
    const x = across(stop);
    data += `M${short(x)} ${short(at - 4)}V${short(top - 3)}M${short(x - 3)} ${short(at + 3)}l6-6`;
  }
  plate.draw(data, thinLine);
  // Each place is told from the left end: that is how a fitter marks it. Where more of them are in one spot than
  // there are rows above it, a side of the window is left out.
  for (const stop of told) {
    const text = plate.figure(stop);
    const x = across(stop);
    const spots = [at - 12, at - 27, at - 42];
    spots.find((y) => y > 24 && plate.write(text, x, y));
  }
}

/** What comes out of a wall, in mm from its left end: of a run without a hob water alone. */
export function connectionsOn({ run, wall: { water, hob } }: Line): Connection[] {
  const hasHob = allModules(run).some(({ module }) => module.hob);
  return [
    ...(water === null ? [] : [{ of: "water" as const, x: water }]),
    ...(hob === null || !hasHob ? [] : [{ of: "hob" as const, x: hob }]),
  ];
}

interface Connection {
  of: keyof ConnectionWords;
  x: number;
}

/** A drop, or a bolt, over a place of the sheet. */
export function drawConnection(plate: Plate, of: Connection["of"], [x, y]: Flat): void {
  if (of === "water") {
    const drop = `M${short(x)} ${short(y - 1)}c-5-6-3-9 0-13 3 4 5 7 0 13z`;
    plate.draw(drop, 'fill="#5b93b5" stroke-width=".5"');
  } else {
    const bolt = `M${short(x + 2)} ${short(y - 14)}l-6 8h4l-2 6 6-8h-4z`;
    plate.draw(bolt, 'fill="#e0a52e" stroke-width=".5"');
  }
}
