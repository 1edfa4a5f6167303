import {
  type Canvas,
  fill,
  frontQuad,
  grainOver,
  levelQuad,
  line,
  plain,
  sideQuad,
  tones,
} from "../canvas";
import type { Flat } from "../geometry";
import type { Block, Front } from "../piece";
import { chain, polygon } from "../svg";
import { clip } from "./clip";

/** A hole in the front plane: back, left wall, floor and shelves, cut to the opening. */
export function drawHole(canvas: Canvas, block: Block, front: Front): string {
  const { camera, id } = canvas;
  const { x, y, width, height } = front;
  const { z } = block;
  const depth = Math.min(front.hollow ?? block.depth - 2, block.depth - 1);
  const tone = tones(canvas, block.finish);
  const opening = frontQuad(camera, z, x, y, width, height);
  const seen = (points: Flat[]) => polygon(clip(points, opening));
  const back = seen(frontQuad(camera, z + depth, x, y, width, height));
  const wall = seen(sideQuad(camera, x, y, z, height, depth));
  const floor = seen(levelQuad(camera, y, x, z, width, depth));
  const parts = [
    fill(back, tone.back),
    grainOver(canvas, block.finish, back, "frontUpright"),
    fill(wall, tone.wall),
    fill(floor, tone.front),
    grainOver(canvas, block.finish, floor, "top"),
  ];
  if (front.rail) {
    const rail = [
      camera.project(x, front.rail, z + depth / 2),
      camera.project(x + width, front.rail, z + depth / 2),
    ];
    parts.push(line(chain(rail), "#2e3238", "1.8"), line(chain(rail), "#b9bec4", ".7"));
  }
  const isGlass = front.kind === "glass";
  for (const shelf of [...(front.shelves ?? [])].sort((one, other) => one - other)) {
    const thick = isGlass ? 0.8 : 1.8;
    const setBack = Math.min(1.5, depth / 8);
    const top = seen(levelQuad(camera, shelf + thick, x, z + setBack, width, depth - setBack));
    const edge = seen(frontQuad(camera, z + setBack, x, shelf, width, thick));
    const shadow = seen(frontQuad(camera, z + depth, x, shelf - 5, width, 5));
    parts.push(plain(shadow, "#000", ' fill-opacity=".14"'));
    parts.push(fill(top, isGlass ? "#e4efee" : tone.front, isGlass ? ' fill-opacity=".55"' : ""));
    parts.push(fill(edge, isGlass ? "#cfe3e0" : tone.top));
  }
  parts.push(plain(polygon(opening), `url(#${id}hollow)`));
  return parts.join("");
}
