import { addBoard, type Assembly } from "./assembly";
import type { RearCut } from "./rear-cut";

/**
 * The top along the cut between the sides of a body, from its flat top or its front to its rear; its edges are sawn so
 * that they are plumb. Returns its index.
 */
export function addSlantedTop(
  assembly: Assembly,
  { height, depth, flat, rear, fall, degrees, thickness, plumb }: RearCut,
  { x, width }: { x: number; width: number },
  body: number,
): number {
  const deep = depth - flat;
  // Both faces are as wide, and the upper one begins before the lower one.
  const sawn = Math.ceil(Math.hypot(deep, height - rear) + thickness * fall);
  const across = { x, y: rear - plumb, z: flat, width };
  const index = addBoard(assembly, {
    name: "slanted-top",
    stock: "body",
    body,
    place: { ...across, height: thickness, depth: sawn },
    lengthAxis: "x",
    thicknessAxis: "y",
  });
  const board = assembly.boards[index]!;
  board.place = { ...across, height: height - rear + plumb, depth: deep };
  board.turned = { degrees };
  board.bevels = { front: degrees, rear: -degrees };
  return index;
}
