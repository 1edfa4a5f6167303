import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { z } from "~/platform/basics/zod";
import { parseForm } from "~/platform/forms/read-form.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findOffersIn } from "~/sales/appointments/front/order-meetings.server";
import { nextStage, orderStatuses } from "~/sales/orders/order-status";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { countOpenBoards } from "~/workshop/made-boards/front/order-boards.server";

const stageForm = z.object({ from: z.enum(orderStatuses), to: z.enum(orderStatuses) });

/**
 * Takes an order one stage of production further, and mails its customer. Refuses every other step:
 * confirming, cancelling and delivering are the work of sales.
 */
export async function takeStep(post: Post, number: string) {
  const submission = parseForm(post.posted, stageForm);
  const illegal = { reason: "illegal" as const };
  if (submission.status !== "success") return refused(post, illegal);
  const { from, to } = submission.value;
  if (nextStage(from) !== to) return refused(post, illegal);
  const offers = await findOffersIn(to, number);
  const openBoards = await countOpenBoards(number);
  const step = { number, from, to, note: "", openBoards, offers };
  const result = await changeOrderStatus(step, post.admin);
  if (result.kind === "unknown") throw notThere();
  if (result.kind !== "moved") {
    // What is confirmed has its transport agreed: without it nobody could have moved it so far.
    const { kind } = result;
    const reason = kind === "transport-open" || kind === "part-delivered" ? "illegal" : kind;
    return refused(post, { reason }, 409);
  }
  return done(post, {
    to: officePaths.orderPackage(number),
    title: "admin.orderMoved",
    text: "admin.orderMovedText",
    values: { number },
  });
}
