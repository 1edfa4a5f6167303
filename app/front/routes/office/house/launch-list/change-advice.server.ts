import { done, noForm, refused, type Post } from "~/front/desk/desk.server";
import { noteAdvice, removeAdvice } from "~/front/operations/professional-advice.server";
import { isProfession } from "~/front/operations/professions";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { officePaths } from "~/platform/paths/office-paths";

import { adviceForm } from "./schema";

/** Notes what a lawyer or an accountant confirmed, or takes it back. */
export async function changeAdvice(post: Post) {
  const { posted: form, admin } = post;
  const profession = readText(form, "profession");
  if (!isProfession(profession)) throw noForm();
  if (post.intent === "remove-advice") await removeAdvice(profession, admin);
  else {
    const submission = parseForm(form, adviceForm);
    if (submission.status !== "success") {
      return refused(post, { profession, result: submission.reply() });
    }
    await noteAdvice(profession, submission.value, admin);
  }
  return done(post, { to: officePaths.launch(), title: "admin.adviceSaved" });
}
