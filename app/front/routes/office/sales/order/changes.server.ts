import type { Submission } from "@conform-to/react";
import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { formatRon, parseLei } from "~/platform/format/office-money";
import { parseForm } from "~/platform/forms/read-form.server";
import { sentForm } from "~/platform/forms/sent-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction, type Admin, type LastAction } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { cancelOrderAppointments } from "~/sales/appointments/change-appointment.server";
import { findOffersIn } from "~/sales/appointments/order-meetings.server";
import { addProforma } from "~/sales/orders/order-proforma.server";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import { remarkOnOrder } from "~/sales/orders/remark-on-order.server";
import { findWorkFaults, type WorkFault } from "~/sales/orders/work-lock.server";
import type { RefundReason } from "~db/schema";

import { statusForm, paymentForm, remarkForm } from "./schema";

/**
 * Why an order's status was not changed: it allows no such step, somebody else was first, or its
 * transport is not agreed.
 */
export type RefusedStatusChange = "illegal" | "moved-before" | "transport-open";

/** A reason of fewer characters says nothing. */
const LEAST_REASON = 10;

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
  if (move.override !== "" && move.override.length < LEAST_REASON) {
    return refuseOverride(submission, await findWorkFaults(number));
  }
  const offers = await findOffersIn(move.to, number);
  const result = await changeOrderStatus({ ...move, offers }, admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "advance-missing":
    case "drawing-missing":
      return refuseOverride(submission, await findWorkFaults(number));
    case "illegal":
    case "moved-before":
    case "transport-open":
      return refused("move", submission.reply(), result.kind);
    case "moved":
      if (move.to === "cancelled") {
        await cancelOrderAppointments(number, {
          settings: await findSettings(),
          admin,
          now: new Date(),
        });
      }
      return redirectWithFlash(request, officePaths.order(number), {
        tone: "success",
        title: move.to === "cancelled" ? "admin.orderCancelled" : "admin.orderMoved",
        text: "admin.orderMovedText",
        values: { number },
      });
  }
}

/** Work that has to wait begins only for a reason. */
function refuseOverride<Value>(submission: Submission<Value, string[]>, faults: WorkFault[]) {
  const key = faults.includes("drawing-missing") ? "overrideDrawing" : "override";
  return refused("move", submission.reply({ fieldErrors: { override: [message(key)] } }));
}

export async function addPayment(request: Request, posted: FormData, number: string, admin: Admin) {
  const submission = parseForm(posted, paymentForm);
  if (submission.status !== "success") return refused("payment", submission.reply());
  const { amount, ...payment } = submission.value;
  if (payment.formToken === "") {
    return refused("payment", submission.reply({ formErrors: [message("paymentTwice")] }));
  }
  const amountBani = parseLei(amount) ?? 0;
  const { kind, reason } = payment;
  const what =
    kind === "correction"
      ? ({ kind: "refund", reason: "mistake" } as const)
      : ({ kind, reason } as const);
  const result = await recordPayment(number, { ...payment, ...what, amountBani }, admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "used-form":
      return refused("payment", submission.reply({ formErrors: [message("paymentTwice")] }));
    case "cancelled": {
      const error = message("orderTakesNothing");
      return refused("payment", submission.reply({ fieldErrors: { kind: [error] } }));
    }
    case "no-reason": {
      const error = message(reasonTrouble(reason));
      return refused("payment", submission.reply({ fieldErrors: { reason: [error] } }));
    }
    case "too-much": {
      const key =
        what.kind !== "refund" ? "amountLeft" : reason === "overpaid" ? "amountOver" : "amountPaid";
      const error = message(key, { amount: formatRon(result.mostBani) });
      return refused("payment", submission.reply({ fieldErrors: { amount: [error] } }));
    }
    case "cash-limit": {
      const error = message("cashLeft", { amount: formatRon(result.mostBani) });
      return refused("payment", submission.reply({ fieldErrors: { amount: [error] } }));
    }
    case "recorded":
      return redirectWithFlash(request, officePaths.order(number), {
        tone: "success",
        title: "admin.paymentRecorded",
      });
  }
}

/** Why a refund cannot be made for a reason. */
export function reasonTrouble(reason: "" | RefundReason) {
  if (reason === "overpaid") return "refundNotOver" as const;
  return reason === "cancelled" ? ("refundNotCancelled" as const) : ("refundReason" as const);
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

function refused<Result>(
  form: "move" | "payment" | "remark",
  result: Result,
  reason?: RefusedStatusChange,
) {
  return json({ form, result, reason }, { status: reason ? 409 : 422 });
}
