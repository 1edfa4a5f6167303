import type { Camera, Flat, Point } from "./geometry";
import type { GrainFace } from "./grain";
import { paletteOf, shadeOf } from "./materials";
import type { Finish } from "./piece";
import type { HandleLook, Palette } from "./piece-look";

/** State shared by the parts of a perspective view while they are drawn. */
export interface Canvas {
  id: string;
  camera: Camera;
  material: Palette;
  handle: HandleLook;
  /** The faces whose grain pattern is needed. */
  grains: Set<GrainFace>;
}

export function fill(data: string, color: string, more = ""): string {
  return data && `<path d="${data}" fill="${color}"${more}/>`;
}

/** A filled shape without the outline its group gives. */
export function plain(data: string, color: string, more = ""): string {
  return fill(data, color, ` stroke="none"${more}`);
}

export function line(data: string, color: string, width: string, more = ""): string {
  return data && `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>`;
}

/** The grain over a shape, when the finish is a wood. */
export function grainOver(canvas: Canvas, finish: Finish, data: string, face: GrainFace): string {
  if (!paletteOf(finish, canvas.material).grain || !data) return "";
  canvas.grains.add(face);
  return plain(data, `url(#${canvas.id}${face})`);
}

export function tones(canvas: Canvas, finish: Finish): Palette & ReturnType<typeof shadeOf> {
  const palette = paletteOf(finish, canvas.material);
  return { ...palette, ...shadeOf(palette) };
}

export function frontQuad(
  camera: Camera,
  z: number,
  x: number,
  y: number,
  width: number,
  height: number,
): Flat[] {
  return [
    camera.project(x, y + height, z),
    camera.project(x + width, y + height, z),
    camera.project(x + width, y, z),
    camera.project(x, y, z),
  ];
}

export function levelQuad(
  camera: Camera,
  y: number,
  x: number,
  z: number,
  width: number,
  depth: number,
): Flat[] {
  return [
    camera.project(x, y, z + depth),
    camera.project(x + width, y, z + depth),
    camera.project(x + width, y, z),
    camera.project(x, y, z),
  ];
}

export function sideQuad(
  camera: Camera,
  x: number,
  y: number,
  z: number,
  height: number,
  depth: number,
): Flat[] {
  return [
    camera.project(x, y + height, z),
    camera.project(x, y + height, z + depth),
    camera.project(x, y, z + depth),
    camera.project(x, y, z),
  ];
}

export function through(camera: Camera, points: Point[]): Flat[] {
  return points.map(({ x, y, z }) => camera.project(x, y, z));
}
