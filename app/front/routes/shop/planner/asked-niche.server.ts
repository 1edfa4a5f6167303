import { nicheDrawing } from "~/furniture/board-drawings/front/line-drawing.server";
import type { NoPlan, Plan } from "~/furniture/planner/plan.server";
import type { Language } from "~/platform/i18n/languages";

/**
 * The drawing of the home page for the niche that somebody asked there for, in its size and with the piece that
 * is priced beside it, as HTML; empty for what is no wardrobe in a niche.
 */
export function askedNicheHtml(
  plan: ({ kind: "plan" } & Plan) | NoPlan | undefined,
  language: Language,
): string {
  if (plan?.kind !== "plan") return "";
  const { kind, place } = plan.design;
  if (kind !== "wardrobe" || place.kind !== "niche") return "";
  const niche = { width: Math.min(...place.widths), height: Math.min(...place.heights) };
  return nicheDrawing(plan.piece, niche, language);
}
