import type { LoaderFunctionArgs } from "@remix-run/node";

import { runViews, type RunView } from "~/furniture/board-drawings/views";
import type { OrderedConfiguration } from "~/furniture/configurator/ordered-configuration";
import { drawPiece } from "~/furniture/drawing/draw-piece";
import { pieceViews } from "~/furniture/drawing/piece-look";
import { drawingWords } from "~/furniture/drawing/words";
import { drawPlan } from "~/furniture/planner/draw-plan";
import {
  buildFrozen,
  namesOfFrozen,
  type FrozenPlan,
} from "~/furniture/planner/frozen-plan.server";
import { isLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { findOrderedDesign } from "~/sales/orders/ordered-design.server";
import { isPlanned } from "~/shop/cart/line-design";

/** The SVG of a piece as it was ordered. Nothing of the order is in it but the design. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const wanted = query.get("view");
  const language = query.get("lng");
  const pieceView = pieceViews.find((name) => name === wanted);
  const boardView = runViews.find((name) => name === wanted);
  if (!(pieceView ?? boardView) || !isLanguage(language)) {
    return new Response("Not a drawing\n", { status: 400 });
  }
  const names = query.get("names") === "staff" ? "staff" : "buyer";
  const design = await findOrderedDesign(params.line ?? "", names);
  if (!design) throw new Response(null, { status: 404 });
  const svg = isPlanned(design)
    ? boardView && drawPlanned(design, boardView, language)
    : pieceView && drawProduct(design, pieceView, language);
  if (!svg) throw new Response(null, { status: 404 });
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      // The design changes when the customer approves a drawing with another one.
      "Cache-Control": "public, no-cache",
    },
  });
}

function drawPlanned(frozen: FrozenPlan, view: RunView, language: Language): string | undefined {
  const names = namesOfFrozen(frozen);
  return drawPlan(buildFrozen(frozen), frozen, names, view, translatorOf(language));
}

function drawProduct(
  configuration: OrderedConfiguration,
  view: (typeof pieceViews)[number],
  language: Language,
): string {
  const names = { material: configuration.materialName, handle: configuration.handleName };
  const words = drawingWords(translateIn(language, "drawing"), configuration, names, language);
  return drawPiece(configuration, view, words);
}
