import { fallsAcross, runsLeft, type Place } from "~/furniture/boards/design";
import { ceilingLine } from "~/furniture/boards/limits";
import type { Piece } from "~/furniture/boards/piece";
import { inRoom, legsOf } from "~/furniture/boards/standing";
import type { Camera, Sheet } from "~/furniture/drawing/geometry";
import type { Room } from "~/furniture/drawing/scale-room";
import { drawStage, type Figures, type Staged } from "~/furniture/drawing/scale-stage";

import type { Drawn } from "../elevation/frame";
import { columnsAcross, numbered, type Numbered, seenFromRoom } from "../elevation/numbered";
import { ceilingOverDepth, roomBehind } from "../elevation/room-behind";
import type { Looks } from "../views";
import { type StandingLegs, standingLegs } from "./legs";
import { paintScene } from "./perspective";
import { studiosOf } from "./studios";

/** A piece from the front beside a person and a door, in the outline of its place, shut or open. */
export function drawToScale(
  piece: Piece,
  place: Place,
  looks: Looks,
  id: string,
  isOpen: boolean,
  figures: Figures | undefined,
): Drawn {
  const { legs } = standingLegs(legsOf(piece), isOpen);
  const paint = (camera: Camera) => paintScene(studiosOf(legs, camera, looks, id, isOpen), camera);
  return stage(piece, place, paint, figures);
}

/** Where the columns of a piece are on that sheet, which is as large shut as open. */
export function columnsToScale(piece: Piece, place: Place, figures: Figures): Numbered & Sheet {
  const { width, height, standing } = stage(piece, place, () => "", figures);
  const { left, ground, scale } = standing;
  const { bounds } = piece;
  // Of a leg that stands out from the one behind, no front is seen; across a corner it is seen aslant.
  const legs = legsOf(piece);
  const leg = place.kind === "diagonal" ? legs.at(-1)! : legs[0]!;
  const all = columnsAcross(
    leg.piece,
    (x) => left + ((inRoom(leg, { x, z: 0 }).x - bounds.x) / 10) * scale,
    (y) => ground - ((y - bounds.y) / 10) * scale,
  );
  const areas = seenFromRoom(all, piece, place);
  // Nothing is written on the piece itself.
  return { width, height, ...numbered(areas, () => true) };
}

/** The stage, on which a piece stands in the same place shut and open. */
function stage(
  piece: Piece,
  place: Place,
  paint: Staged["paint"],
  figures: Figures | undefined,
): ReturnType<typeof drawStage> {
  const opened = standingLegs(legsOf(piece), true);
  const { width, height: reach } = opened.size;
  const [figured, room] = [figuredOf(piece, place), roomOf(piece, place)];
  return drawStage(
    { width, hung: 0, reach, figured, room, jutting: beyond(opened), paint },
    figures,
  );
}

/**
 * What is called the size: of a piece that stands in its niche all of it, from wall to wall, and to the
 * ceiling where that does not fall to the back; else the bodies, without fillers that are cut to fit the walls.
 */
function figuredOf(piece: Piece, place: Place): Staged["figured"] {
  const { bodies, bounds, scribedTo } = piece;
  const places = bodies.filter(({ stands }) => !stands).map(({ place }) => place);
  const top = Math.max(...places.map(({ y, height }) => y + height));
  if (place.kind === "corner") {
    // From the corner to the end of the leg that runs into it.
    const { x, width } = legsOf(piece)[0]!.piece.bounds;
    const [from, to] = runsLeft(place)
      ? [x, bounds.x + bounds.width + place.skirting]
      : [bounds.x - place.skirting, x + width];
    return { from: (from - bounds.x) / 10, width: (to - from) / 10, height: top / 10 };
  }
  if (place.kind !== "free" && place.kind !== "diagonal" && scribedTo) {
    const filled = fallsAcross(place) ? place.high : bounds.height;
    const height = place.kind === "slope" && place.falls === "back" ? top : filled;
    return { from: 0, width: bounds.width / 10, height: height / 10 };
  }
  const from = Math.min(...places.map(({ x }) => x));
  const to = Math.max(...places.map(({ x, width }) => x + width));
  return { from: (from - bounds.x) / 10, width: (to - from) / 10, height: top / 10 };
}

/** How far the doors of an open piece stand out to its left and right, in centimetres. */
export function beyond({ legs, size }: StandingLegs): Staged["jutting"] {
  const across = legs.flatMap(({ scene, outwards }) =>
    scene.boards.flatMap(({ solid: { foot } }) => foot.map(([x, z]) => outwards({ x, y: 0, z }).x)),
  );
  const tenths = (value: number) => Math.round(Math.max(0, value) * 10) / 10;
  return {
    left: tenths(-Math.min(...across)),
    right: tenths(Math.max(...across) - size.width),
  };
}

/** What the customer has said of the place, in centimetres. */
function roomOf(piece: Piece, place: Place): Room {
  const centimetres = (millimetres: number) => millimetres / 10;
  if (place.kind === "free") {
    const { walls, ceiling } = place;
    return {
      walls: {
        left: walls === "left" || walls === "both",
        right: walls === "right" || walls === "both",
      },
      ceiling: ceiling === null ? null : [centimetres(ceiling), centimetres(ceiling)],
    };
  }
  if (place.kind === "corner" || place.kind === "diagonal") {
    const { ends, ceiling } = place;
    // A body across a corner is seen from before the right wall.
    const isLeft = place.kind === "corner" && runsLeft(place);
    const walls = { left: !isLeft || ends[0] === "wall", right: isLeft || ends[1] === "wall" };
    const high = ceiling === null ? null : centimetres(ceiling);
    return { walls, ceiling: high === null ? null : [high, high] };
  }
  const [bottom, middle, top] = place.widths;
  const between = {
    walls: { left: true, right: true },
    widths: [centimetres(bottom), centimetres(middle), centimetres(top)] as const,
    hasSkirting: place.skirting > 0,
  };
  if (place.kind === "niche") {
    const [left, right] = place.heights;
    return { ...between, ceiling: [centimetres(left), centimetres(right)] };
  }
  if (!fallsAcross(place)) {
    const behind = roomBehind(piece, place)!;
    const high = centimetres(place.high);
    // What closes the piece above ends where the ceiling does.
    const over = piece.scribedTo?.above ? piece.bounds.height : ceilingOverDepth(behind, 0);
    return { ...between, ceiling: [high, high], falling: centimetres(over) };
  }
  const line = ceilingLine(place);
  const [first, last] = [line[0]!, line.at(-1)!];
  const bend = line.length > 2 ? line[1]! : null;
  return {
    ...between,
    ceiling: [centimetres(first.y), centimetres(last.y)],
    bend: bend && { at: centimetres(bend.x - last.x / 2), height: centimetres(bend.y) },
  };
}
