import { type Canvas, fill, grainOver, line, plain, through, tones } from "../canvas";
import type { Flat, Point } from "../geometry";
import type { Disc } from "../piece";
import { chain, curve, polygon } from "../svg";

/** How a quarter circle's curve is pulled. */
export const bend = 0.5523;

/** An ellipse lying in a level plane, as the points of four curves. */
function levelEllipse(
  canvas: Canvas,
  y: number,
  box: { x: number; z: number; width: number; depth: number },
): Flat[] {
  const [rx, rz] = [box.width / 2, box.depth / 2];
  const [cx, cz] = [box.x + rx, box.z + rz];
  const around: [number, number][] = [
    [-1, 0],
    [-1, bend],
    [-bend, 1],
    [0, 1],
    [bend, 1],
    [1, bend],
    [1, 0],
    [1, -bend],
    [bend, -1],
    [0, -1],
    [-bend, -1],
    [-1, -bend],
    [-1, 0],
  ];
  return through(
    canvas.camera,
    around.map(([x, z]): Point => ({ x: cx + x * rx, y, z: cz + z * rz })),
  );
}

export function drawDisc(canvas: Canvas, disc: Disc): string {
  const tone = tones(canvas, disc.finish);
  const upper = levelEllipse(canvas, disc.y + disc.height, disc);
  const foot = disc.isBasin ? 0.7 : 1;
  const lower = levelEllipse(canvas, disc.y, {
    x: disc.x + (disc.width * (1 - foot)) / 2,
    z: disc.z + (disc.depth * (1 - foot)) / 2,
    width: disc.width * foot,
    depth: disc.depth * foot,
  });
  const [extremeLeft, extremeRight] = [extremes(upper), extremes(lower)];
  const band = polygon([extremeLeft[0], extremeLeft[1], extremeRight[1], extremeRight[0]]);
  const face = curve(upper, true);
  const rim = { x: disc.x + 1.5, z: disc.z + 1.5, width: disc.width - 3, depth: disc.depth - 3 };
  const bowl = { x: disc.x + 6, z: disc.z + 4, width: disc.width - 12, depth: disc.depth - 8 };
  return (
    fill(curve(lower, true), tone.side) +
    plain(band, tone.side) +
    line(
      chain([extremeLeft[0], extremeRight[0]]) + chain([extremeLeft[1], extremeRight[1]]),
      "#1a202c",
      ".6",
    ) +
    fill(face, tone.top) +
    (disc.isBasin
      ? fill(curve(levelEllipse(canvas, disc.y + disc.height, rim), true), tone.side) +
        plain(curve(levelEllipse(canvas, disc.y + disc.height * 0.7, bowl), true), "#eef0f0")
      : grainOver(canvas, disc.finish, face, "top"))
  );
}

/** The leftmost and the rightmost point a closed curve passes through. */
function extremes(outline: Flat[]): [Flat, Flat] {
  const passed: Flat[] = [];
  for (let start = 0; start + 3 < outline.length; start += 3) {
    const [a, b, c, d] = outline.slice(start, start + 4) as [Flat, Flat, Flat, Flat];
    for (let share = 0; share < 1; share += 0.125) {
      const rest = 1 - share;
      const [p, q, r, s] = [
        rest * rest * rest,
        3 * rest * rest * share,
        3 * rest * share * share,
        share * share * share,
      ];
      passed.push([
        p * a[0] + q * b[0] + r * c[0] + s * d[0],
        p * a[1] + q * b[1] + r * c[1] + s * d[1],
      ]);
    }
  }
  passed.sort((one, other) => one[0] - other[0]);
  return [passed[0]!, passed.at(-1)!];
}
