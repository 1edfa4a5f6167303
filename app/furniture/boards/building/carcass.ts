import { isStepped } from "../design";
import type { Body, Cut } from "../piece";
import { hdfSheet, usable } from "../rules";
import { addBoard, count, type Assembly, type Joint } from "./assembly";
import { connectorsOf } from "./joints";
import { clearUnder, cutOfSide, partitionUnder } from "./rear-cut";
import { addSlantedTop } from "./slanted-top";

/** The boards that other parts are fixed to: the sides and, between the columns, the partitions. */
export interface Carcass {
  /** One more than there are columns: left side, partitions, right side. */
  uprights: number[];
  bottom: number;
  /** None where the slanted top under a slope begins at the front. */
  top: number | undefined;
}

/** What a module of a kitchen has otherwise than a piece that stands on its glides. */
export interface Shell {
  /** Nothing lies across between the sides. */
  isTopless: boolean;
  /** Each from and to a height above the body's lower edge: behind what lies across they meet. */
  backs: Stretch[];
}

interface Stretch {
  from: number;
  to: number;
}

/** Sides, top, bottom, plinth, partitions and back of one body, with their joints and grooves. */
export function buildCarcass(
  assembly: Assembly,
  body: Body,
  index: number,
  shell?: Shell,
): Carcass {
  const { design, rules, joints, rearCut } = assembly;
  const { thickness: t } = design;
  const { x, y, width, height, depth } = body.place;
  // Only the highest body's top is laid over its sides.
  const isHighest = body.isTopBox || design.topBox === 0;
  const isOver = isHighest && design.top === "over";
  const sideHeight = isOver ? height - t : height;
  const edge = rules.edges.body;
  const add = (
    name: "side" | "top" | "bottom" | "plinth" | "partition",
    at: Place,
    axes: Axes,
    cut?: Cut,
  ) =>
    addBoard(assembly, {
      name,
      stock: "body",
      body: index,
      place: {
        x: at.x,
        y: at.y,
        z: at.z ?? 0,
        width: at.width,
        height: at.height,
        depth: at.depth,
      },
      lengthAxis: axes[0],
      thicknessAxis: axes[1],
      edges: name === "plinth" ? {} : { front: edge },
      ...(cut && { cuts: [cut] }),
    });
  const upright = { y, width: t, height: sideHeight, depth };
  const cut = rearCut && cutOfSide(rearCut);
  const left = add("side", { x, ...upright }, ["y", "x"], cut);
  const right = add("side", { x: x + width - t, ...upright }, ["y", "x"], cut);
  const level = { x: x + t, width: width - 2 * t, height: t, depth };
  const bottom = add("bottom", { ...level, y: y + body.plinth }, ["x", "y"]);
  joinAcross(bottom);
  const top = isOver ? overTop() : betweenTop();
  if (top !== undefined && !isOver) joinAcross(top);
  if (rearCut) joinAcross(addSlantedTop(assembly, rearCut, level, index));
  if (body.plinth > 0) {
    const { setBack } = rules.plinth;
    const at = { ...level, y, z: setBack, height: body.plinth, depth: t };
    joinAcross(add("plinth", at, ["x", "z"]));
  }
  const partitions = body.columns.slice(1).map((column) => {
    const at = {
      x: column.x - t,
      y: y + body.plinth + t,
      z: insideFrom(assembly, body),
      width: t,
      height: height - body.plinth - 2 * t,
      depth: depth - rules.back.inset - insideFrom(assembly, body),
    };
    const under = rearCut && partitionUnder(rearCut, at.y, at.depth);
    const upTo = under ? { ...at, height: under.height } : at;
    const partition = add("partition", upTo, ["y", "x"], under?.cut);
    const join = (end: Omit<Joint["end"], "board">, into: Joint["into"]) =>
      joints.push({ end: { board: partition, ...end }, into });
    join({ face: "start" }, { board: bottom, face: "high" });
    if (top !== undefined) {
      const stretch = under && { stretch: under.cut.from.v };
      join({ face: "end", ...stretch }, { board: top, face: "low" });
    }
    // No screw goes slanting into its cut end.
    if (under) count(assembly, "bracket", connectorsOf(lengthOf(under.cut)));
    return partition;
  });
  const uprights = [left, ...partitions, right];
  const carcass = { uprights, bottom, top };
  for (const back of shell?.backs ?? [wholeBack(assembly, body)]) {
    addBack(assembly, body, index, carcass, back);
  }
  if (shell) return carcass;
  if (!body.isTopBox) count(assembly, "glide", 2 * uprights.length);
  // Along a slope each body has a height of its own.
  if ((isStepped(design.place) ? height : design.height) > 600)
    count(assembly, "wall-kit", width > 1000 ? 2 : 1);
  return carcass;

  function joinAcross(board: number) {
    joints.push({ end: { board, face: "start" }, into: { board: left, face: "high" } });
    joints.push({ end: { board, face: "end" }, into: { board: right, face: "low" } });
  }

  /** Before a slanted top only as deep as there is room. */
  function betweenTop() {
    if (rearCut?.flat === 0 || shell?.isTopless) return undefined;
    const at = { ...level, y: y + height - t, depth: rearCut?.flat ?? depth };
    return add("top", at, ["x", "y"]);
  }

  /** It also covers the fronts, and three of its edges are seen. */
  function overTop() {
    const over = addBoard(assembly, {
      name: "top",
      stock: "body",
      body: index,
      place: {
        x,
        y: y + height - t,
        z: -assembly.frontThickness,
        width,
        height: t,
        depth: depth + assembly.frontThickness,
      },
      lengthAxis: "x",
      thicknessAxis: "y",
      edges: { front: edge, left: edge, right: edge },
    });
    for (const board of [left, right]) {
      joints.push({ end: { board, face: "end" }, into: { board: over, face: "low" } });
    }
    return over;
  }
}

