import { leaf } from "../scale-room";
import { chain, rectangle, short } from "../svg";

/** The board of a frame around its leaf, in centimetres. */
const frame = 7;
export const doorWidth = leaf.width + 2 * frame;
export const doorHeight = leaf.height + frame;

const line = "#8d8477";

/** A shut door, its frame's left edge at `x`, on the ground of a sheet with so many units a centimetre. */
export function drawDoor(x: number, ground: number, scale: number): string {
  const box = (left: number, low: number, width: number, height: number) =>
    rectangle(x + left * scale, ground - (low + height) * scale, width * scale, height * scale);
  const lever = { x: x + (frame + 7) * scale, y: ground - 105 * scale };
  const panels =
    box(frame + 16, 22, leaf.width - 32, 66) + box(frame + 16, 116, leaf.width - 32, 76);
  const radius = short(Math.max(1.2, 2.4 * scale));
  return (
    `<path d="${box(0, 0, doorWidth, doorHeight)}" fill="#efe8dc" stroke="${line}" stroke-width=".7"/>` +
    `<path d="${box(frame, 0.6, leaf.width, leaf.height - 0.6)}" fill="#fbf9f5" stroke="${line}" stroke-width=".7"/>` +
    `<path d="${panels}" fill="#f5f0e7" stroke="${line}" stroke-width=".5"/>` +
    `<g stroke="#6b6459" fill="#6b6459"><circle cx="${short(lever.x)}" cy="${short(lever.y)}" r="${radius}" stroke="none"/>` +
    `<path d="${chain([
      [lever.x, lever.y],
      [lever.x + 12 * scale, lever.y],
    ])}" stroke-width="${short(Math.max(1.2, 2 * scale))}" stroke-linecap="round"/></g>`
  );
}
