import { modulesOn } from "~/furniture/board-drawings/draw-run";
import { runViews, type RunView } from "~/furniture/board-drawings/views";
import type { Run } from "~/furniture/boards/run";
import { writeRun } from "~/furniture/boards/run-address";
import { placedRun, runLooksOf } from "~/furniture/planner/draw-plan";
import type { Where } from "~/furniture/planner/front/plan-address";
import { viewWords } from "~/furniture/planner/front/plan-address";
import type { RunPlan } from "~/furniture/planner/plan.server";
import { plannedDrawingAddress } from "~/furniture/planner/planned-design";
import { shownOf } from "~/furniture/planner/shown-plan";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

/** The views in the order of their links, with their words in addresses. */
const words: Record<RunView, string> = { ...viewWords, plan: "plan" };

/** The views that the page leads to. */
export const shownViews = ["shut", "open", "front", "inside", "plan", "side", "scale"] as const;

export function viewWord(view: RunView): string {
  return view === "shut" ? "inchis" : words[view];
}

/**
 * The view that an address asks for: at the modules where one counts them, from the front, or along several walls from
 * above; else as it looks.
 */
export function readView(query: URLSearchParams, { step }: Where, { walls }: Run): RunView {
  const asked = runViews.find((view) => viewWord(view) === query.get("vedere"));
  return asked ?? (step !== "division" ? "shut" : walls.length > 1 ? "plan" : "front");
}

/** What the pages show of a run's plan. */
export function showRun(plan: RunPlan, language: Language) {
  const shown = shownOf(plan);
  return {
    plan,
    run: plan.design,
    text: writeRun(plan.design),
    size: shown.size,
    drawing: (view: RunView) => plannedDrawingAddress(shown, view, language),
  };
}

/** Where the modules are on the sheet of a view, and how large that is. */
export function modulesShown({ plan }: ShownRun, view: RunView, language: Language) {
  const built = placedRun(plan.design, plan.piece, plan);
  const t = translateIn(language, ["run-drawing", "planner-drawing"]);
  // What is said of the drawing changes nothing of where the modules are on it.
  const names = { body: "", front: "", handle: "", worktop: "" };
  const said = {
    names,
    size: { inTitle: "", sentence: "" },
    figures: { unit: "cm", language },
  } as const;
  return modulesOn(built, view, runLooksOf(plan), t, said);
}

export type ShownRun = ReturnType<typeof showRun>;
