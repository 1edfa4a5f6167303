import type { Change } from "../change";
import type { Column, Design } from "../design";
import { most } from "../limits";
import type { Chosen, Rules } from "../rules";
import { clamp } from "./clamp";
import { lowerDrawers } from "./fit-runners";
import { lowestUnder } from "./fit-slanted";
import { layOut } from "./layout";
import { lowestHighest, rearCutOf, type RearCut } from "./rear-cut";

/** What is clear in a column, in mm from the floor. */
interface Inner {
  bottom: number;
  top: number;
  /** Whether it ends below a top that slants along the width. */
  isUnder: boolean;
}

/** As many zones as each column holds, and heights that stand together; drawers under a slope where they can run. */
export function fitHeights(
  wish: Design,
  chosen: Chosen,
  rules: Rules,
  note: (change: Change) => void,
): Design {
  const inner = innerOf(wish, chosen, rules);
  const cut = rearCutOf(wish, rules);
  const design = {
    ...wish,
    columns: wish.columns.map((column, index) => {
      const room = { ...inner[index]!, t: wish.thickness, cut };
      return fitColumn(column, room, rules, (change) => note({ ...change, column: index }));
    }),
  };
  return cut ? lowerDrawers(design, cut, chosen, rules, note) : design;
}

/** What is clear in each column, which another body may have along a slope. */
function innerOf(design: Design, chosen: Chosen, rules: Rules): Inner[] {
  const standing = layOut(design, chosen, rules).bodies.filter(({ isTopBox }) => !isTopBox);
  return standing.flatMap(({ columns, slant }) =>
    columns.map(({ zones }) => {
      const highest = zones.at(-1)!;
      const top = highest.y + highest.clear;
      return { bottom: zones[0]!.y, top, isUnder: slant !== undefined };
    }),
  );
}

function fitColumn(
  column: Column,
  { bottom, top, isUnder, t, cut }: Inner & { t: number; cut: RearCut | undefined },
  rules: Rules,
  note: (change: Change) => void,
): Column {
  const inner = top - bottom;
  const { lowestZone } = rules;
  const level = isUnder ? lowestUnder(rules) : lowestZone;
  const highest = cut ? lowestHighest(top, cut, rules) : level;
  const isSlanted = highest > lowestZone;
  const room = Math.max(1, 1 + Math.floor((inner - highest) / (lowestZone + t)));
  const count = clamp(column.zones.length, 1, Math.min(room, most.zones));
  const zones = column.zones.slice(0, count);
  if (count < column.zones.length) {
    const why = isSlanted ? "slope-zones" : "zones-too-many";
    note({ why, from: column.zones.length, to: count });
  }
  const whole = inner - (count - 1) * t;
  /** Whether heights, null for an equal share of what is left, are each high enough. */
  const areHigh = (given: (number | null)[]) => {
    const open = given.filter((one) => one === null).length;
    const left = whole - given.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    const last = given.at(-1) ?? Math.floor(left / Math.max(1, open));
    return (
      given.every((one) => one === null || one >= lowestZone) &&
      (open > 0 ? left >= open * lowestZone : left === 0) &&
      (count === 1 || last >= highest)
    );
  };
  if (areHigh(zones.map(({ height }) => height))) return { ...column, zones };
  if (count > 1) {
    note({ why: isSlanted ? "slope-zones" : "zones-shared", from: count, to: count });
  }
  // The lowest ones keep what was asked for as long as there is room; the highest takes the rest.
  const kept = zones.map(({ height }, at) => (at === count - 1 ? null : height));
  const shared = zones.map(() => null);
  // Below a slanted top the highest one may want more than an equal share.
  const each = Math.floor((whole - highest) / Math.max(1, count - 1));
  const lower = zones.map((_, at) => (at === count - 1 ? null : each));
  const heights = [kept, shared].find(areHigh) ?? (isSlanted ? lower : shared);
  return { ...column, zones: zones.map((zone, at) => ({ ...zone, height: heights[at]! })) };
}
