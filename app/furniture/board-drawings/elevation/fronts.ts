import type { Board, Front } from "~/furniture/boards/piece";
import { elevationHandle } from "~/furniture/drawing/elevation-handles";
import type { Flat } from "~/furniture/drawing/geometry";
import { washOf } from "~/furniture/drawing/materials";
import type { HandleSpot } from "~/furniture/drawing/piece";
import { chain, polygon, short } from "~/furniture/drawing/svg";

import { outlineAlong } from "../views";
import { drawMirror } from "./extras";
import type { Frame } from "./frame";
import { edgeAt } from "./tops";

/** A front with the sign of how it opens: dashes meeting opposite its hinges, or arrows. */
export function drawFront(frame: Frame, board: Board, front: Front): void {
  const { plate, across, up, scale, looks } = frame;
  const { place } = board;
  const [x, y] = [across(place.x), up(place.y + place.height)];
  const [wide, tall] = [place.width * scale, place.height * scale];
  const look = `fill="${washOf(looks.front)}" stroke-width=".9"`;
  if (board.cuts) {
    const outline = outlineAlong("z", board);
    plate.draw(polygon(outline.map(({ a, b }): Flat => [across(a), up(b)])), look);
  } else plate.area(x, y, wide, tall, look);
  drawMirror(frame, board);
  const tops = (["left", "right"] as const).map((side) => frame.up(edgeAt(board, side)));
  plate.draw(
    opening(front, { x, y, wide, tall }, tops as [number, number]),
    'fill="none" stroke-width=".55" stroke-dasharray="4 2.4"',
  );
  if (front.opens === "slide") {
    const [middle, level] = [short(x + wide / 2 - 14), short(y + tall / 2)];
    plate.draw(
      `M${middle} ${level}h28m-5-4 5 4-5 4M${middle} ${level}m5-4-5 4 5 4`,
      'fill="none" stroke-width=".8"',
    );
  }
  const spot = front.handle && spotOf(front.handle, place);
  if (!spot) return;
  const data = elevationHandle(
    looks.handle.shape,
    spot,
    [across(front.handle!.x), up(front.handle!.y)],
    scale * 10,
  );
  plate.draw(data, 'fill="#fffdf9" stroke-width=".7"');
}

/** A handle's place in centimetres, no longer than its front. */
export function spotOf(handle: NonNullable<Front["handle"]>, place: Board["place"]): HandleSpot {
  const { x, y, direction, length } = handle;
  const most = direction === "upright" ? place.height : place.width;
  return { x: x / 10, y: y / 10, direction, length: Math.min(length, most) / 10 };
}

/** From the hinges to the middle of the other edge; the edges of one that is cut obliquely begin at their own heights. */
function opening(
  { opens }: Front,
  { x, y, wide, tall }: Record<"x" | "y" | "wide" | "tall", number>,
  [left, right]: readonly [number, number],
): string {
  if (opens !== "left" && opens !== "right") return "";
  const [hinge, tip] = opens === "left" ? [x, x + wide] : [x + wide, x];
  const [upper, other] = opens === "left" ? [left, right] : [right, left];
  return chain([
    [hinge, upper],
    [tip, other + (tall - (other - y)) / 2],
    [hinge, y + tall],
  ]);
}
