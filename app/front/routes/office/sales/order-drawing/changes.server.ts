import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { officePaths } from "~/platform/paths/office-paths";
import { discardDrawing, sendDrawing } from "~/sales/approvals/front/send-drawing.server";

import { sendForm } from "./schema";

/** Sends a draft to the customer, or discards it. */
export async function changeDrawing(post: Post, number: string) {
  return post.intent === "discard" ? discard(post, number) : send(post, number);
}

async function send(post: Post, number: string) {
  const { id, posted, admin } = post;
  const drawing = { number, id };
  const submission = parseForm(posted, sendForm);
  if (submission.status !== "success") return refused(post, { result: submission.reply() });
  const named = { ...drawing, note: submission.value.note };
  const result = await sendDrawing(named, admin);
  if (result.kind === "unknown") throw notThere();
  if (result.kind !== "sent" && result.kind !== "sent-before") {
    return refused(post, { result: submission.reply(), reason: result.kind }, 409);
  }
  // The second of two presses finds it sent, which is what it asked for.
  return done(post, {
    to: officePaths.orderDrawings(number, `/${id}`),
    title: "admin.drawingSent",
  });
}

async function discard(post: Post, number: string) {
  const result = await discardDrawing({ number, id: post.id }, post.admin);
  if (result === "unknown") throw notThere();
  if (result === "sent-before") return refused(post, { reason: result }, 409);
  return done(post, { to: officePaths.orderDrawings(number), title: "admin.drawingDiscarded" });
}
