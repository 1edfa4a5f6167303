import type { SubmissionResult } from "@conform-to/react";
import { json } from "@remix-run/node";

import { parseForm, readVersion } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction, type Admin, type LastAction } from "~/platform/settings/audit-log.server";
import { deleteAttachment } from "~/shop/messages/attachments.server";
import type { ContactMessage } from "~/shop/messages/contact-message.server";
import {
  answerMessage,
  deleteMessage,
  fileMessage,
  listReplies,
  type MessageMark,
} from "~/shop/messages/inbox.server";

import { replyForm } from "./schema";

const marks: readonly MessageMark[] = ["read", "done", "reopen", "spam", "not-spam"];

/** A change to a message that somebody else has just handled. */
export interface StaleMessage {
  last?: LastAction;
  intent: MessageMark | "delete" | "reply";
  text: string;
  /** The newest reply, which may be somebody else's. */
  now: string;
}

/** A refused form as the page shows it again; `stale` when somebody else was first. */
export interface RefusedMessageForm {
  result?: SubmissionResult<string[]>;
  version: number;
  stale: StaleMessage | null;
}

/** Answers, marks or deletes a message, by the button that was pressed. */
export async function changeMessage(request: Request, form: FormData, id: string, admin: Admin) {
  const intent = form.get("intent");
  const version = readVersion(form);
  if (intent === "delete") {
    const deleted = await deleteMessage(id, version, admin);
    if (deleted.kind === "unknown") throw new Response(null, { status: 404 });
    if (deleted.kind === "stale") return answerStale(deleted.current, { intent });
    if (deleted.file) await deleteAttachment(deleted.file);
    return redirectWithFlash(request, officePaths.messages(), {
      tone: "success",
      title: "admin.messageDeleted",
    });
  }
  const mark = marks.find((one) => one === intent);
  if (mark) {
    const filed = await fileMessage(id, { mark, version }, admin);
    if (filed.kind === "unknown") throw new Response(null, { status: 404 });
    if (filed.kind === "stale") return answerStale(filed.current, { intent: mark });
    return redirectWithFlash(request, officePaths.message(id), {
      tone: "success",
      title: "admin.messageFiled",
    });
  }
  const submission = parseForm(form, replyForm);
  const result = submission.reply();
  if (submission.status !== "success") {
    return json({ result, version, stale: null }, { status: 422 });
  }
  const { text } = submission.value;
  const answered = await answerMessage(id, { text, version }, admin);
  if (answered.kind === "unknown") throw new Response(null, { status: 404 });
  if (answered.kind === "stale") {
    return answerStale(answered.current, { intent: "reply", text, result });
  }
  return redirectWithFlash(request, officePaths.message(id), {
    tone: "success",
    title: "admin.messageAnswered",
  });
}

/**
 * Shows the page again: what others did to the message, what was typed, and the button once more.
 */
async function answerStale(
  { id, version }: ContactMessage,
  wished: {
    intent: StaleMessage["intent"];
    text?: string;
    result?: SubmissionResult<string[]>;
  },
) {
  const { intent, text = "", result } = wished;
  const now = (await listReplies(id)).at(-1)?.text ?? "";
  const stale = { last: await findLastAction("message", id), intent, text, now };
  return json({ result, version, stale }, { status: 409 });
}
