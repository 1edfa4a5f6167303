import type { Room } from "../scale-room";
import { doorHeight } from "./door";

export type Thing = "piece" | "person" | "door" | "wall";

/** What stands from left to right: nothing where a wall is, or where a ceiling falls lower than a door. */
export function orderOf({ walls, ceiling }: Room): Thing[] {
  if (walls.left && !walls.right) return ["wall", "piece", "person", "door"];
  if (walls.right && !walls.left) return ["door", "person", "piece", "wall"];
  const [leftCeiling, rightCeiling] = ceiling ?? [doorHeight, doorHeight];
  if (leftCeiling < doorHeight && rightCeiling >= doorHeight) return ["piece", "person", "door"];
  if (rightCeiling < doorHeight && leftCeiling >= doorHeight) return ["door", "person", "piece"];
  return ["person", "piece", "door"];
}

/** The scale at which things fill so many units, none of them less than its own least. */
export function scaleFor(
  order: Thing[],
  wide: Record<Thing, number>,
  least: Record<Thing, number>,
  free: number,
): number {
  let fixed: Thing[] = [];
  for (;;) {
    const rest = order.filter((thing) => !fixed.includes(thing));
    const scale =
      (free - sum(fixed.map((thing) => least[thing]))) / sum(rest.map((thing) => wide[thing]));
    const narrow = rest.filter((thing) => wide[thing] * scale < least[thing]);
    if (narrow.length === 0) return scale;
    fixed = [...fixed, ...narrow];
  }
}

export function sum(numbers: number[]): number {
  return numbers.reduce((whole, one) => whole + one, 0);
}
