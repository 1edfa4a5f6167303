import type { PlaceProblem } from "~/furniture/boards/fit";
import { readLength } from "~/platform/format/read-length";

import type { NoPlace } from "../build-plan";
import { boundsOf, placeLengths, type PlaceLength } from "./place-lengths";
import { readPlace, type PlaceFields, type PlaceWish, type ReadText } from "./read-place";

/** A length of the first step that is another one in the nearest place, in millimetres. */
export interface PlaceChange {
  field: PlaceLength;
  from: number;
  to: number;
}

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
  const typed = (name: PlaceLength) => {
    const { may, likely } = boundsOf(name, fields.kind);
    const said = text(name) ?? "";
    return readLength(said, may, likely) ?? readLength(said, { min: 0, max: Infinity });
  };
  const now = (name: PlaceLength) => moved.get(name) ?? typed(name) ?? 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { wish, faults } = readPlace(fields, (name) =>
      moved.has(name) ? `${moved.get(name)} mm` : text(name),
    );
    if (faults) {
      for (const name of placeLengths) {
        const bounds = faults[name];
        if (!bounds) continue;
        if (typed(name) === undefined) return undefined;
        moved.set(name, Math.min(bounds.max, Math.max(bounds.min, now(name))));
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
      for (const name of fieldsOf(problem, fields, text)) {
        const least = problem.what === "way-in" ? now(name) + WAY_STEP : problem.least;
        moved.set(name, Math.max(now(name), least));
        // No low wall is as high as a ceiling over it that is both high and steep: the ceiling is lower.
        const over = name === "slopeLow" ? least - boundsOf(name, fields.kind).may.max : 0;
        if (over > 0) moved.set("slopeHigh", now("slopeHigh") - over);
      }
    }
  }
  return undefined;
}

/** The fields whose lengths a problem of the place is about, as they are typed. */
export function fieldsOf(
  { what }: PlaceProblem,
  { where, shape, cornerShape, way }: PlaceFields,
  text: ReadText,
): PlaceLength[] {
  const isSlope = where === "slope";
  const heights: PlaceLength[] =
    shape === "uneven" ? ["leftHeight", "rightHeight"] : ["nicheHeight"];
  switch (what) {
    case "niche-width":
      if (isSlope) return ["slopeWidth"];
      return shape === "uneven" ? ["bottomWidth", "middleWidth", "topWidth"] : ["nicheWidth"];
    case "niche-height":
      return isSlope ? ["slopeHigh"] : heights;
    case "slope-low":
      return ["slopeLow"];
    case "slope-high":
      return ["slopeHigh"];
    case "corner-left":
    case "corner-right":
      if (cornerShape === "diagonal") return ["cornerEach"];
      return [what === "corner-left" ? "cornerLeft" : "cornerRight"];
    case "niche-depth":
      return ["nicheDepth"];
    case "ceiling":
      if (isSlope) return [text("slopeRaised")?.trim() ? "slopeRaised" : "slopeHigh"];
      return where === "niche" ? heights : ["ceiling"];
    case "way-in":
      return way === "lift" ? ["wayWidth", "wayHeight", "wayDepth"] : ["wayWidth", "wayHeight"];
  }
}
