import { expect, test } from "vitest";

import { outerSize } from "~/furniture/drawing/outer-size";
import type { Block, Front, Piece, Size } from "~/furniture/drawing/piece";
import type { PieceShape } from "~/furniture/drawing/piece-look";
import { shapes } from "~/furniture/drawing/shapes";

import { chosenAtRandom } from "./designs";

function frontsOf(piece: Piece): Front[] {
  return piece.parts.flatMap((part) => (part.part === "block" ? part.fronts : []));
}

function doorsOf(form: PieceShape, width: number): number {
  const piece = shapes[form]({ width, height: 220, depth: 60 });
  return frontsOf(piece).filter(({ kind }) => kind === "door").length;
}

const chosen = chosenAtRandom(2000).map(({ form, widthCm, heightCm, depthCm }) => {
  const size: Size = { width: widthCm, height: heightCm, depth: depthCm };
  return { form, size, piece: shapes[form](size) };
});

/** The designs with a fault, and the fault. */
function faults(find: (piece: Piece, size: Size, form: PieceShape) => string[]): string[] {
  return chosen.flatMap(({ form, size, piece }) =>
    find(piece, size, form).map((fault) => `${form} ${Object.values(size).join("×")}: ${fault}`),
  );
}

test("no door is wider than about 60 cm, no drawer taller than about 35 cm", () => {
  const widest = (front: Front) => (front.hinge === "top" ? 100.5 : 60.5);
  expect(
    faults((piece) =>
      frontsOf(piece).flatMap((front) => [
        ...(front.kind === "drawer" && front.height > 35.5 ? [`drawer ${front.height}`] : []),
        ...(front.kind === "door" && front.width > widest(front) ? [`door ${front.width}`] : []),
      ]),
    ),
  ).toEqual([]);
});

test("the outermost doors of a wardrobe are hinged on their outer sides", () => {
  const found = chosen.flatMap(({ form, size, piece }) => {
    if (form !== "wardrobe" || size.width < 65) return [];
    const hinged = frontsOf(piece).filter(({ kind }) => kind === "door");
    const at = (side: (front: Front) => number) => Math.max(...hinged.map(side));
    const wrong = hinged.filter(
      ({ x, width, hinge }) =>
        (-x === at((front) => -front.x) && hinge !== "left") ||
        (Math.abs(x + width - at((front) => front.x + front.width)) < 0.01 && hinge !== "right"),
    );
    return wrong.map(({ x, hinge }) => `${Object.values(size).join("×")}: ${hinge} at ${x}`);
  });
  expect(found).toEqual([]);
});

function isWithin(inner: Omit<Front, "kind">, outer: Block | Front, slack: number): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

function overlap(one: Front, other: Front): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const up = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.min(across, up);
}

test("fronts have a size, stay on their block and do not overlap", () => {
  const found = faults(({ parts }) =>
    parts.flatMap((part) =>
      part.part !== "block"
        ? []
        : part.fronts.flatMap((front, index) => [
            ...(Math.min(front.width, front.height) < 3 ? [`tiny ${front.kind}`] : []),
            ...(isWithin(front, part, 0.01) ? [] : [`${front.kind} off its block`]),
            ...part.fronts
              .slice(index + 1)
              .filter((other) => overlap(front, other) > 0.05)
              .map((other) => `${front.kind} over ${other.kind}`),
          ]),
    ),
  );
  expect(found).toEqual([]);
});

test("every form has a handle at every size, and it sits on its own front", () => {
  const found = faults((piece) => {
    const handled = frontsOf(piece).filter(({ handle }) => handle);
    if (handled.length === 0) return ["no handle"];
    const off = handled.filter((front) => {
      const { x, y, length, direction } = front.handle!;
      const [width, height] = direction === "upright" ? [0, length] : [length, 0];
      const area = { x: x - width / 2, y: y - height / 2, width, height };
      return !isWithin(area, front, -0.2);
    });
    return off.map(({ kind }) => `handle off its ${kind}`);
  });
  expect(found).toEqual([]);
});

test("a piece fills its measures and keeps within them", () => {
  const found = faults((piece, size, form) => {
    const solid = piece.parts.flatMap((part) =>
      part.part === "block" || part.part === "mirror" || (part.part === "disc" && !part.isBasin)
        ? [part]
        : [],
    );
    const [left, right, top, front, back] = [
      Math.min(...solid.map((part) => part.x)),
      Math.max(...solid.map((part) => part.x + part.width)),
      Math.max(...solid.map((part) => part.y + part.height)),
      Math.min(...solid.map((part) => part.z)),
      Math.max(...solid.map((part) => part.z + part.depth)),
    ];
    // A hob lies on the worktop, and a washstand's stone turns up against the wall.
    const { depth } = outerSize(form, size);
    const rim = { kitchen: 0.6, washstand: 7 }[form as string] ?? 0;
    return [
      ...(Math.abs(left) > 0.01 || Math.abs(right - size.width) > 0.01 ? ["width"] : []),
      ...(top < size.height - 0.01 || top > size.height + rim + 0.01 ? [`height ${top}`] : []),
      ...(front < -0.01 || back > depth + 0.01 ? ["depth"] : []),
      ...(back < depth - 5 ? ["too shallow"] : []),
    ];
  });
  expect(found).toEqual([]);
});

test.each(["pantry", "tall-cabinet", "bookcase", "filing-cabinet"] as const)(
  "a wider %s never has fewer doors",
  (form) => {
    const counts = Array.from({ length: 51 }, (_, index) => doorsOf(form, 50 + 5 * index));
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
  },
);

// A wide wardrobe opens one column, a wide kitchen has drawers and an oven, so these may step back.
test.each(["wardrobe", "kitchen", "pantry", "bookcase", "display-cabinet"] as const)(
  "a %s of 300 cm has at least three times the doors of one of 50 cm",
  (form) => {
    const [narrow, wide] = [50, 300].map((width) => {
      const piece = shapes[form]({ width, height: 220, depth: 60 });
      return frontsOf(piece).filter(({ hinge }) => hinge).length;
    });
    expect(narrow).toBeGreaterThan(0);
    expect(wide).toBeGreaterThanOrEqual(3 * narrow!);
  },
);

test("doors of a pair open away from each other, handles side by side at the height of a hand", () => {
  const [left, right] = frontsOf(shapes.wardrobe({ width: 100, height: 200, depth: 50 }));
  expect([left?.hinge, right?.hinge]).toEqual(["left", "right"]);
  expect(right!.handle!.x - left!.handle!.x).toBeLessThan(12);
  expect([left!.handle!.y, right!.handle!.y]).toEqual([105, 105]);
});

test("a kitchen gets wall units when there is height for them, with 50 cm free below", () => {
  const levels = (height: number) => shapes.kitchen({ width: 240, height, depth: 60 }).levels;
  expect(levels(220)).toEqual([90, 140]);
  expect(levels(90)).toBeUndefined();
});
