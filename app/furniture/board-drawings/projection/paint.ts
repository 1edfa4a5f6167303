import type { Axis, BoardName, Stock } from "~/furniture/boards/piece";
import { bandOn } from "~/furniture/boards/standing";
import { fill, frontQuad, line, plain, sideQuad } from "~/furniture/drawing/canvas";
import type { Camera, Flat, Point } from "~/furniture/drawing/geometry";
import type { GrainFace } from "~/furniture/drawing/grain";
import { shadeOf } from "~/furniture/drawing/materials";
import { paintHandles } from "~/furniture/drawing/perspective-handles";
import type { Palette } from "~/furniture/drawing/piece-look";
import { chain, mix, polygon } from "~/furniture/drawing/svg";

import { bandLook, type Looks } from "../views";
import { shapeAround } from "./around";
import { paintMirror } from "./extras";
import { isTurned, type Scene, type StandingBoard } from "./scene";
import type { Face } from "./solid";

/** State shared by the boards of a leg while they are painted in a perspective view. */
export interface Studio {
  id: string;
  /** In the leg's own scene, and where a place of it is before the camera of all legs. */
  camera: Camera;
  at?: (place: Point) => Point;
  /** Whether its doors open before another leg, so that one sees through them. */
  isBeside: boolean;
  looks: Looks;
  scene: Scene;
  isOpen: boolean;
  /** The faces whose grain pattern is needed, of each decor. */
  grains: Map<Stock, Set<GrainFace>>;
}

const white: Palette = { top: "#fdfcfa", front: "#f1efe9", side: "#d6d2c9" };

export function paintBoard(studio: Studio, standing: StandingBoard, faces: Face[]): string {
  const { front, board } = standing;
  const palette = paletteOf(studio.looks, standing);
  const band = bandLook(studio.looks, board);
  const painted = faces
    .map((face) => {
      const data = polygon(face.quad);
      if (band && bandOn(board, ...sideOf[face.name]) > 0) {
        return fill(data, toneOf(standing, face, band, studio.isOpen));
      }
      // A pane has the light of its own.
      if (board.mirror && face.name === "front") {
        const rim = fill(data, toneOf(standing, face, palette, studio.isOpen));
        return rim + paintMirror(board, face.quad, studio.id);
      }
      const isLarge = extentOf(face.quad) > 26;
      return (
        fill(data, toneOf(standing, face, palette, studio.isOpen)) +
        grainOver(studio, standing, face, palette, data) +
        (isLarge && board.name !== "back"
          ? plain(data, `url(#${studio.id}${palette.isGlossy && front ? "gloss" : "light"})`)
          : "") +
        shades(studio, standing, face)
      );
    })
    .join("");
  if (!front) return painted;
  const shut = faces.find(({ name }) => name === "front");
  const edge = shut
    ? line(
        standing.solid.prism
          ? chain(shut.quad, true)
          : chain([shut.quad[3]!, shut.quad[0]!, shut.quad[1]!]),
        "#fff",
        ".6",
        ' stroke-opacity=".4"',
      )
    : "";
  return gap(studio, standing, palette) + painted + edge + (shut ? handle(studio, standing) : "");
}

/** Which way the faces of a shut piece's boards look. */
const sideOf: Record<Face["name"], [axis: Axis, end: "low" | "high"]> = {
  left: ["x", "low"],
  right: ["x", "high"],
  bottom: ["y", "low"],
  top: ["y", "high"],
  front: ["z", "low"],
  rear: ["z", "high"],
};

function paletteOf(looks: Looks, { board, isCarried }: StandingBoard): Palette {
  if (board.stock === "drawer" || isCarried) return white;
  return board.stock === "front" ? looks.front : looks.body;
}

/** Boards whose upper sides are the piece's own. */
const outermost: ReadonlySet<BoardName> = new Set([
  "top",
  "side",
  "ceiling-board",
  "slanted-top",
  "strip",
  "step-board",
  "panel",
  "side-panel",
]);

