import type { Room } from "../scale-room";

export type Thing = "piece" | "person" | "door" | "wall";

/** What stands from left to right: nothing stands where a wall is. */
export function orderOf({ walls }: Room): Thing[] {
  if (walls.left && !walls.right) return ["wall", "piece", "person", "door"];
  if (walls.right && !walls.left) return ["door", "person", "piece", "wall"];
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
