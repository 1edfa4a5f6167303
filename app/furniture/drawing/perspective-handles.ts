import type { Flat } from "./geometry";
import { handleReach } from "./piece";
import type { HandleLook } from "./piece-look";
import { chain, curve, short, shift } from "./svg";

/** From a knob's colour to that of its side away from the light. */
const knobShade = [-61, -56, -43] as const;

/** Where a handle is on the sheet. */
export interface Ends {
  /** A place along the handle, out of its front, and below the handle. */
  at: (along: number, out: number, down?: number) => Flat;
  half: number;
  /** Sheet units of one centimetre. */
  unit: number;
}

/** Handles wherever they are. */
export function paintHandles(handle: HandleLook, ends: Ends[], id: string): string {
  if (handle.shape === "none" || ends.length === 0) return "";
  const unit = ends[0]!.unit;
  if (handle.shape === "bar") return bars(handle, ends, unit);
  if (handle.shape === "bow") return bows(handle, ends, unit);
  return ends.map((end) => knob(handle, end, id)).join("");
}

function bars({ color }: HandleLook, ends: Ends[], unit: number): string {
  const reach = handleReach.bar;
  const width = Math.max(1.7, 1.3 * unit);
  const rods = ends.map(({ at, half }) => chain([at(-half, reach), at(half, reach)])).join("");
  const shadows = ends.map(({ at, half }) => chain([at(-half, 0, 2.2), at(half, 0, 2.2)])).join("");
  const posts = ends
    .flatMap(({ at, half }) =>
      [-0.78, 0.78].map((share) => [at(half * share, 0), at(half * share, reach)]),
    )
    .map((points) => chain(points))
    .join("");
  return (
    strokes(shadows, "#000", width * 1.1, ' stroke-opacity=".2"') +
    strokes(posts, shift(color, [-79, -81, -81]), width * 0.75) +
    strokes(rods, shift(color, [-106, -108, -109]), width + 0.8) +
    strokes(rods, color, width) +
    strokes(rods, shift(color, [89, 84, 78]), width * 0.36)
  );
}

function bows({ color }: HandleLook, ends: Ends[], unit: number): string {
  const reach = handleReach.bow;
  const width = Math.max(1.8, 1.9 * unit);
  const bow = ({ at, half }: Ends, out: number, down: number) =>
    curve([
      at(-half, 0, down),
      at(-half * 0.8, out * 1.35, down),
      at(half * 0.8, out * 1.35, down),
      at(half, 0, down),
    ]);
  const bends = ends.map((end) => bow(end, reach, 0)).join("");
  const shadows = ends.map((end) => bow(end, 0.2, 2)).join("");
  return (
    strokes(shadows, "#000", width, ' stroke-opacity=".2"') +
    strokes(bends, color, width) +
    strokes(bends, shift(color, [78, 81, 85]), width * 0.34)
  );
}

function knob({ color }: HandleLook, { at, unit }: Ends, id: string): string {
  const radius = Math.max(2, 1.9 * unit);
  const [baseX, baseY] = at(0, 0);
  const [x, y] = at(0, handleReach.knob);
  const shadow = `<ellipse cx="${short(baseX + radius * 0.3)}" cy="${short(baseY + radius * 0.8)}" rx="${short(radius)}" ry="${short(radius * 0.8)}" fill-opacity=".16"/>`;
  const neck = strokes(
    chain([
      [baseX, baseY],
      [x, y],
    ]),
    shift(color, knobShade),
    radius,
  );
  const head = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="url(#${id}knob)" stroke="${shift(color, [-109, -93, -68])}" stroke-width=".5"/>`;
  const ring = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.55)}" fill="none" stroke="${shift(color, [-76, -69, -51])}" stroke-width=".4"/>`;
  return shadow + neck + head + ring;
}

/** The gradient a knob needs in the drawing's definitions. */
export function knobGradient(id: string, { color }: HandleLook): string {
  return `<radialGradient id="${id}knob" cx=".35" cy=".3" r=".8"><stop stop-color="${shift(color, [41, 63, 77])}"/><stop offset=".6" stop-color="${color}"/><stop offset="1" stop-color="${shift(color, knobShade)}"/></radialGradient>`;
}

function strokes(data: string, color: string, width: number, more = ""): string {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round"${more}/>`;
}