function lengthOf({ from, to }: Cut): number {
  return Math.hypot(to.u - from.u, to.v - from.v);
}

type Axes = ["x" | "y", "x" | "y" | "z"];
interface Place {
  x: number;
  y: number;
  z?: number;
  width: number;
  height: number;
  depth: number;
}

/** Where the inside begins: behind the tracks of sliding doors. */
export function insideFrom({ design, rules }: Assembly, { isTopBox }: Body): number {
  return design.sliding > 0 && !isTopBox ? rules.sliding.tracks : 0;
}

/** A back lies in grooves of sides, top and bottom; below a slanted top it ends where that begins. */
function wholeBack({ rules, design, rearCut }: Assembly, { place, plinth }: Body): Stretch {
  const { groove, play, inset } = rules.back;
  const into = groove - play;
  const z = place.depth - inset;
  const under = rearCut && Math.floor(clearUnder(rearCut, z + rules.backBoard)) - place.y;
  return {
    from: plinth + design.thickness - into,
    to: under ?? place.height - design.thickness + into,
  };
}

/** One larger than its sheet is in strips that meet behind partitions. */
function addBack(
  assembly: Assembly,
  body: Body,
  index: number,
  carcass: Carcass,
  { from: low, to: end }: Stretch,
): void {
  const { boards, rules, design, rearCut } = assembly;
  const { thickness: t } = design;
  const { groove, play, inset } = rules.back;
  const into = groove - play;
  const { place } = body;
  const z = place.depth - inset;
  const y = place.y + low;
  const height = end - low;
  const ends = [place.x + t - into, place.x + place.width - t + into] as const;
  const sheet = usable(hdfSheet(rules), rules);
  const fits = (width: number) =>
    Math.max(width, height) <= sheet.length && Math.min(width, height) <= sheet.width;
  const joints = body.columns.slice(1).map((column) => column.x - t / 2);
  let from: number = ends[0];
  while (from < ends[1]) {
    const to = [...joints, ends[1]].filter((x) => x > from && fits(x - from)).at(-1) ?? ends[1];
    addBoard(assembly, {
      name: "back",
      stock: "hdf",
      body: index,
      place: { x: from, y, z, width: to - from, height, depth: rules.backBoard },
      lengthAxis: "x",
      thicknessAxis: "z",
    });
    from = to;
  }
  const { uprights, bottom, top } = carcass;
  const cutGroove = (board: number, face: "low" | "high", start: number, length: number) => {
    const { place: own } = boards[board]!;
    const v = z - own.z;
    boards[board]!.machining.push({
      kind: "groove",
      face,
      u: start,
      v,
      length,
      width: rules.backBoard,
      depth: groove,
    });
  };
  const start = low - play;
  // Below a top that is laid over it a side ends where its groove does.
  const stop = Math.min(end + play, boards[uprights[0]!]!.length);
  cutGroove(uprights[0]!, "high", start, stop - start);
  cutGroove(uprights.at(-1)!, "low", start, stop - start);
  if (low < body.plinth + t) cutGroove(bottom, "high", 0, boards[bottom]!.length);
  if (top === undefined || rearCut || end <= place.height - t) return;
  const across = boards[top]!.length - boards[bottom]!.length;
  cutGroove(top, "low", across / 2, boards[bottom]!.length);
}
