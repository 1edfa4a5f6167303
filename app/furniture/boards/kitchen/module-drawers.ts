import { addBoard, count, type Assembly } from "../building/assembly";
import type { Cell } from "../building/cell";
import { addBox, addFrame, BOTTOM_ABOVE, type BoxPlace } from "../building/drawers";
import { aroundBoxes, stackDrawers } from "../building/fronts";
import { openingOf } from "../fronts/doors";

/** Of three drawers the highest is half as high as the others. */
const SHARES: Record<number, number[]> = { 3: [2, 2, 1] };

interface Drawers {
  /** Under a hob or a sink the highest box is lower. */
  isLower: boolean;
  /** Around a sink's siphon the highest box goes in at the rear. */
  isRecessed: boolean;
}

/** The drawers of a module, the highest no lower than its box needs; what does not divide goes to the lowest. */
export function addModuleDrawers(
  assembly: Assembly,
  cell: Cell,
  { isLower, isRecessed }: Drawers,
): void {
  const { rules } = assembly;
  const opening = openingOf(assembly, cell);
  const { count: drawers } = cell.zone;
  const shares = SHARES[drawers] ?? Array.from({ length: drawers }, () => 1);
  const parts = shares.reduce((sum, share) => sum + share, 0);
  const gaps = 2 * rules.outerGap + rules.frontGap * (drawers - 1);
  const all = Math.floor(opening.top - opening.y - gaps);
  const heights = shares.map((share) => Math.floor((all * share) / parts));
  const lower = isLower ? rules.baseModule.lowerBox : 0;
  const needed = rules.drawer.lowestBox + aroundBoxes(assembly.design, rules) + lower;
  const more = Math.max(0, needed - heights.at(-1)!);
  for (const at of heights.keys()) {
    heights[at]! += at === drawers - 1 ? more : -Math.ceil(more / (drawers - 1));
  }
  heights[0] = all - heights.slice(1).reduce((sum, height) => sum + height, 0);
  const boxOf = (place: BoxPlace, index: number) => {
    if (isRecessed && index === drawers - 1) return addRecessed(assembly, cell, place);
    const isWide = place.width - rules.drawer.besideBox > rules.baseModule.widestHdf;
    return isWide ? addWide(assembly, cell, place) : addBox(assembly, cell, place);
  };
  const { depth } = cell.body.place;
  // The rear traverse on edge is lower than the box below it.
  const before = depth - rules.back.inset - assembly.design.thickness;
  stackDrawers(assembly, cell, opening, heights, {
    boxOf,
    lower,
    deep: isLower ? Math.min(depth, before + rules.drawer.behindRunner) : depth,
  });
}

/** A box too wide for a bottom of HDF has one of its own board inside, which is screwed. */
function addWide(assembly: Assembly, cell: Cell, place: BoxPlace): number[] {
  const { frame, x, inner } = addFrame(assembly, cell, place);
  return [...frame, addBottom(assembly, cell, place, x, inner)];
}

function addBottom(
  assembly: Assembly,
  { bodyIndex }: Cell,
  { y, z, runner }: BoxPlace,
  x: number,
  width: number,
): number {
  const { drawerBoard: td } = assembly.rules;
  // Three through each side, two through each end.
  count(assembly, "drawer-screw", 10);
  return addBoard(assembly, {
    name: "drawer-bottom",
    stock: "drawer",
    body: bodyIndex,
    place: { x, y: y + BOTTOM_ABOVE, z: z + td, width, height: td, depth: runner - 2 * td },
    lengthAxis: "x",
    thicknessAxis: "y",
  });
}

/** The rear end of the box is two, and between them three boards go around what is free for the siphon. */
function addRecessed(assembly: Assembly, cell: Cell, place: BoxPlace): number[] {
  const { rules, boards } = assembly;
  const { drawerBoard: td, vanity } = rules;
  const { y, height, z, runner } = place;
  const { frame, x, inner } = addFrame(assembly, cell, place);
  const bottom = addBottom(assembly, cell, place, x, inner);
  const rear = frame[1];
  // What goes around the recess stands on the bottom.
  const up = BOTTOM_ABOVE + td;
  const upon = { y: y + up, height: height - up };
  const around = vanity.recessWidth + 2 * td;
  const left = x + Math.floor((inner - around) / 2);
  const end = z + runner;
  const begins = end - vanity.recessDepth - td;
  const whole = boards[rear]!;
  const part = (from: number, width: number) => ({ ...whole.place, x: from, width });
  const first = part(x, left - x);
  whole.place = first;
  whole.length = first.width;
  whole.cut = { ...whole.cut, length: first.width };
  const add = (
    name: "drawer-side" | "drawer-end",
    at: { x: number; z: number; width: number; depth: number },
  ) =>
    addBoard(assembly, {
      name,
      stock: "drawer",
      body: cell.bodyIndex,
      place: { ...upon, ...at },
      lengthAxis: name === "drawer-side" ? "z" : "x",
      thicknessAxis: name === "drawer-side" ? "x" : "z",
      edges: { rear: rules.edges.body },
    });
  const beyond = left + around;
  const right = addBoard(assembly, {
    name: "drawer-end",
    stock: "drawer",
    body: cell.bodyIndex,
    place: part(beyond, x + inner - beyond),
    lengthAxis: "x",
    thicknessAxis: "z",
    edges: { rear: rules.edges.body },
  });
  const across = add("drawer-end", { x: left, z: begins, width: around, depth: td });
  const sides = [left, beyond - td].map((at) =>
    add("drawer-side", { x: at, z: begins + td, width: td, depth: end - begins - td }),
  );
  // Two at each corner of the recess, two through each part of the rear.
  count(assembly, "drawer-screw", 8);
  const base = boards[bottom]!;
  base.machining.push({
    kind: "cut-out",
    face: "high",
    u: left + td - base.place.x,
    v: begins + td - base.place.z,
    length: vanity.recessWidth,
    width: base.width - (begins + td - base.place.z),
    depth: td,
  });
  return [...frame, bottom, right, across, ...sides];
}
