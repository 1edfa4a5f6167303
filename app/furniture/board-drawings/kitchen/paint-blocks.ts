import { fill, frontQuad, line, plain } from "~/furniture/drawing/canvas";
import { type Box, type Camera, type Flat } from "~/furniture/drawing/geometry";
import type { GrainFace } from "~/furniture/drawing/grain";
import type { Palette } from "~/furniture/drawing/piece-look";
import { chain, mix, polygon } from "~/furniture/drawing/svg";

import type { Thing as Seen } from "../projection/perspective";
import { upright } from "../projection/scene";
import type { Face, Solid } from "../projection/solid";
import { bareLooks, type Block } from "./appliances";

// What stands among the boards of a run in a perspective view. Boxes are centimetres of the scene.

/** How many corners a circle is drawn with. */
const CORNERS = 24;

/** What is painted before a camera. */
type Thing = Omit<Seen, "camera" | "at">;

/** A part of an appliance. */
export function thingOfBlock(camera: Camera, block: Block): Thing {
  const { look, isDisc } = block;
  const tones = bareLooks[look];
  const solid = upright(block);
  if (isDisc) {
    return { solid, paint: () => fill(polygon(circle(camera, block)), tones.top) };
  }
  const paint = (faces: Face[]) =>
    faces.map((face) => fill(polygon(face.quad), toneOf(face, tones))).join("");
  return { solid, paint };
}

/** A leg is dark, as what stands below a plinth is. */
export function thingOfLeg(box: Box): Thing {
  const tones = { top: "#3a3d42", front: "#33363b", side: "#25282c" };
  const paint = (faces: Face[]) =>
    faces.map((face) => fill(polygon(face.quad), toneOf(face, tones))).join("");
  return { solid: upright(box), paint };
}

/** A bought worktop with its grain along the wall; `grains` notes which patterns it needs. */
export function thingOfWorktop(
  id: string,
  solid: Solid,
  palette: Palette,
  grains: Set<GrainFace>,
): Thing {
  const paint = (faces: Face[]) =>
    faces
      .map((face) => {
        const data = polygon(face.quad);
        const way = grainWay[face.name];
        if (palette.grain && way) grains.add(way);
        const grain = palette.grain && way ? plain(data, `url(#${id}worktop${way})`) : "";
        return fill(data, toneOf(face, palette)) + grain + plain(data, `url(#${id}light)`);
      })
      .join("");
  return { solid, paint };
}

const grainWay: Partial<Record<Face["name"], GrainFace>> = {
  top: "top",
  front: "frontLevel",
};

function toneOf({ name }: Face, { top, front, side }: Pick<Palette, "top" | "front" | "side">) {
  if (name === "top") return top;
  if (name === "bottom") return mix(front, "#2a2119", 0.3);
  return name === "front" ? front : side;
}

/** The upper edge of a round block. */
function circle(camera: Camera, { x, y, z, width, height, depth }: Box): Flat[] {
  return Array.from({ length: CORNERS }, (_, index) => {
    const turn = (2 * Math.PI * index) / CORNERS;
    return camera.project(
      x + (width / 2) * (1 + round(Math.cos(turn))),
      y + height,
      z + (depth / 2) * (1 - round(Math.sin(turn))),
    );
  });
}

/** Engines may compute sine and cosine with different last digits. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The wall behind a run, in centimetres of the scene. */
export function paintWall(camera: Camera, wall: Box): string {
  return plain(polygon(upfront(camera, wall)), "#f4efe6");
}

/** The window in it: its frame, and two panes. */
export function paintWindow(camera: Camera, window: Box): string {
  const { x, y, z, width, height } = window;
  const pane = { ...window, x: x + 4, y: y + 4, width: width - 8, height: height - 8 };
  const middle = x + width / 2;
  const bar = [camera.project(middle, y + height - 4, z), camera.project(middle, y + 4, z)];
  const edge = ' stroke="#b9b1a3" stroke-width=".7"';
  return (
    fill(polygon(upfront(camera, window)), "#fdfcf9", edge) +
    fill(polygon(upfront(camera, pane)), "#dcebf3", edge) +
    line(chain(bar), "#b9b1a3", "1.6")
  );
}

function upfront(camera: Camera, { x, y, z, width, height }: Box): Flat[] {
  return frontQuad(camera, z, x, y, width, height);
}
