import type { Place } from "~/furniture/boards/design";
import type { Piece } from "~/furniture/boards/piece";
import type { Camera } from "~/furniture/drawing/geometry";
import type { Room } from "~/furniture/drawing/scale-room";
import { drawStage, type Figures, type Staged } from "~/furniture/drawing/scale-stage";

import type { Drawn } from "../elevation/frame";
import type { Looks } from "../looks";
import { paintScene } from "./perspective";
import { type Scene, sceneOf } from "./scene";

/** A piece from the front beside a person and a door, in the outline of its place, shut or open. */
export function drawToScale(
  piece: Piece,
  place: Place,
  looks: Looks,
  id: string,
  isOpen: boolean,
  figures: Figures | undefined,
): Drawn {
  const opened = sceneOf(piece, true);
  const scene = isOpen ? opened : sceneOf(piece, false);
  const { width, height: reach } = scene.size;
  const staged = {
    width,
    hung: 0,
    reach,
    figured: figuredOf(piece, place),
    room: roomOf(place),
    // Shut, it stands in the same place as open.
    jutting: beyond(opened),
    paint: (camera: Camera) => paintScene({ id, camera, looks, scene, isOpen, grains: new Map() }),
  };
  return drawStage(staged, figures);
}

/**
 * What is called the size: of a piece that stands in its niche all of it, from wall to wall; else the
 * bodies, without fillers that are cut to fit the walls.
 */
function figuredOf({ bodies, bounds, scribedTo }: Piece, place: Place): Staged["figured"] {
  if (place.kind === "niche" && scribedTo) {
    return { from: 0, width: bounds.width / 10, height: bounds.height / 10 };
  }
  const places = bodies.map(({ place }) => place);
  const from = Math.min(...places.map(({ x }) => x));
  const to = Math.max(...places.map(({ x, width }) => x + width));
  const top = Math.max(...places.map(({ y, height }) => y + height));
  return { from: (from - bounds.x) / 10, width: (to - from) / 10, height: top / 10 };
}

/** How far the doors of an open piece stand out to its left and right. */
function beyond({ boards, size }: Scene): Staged["jutting"] {
  const across = boards.flatMap(({ solid }) => solid.foot.map(([x]) => x));
  const tenths = (value: number) => Math.round(Math.max(0, value) * 10) / 10;
  return {
    left: tenths(-Math.min(...across)),
    right: tenths(Math.max(...across) - size.width),
  };
}

/** What the customer has said of the place, in centimetres. */
function roomOf(place: Place): Room {
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
  const [bottom, middle, top] = place.widths;
  const [left, right] = place.heights;
  return {
    walls: { left: true, right: true },
    ceiling: [centimetres(left), centimetres(right)],
    widths: [centimetres(bottom), centimetres(middle), centimetres(top)],
    hasSkirting: place.skirting > 0,
  };
}
