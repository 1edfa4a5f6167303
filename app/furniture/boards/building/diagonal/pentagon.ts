import type { Cut } from "../../piece";
import { addBoard, type Assembly } from "../assembly";
import type { DiagonalCarcass } from "./measures";

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
