import { fallsAcross } from "../design";
import type { Body, Cut } from "../piece";
import { addBoard, count, type Assembly, type Joint } from "./assembly";
import { addBack, wholeBack, type Carcass, type Stretch } from "./back";
import { connectorsOf } from "./joints";
import { cutOfSide, partitionUnder } from "./rear-cut";
import { isSlantedBody } from "./slant";
import { addTopOver, uprightUnder } from "./slanted-body";
import { addSlantedTop } from "./slanted-top";

export type { Carcass } from "./back";

/** What a module of a kitchen has otherwise than a piece that stands on its glides. */
export interface Shell {
  /** Nothing lies across between the sides. */
  isTopless: boolean;
  /** Behind what lies across they meet. */
  backs: Stretch[];
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
  const isOver = isHighest && design.top === "over" && !body.slant;
  const sideHeight = isOver ? height - t : height;
  const edge = rules.edges.body;
  const add = (
    name: "side" | "top" | "bottom" | "plinth" | "partition",
    at: Place,
    axes: Axes,
    cut?: Cut,
  ) => {
    const isUpright = name === "side" || name === "partition";
    const slanted = isUpright && isSlantedBody(body) ? uprightUnder(body, at) : undefined;
    const board = addBoard(assembly, {
      name,
      stock: "body",
      body: index,
      place: {
        x: at.x,
        y: at.y,
        z: at.z ?? 0,
        width: at.width,
        height: slanted?.height ?? at.height,
        depth: at.depth,
      },
      lengthAxis: axes[0],
      thicknessAxis: axes[1],
      edges: name === "plinth" ? {} : { front: edge },
      ...(cut && { cuts: [cut] }),
    });
    if (slanted) assembly.boards[board]!.bevels = slanted.bevels;
    return board;
  };
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
  const slanted = isSlantedBody(body) ? addTopOver(assembly, body, index, uprights) : undefined;
  const carcass = { uprights, bottom, top, slanted };
  for (const back of shell?.backs ?? [wholeBack(assembly, body)]) {
    addBack(assembly, body, index, carcass, back);
  }
  if (shell) return carcass;
  if (!body.isTopBox) count(assembly, "glide", 2 * uprights.length);
  // Along a slope each body has a height of its own.
  if ((fallsAcross(design.place) ? height : design.height) > 600)
    count(assembly, "wall-kit", width > 1000 ? 2 : 1);
  return carcass;

  function joinAcross(board: number) {
    joints.push({ end: { board, face: "start" }, into: { board: left, face: "high" } });
    joints.push({ end: { board, face: "end" }, into: { board: right, face: "low" } });
  }

  /** Before a slanted top only as deep as there is room. */
  function betweenTop() {
    if (rearCut?.flat === 0 || shell?.isTopless || body.slant) return undefined;
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
