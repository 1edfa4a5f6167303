import type { LoaderFunctionArgs } from "@remix-run/node";

import { boardViews } from "~/boards/drawing/views";
import { translatorOf } from "~/i18n/translate.server";
import { isLanguage } from "~/languages";
import { drawPlan } from "~/planner/draw-plan";
import { drawnVersion } from "~/planner/shown-plan";

import { findDrawnPlan, keptWhere } from "./drawn.server";

/**
 * The SVG of a planned piece by the text of its design. An address with the version of today's decors
 * stands for one drawing for ever; any other is drawn with today's and asked for again. A design that
 * cannot be built as it is has no drawing.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const view = boardViews.find((name) => name === query.get("vedere"));
  const language = query.get("lng");
  const plan = view && isLanguage(language) ? await findDrawnPlan(query, language) : undefined;
  if (!plan || !view || !isLanguage(language)) throw new Response(null, { status: 404 });
  const names = { body: plan.body.name, front: plan.front.name, handle: plan.handle.name };
  return new Response(drawPlan(plan, plan, names, view, translatorOf(language)), {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": keptWhere(query.get("v") === drawnVersion(plan)),
    },
  });
}
