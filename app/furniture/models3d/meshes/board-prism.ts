import { across, type Corner } from "~/furniture/board-drawings/views";
import type { Prism } from "~/furniture/boards/standing";
import type { Box } from "~/furniture/drawing/geometry";

import { rounded, type Form } from "../front/model";

const extents = { x: "width", y: "height", z: "depth" } as const;

/** What of a board, a prism in mm of its piece, is within a box: all of it, or what its bands leave. */
export function prismForm({ axis, outline }: Prism, box: Box): Form {
  const [one, other] = across[axis];
  const within = [
    ({ a }: Corner) => a - box[one],
    ({ a }: Corner) => box[one] + box[extents[one]] - a,
    ({ b }: Corner) => b - box[other],
    ({ b }: Corner) => box[other] + box[extents[other]] - b,
  ].reduce(keptOf, outline);
  const middle = { a: box[one] + box[extents[one]] / 2, b: box[other] + box[extents[other]] / 2 };
  const corners = within.map(({ a, b }) => {
    const [right, up] = [rounded((a - middle.a) / 1000), rounded((b - middle.b) / 1000)];
    // A model's z is towards who looks at the piece.
    if (axis === "x") return [right, -up] as const;
    return axis === "y" ? ([-up, right] as const) : ([right, up] as const);
  });
  if (axis === "x") corners.reverse();
  // An edge shorter than a tenth of a millimetre has no direction.
  const face = corners.filter((corner, index) => corner.join() !== corners.at(index - 1)!.join());
  return { kind: "prism", axis, face, depth: rounded(box[extents[axis]] / 1000) };
}

/** The corners that are inside a straight line, and those that it makes. */
function keptOf(corners: Corner[], inside: (corner: Corner) => number): Corner[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    const [here, there] = [inside(corner), inside(next)];
    const own = here >= 0 ? [corner] : [];
    if (here * there >= 0) return own;
    const share = here / (here - there);
    const made = {
      a: corner.a + share * (next.a - corner.a),
      b: corner.b + share * (next.b - corner.b),
    };
    return [...own, made];
  });
}
