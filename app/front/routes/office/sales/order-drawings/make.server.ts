import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { findDeskDrawings } from "~/sales/approvals/front/desk-drawings.server";
import { makeDrawing } from "~/sales/approvals/front/draw-version.server";

import { drawingForm } from "./schema";

/** Makes the next version of a line, or answers with the page and why it was not made. */
export async function make(post: Post, number: string) {
  const { posted, admin } = post;
  const line = Number(posted.get("line"));
  const order = await findDeskDrawings(number);
  if (!order?.lines.some((one) => one.line === line)) throw notThere();
  const submission = parseForm(posted, drawingForm);
  if (submission.status !== "success") {
    return refused(post, { line, result: submission.reply() });
  }
  const { remarks, ...sizes } = submission.value;
  const result = await makeDrawing({ number, line, sizes, remarks }, admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "impossible": {
      const fieldErrors = { width: [message("drawingImpossible")] };
      return refused(post, { line, result: submission.reply({ fieldErrors }) });
    }
    case "draft":
    case "over":
    case "in-batch":
      return refused(post, { line, result: submission.reply(), reason: result.kind }, 409);
    case "made":
      return done(post, {
        to: officePaths.orderDrawings(number, `/${result.id}`),
        title: "admin.drawingMade",
      });
  }
}
