import type { LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { drawingFile } from "~/sales/approvals/front/drawing-files.server";
import { findDrawing } from "~/sales/approvals/front/found-drawing.server";

/** A file of a drawing, as staff read it: without prices. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("sales/order-drawing-file")(request);
  const { number = "", id = "", file = "" } = params;
  const drawing = await findDrawing(id, { number });
  if (!drawing) throw notThere();
  return drawingFile(request, drawing, { file, names: "staff" });
}
