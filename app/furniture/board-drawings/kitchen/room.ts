import { short } from "~/furniture/drawing/svg";

import type { Reader } from "../draw-boards";
import type { Frame } from "../elevation/frame";
import { cutThrough, WALL } from "../elevation/sloped-room";
import type { Line } from "./line";

/** From which length on a run is long, in mm. */
const LONG = 4000;

/** Long runs are wide sheets for the workshop, which prints them; what a phone shows is read at its width. */
export function sheetWidth(walls: { line: Line }[], reader: Reader): number {
  const longest = Math.max(...walls.map(({ line }) => line.width));
  return reader === "workshop" && longest > LONG ? 720 : 480;
}

/** The walls that end the run, and the ceiling, where they are cut through, and the window. */
export function drawRoom(frame: Frame, line: Line, from: number, to: number): void {
  const { plate, across, up } = frame;
  const { run, wall, width, window } = line;
  const { high } = line;
  const [ground, top] = [up(0), up(high)];
  const [first, last] = wall.ends;
  const [start, end] = [
    first !== "free" ? across(0) - WALL : across(from) - 8,
    last !== "free" ? across(width) + WALL : across(to) + 8,
  ];
  if (first !== "free") plate.area(start, top, WALL, ground - top, cutThrough);
  if (last !== "free") plate.area(end - WALL, top, WALL, ground - top, cutThrough);
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

/** A rectangle of the piece as one sees it from the front. */
export function area({ plate, across, up, scale }: Frame, box: Place, look: string): void {
  plate.area(across(box.x), up(box.y + box.height), box.width * scale, box.height * scale, look);
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}
