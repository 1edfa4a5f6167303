import { writeDesign } from "~/furniture/boards/address";
import type { Change } from "~/furniture/boards/change";
import type { Kind } from "~/furniture/boards/design";
import type { PlaceProblem } from "~/furniture/boards/fit";
import { newestStart } from "~/furniture/planner/front/newest-start.server";
import type { LengthFaults } from "~/furniture/planner/front/place-lengths";
import { designFor, readPlace } from "~/furniture/planner/front/read-place";
import { makePlan, type Plan } from "~/furniture/planner/plan.server";
import type { Language } from "~/platform/i18n/languages";

import type { Draft, MeasureName } from "./draft";
import { miscountsOf, withWishes, type Miscount } from "./wishes";

/** A piece as the planner makes it of a whole draft. */
export interface PlannedDraft {
  kind: "planned";
  /** The text of a design that can be built as it is. */
  plan: string;
  made: Plan;
  /** What the draft could not have, in millimetres and counts; of a niche its own measures too. */
  changes: Change[];
  miscounts: Miscount[];
  /** The niche that it was made for, in millimetres; null for a piece standing free. */
  niche: Record<MeasureName, number> | null;
  skirting: number;
}

type Lengths = Record<MeasureName, number>;

const fieldsOf: Record<string, MeasureName> = {
  width: "width",
  height: "height",
  depth: "depth",
  nicheWidth: "width",
  nicheHeight: "height",
  nicheDepth: "depth",
};
const problemOf: Record<PlaceProblem["what"], MeasureName> = {
  "niche-width": "width",
  "niche-height": "height",
  "niche-depth": "depth",
  // No draft stands under a slope or in a corner.
  "slope-low": "height",
  "slope-high": "height",
  "corner-left": "width",
  "corner-right": "width",
  ceiling: "height",
  "way-in": "width",
};

/** Each round corrects what the last one left; three measures need no more rounds. */
const MOST_ROUNDS = 6;

/**
 * The planner's own design for a draft that is whole, as its form would make it, or the nearest that is
 * possible, with what had to change. Undefined where the shop can plan nothing, such as without decors.
 */
export async function planDraft(
  kind: Kind,
  draft: Draft,
  language: Language,
): Promise<PlannedDraft | undefined> {
  const newest = await newestStart(language);
  const start = { ...newest, decor: draft.decor ?? newest.decor };
  const { measures, isNiche } = draft;
  const wished = { width: measures.width!, height: measures.height!, depth: measures.depth! };
  const skirting = typeof draft.skirting === "number" && isNiche ? draft.skirting : 0;
  let lengths = wished;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { wish, faults } = readDraftPlace(kind, isNiche, lengths, skirting);
    if (faults) {
      lengths = within(lengths, faults);
      continue;
    }
    const first = await makePlan(designFor(wish, undefined, start), language);
    if (first.kind === "unknown") return undefined;
    if (first.kind === "plan") {
      const { width, height, depth } = first.design;
      const fitted = { width, height, depth };
      // An impossible size starts again from the nearest possible one, as if that had been wished.
      if (!isNiche && !isSame(fitted, lengths)) {
        lengths = fitted;
        continue;
      }
      const plan = await makePlan(withWishes(first.design, draft), language);
      const made = plan.kind === "plan" ? await settle(plan, language) : undefined;
      if (plan.kind !== "plan" || !made) return undefined;
      const changes = changesOf(wished, lengths, plan, isNiche);
      const niche = isNiche ? lengths : null;
      const miscounts = miscountsOf(made.design, draft);
      const text = writeDesign(made.design);
      return { kind: "planned", plan: text, made, changes, miscounts, niche, skirting };
    }
    for (const { what, least } of first.problems) {
      lengths = { ...lengths, [problemOf[what]]: least };
    }
  }
  return undefined;
}

/** The first step of the planner, as its form reads these lengths. */
function readDraftPlace(kind: Kind, isNiche: boolean, lengths: Lengths, skirting: number) {
  const where = isNiche ? "niche" : "free";
  const place = { kind, where, shape: "straight", walls: "none", way: "none" } as const;
  const slope = { falls: "left", style: "stepped", above: "closed" } as const;
  const corner = { cornerShape: "legs", endLeft: "free", endRight: "free" } as const;
  return readPlace({ ...place, ...slope, ...corner }, (name) => {
    if (name === "skirting") return `${skirting} mm`;
    const measure = fieldsOf[name];
    return measure && `${lengths[measure]} mm`;
  });
}

function isSame(one: Lengths, other: Lengths): boolean {
  return one.width === other.width && one.height === other.height && one.depth === other.depth;
}

function within(lengths: Lengths, faults: LengthFaults): Lengths {
  const mended = { ...lengths };
  for (const [field, { min, max }] of Object.entries(faults)) {
    const name = fieldsOf[field];
    if (name) mended[name] = Math.min(max, Math.max(min, lengths[name]));
  }
  return mended;
}

/** The plan of the design that is possible, which the planner shows without any change. */
async function settle(plan: Plan, language: Language): Promise<Plan | undefined> {
  let settled = plan;
  for (let round = 0; round < MOST_ROUNDS && settled.changes.length > 0; round += 1) {
    const next = await makePlan(settled.design, language);
    if (next.kind !== "plan") return undefined;
    settled = next;
  }
  return settled.changes.length === 0 ? settled : undefined;
}

/**
 * How the piece differs from the wish: first its measures (for a niche only if it is too small), then
 * what the piece could not have. Sizes that follow from a niche are no change.
 */
function changesOf(wished: Lengths, used: Lengths, plan: Plan, isNiche: boolean): Change[] {
  const { design, changes } = plan;
  const sizes = (Object.keys(wished) as MeasureName[]).flatMap((measure): Change[] => {
    const [from, to] = [wished[measure], isNiche ? used[measure] : design[measure]];
    if (from === to) return [];
    const told = changes.filter((change) => change.measure === measure).at(-1);
    const why = to > from ? "too-small" : "too-large";
    return [told && !isNiche && told.to === to ? { ...told, from } : { why, measure, from, to }];
  });
  const others = changes.filter((change) => change.measure === undefined && isTold(change));
  return [...sizes, ...others];
}

/**
 * Whether a change has to be told: divisions that the shop chose itself, such as a top box under a
 * ceiling, have not.
 */
function isTold({ why }: Change): boolean {
  return ["sliding", "mirror", "shoes", "light"].some((told) => why.startsWith(told));
}
