import { expect, test } from "vitest";

import { drawnPieces } from "~/furniture/cutting/draw-layout";
import type { Layout } from "~/furniture/cutting/layout";

test("a part names its size as Romanian writes it", () => {
  const part = { kind: "part", part: "a", isTurned: false } as const;
  const layout: Layout = {
    material: "pal-alb 18",
    length: 2800,
    width: 2070,
    offcut: null,
    panel: { ...part, x: 10, y: 10, length: 495.4, width: 81.5 },
  };
  const saw = { leastOffcut: { longer: 600, shorter: 200 } };
  const words = { nameOf: () => "A", noteOf: () => [], rest: "rest" };
  expect(drawnPieces(layout, { saw, parts: [] }, words).map(({ lines }) => lines)).toEqual([
    ["A", "495,4 × 81,5"],
  ]);
});
