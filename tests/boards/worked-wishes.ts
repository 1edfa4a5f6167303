import type { Change } from "~/furniture/boards/change";
import type { Design } from "~/furniture/boards/design";
import type { Chosen } from "~/furniture/boards/rules";

import { column, drawers, free, pal, rail, shelves } from "./designs";

/** Fronts of another board and decor than the body's, opened by a push. */
const pushed: Chosen = {
  body: pal.body,
  front: { ...pal.front, id: "mdf-mat", board: "mdf", hasGrain: true },
  handle: { id: "none", length: 0, holeSpacing: 0, isPushed: true },
};
const knobs: Chosen = {
  ...pal,
  handle: { id: "knob", length: 30, holeSpacing: 0, isPushed: false },
};

const inner = { ...drawers(2, "pair"), height: 500 } as const;

/** Pieces that together have whatever a piece can have, and what has to change in them first. */
export const wished: Record<string, { design: Design; chosen: Chosen; changes: Change[] }> = {
  niche: {
    changes: [{ why: "niche", measure: "width", from: 2600, to: 2592 }],
    chosen: pal,
    design: {
      ...free,
      kind: "wardrobe",
      width: 2600,
      height: 2560,
      depth: 640,
      sliding: 2,
      topBox: 420,
      place: {
        kind: "niche",
        widths: [2660, 2675, 2652],
        heights: [2600, 2622],
        depth: 720,
        skirting: 15,
      },
      columns: [
        column({ ...rail, front: "open" }),
        column({ ...shelves(4) }),
        column({ ...rail, front: "open" }),
      ],
    },
  },
  bodies: {
    changes: [
      { why: "door-too-wide", from: 639, to: 318, column: 2, zone: 0 },
      { why: "door-too-wide", from: 639, to: 318, column: 3, zone: 0 },
    ],
    chosen: pushed,
    design: {
      ...free,
      kind: "wardrobe",
      width: 3200,
      height: 2300,
      depth: 420,
      front: "mdf-mat",
      handle: "none",
      place: { kind: "free", walls: "left", ceiling: 2600 },
      columns: [
        column({ ...rail, front: "pair" }),
        column(inner, shelves(2, "pair")),
        column({ ...rail, front: "left" }),
        column(shelves(3, "right")),
        column(shelves(5)),
      ],
    },
  },
  chest: {
    changes: [],
    chosen: knobs,
    design: {
      ...free,
      kind: "chest",
      width: 1500,
      height: 900,
      depth: 480,
      top: "over",
      thickness: 18,
      place: { kind: "free", walls: "right", ceiling: null },
      columns: [
        column(drawers(3)),
        column(shelves(2, "right")),
        column({ ...drawers(2), height: 300 }, shelves(1)),
      ],
    },
  },
};
