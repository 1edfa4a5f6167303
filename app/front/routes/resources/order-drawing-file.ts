import type { LoaderFunctionArgs } from "@remix-run/node";

import { drawingFile } from "~/sales/approvals/front/drawing-files.server";
import { findDrawing } from "~/sales/approvals/front/found-drawing.server";

/** A file of a drawing, for whoever has the order's address. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { token = "", id = "", file = "" } = params;
  const drawing = await findDrawing(id, { token });
  if (!drawing) throw new Response(null, { status: 404 });
  return drawingFile(request, drawing, { file, names: "buyer" });
}
