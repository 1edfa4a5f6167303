import type { Piece } from "~/furniture/boards/piece";
import { boxInRoom, legsOf, unfolded } from "~/furniture/boards/standing";
import type { Box } from "~/furniture/drawing/geometry";
import { short } from "~/furniture/drawing/svg";

import type { SheetWords } from "../words";
import type { Frame } from "./frame";
import { thinLine } from "./plate";

/** What the names of walls take above their legs, in units of the sheet. */
export const namesRoom = 18;

/** A piece in a corner from the front, as if its walls were one. */
interface CornerFace {
  piece: Piece;
  /** The stretch of the leg that runs into the corner before which the other one stands; none where one looks inside. */
  hidden: { x: number; width: number };
}

export function cornerFace(piece: Piece, isInside: boolean): CornerFace {
  const [through, against] = legsOf(piece);
  const before = boxInRoom(against!, against!.piece.bounds);
  const seen = unfolded(piece);
  const [{ place }, { place: moved }] = [through!.piece.bodies[0]!, seen.bodies[0]!];
  const from = Math.max(place.x, before.x);
  const to = Math.min(place.x + place.width, before.x + before.width);
  const hidden = { x: from + moved.x - place.x, width: isInside ? 0 : to - from };
  return { piece: seen, hidden };
}

/** The walls' names above their legs, the corner between them, and what stands before a leg. */
export function drawCorner(
  { plate, across, up, scale }: Frame,
  { piece, hidden }: CornerFace,
  names: SheetWords["headings"],
): void {
  const [left, right] = piece.bodies
    .map(({ place }) => place)
    .sort((one, other) => one.x - other.x) as [Box, Box];
  const top = up(left.y + left.height);
  plate.write(names.left, across(left.x + left.width / 2), top - 11);
  plate.write(names.right, across(right.x + right.width / 2), top - 11);
  const middle = across((left.x + left.width + right.x) / 2);
  const dashes = `${thinLine} stroke-dasharray="7 3 2 3"`;
  plate.draw(`M${short(middle)} ${short(top - 10)}V${short(up(0))}`, dashes);
  if (hidden.width === 0) return;
  const [x, wide, tall] = [across(hidden.x), hidden.width * scale, left.height * scale];
  plate.area(x, top, wide, tall, 'fill="#efe8dc" stroke="#8d8477" stroke-width=".7"');
  const [start, low] = [short(x), short(top + tall)];
  const [end, high] = [short(x + wide), short(top)];
  plate.draw(`M${start} ${high}L${end} ${low}M${start} ${low}L${end} ${high}`, thinLine);
}
