import type { SubmissionResult } from "@conform-to/react";
import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { formatRon, parseLei } from "~/platform/format/office-money";
import { readWhole } from "~/platform/forms/number-field";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { withdrawalStates, type WithdrawalState } from "~/sales/orders/withdrawal-rules";
import {
  acceptWithdrawal,
  closeWithdrawal,
  linkWithdrawal,
  payRefund,
  receiveGoods,
  refuseWithdrawal,
} from "~/sales/withdrawals/withdrawal-desk.server";

import { acceptForm, answerForm, linkForm, refundForm } from "./schema";

export type DeskForm = "receive" | "accept" | "refuse" | "close" | "refund" | "link";

/** A form that was not taken: what was typed in it, and what is wrong. */
export interface RefusedStep {
  form: DeskForm;
  result?: SubmissionResult<string[]>;
  /** What was typed for each line. */
  returned?: Record<string, string>;
  lineErrors?: Record<string, string>;
  formErrors?: string[];
  /** What the pieces that were typed come to, where another sum was; bani. */
  computedBani?: number;
  /** Somebody else changed the record first. */
  isStale?: boolean;
}

interface Asked {
  request: Request;
  posted: FormData;
  id: string;
  admin: Admin;
}

interface Taken extends Asked {
  from: WithdrawalState;
}

/** Takes the step that the form's button names. */
export async function changeWithdrawal(asked: Asked) {
  const typed = asked.posted.get("from");
  const from = withdrawalStates.find((state) => state === typed) ?? "open";
  const taken = { ...asked, from };
  switch (asked.posted.get("intent")) {
    case "link":
      return link(asked);
    case "accept":
      return accept(taken, false);
    // The same with the sum that the pieces come to, whatever the field says.
    case "accept-computed":
      return accept(taken, true);
    case "refuse":
      return answer(taken, "refuse");
    case "close":
      return answer(taken, "close");
    case "refund":
      return refund(taken);
    case "receive":
      return settle(asked, "receive", await receiveGoods(taken));
    default:
      throw new Response(null, { status: 400 });
  }
}

/** A reason of fewer characters says nothing. */
const LEAST_REASON = 10;

async function accept(taken: Taken, isComputed: boolean) {
  const submission = parseForm(taken.posted, acceptForm);
  const typed: [string, string][] = [];
  for (const [name, value] of taken.posted) {
    const [, id] = /^returned-([\w-]{1,64})$/.exec(name) ?? [];
    if (id && typeof value === "string") typed.push([id, value]);
  }
  const again = (more: Omit<RefusedStep, "form" | "returned">) =>
    refused({ form: "accept", returned: Object.fromEntries(typed), ...more });
  const counts = typed.map(([id, value]) => [id, countOf(value)] as const);
  const lineErrors = Object.fromEntries(
    counts.flatMap(([id, { fault }]) => (fault === undefined ? [] : [[id, fault]])),
  );
  if (submission.status !== "success" || Object.keys(lineErrors).length > 0) {
    return again({ result: submission.reply(), lineErrors });
  }
  const returned = new Map(counts.map(([id, count]) => [id, count.value ?? 0]));
  const typedBani = parseLei(submission.value.amount) ?? 0;
  const refundBani = isComputed ? null : typedBani;
  const { amountReason: said } = submission.value;
  const amountReason = said.length < LEAST_REASON ? "" : said;
  const result = await acceptWithdrawal({ ...taken, returned, refundBani, amountReason });
  switch (result.kind) {
    case "no-order":
    case "nothing-returned":
      return again({ result: submission.reply(), formErrors: [result.kind] });
    case "too-many": {
      const error = message("atMost", { most: result.most });
      return again({ result: submission.reply(), lineErrors: { [result.lineId]: error } });
    }
    case "too-much": {
      const error = message("amountPaid", { amount: formatRon(result.mostBani) });
      return again({ result: submission.reply({ fieldErrors: { amount: [error] } }) });
    }
    case "other-amount": {
      const { computedBani } = result;
      const sums = { computed: formatRon(computedBani), typed: formatRon(typedBani) };
      const fieldErrors = {
        amount: [message("amountOfPieces", sums)],
        ...(said !== "" && { amountReason: [message("reasonShort", { least: LEAST_REASON })] }),
      };
      return again({ result: submission.reply({ fieldErrors }), computedBani });
    }
    default:
      return settle(taken, "accept", result);
  }
}

/** A whole number of pieces as typed; nothing typed is none. */
function countOf(typed: string) {
  return readWhole(typed.trim() || "0", message("wholeNumber"), { min: 0, max: 9_999 });
}

async function answer(taken: Taken, form: "refuse" | "close") {
  const submission = parseForm(taken.posted, answerForm);
  if (submission.status !== "success") return refused({ form, result: submission.reply() });
  const step = { ...taken, answer: submission.value.answer };
  const result = await (form === "refuse" ? refuseWithdrawal(step) : closeWithdrawal(step));
  return settle(taken, form, result, submission.reply());
}

async function refund(taken: Taken) {
  const submission = parseForm(taken.posted, refundForm);
  if (submission.status !== "success")
    return refused({ form: "refund", result: submission.reply() });
  const result = await payRefund({ ...taken, ...submission.value });
  if (result.kind === "too-much" || result.kind === "cash-limit") {
    const key = result.kind === "too-much" ? "amountPaid" : "cashLeft";
    const error = message(key, { amount: formatRon(result.mostBani) });
    return refused({
      form: "refund",
      result: submission.reply({ fieldErrors: { method: [error] } }),
    });
  }
  return settle(taken, "refund", result, submission.reply());
}

async function link(asked: Asked) {
  const submission = parseForm(asked.posted, linkForm);
  if (submission.status !== "success") return refused({ form: "link", result: submission.reply() });
  const result = await linkWithdrawal({ ...asked, ...submission.value });
  if (result.kind === "unknown-order") {
    const fieldErrors = { number: [message("unknownOrder")] };
    return refused({ form: "link", result: submission.reply({ fieldErrors }) });
  }
  return settle(asked, "link", result, submission.reply());
}

function settle(
  { request, id }: Asked,
  form: DeskForm,
  result: { kind: "done" | "unknown" | "moved-before" },
  typed?: SubmissionResult<string[]>,
) {
  if (result.kind === "unknown") throw notThere();
  if (result.kind === "moved-before") return refused({ form, result: typed, isStale: true }, 409);
  return redirectWithFlash(request, officePaths.withdrawal(id), {
    tone: "success",
    title: `admin.withdrawal.${form}`,
  });
}

function refused(step: RefusedStep, status = 422) {
  return json(step, { status });
}
