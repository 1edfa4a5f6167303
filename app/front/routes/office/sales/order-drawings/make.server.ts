import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { parseForm, readFormData } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { findDeskDrawings } from "~/sales/approvals/desk-drawings.server";
import { makeDrawing } from "~/sales/approvals/draw-version.server";

import { drawingForm } from "./schema";

/** Makes the next version of a line, or answers with the page and why it was not made. */
export async function make(request: Request, number: string, admin: Admin) {
  const posted = await readFormData(request);
  const line = Number(posted.get("line"));
  const order = await findDeskDrawings(number);
  if (!order?.lines.some((one) => one.line === line)) throw notThere();
  const submission = parseForm(posted, drawingForm);
  if (submission.status !== "success") {
    return json({ line, result: submission.reply(), refused: undefined }, { status: 422 });
  }
  const { remarks, ...sizes } = submission.value;
  const result = await makeDrawing({ number, line, sizes, remarks }, admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "impossible": {
      const fieldErrors = { width: [message("drawingImpossible")] };
      const refusal = { line, result: submission.reply({ fieldErrors }), refused: undefined };
      return json(refusal, { status: 422 });
    }
    case "draft":
    case "over":
    case "in-batch":
      return json({ line, result: submission.reply(), refused: result.kind }, { status: 409 });
    case "made":
      return redirectWithFlash(request, officePaths.orderDrawings(number, `/${result.id}`), {
        tone: "success",
        title: "admin.drawingMade",
      });
  }
}
