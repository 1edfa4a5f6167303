import { json } from "@remix-run/node";

import { noteAdvice, removeAdvice } from "~/front/operations/professional-advice.server";
import { isProfession } from "~/front/operations/professions";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";

import { adviceForm } from "./schema";

/** Notes what a lawyer or an accountant confirmed, or takes it back. */
export async function changeAdvice(request: Request, form: FormData, admin: Admin) {
  const profession = readText(form, "profession");
  if (!isProfession(profession)) throw new Response(null, { status: 400 });
  if (form.get("intent") === "remove-advice") await removeAdvice(profession, admin);
  else {
    const submission = parseForm(form, adviceForm);
    if (submission.status !== "success") {
      return json({ profession, result: submission.reply() }, { status: 422 });
    }
    await noteAdvice(profession, submission.value, admin);
  }
  return redirectWithFlash(request, officePaths.launch(), {
    tone: "success",
    title: "admin.adviceSaved",
  });
}
