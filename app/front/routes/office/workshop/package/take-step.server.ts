import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { z } from "~/platform/basics/zod";
import { parseForm, readFormData } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { findOffersIn } from "~/sales/appointments/order-meetings.server";
import { nextStage, orderStatuses } from "~/sales/orders/order-status";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { countOpenBoards } from "~/workshop/made-boards/order-boards.server";

const stageForm = z.object({ from: z.enum(orderStatuses), to: z.enum(orderStatuses) });

/**
 * Takes an order one stage of production further, and mails its customer. Refuses every other step:
 * confirming, cancelling and delivering are the work of sales.
 */
export async function takeStep(request: Request, number: string, member: Admin) {
  const submission = parseForm(await readFormData(request), stageForm);
  if (submission.status !== "success")
    return json({ refused: "illegal" as const }, { status: 422 });
  const { from, to } = submission.value;
  if (nextStage(from) !== to) return json({ refused: "illegal" as const }, { status: 422 });
  const offers = await findOffersIn(to, number);
  const openBoards = await countOpenBoards(number);
  const step = { number, from, to, note: "", openBoards, offers };
  const result = await changeOrderStatus(step, member);
  if (result.kind === "unknown") throw notThere();
  if (result.kind !== "moved") {
    // What is confirmed has its transport agreed: without it nobody could have moved it so far.
    const refused = result.kind === "transport-open" ? "illegal" : result.kind;
    return json({ refused }, { status: 409 });
  }
  return redirectWithFlash(request, officePaths.orderPackage(number), {
    tone: "success",
    title: "admin.orderMoved",
    text: "admin.orderMovedText",
    values: { number },
  });
}
