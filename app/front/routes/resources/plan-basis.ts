import { json, type LoaderFunctionArgs } from "@remix-run/node";

import { findPlanBasis } from "~/furniture/planner/front/plan-basis.server";
import { isLanguage } from "~/platform/i18n/languages";

/** What the planner's script builds and prices from, under a version of the rules. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const language = query.get("lng");
  const version = query.get("reguli") ?? "";
  if (!isLanguage(language) || !/^\d{1,9}$/.test(version))
    throw new Response(null, { status: 404 });
  const basis = await findPlanBasis(Number(version), language);
  if (!basis) throw new Response(null, { status: 404 });
  return json(basis);
}
