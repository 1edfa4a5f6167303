import type { Box } from "~/furniture/drawing/geometry";

import { BLIND_DEPTH, count, drill, type Assembly } from "../building/assembly";
import type { Carcass } from "../building/carcass";
import { PITCH } from "../building/cell";

/** Where legs stand under a bottom, in mm: from its ends, behind the plinth, from its rear edge. */
const LEG = { fromEnds: 60, behindPlinth: 40, fromRear: 60 };
/** Where hangers are in a side, in mm: below the top, and before its rear edge, off the rows of pins. */
const HANGER = { below: 30, fromRear: 60 };

/** Four legs, pressed into the bottom; the front ones hold the plinth. */
export function drillLegs(assembly: Assembly, { bottom }: Carcass): void {
  const { boards, rules } = assembly;
  const board = boards[bottom]!;
  const { x, y, z, width, depth, height } = board.place;
  const rows = [rules.plinth.setBack + height + LEG.behindPlinth, depth - LEG.fromRear];
  for (const behind of rows) {
    for (const at of [x + LEG.fromEnds, x + width - LEG.fromEnds]) {
      const spot = { x: at, y, z: z + behind };
      drill(board, "low", spot, { diameter: 10, depth: BLIND_DEPTH, use: "leg" });
      count(assembly, "leg");
    }
  }
  count(assembly, "plinth-clip", 2);
}

/** A pair of hangers, pressed into the sides behind the upper corners. */
export function drillHangers(assembly: Assembly, { uprights }: Carcass, { y, height }: Box): void {
  const { thickness } = assembly.design;
  for (const [at, upright] of uprights.entries()) {
    const board = assembly.boards[upright]!;
    const z = board.place.z + board.place.depth - HANGER.fromRear;
    for (const lower of [0, PITCH]) {
      const spot = { x: 0, y: y + height - thickness - HANGER.below - lower, z };
      const drilling = { diameter: 10, depth: BLIND_DEPTH, use: "hanger" } as const;
      drill(board, at === 0 ? "high" : "low", spot, drilling);
    }
  }
  count(assembly, "hanger");
}
