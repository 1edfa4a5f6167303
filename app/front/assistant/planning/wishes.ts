import type { Column, Design, Zone } from "~/furniture/boards/design";
import { most } from "~/furniture/boards/limits";

import type { Draft } from "./draft";

/** A design with what a draft names of doors, drawers, shelves and extras, as far as its kind has them. */
export function withWishes(design: Design, draft: Draft): Design {
  const divided = withCounted(design, draft);
  return design.kind === "wardrobe" ? withExtras(divided, draft.extras) : divided;
}

function withCounted(design: Design, { counts, isSliding }: Draft): Design {
  const { doors, drawers, shelves } = counts;
  if (design.kind === "wardrobe" && isSliding) {
    return { ...design, sliding: doors === undefined || doors <= 2 ? 2 : 3 };
  }
  if (design.kind === "wardrobe" && doors !== undefined) return withDoors(design, doors);
  if (design.kind === "chest" && drawers !== undefined) return withDrawers(design, drawers);
  if (design.kind === "bookcase" && shelves !== undefined) {
    return withCounts(design, Math.min(shelves, most.shelves));
  }
  return design;
}

/** How high the lower part of a column is that shoes stand in, in mm, and on how many shelves. */
const SHOES = { height: 560, count: 2 };

/** Mirrors on the doors of the first column, shelves for shoes below what hangs there, a light in every zone. */
function withExtras(design: Design, extras: Draft["extras"]): Design {
  const [first, ...others] = design.columns;
  const [zone] = first?.zones ?? [];
  if (!first || !zone || extras.length === 0) return design;
  const own = extras.includes("shoes")
    ? [{ ...zone, inside: "shoes" as const, ...SHOES }, ...first.zones]
    : first.zones;
  const mirrored = extras.includes("mirror")
    ? own.map((one) => ({ ...one, mirror: true as const }))
    : own;
  const columns = [{ ...first, zones: mirrored }, ...others];
  if (!extras.includes("light")) return { ...design, columns };
  const lit = columns.map((column) => ({
    ...column,
    zones: column.zones.map((one) => ({ ...one, light: true as const })),
  }));
  return { ...design, columns: lit };
}

/** A pair of doors before each column, or a single one where they are odd. */
function withDoors(design: Design, doors: number): Design {
  const isOdd = doors % 2 === 1;
  const count = Math.min(isOdd ? doors : doors / 2, most.columns);
  const front = isOdd ? "left" : "pair";
  const columns = Array.from({ length: count }, (_, index): Column => {
    // Hanging clothes and folded ones in turns, as the planner begins.
    const inside: Zone =
      index % 2 === 0
        ? { height: null, front, inside: "rail", count: 0 }
        : { height: null, front, inside: "shelves", count: 5 };
    return { width: null, zones: [inside] };
  });
  return { ...design, columns };
}

/** So many drawers in all, where they can be shared out among the columns. */
function withDrawers(design: Design, drawers: number): Design {
  const count = design.columns.length;
  return drawers % count === 0 ? withCounts(design, drawers / count) : design;
}

function withCounts(design: Design, count: number): Design {
  const columns = design.columns.map(({ zones, ...column }) => ({
    ...column,
    zones: zones.map((zone) => ({ ...zone, count })),
  }));
  return { ...design, columns };
}

/** Something that a draft counts and the design has another number of. */
export interface Miscount {
  what: "doors" | "drawers" | "shelves";
  from: number;
  to: number;
}

/** What a design could not have in the number that a draft wishes; of other kinds nothing is wished. */
export function miscountsOf(
  { kind, columns, sliding }: Design,
  { counts, isSliding }: Draft,
): Miscount[] {
  const zones = columns.flatMap((column) => column.zones);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const perFront = { open: 0, drawers: 0, left: 1, right: 1, pair: 2 };
  const found = {
    doors:
      kind !== "wardrobe"
        ? undefined
        : isSliding || sliding > 0
          ? sliding
          : sum(zones.map(({ front }) => perFront[front])),
    drawers: kind === "chest" ? sum(zones.map(({ count }) => count)) : undefined,
    shelves: kind === "bookcase" ? zones[0]?.count : undefined,
  };
  return (["doors", "drawers", "shelves"] as const).flatMap((what) => {
    const [from, to] = [counts[what], found[what]];
    // Sliding doors that are not possible are told as a change.
    const isOther = from !== undefined && to !== undefined && from !== to && to > 0;
    return isOther ? [{ what, from, to }] : [];
  });
}
