import { addBoard, type Assembly } from "../assembly";
import { measureDiagonal } from "./measures";

/** Two boards at right angles, behind the backs that end at them. */
export function addPosts(assembly: Assembly, below: number, above: number): [number, number] {
  const { design, rules, joints, boards } = assembly;
  const { width: long, thickness: t } = design;
  const { post } = rules.corner;
  const { off } = measureDiagonal(design, rules);
  const y = boards[below]!.place.y + t;
  const at = { y, height: design.height - t - y };
  const add = (place: { x: number; z: number; width: number; depth: number }, isRight: boolean) =>
    addBoard(assembly, {
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
