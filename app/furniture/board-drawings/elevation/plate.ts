import { ink } from "~/furniture/drawing/materials";
import { escapeText, rectangle, short } from "~/furniture/drawing/svg";

import { figureOf, type Figures } from "../words";
import type { Area } from "./numbered";

/** Left, top, right, bottom on the sheet. */
type Extent = readonly [number, number, number, number];

export const letter = 15;
/** What a digit takes in the widest of the usual fonts. */
const digit = 0.64 * letter;

export function widthOf(text: string): number {
  return text.length * digit;
}

/**
 * A sheet in the making: shapes, and texts that keep clear of each other. It is 480 wide, so that a text
 * is as high as ten pixels where the sheet is shown 320 wide.
 */
export class Plate {
  readonly #shapes: string[] = [];
  readonly #texts: string[] = [];
  readonly #taken: Extent[] = [];
  /** Where the lowest text ends. */
  low = 0;

  constructor(
    readonly width: number,
    readonly figures: Figures,
  ) {}

  /** A length of so many millimetres as it is written here. */
  figure(millimetres: number): string {
    return figureOf(millimetres, this.figures);
  }

  draw(data: string, more: string): void {
    if (data) this.#shapes.push(`<path d="${data}" ${more}/>`);
  }

  area(x: number, y: number, wide: number, tall: number, more: string): void {
    this.draw(rectangle(x, y, wide, tall), more);
  }

  /**
   * Writes a text around a place, unless it would touch another one or leave the sheet. `leader` is
   * where a line to it starts, above.
   */
  write(text: string, x: number, middle: number, leader?: number): boolean {
    const half = widthOf(text) / 2;
    const extent: Extent = [x - half, middle - 7, x + half, middle + 7];
    const line: Extent | undefined =
      leader === undefined ? undefined : [x - 1, leader, x + 1, extent[1]];
    if (extent[0] < 2 || extent[2] > this.width - 2 || extent[1] < 2) return false;
    if (this.#isTaken(extent) || (line && this.#isTaken(line))) return false;
    this.#taken.push(extent, ...(line ? [line] : []));
    if (line) this.draw(`M${short(x)} ${short(leader!)}V${short(extent[1])}`, thinLine);
    this.low = Math.max(this.low, extent[3]);
    this.#texts.push(`<text x="${short(x)}" y="${short(middle + 5)}">${escapeText(text)}</text>`);
    return true;
  }

  /** Whether no text is in a part of the sheet. */
  isFree({ x, y, width, height }: Area): boolean {
    return !this.#isTaken([x, y, x + width, y + height]);
  }

  #isTaken([left, top, right, bottom]: Extent): boolean {
    return this.#taken.some(
      (other) => left < other[2] && other[0] < right && top < other[3] && other[1] < bottom,
    );
  }

  finish(): string {
    return (
      `<g stroke="${ink}" stroke-linejoin="round">${this.#shapes.join("")}</g>` +
      `<g fill="${ink}" font-family="sans-serif" font-size="${letter}" text-anchor="middle" stroke="#fffdf9" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${this.#texts.join("")}</g>`
    );
  }
}

export const thinLine = 'fill="none" stroke-width=".5"';
