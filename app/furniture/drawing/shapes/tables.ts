import { door, drawers, within } from "../parts/division";
import { block, type Part, type Piece, type Size } from "../piece";
import { legs } from "./legs";

/** Higher than people sit or stand at: the top stays at a working height and the rest goes above it. */
const highestTop = 115;

export function topOf(height: number, usual: number): number {
  return height <= highestTop ? height : usual;
}

/** A slim steel frame over a table, with boards from 60 cm above it up to the full height. */
export function overhead({ width, height, depth }: Size, from: number): Part[] {
  const z = depth / 2;
  const inset = 3;
  const reach = Math.min(26, depth * 0.6);
  const count = Math.max(1, Math.floor((height - from - 60) / 36) + 1);
  const boards = Array.from(
    { length: count },
    (_, index) => height - 2.4 - 36 * (count - 1 - index),
  );
  const posts = [inset, ...(width > 180 ? [width / 2 - 1.2] : []), width - inset - 2.4];
  return [
    ...boards.map((y) => block(0, y, z - reach / 2, width, 2.4, reach, { grain: "level" })),
    ...boards.flatMap((y, index) => {
      const below = index ? boards[index - 1]! + 2.4 : from;
      return posts.map((x) => block(x, below, z - 1.2, 2.4, y - below, 2.4, { finish: "steel" }));
    }),
  ];
}

/** Tapered legs, an apron with drawers and a solid top; above 115 cm the top is at 75 cm under an overhead board. */
export function table({ width, height, depth }: Size): Piece {
  const level = topOf(height, 75);
  const top = 3;
  const apron = Math.min(12, level * 0.2);
  const field = { x: 14, y: level - top - apron + 0.4, width: width - 28, height: apron - 0.8 };
  const middle = {
    ...field,
    x: width / 2 - Math.min(60, field.width) / 2,
    width: Math.min(60, field.width),
  };
  const parts: Part[] = [
    ...legs({ width, height: level - top, depth }, 6, { top: 3.2, foot: 1.8 }),
    block(7, level - top - apron, 5, width - 14, apron, depth - 10, {
      grain: "level",
      fronts: drawers(middle, 35, 60),
    }),
    block(0, level - top, 0, width, top, depth, { grain: "level" }),
  ];
  if (level === height) return { parts };
  return { parts: [...parts, ...overhead({ width, height, depth }, level)], levels: [level] };
}

/** A thick top on two broad pedestals with a door each and a steel beam between; above 115 cm an overhead board. */
export function meetingTable({ width, height, depth }: Size): Piece {
  const level = topOf(height, 75);
  const pedestal = within(width * 0.2, 14, 45);
  const from = Math.min(depth * 0.16, 14);
  const inset = width * 0.09;
  const stand = (x: number, hinge: "left" | "right") => {
    const field = { x: x + 0.3, y: 2.3, width: pedestal - 0.6, height: level - 6.6 };
    return block(x, 2, from, pedestal, level - 6, depth - 2 * from, {
      fronts: [door(field, hinge)],
    });
  };
  const foot = (x: number) =>
    block(x + 2, 0, from + 2, pedestal - 4, 2, depth - 2 * from - 4, { finish: "plinth" });
  const [left, right] = [inset, width - inset - pedestal];
  const parts: Part[] = [
    foot(left),
    foot(right),
    stand(left, "left"),
    stand(right, "right"),
    block(left + pedestal, level * 0.5, depth / 2 - 2, right - left - pedestal, 4, 4, {
      finish: "steel",
    }),
    block(0, level - 4, 0, width, 4, depth, { grain: "level" }),
  ];
  if (level === height) return { parts };
  return { parts: [...parts, ...overhead({ width, height, depth }, level)], levels: [level] };
}
