import { kinds, type Design, type Kind, type Place, type Slope } from "~/furniture/boards/design";
import { cornerKinds, slopeKinds } from "~/furniture/boards/limits";
import { usualSizes } from "~/furniture/boards/start";
import { newestStart } from "~/furniture/planner/front/newest-start.server";
import { boundsOf, largest } from "~/furniture/planner/front/place-lengths";
import { readStart } from "~/furniture/planner/front/plan-address";
import { designFor, type ReadText } from "~/furniture/planner/front/read-place";
import { makePlan } from "~/furniture/planner/plan.server";
import { readLength } from "~/platform/format/read-length";
import type { Language } from "~/platform/i18n/languages";

import { usualCorners, usualSlope } from "./usual-places";

/** Of a text that an address brings into a field. */
export const LONGEST = 20;

type Size = Record<"width" | "height" | "depth", number>;

/**
 * The measures that an address of the planner begins with, such as one of a search, read as people type
 * them; in millimetres.
 */
export function readSize(query: URLSearchParams, kind: Kind): Partial<Size> {
  const read = (name: keyof Size, word: string) => {
    const { may, likely } = boundsOf(name, kind);
    return readLength((query.get(word) ?? "").slice(0, LONGEST), may, likely);
  };
  return {
    width: read("width", "latime"),
    height: read("height", "inaltime"),
    depth: read("depth", "adancime"),
  };
}

/** Where the ceiling falls to until somebody has said. */
export function firstFalls(kind: Kind): Slope["falls"] {
  return slopeKinds.left.includes(kind) ? "left" : "back";
}

/** Where the ceiling falls to as an address begins; undefined for one that begins under no slope. */
export function fallsIn(query: URLSearchParams, kind: Kind): Slope["falls"] | undefined {
  const start = readStart(query);
  if (start === "slope-back") return "back";
  return start === "slope" ? firstFalls(kind) : undefined;
}

/** What stands in a corner as an address begins; undefined for one that begins in none. */
export function cornerIn(
  query: URLSearchParams,
  kind: Kind,
): keyof typeof usualCorners | undefined {
  const start = readStart(query);
  const isCorner = start === "corner" || start === "diagonal";
  return isCorner && cornerKinds.includes(kind) ? start : undefined;
}

/** Where a piece stands as an address begins. */
export function startingAt(query: URLSearchParams, kind: Kind): "free" | "slope" | "corner" {
  if (cornerIn(query, kind)) return "corner";
  return fallsIn(query, kind) ? "slope" : "free";
}

/** Whether an address says nothing of what stands where: of a slope or a corner the numbers are still to be typed. */
export function isExample(query: URLSearchParams, kind: Kind): boolean {
  const lengths = Object.values(readSize(query, kind));
  return readStart(query) !== undefined || lengths.every((length) => length === undefined);
}

/** The design that is shown above a form whose lengths are none: of its kind, in a usual place of the kind it says. */
export function exampleOf(text: ReadText, language: Language): Promise<Design> {
  const kind = kinds.find((one) => one === text("kind")) ?? kinds[0];
  const sides = (["left", "right", "back"] as const).filter((one) =>
    slopeKinds[one].includes(kind),
  );
  const falls = sides.find((one) => one === text("falls")) ?? firstFalls(kind);
  const isCorner = text("where") === "corner" && cornerKinds.includes(kind);
  const corner = usualCorners[text("cornerShape") === "diagonal" ? "diagonal" : "corner"];
  const slope = text("where") === "slope" ? usualSlope(kind, falls) : undefined;
  return usualDesign(kind, isCorner ? corner : slope, {}, language);
}

/** The design that the first step begins with before anything is typed but what its address says. */
export function firstDesign(
  kind: Kind,
  language: Language,
  query: URLSearchParams,
): Promise<Design> {
  const falls = fallsIn(query, kind);
  const corner = cornerIn(query, kind);
  const place = corner ? usualCorners[corner] : falls && usualSlope(kind, falls);
  return usualDesign(kind, place, readSize(query, kind), language);
}

/** Of the lengths given, in millimetres, or in a usual place that decides them. */
async function usualDesign(
  kind: Kind,
  decides: Place | undefined,
  given: Partial<Size>,
  language: Language,
): Promise<Design> {
  const place: Place = decides ?? { kind: "free", walls: "none", ceiling: null };
  const usual = usualSizes[kind];
  const size = {
    // In a corner a piece reaches as far as its walls.
    width:
      place.kind === "corner" || place.kind === "diagonal"
        ? largest.size
        : (given.width ?? usual.width),
    height: given.height ?? usual.height,
    depth: given.depth ?? usual.depth,
  };
  const wish = { kind, place, wayIn: null, size };
  const begun = designFor(wish, undefined, await newestStart(language));
  if (!decides) return begun;
  const plan = await makePlan(begun, language);
  return plan.kind === "plan" ? plan.design : begun;
}
