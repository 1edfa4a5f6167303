import type { Camera } from "./geometry";
import type { Palette } from "./piece-look";
import { short } from "./svg";

/** The face of a piece a pattern lies on, and the way its grain runs. */
export type GrainFace = "frontUpright" | "frontLevel" | "sideUpright" | "sideLevel" | "top";

const tile = { across: 64, along: 190 };

/** The grain of one board as path data: long waves beside a flame of nested ovals. */
function boardGrain(lines: number): string {
  let seed = 7919;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const { across, along } = tile;
  const fine: string[] = [];
  for (let index = 0; index < lines; index++) {
    const place = (index + 0.1 + 0.8 * random()) / lines;
    const x = place < 0.5 ? place * 2 * 19 : across - (1 - place) * 2 * 19;
    const sway = 1.4 * (random() - 0.5);
    const bulge = (place < 0.5 ? -1 : 1) * Math.min(x, across - x) * 0.12;
    const points = [x + sway, 40, x - bulge, 60, x - bulge, 95, x - sway, 150, x, along];
    const [a, b, c, d, e, f, g, h, i, j] = points.map((value) => short(value));
    fine.push(`M${short(x)} 0C${a} ${b} ${c} ${d} ${e} ${f}S${g} ${h} ${i} ${j}`);
  }
  for (let ring = 0; ring < 6; ring++) {
    const reach = 1.5 + 2.5 * ring + random();
    const [top, length] = [84 - 14.5 * ring + 5 * random(), 32 + 26 * ring];
    for (const side of [-reach, reach]) {
      const turn = [side * 1.25, length * 0.3, side * 1.15, length * 0.75, 0, length];
      fine.push(`M32 ${short(top)}c${turn.map((value) => short(value)).join(" ")}`);
    }
  }
  return fine.join("");
}

/** The patterns a drawing uses: one board, laid on each face by the face's own perspective. */
export function grainPatterns(
  id: string,
  palette: Palette,
  faces: Iterable<GrainFace>,
  camera: Camera,
  size: { width: number; height: number; depth: number },
): string {
  const { grain } = palette;
  if (!grain) return "";
  const { width, height, depth } = size;
  const directions: Record<GrainFace, [Axis, Axis, [number, number, number]]> = {
    frontUpright: ["x", "y", [width / 2, height / 2, 0]],
    frontLevel: ["y", "x", [width / 2, height / 2, 0]],
    sideUpright: ["z", "y", [width, height / 2, depth / 2]],
    sideLevel: ["y", "z", [width, height / 2, depth / 2]],
    top: ["z", "x", [width / 2, height, depth / 2]],
  };
  const unit = camera.unit(width / 2, height / 2, 0);
  // Boards are a little finer on small pieces, so that lines keep their distance on the sheet.
  const fineness = Math.max(0.5, Math.min(1.3, 1.9 / unit));
  const patterns = [...faces].map((face) => {
    const [across, along, at] = directions[face];
    const matrix = [...step(camera, at, across), ...step(camera, at, along)];
    const origin = camera.project(...at);
    const values = [...matrix.map((value) => precise(value * fineness)), ...origin.map(short)].join(
      " ",
    );
    return `<pattern id="${id}${face}" width="${tile.across}" height="${tile.along}" patternUnits="userSpaceOnUse" patternTransform="matrix(${values})"><use href="#${id}board"/></pattern>`;
  });
  const weight = precise(0.6 / unit / fineness);
  const strokes = `fill="none" stroke="${grain.color}"`;
  const board = boardGrain(grain.lines);
  const bands = `<path ${strokes} stroke-width="7" stroke-opacity=".1" d="M6 0v190M17 0v190M50 0v190"/>`;
  return (
    `<g id="${id}board">${bands}<path ${strokes} stroke-width="${weight}" stroke-opacity="${grain.strength}" d="${board}"/></g>` +
    patterns.join("")
  );
}

type Axis = "x" | "y" | "z";

function step(camera: Camera, [x, y, z]: [number, number, number], axis: Axis): number[] {
  const reach = 10;
  const near = camera.project(x, y, z);
  const far = camera.project(
    x + (axis === "x" ? reach : 0),
    y + (axis === "y" ? reach : 0),
    z + (axis === "z" ? reach : 0),
  );
  return [(far[0] - near[0]) / reach, (far[1] - near[1]) / reach];
}

function precise(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0);
}
