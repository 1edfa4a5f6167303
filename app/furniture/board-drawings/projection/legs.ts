import { boundsOfLegs, inRoom, type PieceLeg, roomAround } from "~/furniture/boards/standing";
import {
  type Box,
  type Camera,
  cameraFor,
  type Point,
  type Sheet,
} from "~/furniture/drawing/geometry";

import { type Scene, sceneOf } from "./scene";
import { cornersOf, extentOf } from "./solid";

/** A leg of a piece, or all of it, as one looks at it. */
export interface StandingLeg {
  scene: Scene;
  /** Whether its front looks to the right, and another leg's to the front. */
  isTurned: boolean;
  /** Where a place of its scene is in that of all legs, and the other way round. */
  outwards: (place: Point) => Point;
  inwards: (place: Point) => Point;
}

/** What is seen of a piece: its legs, and the size of all that they take, in centimetres. */
export interface StandingLegs {
  legs: StandingLeg[];
  size: Scene["size"];
}

const stays = (place: Point) => place;

/** The legs of a piece, shut or open, as they lie before whoever looks at them. */
export function standingLegs(parts: PieceLeg[], isOpen: boolean): StandingLegs {
  if (parts.length === 1) {
    const scene = sceneOf(parts[0]!.piece, isOpen);
    const leg = { scene, isTurned: false, outwards: stays, inwards: stays };
    return { legs: [leg], size: scene.size };
  }
  const whole = boundsOfLegs(parts);
  const legs = parts.map(({ piece, stands }): StandingLeg => {
    const { bounds } = piece;
    const around = stands && roomAround(stands);
    return {
      scene: sceneOf(piece, isOpen, stands?.turn === -1 ? "left" : "right"),
      isTurned: stands !== undefined && Math.abs(stands.turn) === 1,
      outwards: (place) => moved(place, bounds, { stands }, whole),
      inwards: (place) => moved(place, whole, { stands: around }, bounds),
    };
  });
  const [width, height, depth] = [whole.width / 10, whole.height / 10, whole.depth / 10];
  return { legs, size: { width, height, depth } };
}

/** A place in centimetres from the corner of one box, turned, from that of another. */
function moved({ x, y, z }: Point, from: Box, turned: Pick<PieceLeg, "stands">, to: Box): Point {
  const at = inRoom(turned, { x: from.x + x * 10, z: from.z + z * 10 });
  return { x: (at.x - to.x) / 10, y: y + (from.y - to.y) / 10, z: (at.z - to.z) / 10 };
}

/** The camera of all legs in the scene of one of them. */
export function cameraOf({ outwards, inwards }: StandingLeg, camera: Camera): Camera {
  if (outwards === stays) return camera;
  const at = (x: number, y: number, z: number) => {
    const place = outwards({ x, y, z });
    return [place.x, place.y, place.z] as const;
  };
  return {
    project: (x, y, z) => camera.project(...at(x, y, z)),
    unit: (x, y, z) => camera.unit(...at(x, y, z)),
    eye: inwards(camera.eye),
  };
}

/** All corners of boards, before the camera. */
export function cornersOfLegs(legs: StandingLeg[]): Point[] {
  return legs.flatMap(({ scene, outwards }) =>
    scene.boards.flatMap(({ solid }) => cornersOf(solid).map(outwards)),
  );
}

/** From between both walls of a corner, at what has places in a box. */
export function cameraBeforeCorner(bounds: Box, places: Point[], sheet: Sheet): Camera {
  const stand = { sine: 0.68, cosine: 0.7332, highest: Infinity };
  return closeUp(cameraFor(bounds, sheet, 0, stand), places, sheet);
}

/** A camera that sees places as large as its sheet has room for them, in its middle. */
export function closeUp(camera: Camera, places: Point[], sheet: Sheet): Camera {
  const { project, unit, eye } = camera;
  const [left, top, right, bottom] = extentOf(places.map(({ x, y, z }) => project(x, y, z)));
  const [wide, tall] = [right - left, bottom - top];
  const closer = Math.min((sheet.width - MARGIN) / wide, (sheet.height - MARGIN) / tall);
  return {
    project: (x, y, z) => {
      const [across, down] = project(x, y, z);
      return [
        sheet.width / 2 + (across - left - wide / 2) * closer,
        sheet.height / 2 + (down - top - tall / 2) * closer,
      ];
    },
    unit: (x, y, z) => closer * unit(x, y, z),
    eye,
  };
}

/** What is kept free of a sheet, in its units. */
const MARGIN = 48;
