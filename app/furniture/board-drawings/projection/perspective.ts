import type { Piece } from "~/furniture/boards/piece";
import { legsOf, legsSeen, type PieceLeg, topAt } from "~/furniture/boards/standing";
import { levelQuad, plain } from "~/furniture/drawing/canvas";
import {
  type Camera,
  cameraFor,
  type CameraStand,
  type Flat,
  type Point,
  type Sheet,
} from "~/furniture/drawing/geometry";
import { gradientsUsedBy } from "~/furniture/drawing/gradients";
import { type GrainFace, grainPatterns } from "~/furniture/drawing/grain";
import { pool } from "~/furniture/drawing/light";
import { ink } from "~/furniture/drawing/materials";
import { knobGradient } from "~/furniture/drawing/perspective-handles";
import { polygon } from "~/furniture/drawing/svg";

import type { ColumnArea } from "../elevation/numbered";
import type { Looks } from "../views";
import { shapeAround } from "./around";
import { Cover } from "./cover";
import { paintLight, paintPullOut, solidOfLight } from "./extras";
import {
  cameraBeforeCorner,
  cameraOf,
  closeUp,
  cornersOfLegs,
  type StandingLegs,
  standingLegs,
} from "./legs";
import { farthestFirst } from "./order";
import { paintBoard, type Studio } from "./paint";
import { paintRail, solidOfRail } from "./rails";
import { isTurned, type StandingBoard, upright } from "./scene";
import { extentOf, type Face, facesOf, type Solid } from "./solid";
import { studiosOf } from "./studios";

/** 15° only, so that one looks between open doors, and no higher than a person sees. */
function before(height: number): CameraStand {
  return { sine: 0.2588, cosine: 0.9659, highest: Math.max(165, height * 0.72) };
}

export interface Thing {
  solid: Solid;
  /** Where a place of its leg is before the camera. */
  at?: (place: Point) => Point;
  camera: Camera;
  standing?: StandingBoard;
  /** Whether one sees through it where it stands open. */
  isClear?: boolean;
  paint: (faces: Face[]) => string;
}

/** The three-quarter view, shut or open: everything inside the svg element, after title and desc. */
export function drawInPerspective(
  piece: Piece,
  looks: Looks,
  id: string,
  sheet: Sheet,
  isOpen: boolean,
): string {
  const { legs, camera } = sightOf(legsSeen(piece), sheet, isOpen);
  const studios = studiosOf(legs, camera, looks, id, isOpen);
  const shade = studios.map(({ scene: { size, boards }, ...own }) => {
    return pool(own, size.width, size.depth, 0) + contact(own.camera, boards);
  });
  return paintScene(studios, camera, shade.join(""));
}

/** What one sees of a piece, and of more that has to be on the sheet, in centimetres of the scene. */
export function sightOf(
  parts: PieceLeg[],
  sheet: Sheet,
  isOpen: boolean,
  more: Point[] = [],
): StandingLegs & { camera: Camera } {
  const { legs, size } = standingLegs(parts, isOpen);
  const { width, height, depth } = size;
  const bounds = { x: 0, y: 0, z: 0, width, height, depth };
  if (legs.length > 1) {
    const places = [...cornersOfLegs(legs), ...more];
    // What stands across a corner is seen from before it.
    const camera = legs.some((leg) => leg.isTurned)
      ? cameraBeforeCorner(bounds, places, sheet)
      : closeUp(cameraFor(bounds, sheet, 0), places, sheet);
    return { legs, size, camera };
  }
  const [stand, opened] = isOpen ? [before(height), cornersOfLegs(legs)] : [undefined, []];
  return { legs, size, camera: cameraFor(bounds, sheet, 0, stand, [...opened, ...more]) };
}

