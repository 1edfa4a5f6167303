import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { parseForm, readFormData } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { answerClaim } from "~/sales/approvals/write-claim.server";

import { answerForm } from "./schema";

/** Answers a claim, or says why it was not answered. */
export async function answer(request: Request, id: string, admin: Admin) {
  const submission = parseForm(await readFormData(request), answerForm);
  if (submission.status !== "success") {
    return json({ result: submission.reply(), refused: null }, { status: 422 });
  }
  const result = await answerClaim({ id, ...submission.value }, admin);
  if (result.kind === "unknown") throw notThere();
  if (result.kind !== "answered") {
    return json({ result: submission.reply(), refused: result.kind }, { status: 409 });
  }
  return redirectWithFlash(request, officePaths.claims(`/${id}`), {
    tone: "success",
    title: "admin.claimAnswered",
  });
}
