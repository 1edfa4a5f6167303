import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { sentForm } from "~/platform/forms/sent-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction, type Admin, type LastAction } from "~/platform/settings/audit-log.server";
import { findOffersIn } from "~/sales/appointments/order-meetings.server";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { addProforma } from "~/sales/orders/order-proforma.server";
import { nextStatuses } from "~/sales/orders/order-status";
import {
  changeOrderStatus,
  findStepFaults,
  type StepFault,
} from "~/sales/orders/order-workflow.server";
import { remarkOnOrder } from "~/sales/orders/remark-on-order.server";
import { countOpenBoards } from "~/workshop/made-boards/order-boards.server";
import type { OrderStatus } from "~db/schema";

import { LEAST_REASON, statusForm, remarkForm } from "./schema";

/**
 * Why an order's status was not changed: it allows no such step, somebody else was first, or its
 * transport is not agreed.
 */
export type RefusedStatusChange = "illegal" | "moved-before" | "transport-open";

/** The step that an order takes next, what is missing for it, and how many of its boards are not assembled. */
export interface NextStep {
  to: Exclude<OrderStatus, "new" | "cancelled">;
  faults: StepFault[];
  openBoards: number;
}

/** The next step of an order; null where none follows. */
export async function findNextStep(order: OfficeOrder): Promise<NextStep | null> {
  const { number, status, has_only_swatches } = order;
  const [to] = nextStatuses(status, has_only_swatches === 1);
  if (!to || to === "new" || to === "cancelled") return null;
  const openBoards = await countOpenBoards(number);
  return { to, openBoards, faults: await findStepFaults({ number, to, openBoards }) };
}

/** A remark typed without having seen the newest one: that one, and what was to be added. */
export interface StaleRemark {
  last?: LastAction;
  now: string;
  text: string;
}

/** Changes the order's status. Of two people who do so at once the second is refused. */
export async function changeStatus(
  request: Request,
  posted: FormData,
  number: string,
  admin: Admin,
) {
  const submission = parseForm(posted, statusForm);
  if (submission.status !== "success") return refused("move", submission.reply());
  const move = { number, ...submission.value };
  const noReason = () =>
    refused("move", submission.reply({ fieldErrors: { override: [message("override")] } }));
  if (move.override !== "" && move.override.length < LEAST_REASON) return noReason();
  const openBoards = await countOpenBoards(number);
  const offers = await findOffersIn(move.to, number);
  const result = await changeOrderStatus({ ...move, openBoards, offers }, admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "advance-missing":
    case "drawing-missing":
    case "money-missing":
    case "boards-open":
      return noReason();
    case "illegal":
    case "moved-before":
    case "transport-open":
      return refused("move", submission.reply(), result.kind);
    case "moved":
      return redirectWithFlash(request, officePaths.order(number), {
        tone: "success",
        title: "admin.orderMoved",
        text: "admin.orderMovedText",
        values: { number },
      });
  }
}

/** Issues a proforma for what is to be paid next. */
export async function issueProforma(
  request: Request,
  posted: FormData,
  number: string,
  admin: Admin,
) {
  const form = sentForm(request, posted, admin.id);
  const result = await addProforma({ number, form }, admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "nothing-due":
      return json({ form: "proforma" as const }, { status: 409 });
    case "issued":
      return redirectWithFlash(request, officePaths.order(number), {
        tone: "success",
        title: "admin.proformaIssued",
        values: { name: result.name },
      });
  }
}

export async function addRemark(request: Request, posted: FormData, number: string, admin: Admin) {
  const submission = parseForm(posted, remarkForm);
  if (submission.status !== "success") return refused("remark", submission.reply());
  const drawn = posted.get("version");
  const remark = { ...submission.value, drawn: typeof drawn === "string" ? drawn : "" };
  const result = await remarkOnOrder(number, remark, admin);
  if (result.kind === "unknown") throw notThere();
  if (result.kind === "stale") {
    const { text } = submission.value;
    const last = await findLastAction("order", number);
    const stale: StaleRemark = { last, now: result.newest.text, text };
    return json({ form: "remark" as const, result: submission.reply(), stale }, { status: 409 });
  }
  return redirectWithFlash(request, officePaths.order(number), {
    tone: "success",
    title: "admin.remarkAdded",
  });
}

function refused<Result>(form: "move" | "remark", result: Result, reason?: RefusedStatusChange) {
  return json({ form, result, reason }, { status: reason ? 409 : 422 });
}
