import { kinds, type Design, type Kind, type Place, type Slope } from "~/furniture/boards/design";
import { slopeKinds } from "~/furniture/boards/limits";
import { usualSizes } from "~/furniture/boards/start";
import { newestStart } from "~/furniture/planner/front/newest-start.server";
import { readSlope } from "~/furniture/planner/front/plan-address";
import { boundsOf, designFor, type ReadText } from "~/furniture/planner/front/read-place";
import { makePlan } from "~/furniture/planner/plan.server";
import { readLength } from "~/platform/format/read-length";
import type { Language } from "~/platform/i18n/languages";

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
  const slope = readSlope(query);
  return slope === "any" ? firstFalls(kind) : slope;
}

/** Whether an address says nothing of what stands where: of a slope the numbers are still to be typed. */
export function isExample(query: URLSearchParams, kind: Kind): boolean {
  const lengths = Object.values(readSize(query, kind));
  return readSlope(query) !== undefined || lengths.every((length) => length === undefined);
}

/** What a place is deeper, in millimetres, than the body that stands in it with its fronts. */
const FRONTS = 40;

/** A room under the roof as many have one, in millimetres: what somebody is shown who has measured none yet. */
function usualSlope(kind: Kind, falls: Slope["falls"]): Slope {
  const isLowBehind = falls === "back";
  return {
    kind: "slope",
    falls,
    widths: [2400, 2400, 2400],
    low: isLowBehind ? 1000 : 1200,
    high: 2500,
    run: isLowBehind ? 1500 : 1300,
    raised: null,
    depth: isLowBehind ? usualSizes[kind].depth + FRONTS : 640,
    skirting: 0,
    closed: true,
  };
}

/** The design that is shown above a form whose lengths are none: of its kind, in a usual place of the kind it says. */
export function exampleOf(text: ReadText, language: Language): Promise<Design> {
  const kind = kinds.find((one) => one === text("kind")) ?? kinds[0];
  const sides = (["left", "right", "back"] as const).filter((one) =>
    slopeKinds[one].includes(kind),
  );
  const falls = sides.find((one) => one === text("falls")) ?? firstFalls(kind);
  return usualDesign(kind, text("where") === "slope" ? falls : undefined, {}, language);
}

/** The design that the first step begins with before anything is typed but what its address says. */
export function firstDesign(
  kind: Kind,
  language: Language,
  query: URLSearchParams,
): Promise<Design> {
  return usualDesign(kind, fallsIn(query, kind), readSize(query, kind), language);
}

/** Of the lengths given, in millimetres, or in a usual room under a ceiling that falls so. */
async function usualDesign(
  kind: Kind,
  falls: Slope["falls"] | undefined,
  given: Partial<Size>,
  language: Language,
): Promise<Design> {
  const place: Place = falls
    ? usualSlope(kind, falls)
    : { kind: "free", walls: "none", ceiling: null };
  const usual = usualSizes[kind];
  const size = {
    width: given.width ?? usual.width,
    height: given.height ?? usual.height,
    depth: given.depth ?? usual.depth,
  };
  const wish = { kind, place, wayIn: null, size };
  const begun = designFor(wish, undefined, await newestStart(language));
  if (place.kind === "free") return begun;
  // A slope decides sizes by itself.
  const plan = await makePlan(begun, language);
  return plan.kind === "plan" ? plan.design : begun;
}