/** The colour of a face: lit from the left and above, darker inside the piece. */
function toneOf(
  { board, front, isOutermost, isCarried }: StandingBoard,
  { name, turn }: Face,
  palette: Palette,
  isOpen: boolean,
): string {
  const shade = shadeOf(palette);
  if (board.name === "back") return mix(palette.front, "#2a2119", 0.27);
  if (board.name === "plinth") return mix(palette.front, "#1c1712", 0.42);
  if (name === "top") {
    if (isCarried || front) return palette.top;
    return outermost.has(board.name) ? palette.top : mix(palette.front, "#2a2119", 0.05);
  }
  if (name === "bottom") return mix(palette.front, "#2a2119", 0.3);
  if (front && isOpen && name === "rear") return mix(palette.front, palette.side, 0.35);
  if (front) return mix(palette.front, palette.side, Math.abs(turn));
  if (name === "front") return isCarried ? shade.wall : palette.front;
  if (isOutermost) return palette.side;
  return shade.wall;
}

/** The gap around a shut front. */
function gap({ camera, isOpen }: Studio, standing: StandingBoard, palette: Palette): string {
  const { front } = standing;
  if (isTurned(standing) || front?.opens === "slide" || (isOpen && front?.opens === "out"))
    return "";
  return plain(polygon(shapeAround(camera, standing, 0.2)), shadeOf(palette).gap);
}

const grainFaces: Record<"front" | "side" | "top", Partial<Record<Axis, GrainFace>>> = {
  front: { x: "frontLevel", y: "frontUpright" },
  side: { y: "sideUpright", z: "sideLevel" },
  top: { x: "top" },
};

function grainOver(
  studio: Studio,
  { board, isCarried }: StandingBoard,
  face: Face,
  palette: Palette,
  data: string,
): string {
  const stock = board.stock === "front" ? "front" : "body";
  if (!palette.grain || isCarried || extentOf(face.quad) < 7) return "";
  const way =
    face.name === "top" || face.name === "bottom"
      ? "top"
      : Math.abs(face.turn) > 0.7
        ? "side"
        : "front";
  const name = grainFaces[way][board.name === "back" ? "y" : board.lengthAxis];
  if (!name) return "";
  studio.grains.set(stock, (studio.grains.get(stock) ?? new Set<GrainFace>()).add(name));
  return plain(data, `url(#${studio.id}${stock}${name})`);
}

/** The shade that boards throw on the back and on the walls below them. */
function shades(
  { id, camera, scene }: Studio,
  { board, box }: StandingBoard,
  { name }: Face,
): string {
  const isBack = board.name === "back" && name === "front";
  const isWall = name === "right" && (board.name === "side" || board.name === "partition");
  if (!isBack && !isWall) return "";
  const face = box.x + box.width;
  return scene.boards
    .filter(({ board: other, front, isCarried, box: level }) => {
      const isLevel = other.thicknessAxis === "y" && !other.turned && !front && !isCarried;
      // A back that ends below a slanted top has boards before it that are higher.
      const isHere = isBack ? level.y <= box.y + box.height : Math.abs(level.x - face) < 0.3;
      return isLevel && other.body === board.body && isHere && level.y > box.y + 2;
    })
    .map(({ board: other, box: { x, y, z, width, depth } }) => {
      const tall = Math.min(other.name === "top" ? 22 : 14, y - box.y);
      const shape = isBack
        ? frontQuad(camera, box.z, x, y - tall, width, tall)
        : sideQuad(camera, face, y - tall, z, tall, depth);
      return plain(polygon(shape), `url(#${id}hollow)`);
    })
    .join("");
}

function handle(
  { camera, looks, id }: Studio,
  { board, box, solid, front }: StandingBoard,
): string {
  const spot = front?.handle;
  if (!spot) return "";
  const [[leftX, leftZ], [rightX, rightZ]] = solid.foot as [Flat, Flat];
  const wide = box.width;
  const [stepX, stepZ] = [(rightX - leftX) / wide, (rightZ - leftZ) / wide];
  const across = (spot.x - board.place.x) / 10;
  const up = box.y + (spot.y - board.place.y) / 10;
  const isUpright = spot.direction === "upright";
  const at = (along: number, out: number, down = 0) => {
    const side = across + (isUpright ? 0 : along);
    return camera.project(
      leftX + stepX * side + stepZ * out,
      up + (isUpright ? along : 0) - down,
      leftZ + stepZ * side - stepX * out,
    );
  };
  const unit = camera.unit(leftX + stepX * across, up, leftZ + stepZ * across);
  return paintHandles(looks.handle, [{ at, half: spot.length / 20, unit }], id);
}

/** The longer side of the rectangle around a shape. */
function extentOf(shape: readonly Flat[]): number {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const [wide, tall] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  return Math.min(wide, tall);
}
