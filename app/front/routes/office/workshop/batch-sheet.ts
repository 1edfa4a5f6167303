import type { LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { drawLayout } from "~/furniture/cutting/draw-layout";
import { guard } from "~/people/identity/front/auth.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { showLayout } from "~/workshop/batches/front/shown-layouts.server";
import { findRun } from "~/workshop/batches/layout-run.server";

/** One sheet of a batch as a drawing: `3.svg` is its third. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("workshop/batch-sheet")(request);
  const index = /^([1-9]\d{0,3})\.svg$/.exec(params.sheet ?? "")?.[1];
  const run = index === undefined ? undefined : await findRun(params.id ?? "");
  const layout = run?.best?.layouts[Number(index) - 1];
  if (!run || !layout) throw notThere();
  const t = translateIn("ro", "office-batches");
  const { pieces } = showLayout(layout, run, t);
  const number = run.best!.layouts.length;
  const svg = drawLayout(layout, pieces, t("sheetOf", { index, number }));
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
}
