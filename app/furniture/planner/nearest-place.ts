import { clamp } from "~/furniture/boards/fit-size";
import type { PlaceProblem } from "~/furniture/boards/place-problems";

import type { NoPlace } from "./build-plan";
import {
  readLength,
  readPlace,
  type PlaceFields,
  type PlaceWish,
  type ReadText,
} from "./read-place";

/** A length of the first step that is another one in the nearest place, in millimetres. */
export interface PlaceChange {
  field: PlaceLength;
  from: number;
  to: number;
}

/** The lengths of the first step that a place can be refused for. */
const placeLengths = [
  "width",
  "height",
  "depth",
  "ceiling",
  "bottomWidth",
  "middleWidth",
  "topWidth",
  "leftHeight",
  "rightHeight",
  "nicheDepth",
  "skirting",
  "wayWidth",
  "wayHeight",
  "wayDepth",
] as const;
type PlaceLength = (typeof placeLengths)[number];

/** Each round mends what the one before left; a way in grows by this much in each, in millimetres. */
const MOST_ROUNDS = 60;
const WAY_STEP = 50;

/**
 * The nearest place to a refused one in which a piece of its kind can be built: each length is moved to
 * the bound that it passed, or to the least that the place needs. Undefined where a length is no number,
 * and where `build` knows nothing of the wish's looks or rules.
 */
export async function findNearestPlace<Built extends { kind: "plan" }>(
  fields: PlaceFields,
  text: ReadText,
  build: (wish: PlaceWish) => Promise<Built | NoPlace | { kind: "unknown" }>,
): Promise<{ plan: Built; places: PlaceChange[] } | undefined> {
  const moved = new Map<string, number>();
  const typed = (name: string) => readLength(text(name) ?? "", 0, Infinity);
  const now = (name: string) => moved.get(name) ?? typed(name) ?? 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { wish, faults } = readPlace(fields, (name) =>
      moved.has(name) ? String(moved.get(name)) : text(name),
    );
    if (faults) {
      for (const [name, { min, max }] of Object.entries(faults)) {
        if (typed(name) === undefined) return undefined;
        moved.set(name, clamp(now(name), min, max));
      }
      continue;
    }
    const plan = await build(wish);
    if (plan.kind === "unknown") return undefined;
    if (plan.kind === "plan") {
      const places = placeLengths.flatMap((field) => {
        const [from, to] = [typed(field), moved.get(field)];
        return from === undefined || to === undefined || from === to ? [] : [{ field, from, to }];
      });
      return { plan, places };
    }
    for (const problem of plan.problems) {
      for (const name of fieldsOf(problem, wish)) {
        const least = problem.what === "way-in" ? now(name) + WAY_STEP : problem.least;
        moved.set(name, Math.max(now(name), least));
      }
    }
  }
  return undefined;
}

/** The fields whose lengths a problem of the place is about. */
export function fieldsOf({ what }: PlaceProblem, { place, wayIn }: PlaceWish): PlaceLength[] {
  const heights = ["leftHeight", "rightHeight"] as const;
  switch (what) {
    case "niche-width":
      return ["bottomWidth", "middleWidth", "topWidth"];
    case "niche-height":
      return [...heights];
    case "niche-depth":
      return ["nicheDepth"];
    case "ceiling":
      return place.kind === "niche" ? [...heights] : ["ceiling"];
    case "way-in":
      return ["wayWidth", "wayHeight", ...(wayIn?.kind === "lift" ? (["wayDepth"] as const) : [])];
  }
}
