import { addBoard, count, type Assembly, type Joint } from "../assembly";
import { measureDiagonal, type DiagonalCarcass } from "./measures";

/** How far plinths below a body's rear are from its post, and from the plinth below its front, in mm. */
const BESIDE_POST = 10;
const PLINTHS_APART = 5;

/** The plinth below the front, which brackets hold, and those below the rear, which carry the corner. */
export function addPlinths(
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
