import type { Piece } from "~/furniture/boards/piece";
import { frontQuad, levelQuad, plain } from "~/furniture/drawing/canvas";
import {
  type Camera,
  cameraFor,
  type CameraStand,
  type Flat,
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
import { Cover } from "./cover";
import { paintLight, paintPullOut, solidOfLight } from "./extras";
import { farthestFirst } from "./order";
import { paintBoard, type Studio } from "./paint";
import { paintRail, solidOfRail } from "./rails";
import { type Scene, sceneOf, type StandingBoard, upright } from "./scene";
import { cornersOf, extentOf, type Face, facesOf, type Solid } from "./solid";

/** 15° only, so that one looks between open doors, and no higher than a person sees. */
function before(height: number): CameraStand {
  return { sine: 0.2588, cosine: 0.9659, highest: Math.max(165, height * 0.72) };
}

interface Thing {
  solid: Solid;
  standing?: StandingBoard;
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
  const { scene, camera } = sightOf(piece, sheet, isOpen);
  const { width, depth } = scene.size;
  const studio: Studio = { id, camera, looks, scene, isOpen, grains: new Map() };
  const shade = pool({ camera, id }, width, depth, 0) + contact(camera, scene.boards);
  return paintScene(studio, shade);
}

function sightOf(piece: Piece, sheet: Sheet, isOpen: boolean): { scene: Scene; camera: Camera } {
  const scene = sceneOf(piece, isOpen);
  const { width, height, depth } = scene.size;
  const jutting = isOpen ? scene.boards.flatMap(({ solid }) => cornersOf(solid)) : [];
  const bounds = { x: 0, y: 0, z: 0, width, height, depth };
  const camera = cameraFor(bounds, sheet, 0, isOpen ? before(height) : undefined, jutting);
  return { scene, camera };
}

/** Where the fronts of a piece's columns are on the sheet, from left to right. */
export function columnsInPerspective(piece: Piece, sheet: Sheet, isOpen: boolean): ColumnArea[] {
  const { camera } = sightOf(piece, sheet, isOpen);
  const { bounds, bodies } = piece;
  return bodies
    .filter(({ isTopBox }) => !isTopBox)
    .flatMap(({ place, columns }) => columns.map(({ x, width }) => ({ place, x, width })))
    .map(({ place, x, width }, column) => {
      const corner = (across: number, up: number) =>
        camera.project((across - bounds.x) / 10, (up - bounds.y) / 10, 0);
      const [low, high] = [place.y, place.y + place.height];
      const corners = [x, x + width].flatMap((at) => [corner(at, low), corner(at, high)]);
      const [left, top, right, bottom] = extentOf(corners);
      return { column, x: left, y: top, width: right - left, height: bottom - top };
    });
}

/** Everything of a scene that a camera sees, with what it is painted from, over a shade on the floor. */
export function paintScene(studio: Studio, shade = ""): string {
  const { id, camera, looks, scene, isOpen } = studio;
  const things: Thing[] = scene.boards
    // The boxes of drawers are behind their fronts.
    .filter(({ isCarried }) => isOpen || !isCarried)
    .map((standing) => ({
      solid: standing.solid,
      standing,
      paint: (faces) => paintBoard(studio, standing, faces),
    }));
  for (const rail of scene.rails) {
    things.push({ solid: solidOfRail(rail), paint: () => paintRail(camera, rail) });
  }
  for (const light of scene.lights) {
    things.push({ solid: solidOfLight(light), paint: () => paintLight(camera, light) });
  }
  for (const box of scene.pullOuts) {
    things.push({ solid: upright(box), paint: () => paintPullOut(camera, box) });
  }
  const body = paintSeen(things, camera);
  const painted = `${shade}<g stroke="${ink}" stroke-width=".5" stroke-linejoin="round">${body}</g>`;
  const grains = (["body", "front"] as const).map((stock) => {
    const faces = studio.grains.get(stock) ?? new Set<GrainFace>();
    return grainPatterns(id + stock, looks[stock], faces, camera, scene.size);
  });
  const knob = looks.handle.shape === "knob" ? knobGradient(id, looks.handle) : "";
  return `<defs>${gradientsUsedBy(painted, id)}${knob}${grains.join("")}</defs>${painted}`;
}

/** Paints what is seen of things, the farthest first. */
function paintSeen(things: Thing[], camera: Camera): string {
  const cover = new Cover();
  const painted: string[] = [];
  for (const thing of farthestFirst(things, camera).reverse()) {
    const faces = facesOf(thing.solid, camera).filter(({ quad }) => !cover.hides(quad));
    if (faces.length === 0) continue;
    painted.push(thing.paint(faces));
    if (!thing.standing) continue;
    for (const { quad } of faces) cover.add(quad);
    const gap = gapAround(thing.standing, camera);
    if (gap) cover.add(gap);
  }
  return painted.reverse().join("");
}

/** A shut front also hides what is behind the gap around it. */
function gapAround({ front, box, solid }: StandingBoard, camera: Camera): Flat[] | undefined {
  if (!front || solid.foot[0]![1] !== solid.foot[1]![1]) return undefined;
  const by = 0.25;
  return frontQuad(camera, box.z, box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by);
}

/** A darker line where boards touch the floor. */
function contact(camera: Camera, boards: StandingBoard[]): string {
  const data = boards
    .filter(({ box, solid, front }) => box.y < 0.5 && !front && solid.low < 0.5)
    .map(({ box }) =>
      polygon(levelQuad(camera, 0, box.x - 0.4, box.z - 0.6, box.width + 1.2, box.depth + 1)),
    )
    .join("");
  return plain(data, "#1b140c", ' fill-opacity=".3"');
}
