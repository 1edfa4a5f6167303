import { done, notThere, refused, saving, type Post } from "~/front/desk/desk.server";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { officePaths } from "~/platform/paths/office-paths";
import { answerChange } from "~/sales/changes/front/answer-change.server";
import { findCurrent } from "~/sales/changes/front/current-version.server";
import { withdrawChange } from "~/sales/changes/front/propose-change.server";

import { answerForm } from "./schema";
import type { RefusedParts } from "./trouble";

/** The change of a post, by its number in its order. */
function numberOf({ posted }: Post): number {
  return Number(readText(posted, "change")) || 0;
}

/** Takes what was said on the phone about a change whose customer has its link. */
export async function takeAnswer(post: Post, number: string, answer: "accepted" | "declined") {
  const current = await findCurrent(number);
  if (!current) throw notThere();
  const submission = parseForm(post.posted, answerForm);
  if (submission.status !== "success") {
    return refused<RefusedParts>(post, { result: submission.reply() });
  }
  const { note } = submission.value;
  const said = { number: numberOf(post), answer, note, by: post.admin };
  const result = await saving(() => answerChange(current.token, said));
  const again = { result: submission.reply() };
  switch (result.kind) {
    case "accepted":
      return done(post, { to: officePaths.order(number), title: "admin.change.applied" });
    case "declined":
      return done(post, { to: officePaths.orderChange(number), title: "admin.change.declined" });
    case "unknown":
      throw notThere();
    case "not-saved":
      return refused<RefusedParts>(post, { ...again, isNotSaved: true }, 503);
    default:
      return refused<RefusedParts>(post, { ...again, why: result }, 409);
  }
}

/** Takes back a change that its customer has not answered. */
export async function withdraw(post: Post, number: string) {
  const result = await withdrawChange(number, numberOf(post), post.admin);
  if (result === "unknown") throw notThere();
  if (result === "answered") {
    return refused<RefusedParts>(post, { why: { kind: result } }, 409);
  }
  return done(post, { to: officePaths.orderChange(number), title: "admin.change.withdrawn" });
}
