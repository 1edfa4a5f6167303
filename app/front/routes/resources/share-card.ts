import type { LoaderFunctionArgs } from "@remix-run/node";

import { lookVersion } from "~/furniture/configurator/drawing-address";
import { drawPieceCard } from "~/furniture/drawing/front/draw-card";
import { drawPlanCard } from "~/furniture/planner/draw-plan";
import { buildFrozen } from "~/furniture/planner/frozen-plan.server";
import { drawnVersion } from "~/furniture/planner/shown-plan";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { drawnPicture } from "~/platform/media/front/drawn-picture.server";
import { findOrderedDesign } from "~/sales/orders/ordered-design.server";
import { isPlanned } from "~/shop/cart/line-design";

import { findDrawnDesign, findDrawnPlan, keptWhere } from "./drawn.server";

/**
 * The picture of a design, planned (`d`), of the catalogue or as it was ordered (`linie`), for where its
 * address is shared and for mails. It holds no words, and is for those who were sent it and for no search.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const line = query.get("linie");
  const card = await (line !== null
    ? drawOrdered(line)
    : query.has("d")
      ? drawPlanned(query)
      : drawProduct(query));
  if (!card) throw new Response(null, { status: 404 });
  const picture = await drawnPicture(card.svg);
  if (!picture) throw new Response(null, { status: 503, headers: { "Retry-After": "60" } });
  return new Response(new Uint8Array(picture), {
    headers: {
      "Content-Type": "image/jpeg",
      "Content-Length": String(picture.length),
      "Cache-Control": keptWhere(line !== null || query.get("v") === card.version),
      "X-Robots-Tag": "noindex",
    },
  });
}

/** Draws a design as it was ordered, which never changes. The picture contains nothing of the order but the design. */
async function drawOrdered(line: string) {
  const design = await findOrderedDesign(line, "buyer");
  if (!design) return undefined;
  const svg = isPlanned(design) ? drawPlanCard(buildFrozen(design), design) : drawPieceCard(design);
  return { svg, version: "" };
}

async function drawPlanned(query: URLSearchParams) {
  const plan = await findDrawnPlan(query, fallbackLanguage);
  return plan && { svg: drawPlanCard(plan, plan), version: drawnVersion(plan) };
}

async function drawProduct(query: URLSearchParams) {
  const drawn = await findDrawnDesign(query, fallbackLanguage);
  return drawn && { svg: drawPieceCard(drawn.piece), version: lookVersion(drawn.piece) };
}
