import { expect, test } from "vitest";

import { opened } from "~/furniture/drawing/perspective/opened";
import { block, type Block, type Piece } from "~/furniture/drawing/piece";
import { pieceShapes } from "~/furniture/drawing/piece-look";
import { shapes } from "~/furniture/drawing/shapes";

const blocksOf = ({ parts }: Piece) => parts.filter((part): part is Block => part.part === "block");
const sizes = [
  { width: 60, height: 60, depth: 40 },
  { width: 160, height: 90, depth: 55 },
  { width: 240, height: 250, depth: 62 },
];
const pieces = pieceShapes.flatMap((shape) =>
  sizes.map((size) => [`${shape} ${Object.values(size).join("×")}`, shapes[shape](size)] as const),
);

test.each(pieces)(
  "%s: each door and drawer leaves a hole, and stands out before its body",
  (_, shut) => {
    const { piece, jutting } = opened(shut);
    const bodies = blocksOf(shut);
    const [still, out] = [
      blocksOf(piece).slice(0, bodies.length),
      blocksOf(piece).slice(bodies.length),
    ];
    for (const [index, body] of bodies.entries()) {
      const moving = body.fronts.filter(({ kind }) => ["door", "glass", "drawer"].includes(kind));
      const holes = still[index]!.fronts.filter(({ isOpen }) => isOpen);
      expect(holes).toHaveLength(moving.length);
      for (const { kind, hinge, x, y, width, height } of moving) {
        // All of a leaf or a drawer is before the plane that it has closed, and no higher or wider than it was.
        const own = out.filter(
          (one) =>
            one.z + one.depth <= body.z + 1e-6 &&
            one.x >= x - 1e-6 &&
            one.x + one.width <= x + width + 1e-6 &&
            one.y >= y - 1e-6 &&
            one.y + one.height <= y + height + 1e-6,
        );
        expect(own.length, `${kind} ${hinge}`).toBeGreaterThan(0);
        const reach = body.z - Math.min(...own.map(({ z }) => z));
        if (kind === "drawer") expect(reach).toBeLessThan(body.depth + 2);
        else expect(reach).toBeCloseTo(hinge === "top" ? height : width, 6);
      }
    }
    expect(jutting).toHaveLength(8 * out.length);
  },
);

test("of drawers one above the other the lower stands out farther, and a handle goes with each", () => {
  const { piece } = opened(shapes.chest({ width: 80, height: 90, depth: 45 }));
  const fronts = blocksOf(piece)
    .filter(({ fronts: [first], z }) => first?.kind === "drawer" && z < 0)
    .sort((one, other) => one.y - other.y);
  expect(fronts.length).toBeGreaterThan(2);
  for (const [index, { z, fronts: own }] of fronts.entries()) {
    if (index > 0) expect(z).toBeGreaterThan(fronts[index - 1]!.z);
    expect(own.map(({ kind, handle }) => [kind, handle !== undefined])).toEqual([["drawer", true]]);
  }
});

test("what has neither is the same open as shut", () => {
  const size = { x: 0, y: 0, width: 80, height: 40 };
  const fronts = [{ kind: "niche", ...size } as const, { kind: "oven", ...size } as const];
  const shut: Piece = { parts: [block(0, 0, 0, 80, 80, 40, { fronts })] };
  expect(opened(shut)).toEqual({ piece: shut, jutting: [] });
});
