import type { Looks } from "../views";
import type { Span } from "./chains";
import type { Numbered } from "./numbered";
import type { Plate } from "./plate";

/** One view on the sheet: where millimetres of the piece lie. */
export interface Frame {
  plate: Plate;
  looks: Looks;
  scale: number;
  /** Where an x, and a height, of the piece is on the sheet. */
  across: (x: number) => number;
  up: (y: number) => number;
}

export interface Drawn {
  width: number;
  height: number;
  inner: string;
}

/** A sheet that is written on, with the places that it leaves for numbers of columns. */
export interface DrawnSheet extends Drawn {
  numbered: Numbered;
}

/** What a sheet keeps free: a heading above, a chain of figures beside. */
export const heading = 34;
export const chainRoom = 62;
/** How high a piece is drawn, and the largest scale, in units of the sheet. */
export const tallest = 520;
export const largest = 0.45;

/** A stretch of so many millimetres, to the tenth: lengths are halves at the finest, and sums of them carry dust. */
export function spanOf(from: number, to: number, value: number): Span {
  return { from, to, value: Math.round(value * 10) / 10 };
}
