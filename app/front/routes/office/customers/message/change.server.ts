import { byIntent, done, notThere, stale, type Post } from "~/front/desk/desk.server";
import { removeRecord, saveRecord } from "~/front/desk/record.server";
import { officePaths } from "~/platform/paths/office-paths";
import { deleteAttachment } from "~/shop/messages/attachments.server";
import {
  answerMessage,
  deleteMessage,
  fileMessage,
  listReplies,
  type MessageMark,
} from "~/shop/messages/front/inbox.server";

import { replyForm } from "./schema";

/** Answers, marks or deletes a message, by the button that was pressed. */
export function changeMessage(post: Post) {
  return byIntent(post, {
    reply: () => reply(post),
    read: () => file(post, "read"),
    done: () => file(post, "done"),
    reopen: () => file(post, "reopen"),
    spam: () => file(post, "spam"),
    "not-spam": () => file(post, "not-spam"),
    delete: () =>
      removeRecord(post, {
        subject: "message",
        remove: ({ id, version }, admin) => deleteMessage(id, version, admin),
        removed: async ({ file: attachment }) => {
          if (attachment) await deleteAttachment(attachment);
          return { to: officePaths.messages(), title: "admin.messageDeleted" };
        },
      }),
  });
}

function reply(post: Post) {
  const { id, version } = post;
  return saveRecord(post, {
    schema: replyForm,
    subject: "message",
    read: ({ text }) => ({ text }),
    texts: ({ text }) => ({ text }),
    save: async ({ text }, _which, admin) => {
      const result = await answerMessage(id, { text, version }, admin);
      if (result.kind === "done") return { kind: "saved" as const };
      if (result.kind === "unknown") return { kind: result.kind };
      // The newest reply, which may be somebody else's.
      const now = (await listReplies(id)).at(-1)?.text ?? "";
      return { kind: result.kind, current: { text: now, version: result.current.version } };
    },
    refuse: () => ({}),
    saved: () => ({ to: officePaths.message(id), title: "admin.messageAnswered" }),
  });
}

async function file(post: Post, mark: MessageMark) {
  const { id, version, admin } = post;
  const filed = await fileMessage(id, { mark, version }, admin);
  if (filed.kind === "unknown") throw notThere();
  if (filed.kind === "stale") {
    return stale(post, { kind: "message", id, version: filed.current.version });
  }
  return done(post, { to: officePaths.message(id), title: "admin.messageFiled" });
}
