import type { HandleId } from "../piece-design";
import type { Camera, Flat } from "../geometry";
import { handleReach, type HandleSpot } from "../piece";
import { chain, curve, short } from "../svg";

interface Ends {
  at: (along: number, out: number, down?: number) => Flat;
  half: number;
  unit: number;
}

/** The handles of one front plane, seen by a camera. */
export function perspectiveHandles(
  handle: HandleId,
  spots: HandleSpot[],
  z: number,
  camera: Camera,
  id: string,
): string {
  if (handle === "none" || spots.length === 0) return "";
  const ends = spots.map((spot): Ends => {
    const isUpright = spot.direction === "upright";
    return {
      at: (along, out, down = 0) =>
        camera.project(
          spot.x + (isUpright ? 0 : along),
          spot.y + (isUpright ? along : 0) - down,
          z - out,
        ),
      half: spot.length / 2,
      unit: camera.unit(spot.x, spot.y, z),
    };
  });
  const unit = ends[0]!.unit;
  if (handle === "metal") return metalBars(ends, unit);
  if (handle === "plastic") return plasticBows(ends, unit);
  return ends.map((end) => woodenKnob(end, id)).join("");
}

function metalBars(ends: Ends[], unit: number): string {
  const reach = handleReach.metal;
  const width = Math.max(1.7, 1.3 * unit);
  const bars = ends.map(({ at, half }) => chain([at(-half, reach), at(half, reach)])).join("");
  const shadows = ends.map(({ at, half }) => chain([at(-half, 0, 2.2), at(half, 0, 2.2)])).join("");
  const posts = ends
    .flatMap(({ at, half }) =>
      [-0.78, 0.78].map((share) => [at(half * share, 0), at(half * share, reach)]),
    )
    .map((points) => chain(points))
    .join("");
  return (
    strokes(shadows, "#000", width * 1.1, ' stroke-opacity=".2"') +
    strokes(posts, "#4a4f56", width * 0.75) +
    strokes(bars, "#2f343a", width + 0.8) +
    strokes(bars, "#99a0a7", width) +
    strokes(bars, "#f2f4f5", width * 0.36)
  );
}

function plasticBows(ends: Ends[], unit: number): string {
  const reach = handleReach.plastic;
  const width = Math.max(1.8, 1.9 * unit);
  const bow = ({ at, half }: Ends, out: number, down: number) =>
    curve([
      at(-half, 0, down),
      at(-half * 0.8, out * 1.35, down),
      at(half * 0.8, out * 1.35, down),
      at(half, 0, down),
    ]);
  const bows = ends.map((end) => bow(end, reach, 0)).join("");
  const shadows = ends.map((end) => bow(end, 0.2, 2)).join("");
  return (
    strokes(shadows, "#000", width, ' stroke-opacity=".2"') +
    strokes(bows, "#1f2226", width) +
    strokes(bows, "#6d737b", width * 0.34)
  );
}

function woodenKnob({ at, unit }: Ends, id: string): string {
  const radius = Math.max(2, 1.9 * unit);
  const [baseX, baseY] = at(0, 0);
  const [x, y] = at(0, handleReach.wood);
  const shadow = `<ellipse cx="${short(baseX + radius * 0.3)}" cy="${short(baseY + radius * 0.8)}" rx="${short(radius)}" ry="${short(radius * 0.8)}" fill-opacity=".16"/>`;
  const neck = strokes(
    chain([
      [baseX, baseY],
      [x, y],
    ]),
    "#8a6238",
    radius,
  );
  const head = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="url(#${id}knob)" stroke="#5a3d1f" stroke-width=".5"/>`;
  const ring = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.55)}" fill="none" stroke="#7b5530" stroke-width=".4"/>`;
  return shadow + neck + head + ring;
}

/** The gradient a wooden knob needs in the drawing's definitions. */
export function knobGradient(id: string): string {
  return `<radialGradient id="${id}knob" cx=".35" cy=".3" r=".8"><stop stop-color="#f0d9b0"/><stop offset=".6" stop-color="#c79a63"/><stop offset="1" stop-color="#8a6238"/></radialGradient>`;
}

function strokes(data: string, color: string, width: number, more = ""): string {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round"${more}/>`;
}
