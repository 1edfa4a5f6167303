import { dropAttachment } from "~/attachments.server";
import { composeContactReply } from "~/contact-mail.server";
import { parseForm, refuse } from "~/forms.server";
import type { Admin } from "~/models/journal.server";
import {
  answerMessage,
  deleteMessage,
  fileMessage,
  type MessageMark,
} from "~/models/message-desk.server";
import { findSettings } from "~/models/settings.server";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/redirect.server";

import { replyForm } from "./schema";

const marks: readonly MessageMark[] = ["read", "done", "reopen", "spam", "not-spam"];

/** Answers, files or deletes a message, as its button says. */
export async function changeMessage(request: Request, form: FormData, id: string, admin: Admin) {
  const intent = form.get("intent");
  if (intent === "delete") {
    const file = await deleteMessage(id, admin);
    if (file === undefined) throw new Response(null, { status: 404 });
    if (file) await dropAttachment(file);
    return redirectWithFlash(request, paths.adminMessages(), {
      tone: "success",
      title: "admin.messageDeleted",
    });
  }
  const mark = marks.find((one) => one === intent);
  if (mark) {
    await fileMessage(id, mark, admin);
    return redirectWithFlash(request, paths.adminMessage(id), {
      tone: "success",
      title: "admin.messageFiled",
    });
  }
  const submission = parseForm(form, replyForm);
  if (submission.status !== "success") return refuse(submission);
  const settings = await findSettings();
  const { text } = submission.value;
  await answerMessage(id, text, (message) => composeContactReply(message, text, settings), admin);
  return redirectWithFlash(request, paths.adminMessage(id), {
    tone: "success",
    title: "admin.messageAnswered",
  });
}
