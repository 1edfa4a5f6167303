import type { Body, Cut } from "../../piece";
import { addBoard, count, type Assembly, type Joint } from "../assembly";
import { addBacks } from "./backs";
import { measureDiagonal, type DiagonalCarcass } from "./measures";

/** How far plinths below a body's rear are from its post, and from the plinth below its front, in mm. */
const BESIDE_POST = 10;
const PLINTHS_APART = 5;

/** A level board with the corner before its front cut off, between two places; `cut` is how far along x that begins. */
export function addPentagon(
  assembly: Assembly,
  name: "top" | "bottom" | "fixed-shelf" | "shelf",
  { x, y, z, size }: { x: number; y: number; z: number; size: number },
  cut: number,
): number {
  const before: Cut = {
    from: { u: cut, v: 0 },
    to: { u: size, v: size - cut },
    band: assembly.rules.edges.body,
  };
  return addBoard(assembly, {
    name,
    stock: "body",
    body: 0,
    place: { x, y, z, width: size, height: assembly.design.thickness, depth: size },
    lengthAxis: "x",
    thicknessAxis: "y",
    cuts: [before],
  });
}

/** Joins a pentagon to both sides, along as much of its edges as is at them. */
export function joinToSides(
  { joints, boards, design }: Assembly,
  board: number,
  { left, right }: Pick<DiagonalCarcass, "left" | "right">,
): void {
  const { x, z, depth } = boards[board]!.place;
  const { width, depth: deep } = design;
  const begins = width - deep - z;
  joints.push(
    { end: { board, face: "front", stretch: deep - x }, into: { board: left, face: "high" } },
    {
      end: { board, face: "end", from: begins, stretch: depth - begins },
      into: { board: right, face: "low" },
    },
  );
}

/** Sides, bottom, top, plinths, backs and post with their joints and grooves. */
export function addDiagonalCarcass(assembly: Assembly, body: Body): DiagonalCarcass {
  const { design, rules, joints } = assembly;
  const { width: long, height, depth: deep, thickness: t } = design;
  const { plinth } = body;
  const edge = rules.edges.body;
  const upright = { y: 0, height };
  const side = (at: "left" | "right") =>
    addBoard(assembly, {
      name: "side",
      stock: "body",
      body: 0,
      place:
        at === "left"
          ? { ...upright, x: 0, z: 0, width: deep, depth: t }
          : { ...upright, x: long - t, z: long - deep, width: t, depth: deep },
      lengthAxis: "y",
      thicknessAxis: at === "left" ? "z" : "x",
      edges: at === "left" ? { rear: edge } : { front: edge },
    });
  const sides = { left: side("left"), right: side("right") };
  const level = { x: 0, z: t, size: long - t };
  const bottom = addPentagon(assembly, "bottom", { ...level, y: plinth }, deep);
  const top = addPentagon(assembly, "top", { ...level, y: height - t }, deep);
  for (const board of [bottom, top]) joinToSides(assembly, board, sides);
  const posts = addPosts(assembly, bottom, top);
  if (plinth > 0) addPlinths(assembly, plinth, sides);
  const carcass = { ...sides, bottom, top, posts };
  const backs = addBacks(assembly, carcass);
  count(assembly, "glide", 5);
  if (height > 600) count(assembly, "wall-kit", long > 1000 ? 2 : 1);
  return { ...carcass, backs };

  /** Two boards at right angles, behind the backs that end at them. */
  function addPosts(shell: Assembly, below: number, above: number): [number, number] {
    const { post } = rules.corner;
    const { off } = measureDiagonal(design, rules);
    const y = plinth + t;
    const at = { y, height: height - t - y };
    const add = (place: { x: number; z: number; width: number; depth: number }, isRight: boolean) =>
      addBoard(shell, {
        name: "post",
        stock: "body",
        body: 0,
        place: { ...at, ...place },
        lengthAxis: "y",
        thicknessAxis: isRight ? "z" : "x",
      });
    const both: [number, number] = [
      add({ x: off, z: long - off - t, width: post, depth: t }, true),
      add({ x: off, z: long - off - post, width: t, depth: post - t }, false),
    ];
    for (const board of both) {
      joints.push(
        { end: { board, face: "start" }, into: { board: below, face: "high" } },
        { end: { board, face: "end" }, into: { board: above, face: "low" } },
      );
    }
    return both;
  }
}

/** The plinth below the front, which brackets hold, and those below the rear, which carry the corner. */
function addPlinths(
  assembly: Assembly,
  height: number,
  { left, right }: Pick<DiagonalCarcass, "left" | "right">,
): void {
  const { design, rules, joints } = assembly;
  const { width: long, depth: deep, thickness: t } = design;
  const { front, stands, off } = measureDiagonal(design, rules);
  const add = (
    place: { x: number; z: number; width: number; depth: number },
    [lengthAxis, thicknessAxis]: ["x", "z"] | ["z", "x"],
  ) =>
    addBoard(assembly, {
      name: "plinth",
      stock: "body",
      body: 0,
      place: { ...place, y: 0, height },
      lengthAxis,
      thicknessAxis,
    });
  const behind = off + rules.corner.post + BESIDE_POST;
  const beside = long - behind - t;
  const rear = add({ x: 0, z: beside, width: long - t, depth: t }, ["x", "z"]);
  const other = add({ x: behind, z: t, width: t, depth: beside - t }, ["z", "x"]);
  const join = (board: number, face: Joint["end"]["face"], into: Joint["into"]) =>
    joints.push({ end: { board, face }, into });
  join(rear, "end", { board: right, face: "low" });
  join(other, "start", { board: left, face: "high" });
  join(other, "end", { board: rear, face: "low" });
  // Its square ends touch the inner faces of the sides; in a shallow body it is farther in front, before the others.
  const farthest = Math.floor(((deep - behind - PLINTHS_APART) * Math.SQRT2 - t) / 2);
  const setBack = Math.min(rules.plinth.setBack, Math.floor(deep / 4), farthest);
  const from = Math.ceil(t * Math.SQRT2 - setBack);
  const before = { x: from, z: setBack, width: Math.floor(front - from) - from, depth: t };
  const shown = add(before, ["x", "z"]);
  assembly.boards[shown]!.stands = stands;
  count(assembly, "bracket", 4);
}
