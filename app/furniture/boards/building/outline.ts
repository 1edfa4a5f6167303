import type { Cut, Spot } from "../piece";

/** What of a board its outline follows from: its rectangle in mm, and the cuts through it. */
interface Cuttable {
  length: number;
  width: number;
  cuts?: Cut[] | undefined;
}

/**
 * The outline that cuts leave of a board, in mm: its corners counterclockwise, `u` to the right and `v` up,
 * beginning where both are 0 if that corner is left. It is convex.
 */
export function outlineOf({ length, width, cuts = [] }: Cuttable): Spot[] {
  const corners = [
    { u: 0, v: 0 },
    { u: length, v: 0 },
    { u: length, v: width },
    { u: 0, v: width },
  ];
  return cuts.reduce(cutOff, corners);
}

/** The area of a board in mm², without what its cuts take off. */
export function areaOf(board: Cuttable): number {
  if (!board.cuts) return board.length * board.width;
  const corners = outlineOf(board);
  const twice = corners.reduce((sum, { u, v }, index) => {
    const next = corners[(index + 1) % corners.length]!;
    return sum + u * next.v - next.u * v;
  }, 0);
  return twice / 2;
}

/** The corners that stay on the left of a cut, and those that it makes. */
function cutOff(corners: Spot[], { from, to }: Cut): Spot[] {
  /** Twice the area between the cut and a spot, positive on the left. */
  const left = ({ u, v }: Spot) => (to.u - from.u) * (v - from.v) - (to.v - from.v) * (u - from.u);
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    const [here, there] = [left(corner), left(next)];
    const kept = here >= 0 ? [corner] : [];
    if (here * there >= 0) return kept;
    const share = here / (here - there);
    const made = {
      u: corner.u + share * (next.u - corner.u),
      v: corner.v + share * (next.v - corner.v),
    };
    return [...kept, made];
  });
}

/** Where the saw cuts: beside the line of a cut by what its band takes, in mm. */
export function sawnLine({ from, to, band = 0 }: Cut): Pick<Cut, "from" | "to"> {
  const long = Math.hypot(to.u - from.u, to.v - from.v);
  const [u, v] = [(-band * (to.v - from.v)) / long, (band * (to.u - from.u)) / long];
  return { from: { u: from.u + u, v: from.v + v }, to: { u: to.u + u, v: to.v + v } };
}

/** The angle between a cut and the length of its board, in degrees. */
export function angleOf({ from, to }: Cut): number {
  return (Math.atan2(Math.abs(to.v - from.v), Math.abs(to.u - from.u)) * 180) / Math.PI;
}
