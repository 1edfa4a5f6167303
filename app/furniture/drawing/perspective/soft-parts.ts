import {
  type Canvas,
  fill,
  frontQuad,
  levelQuad,
  line,
  plain,
  sideQuad,
  through,
  tones,
} from "../canvas";
import type { Point } from "../geometry";
import type { Cushion } from "../piece";
import { curve, polygon, short } from "../svg";

/** Rounded by a wide stroke of its own colour, which costs a few bytes only. */
export function drawSoftBox(
  canvas: Canvas,
  { x, y, z, width, height, depth, finish }: Cushion,
): string {
  const { camera } = canvas;
  const tone = tones(canvas, finish);
  const round = Math.max(1.5, 2.6 * camera.unit(x, y, z));
  const by = 1.4;
  const soft = (data: string, color: string, outline: boolean) =>
    `<path d="${data}" fill="${outline ? "none" : color}" stroke="${color}" stroke-width="${short(round + (outline ? 1 : 0))}"/>`;
  const faces: [string, string][] = [
    [
      polygon(sideQuad(camera, x + width - by, y + by, z + by, height - 2 * by, depth - 2 * by)),
      tone.side,
    ],
    [
      polygon(frontQuad(camera, z + by, x + by, y + by, width - 2 * by, height - 2 * by)),
      tone.front,
    ],
    [
      polygon(levelQuad(camera, y + height - by, x + by, z + by, width - 2 * by, depth - 2 * by)),
      tone.top,
    ],
  ];
  const outline = soft(faces.map(([data]) => data).join(""), "#6f6a62", true);
  return outline + faces.map(([data, color]) => soft(data, color, false)).join("");
}

export function drawPillow(
  canvas: Canvas,
  { x, y, z, width, height, depth, finish }: Cushion,
): string {
  const tone = tones(canvas, finish);
  const lean = (atX: number, atY: number): Point => ({
    x: x + width * atX,
    y: y + height * atY,
    z: z + depth * (0.15 + 0.75 * atY),
  });
  const outline = through(canvas.camera, [
    lean(0.03, 0.05),
    lean(0.2, -0.04),
    lean(0.8, -0.04),
    lean(0.97, 0.05),
    lean(1.05, 0.3),
    lean(1.05, 0.7),
    lean(0.97, 0.95),
    lean(0.8, 1.06),
    lean(0.2, 1.06),
    lean(0.03, 0.95),
    lean(-0.05, 0.7),
    lean(-0.05, 0.3),
    lean(0.03, 0.05),
  ]);
  const crease = through(canvas.camera, [
    lean(0.05, 0.1),
    lean(0.3, 0.25),
    lean(0.7, 0.25),
    lean(0.95, 0.1),
  ]);
  return (
    fill(curve(outline, true), tone.top) +
    plain(curve(outline, true), `url(#${canvas.id}light)`) +
    line(curve(crease), "#8a8276", ".5", ' stroke-opacity=".6"')
  );
}
