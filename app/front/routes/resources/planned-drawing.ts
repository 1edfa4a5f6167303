import type { LoaderFunctionArgs } from "@remix-run/node";

import { runViews } from "~/furniture/board-drawings/views";
import { eachBand } from "~/furniture/boards/design";
import { drawPlan } from "~/furniture/planner/draw-plan";
import { drawnVersion } from "~/furniture/planner/shown-plan";
import { isLanguage } from "~/platform/i18n/languages";
import { translatorOf } from "~/platform/i18n/translate.server";

import { findDrawnPlan, keptWhere } from "./drawn.server";

/**
 * The SVG of a planned piece by the text of its design. An address with the version of today's decors
 * stands for one drawing for ever; any other is drawn with today's and asked for again. A design that
 * cannot be built as it is has no drawing.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const view = runViews.find((name) => name === query.get("vedere"));
  const language = query.get("lng");
  const plan = view && isLanguage(language) ? await findDrawnPlan(query, language) : undefined;
  if (!plan || !view || !isLanguage(language)) throw new Response(null, { status: 404 });
  const { body, front, handle } = plan;
  const bands = eachBand(plan.bands, ({ name }) => name);
  const worktop = plan.worktop?.name;
  const names = { body: body.name, front: front.name, handle: handle.name, worktop, bands };
  const svg = drawPlan(plan, plan, names, view, translatorOf(language));
  if (svg === undefined) throw new Response(null, { status: 404 });
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": keptWhere(query.get("v") === drawnVersion(plan)),
    },
  });
}
