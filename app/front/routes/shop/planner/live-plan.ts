import { drawBoards } from "~/furniture/board-drawings/draw-boards";
import { readDesign, writeDesign } from "~/furniture/boards/address";
import type { Design } from "~/furniture/boards/design";
import { applyEdit } from "~/furniture/boards/front/edit";
import { readEdit } from "~/furniture/boards/front/edit-button";
import { cornerKinds, slopeKinds } from "~/furniture/boards/limits";
import { looksOf } from "~/furniture/planner/build-plan";
import { draftPlan, type DraftPlan } from "~/furniture/planner/front/draft-plan";
import type { Where } from "~/furniture/planner/front/plan-address";
import type { PlanBasis } from "~/furniture/planner/front/plan-basis";
import {
  designFor,
  measuredIn,
  readPlace,
  type ReadText,
} from "~/furniture/planner/front/read-place";

import { readDivision, readLook } from "./read-step";
import { showPlan, type ShownPlan } from "./shown-plan";

/** What the page shows while its form is filled in. */
export interface LivePlan {
  /** The text of the wish as typed, which the plan may be the nearest to. */
  given: string;
  plan: ShownPlan;
}

/**
 * Builds, prices and draws in the browser what a step's form says, without asking the server. `edit`
 * is the value of a pressed button. Undefined while something typed is no length, and for what only
 * the server can answer.
 */
export function planLive(
  form: FormData,
  { step, view }: Where,
  basis: PlanBasis,
  edit?: string,
): LivePlan | undefined {
  const text: ReadText = (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const wish = wishOf(step, text, basis);
  const plan = wish && draftPlan(wish, basis);
  if (plan?.kind !== "plan") return undefined;
  const pressed = edit === undefined ? undefined : readEdit(edit);
  if (pressed) {
    const edited = applyEdit(wish!, pressed, plan.chosen, basis.rules);
    const after = draftPlan(edited, basis);
    return after?.kind === "plan" ? show(edited, after, view, basis) : undefined;
  }
  const measured = step === "place" ? measuredIn(wish!, plan.design) : wish!;
  if (measured === wish) return show(wish, plan, view, basis);
  if (measured === plan.design) return show(measured, { ...plan, changes: [] }, view, basis);
  const made = draftPlan(measured, basis);
  return made?.kind === "plan" ? show(measured, made, view, basis) : undefined;
}

/** What the form of a step says, on the design that it carries. */
function wishOf(step: Where["step"], text: ReadText, basis: PlanBasis): Design | undefined {
  const before = readDesign(text("design") ?? "");
  if (step === "place") return wishForPlace(text, before, basis);
  if (!before) return undefined;
  if (step === "division") return readDivision(before, text);
  return readLook(before, text, (chosen) =>
    basis.handles.some(
      ({ id, look, isOffered }) => isOffered && id === chosen && look.shape === "none",
    ),
  );
}

function wishForPlace(text: ReadText, before: Design | undefined, basis: PlanBasis) {
  // The choices are those that the page offers.
  const choice = (name: string) => text(name) as never;
  const { wish } = readPlace(
    {
      kind: choice("kind"),
      where: choice("where"),
      shape: choice("shape"),
      walls: choice("walls"),
      way: choice("way"),
      falls: choice("falls"),
      style: choice("style"),
      above: choice("above"),
      cornerShape: choice("cornerShape"),
      endLeft: choice("endLeft"),
      endRight: choice("endRight"),
    },
    text,
  );
  // Another kind begins under the rules in force.
  if (!wish || (before?.kind !== wish.kind && !basis.isNewest)) return undefined;
  // What is not built under such a slope or in a corner is refused by the server.
  const { place } = wish;
  if (place.kind === "slope" && !slopeKinds[place.falls].includes(wish.kind)) return undefined;
  const isCorner = place.kind === "corner" || place.kind === "diagonal";
  if (isCorner && !cornerKinds.includes(wish.kind)) return undefined;
  const { rules, version, decors, handles } = basis;
  const decor = decors.find(({ isOffered }) => isOffered)?.id ?? "";
  const handle = handles.find(({ isOffered }) => isOffered)?.id ?? "";
  return designFor(wish, before, { rules, version, decor, handle });
}

function show(
  wish: Design,
  plan: DraftPlan,
  view: Where["view"],
  { rules, headings, figures }: PlanBasis,
): LivePlan {
  // The picture needs no description, because the page describes it beside it.
  const described = {
    shut: "",
    open: "",
    front: "",
    side: "",
    inside: "",
    scale: "",
    scaleOpen: "",
  };
  const words = { title: "", descriptions: described, headings, figures };
  const svg = drawBoards(plan.piece, plan.design.place, view, looksOf(plan), words);
  const drawing = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return {
    given: writeDesign(wish),
    plan: showPlan(plan, rules, { [view]: drawing }, view, words),
  };
}
