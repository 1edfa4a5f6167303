import type { Box } from "~/furniture/drawing/geometry";

import { addBoard, count, type Assembly } from "../building/assembly";
import type { Cut } from "../piece";
import type { ModulePlace, Wall, WallPlaces } from "../run";
import { airOf, cutOut } from "./cut-outs";

/** What stays of a plinth above and below a grille, in mm. */
const AROUND_AIR = 10;
/** The three bolts of a joint. */
const BOLTS = 3;

/** The bought slabs with their cut-outs, mitred in corners; a strip is on each end that is free, bolts where two meet. */
export function addWorktops(assembly: Assembly, { ends }: Wall, places: WallPlaces): void {
  const { boards } = assembly;
  for (const [index, place] of places.worktops.entries()) {
    const end = place.x + place.width;
    const body = firstUnder(places.modules, place.x);
    const board = addBoard(assembly, {
      name: "worktop",
      stock: "worktop",
      body,
      place,
      lengthAxis: "x",
      thicknessAxis: "y",
      ...mitreOf(place, {
        left: ends[0] === "corner" && place.x === 0,
        right: ends[1] === "corner" && end === places.width,
      }),
    });
    if (ends[0] === "corner" && place.x === 0) count(assembly, "worktop-bolt", BOLTS);
    for (const { cutOut: hole } of places.modules) {
      if (!hole || hole.x < place.x || hole.x + hole.width > end) continue;
      cutOut(boards[board]!, hole, hole.z - place.z, hole.depth);
    }
    const next = places.worktops[index + 1];
    if (next && next.x === end) count(assembly, "worktop-bolt", BOLTS);
    if (ends[0] === "free" && place.x === 0) count(assembly, "worktop-edge");
    if (ends[1] === "free" && end === places.width) count(assembly, "worktop-edge");
  }
}

/** The cuts of a worktop in corners: from its whole length behind to so much less in front as it is deep. */
function mitreOf(
  { width, depth }: Box,
  { left, right }: Record<"left" | "right", boolean>,
): { cuts?: Cut[] } {
  const cuts: Cut[] = [];
  if (left) cuts.push({ from: { u: 0, v: depth }, to: { u: depth, v: 0 } });
  if (right) cuts.push({ from: { u: width - depth, v: 0 }, to: { u: width, v: depth } });
  return cuts.length > 0 ? { cuts } : {};
}

/** The boards before the legs; before a fridge air goes through them. */
export function addPlinths(assembly: Assembly, { modules }: Wall, places: WallPlaces): void {
  const { boards, rules } = assembly;
  for (const place of places.plinths) {
    const board = addBoard(assembly, {
      name: "plinth",
      stock: "body",
      body: firstUnder(places.modules, place.x),
      place,
      lengthAxis: "x",
      thicknessAxis: "z",
    });
    for (const [index, { what }] of modules.entries()) {
      const { base } = places.modules[index]!;
      const isBefore = base.x >= place.x && base.x + base.width <= place.x + place.width;
      if (what !== "fridge-column" || !isBefore) continue;
      const air = airOf(base, rules.columnNiche.air);
      const high = Math.min(air.depth, place.height - 2 * AROUND_AIR);
      cutOut(boards[board]!, air, Math.round((place.height - high) / 2), high);
      count(assembly, "air-grille");
    }
  }
}

/** The body of the first module that a board from some place on is at. */
function firstUnder(modules: ModulePlace[], from: number): number {
  return modules.find(({ base }) => base.x + base.width > from)?.body ?? 0;
}
