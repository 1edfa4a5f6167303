import { type Canvas, frontQuad, levelQuad, plain } from "./canvas";
import type { Box } from "./geometry";
import type { Part, Piece } from "./piece";
import { polygon, short } from "./svg";

/** A soft pool of shade on the floor under a piece. */
export function pool(
  { camera, id }: Pick<Canvas, "camera" | "id">,
  width: number,
  depth: number,
  floor: number,
): string {
  const middle = camera.project(width * 0.54, -floor, depth * 0.55);
  const alongX = camera.project(width * 1.12 + 8, -floor, depth * 0.55);
  const alongZ = camera.project(width * 0.54, -floor, depth * 1.22 + 8);
  const matrix = [
    alongX[0] - middle[0],
    alongX[1] - middle[1],
    alongZ[0] - middle[0],
    alongZ[1] - middle[1],
    ...middle,
  ].map(short);
  return `<circle r="1" fill="url(#${id}ground)" transform="matrix(${matrix.join(" ")})"/>`;
}

/** The pool of shade, and a darker line where something touches the floor. */
export function shadow(
  canvas: Canvas,
  piece: Piece,
  width: number,
  depth: number,
  floor: number,
): string {
  const { camera } = canvas;
  const touching = piece.parts.filter((part) => part.part === "block" && part.y < 1 && !floor);
  const contact = touching
    .map(boxOf)
    .map((box) =>
      polygon(levelQuad(camera, 0, box.x - 0.8, box.z - 1.2, box.width + 2.4, box.depth + 2)),
    )
    .join("");
  return pool(canvas, width, depth, floor) + plain(contact, "#1b140c", ' fill-opacity=".35"');
}

/** The shade that a worktop, or a wall unit, throws on what is set back below it. */
export function underOverhang(canvas: Canvas, part: Part, parts: Part[]): string {
  if (part.part !== "block" || part.height < 5) return "";
  const top = part.y + part.height;
  const reach = parts.map((other) => {
    const isAbove = other.part === "block" && Math.abs(other.y - top) < 0.1;
    const isOver =
      isAbove && other.x <= part.x + 1 && other.x + other.width >= part.x + part.width - 1;
    return isOver ? part.z - other.z : 0;
  });
  const tall = Math.min(Math.max(0, ...reach) * 0.8, part.height * 0.5);
  if (tall < 0.5) return "";
  const strip = (height: number) =>
    polygon(frontQuad(canvas.camera, part.z, part.x, top - height, part.width, height));
  return (
    plain(strip(tall), "#000", ' fill-opacity=".12"') +
    plain(strip(tall * 0.6), "#000", ' fill-opacity=".1"')
  );
}

export function boxOf(part: Part): Box {
  if (part.part === "leg") {
    const reach = part.top;
    return {
      x: part.x - reach,
      y: part.y,
      z: part.z - reach,
      width: 2 * reach,
      height: part.height,
      depth: 2 * reach,
    };
  }
  if (part.part === "tube") {
    const least = (axis: "x" | "y" | "z") => Math.min(...part.points.map((point) => point[axis]));
    const most = (axis: "x" | "y" | "z") => Math.max(...part.points.map((point) => point[axis]));
    return {
      x: least("x"),
      y: least("y"),
      z: least("z"),
      width: most("x") - least("x"),
      height: most("y") - least("y"),
      depth: most("z") - least("z"),
    };
  }
  return part;
}
