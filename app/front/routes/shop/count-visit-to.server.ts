import { readSession } from "~/platform/http/cookies.server";
import { wantsHydrationData } from "~/platform/rendering/front/hydration-data.server";
import type { Figure } from "~/shop/figures/front/figure";
import { isPersonsVisit } from "~/shop/figures/front/is-persons-visit";
import { countVisit } from "~/shop/figures/front/visits.server";

/**
 * Counts what somebody who opens a page does by it. Script that takes over a page, and a page that is shown
 * again with the answer to a form, were counted when the page was opened.
 */
export async function countVisitTo(request: Request, figure: Figure): Promise<void> {
  if (wantsHydrationData(request)) return;
  // A page that answers a refused form is read with the form's headers.
  if (request.headers.has("Content-Type")) return;
  if (!isPersonsVisit(request.method, (name) => request.headers.get(name))) return;
  const session = await readSession(request);
  if (!session.has("flash")) countVisit(figure);
}
