import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { parseForm, readFormData } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { discardDrawing, sendDrawing } from "~/sales/approvals/send-drawing.server";

import { sendForm } from "./schema";

/** Sends a draft to the customer, or discards it. */
export async function changeDrawing(
  request: Request,
  drawing: { number: string; id: string },
  admin: Admin,
) {
  const posted = await readFormData(request);
  return posted.get("intent") === "discard"
    ? discard(request, drawing, admin)
    : send(request, posted, drawing, admin);
}

async function send(
  request: Request,
  posted: FormData,
  drawing: { number: string; id: string },
  admin: Admin,
) {
  const submission = parseForm(posted, sendForm);
  if (submission.status !== "success") {
    return json({ result: submission.reply(), refused: null }, { status: 422 });
  }
  const named = { ...drawing, note: submission.value.note };
  const result = await sendDrawing(named, admin);
  if (result.kind === "unknown") throw notThere();
  if (result.kind !== "sent" && result.kind !== "sent-before") {
    return json({ result: submission.reply(), refused: result.kind }, { status: 409 });
  }
  // The second of two presses finds it sent, which is what it asked for.
  return redirectWithFlash(request, officePaths.orderDrawings(drawing.number, `/${drawing.id}`), {
    tone: "success",
    title: "admin.drawingSent",
  });
}

async function discard(request: Request, drawing: { number: string; id: string }, admin: Admin) {
  const result = await discardDrawing(drawing, admin);
  if (result === "unknown") throw notThere();
  if (result === "sent-before") {
    return json({ result: null, refused: result }, { status: 409 });
  }
  return redirectWithFlash(request, officePaths.orderDrawings(drawing.number), {
    tone: "success",
    title: "admin.drawingDiscarded",
  });
}
