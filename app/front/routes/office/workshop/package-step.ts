import type { LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { drawPicture } from "~/workshop/package/front/draw-picture.server";
import { findPackagedLine } from "~/workshop/package/front/find-package.server";

/** The picture of a step of assembly of an order's line, or of its board with an oblique cut, as SVG. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("workshop/package-step")(request);
  const line = await findPackagedLine(params.number ?? "", Number(params.line));
  const [, slanted, number] = /^(oblic-)?(\d{1,4})$/.exec(params.step ?? "") ?? [];
  const of = slanted ? { slanted: Number(number) } : { step: Number(number) };
  const svg = line && drawPicture(line, { of });
  if (!svg) throw notThere();
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
}