/** Where the fronts of a piece's columns are on the sheet, in the order of the design. */
export function columnsInPerspective(piece: Piece, sheet: Sheet, isOpen: boolean): ColumnArea[] {
  const { legs, camera: before } = sightOf(legsSeen(piece), sheet, isOpen);
  return legsOf(piece)
    .flatMap(({ piece: { bounds, bodies } }, index) => {
      const camera = cameraOf(legs[index]!, before);
      return bodies
        .filter(({ isTopBox }) => !isTopBox)
        .flatMap((body) =>
          body.columns.map(({ x, width }) => ({ camera, bounds, body, x, width })),
        );
    })
    .map(({ camera, bounds, body, x, width }, column) => {
      const corner = (across: number, up: number) =>
        camera.project((across - bounds.x) / 10, (up - bounds.y) / 10, 0);
      const [low, high] = [body.place.y, topAt(body, x + width / 2)];
      const corners = [x, x + width].flatMap((at) => [corner(at, low), corner(at, high)]);
      const [left, top, right, bottom] = extentOf(corners);
      return { column, x: left, y: top, width: right - left, height: bottom - top };
    });
}

/** Everything of a scene, and more, that a camera sees, with what it is painted from, over a shade on the floor. */
export function paintScene(
  studios: Studio[],
  camera: Camera,
  shade = "",
  more: Thing[] = [],
): string {
  const body = paintSeen([...studios.flatMap(thingsOf), ...more], camera);
  const painted = `${shade}<g stroke="${ink}" stroke-width=".5" stroke-linejoin="round">${body}</g>`;
  const defs = studios.map(({ id, looks, grains, scene, camera: own }) => {
    const patterns = (["body", "front"] as const).map((stock) => {
      const faces = grains.get(stock) ?? new Set<GrainFace>();
      return grainPatterns(id + stock, looks[stock], faces, own, scene.size);
    });
    const knob = looks.handle.shape === "knob" ? knobGradient(id, looks.handle) : "";
    return gradientsUsedBy(painted, id) + knob + patterns.join("");
  });
  return `<defs>${defs.join("")}</defs>${painted}`;
}

/** What is painted of a leg. */
function thingsOf(studio: Studio): Thing[] {
  const { camera, at, scene, isBeside, isOpen } = studio;
  const placed = { camera, ...(at && { at }) };
  const things: Thing[] = scene.boards
    // The boxes of drawers are behind their fronts.
    .filter(({ isCarried }) => isOpen || !isCarried)
    .map((standing) => ({
      ...placed,
      solid: standing.solid,
      standing,
      isClear: isBeside && isTurned(standing),
      paint: (faces) => paintBoard(studio, standing, faces),
    }));
  for (const rail of scene.rails) {
    things.push({ ...placed, solid: solidOfRail(rail), paint: () => paintRail(camera, rail) });
  }
  for (const light of scene.lights) {
    things.push({ ...placed, solid: solidOfLight(light), paint: () => paintLight(camera, light) });
  }
  for (const box of scene.pullOuts) {
    things.push({ ...placed, solid: upright(box), paint: () => paintPullOut(camera, box) });
  }
  return things;
}

/** Paints what is seen of things, the farthest first. */
function paintSeen(things: Thing[], before: Camera): string {
  const cover = new Cover();
  const painted: string[] = [];
  for (const thing of farthestFirst(things, before).reverse()) {
    const { camera } = thing;
    const faces = facesOf(thing.solid, camera).filter(({ quad }) => !cover.hides(quad));
    if (faces.length === 0) continue;
    // The doors of two legs open towards each other, and before what is behind them.
    if (thing.isClear) {
      painted.push(`<g opacity=".4">${thing.paint(faces)}</g>`);
      continue;
    }
    painted.push(thing.paint(faces));
    if (!thing.standing) continue;
    for (const { quad } of faces) cover.add(quad);
    const gap = gapAround(thing.standing, camera);
    if (gap) cover.add(gap);
  }
  return painted.reverse().join("");
}

/** A shut front also hides what is behind the gap around it. */
function gapAround(standing: StandingBoard, camera: Camera): Flat[] | undefined {
  if (!standing.front || isTurned(standing)) return undefined;
  return shapeAround(camera, standing, 0.25);
}

/** A darker line where boards touch the floor. */
export function contact(camera: Camera, boards: StandingBoard[]): string {
  const data = boards
    .filter(({ box, solid, front }) => box.y < 0.5 && !front && solid.low < 0.5)
    .map(({ box }) =>
      polygon(levelQuad(camera, 0, box.x - 0.4, box.z - 0.6, box.width + 1.2, box.depth + 1)),
    )
    .join("");
  return plain(data, "#1b140c", ' fill-opacity=".3"');
}
