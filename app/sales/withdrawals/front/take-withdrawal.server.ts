import type { Submission } from "@conform-to/react";
import { json } from "@remix-run/node";

import { parseForm, readFormData } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { countUses } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { serverPaths } from "~/platform/paths/server-paths";

import { statementText } from "../steps/withdrawal-mail.server";
import type { findReturnableOrder } from "./find-withdrawal.server";
import { withdrawalForm, type TypedWithdrawal } from "./withdrawal-form";
import { declareWithdrawal } from "./withdrawal.server";

/** The order from whose page the statement is made, and the token of that page. */
export type ReturnableOrder = NonNullable<Awaited<ReturnType<typeof findReturnableOrder>>> & {
  token: string;
};

/** Why a withdrawal was refused, apart from errors in its fields. */
export type RefusedWithdrawal = { kind: "too-many"; minutes: number } | { kind: "not-saved" };

type Read = Submission<TypedWithdrawal, string[]>;

/** What was chosen of an order's lines, as typed: how many pieces, by the line's id. */
export type ChosenPieces = Record<string, string>;

/**
 * Takes a statement in two steps, as the law asks (OUG 34/2014, art. 11¹): it is shown as it will be
 * sent, then confirmed. The answer is the same whether or not there is such an order. A number of pieces
 * that a line does not have left is asked for again.
 */
export async function takeWithdrawal(request: Request, order?: ReturnableOrder) {
  const posted = await readFormData(request);
  const submission = parseForm(posted, withdrawalForm);
  const { chosen, ticked, pieceErrors } = readPieces(posted, order);
  if (submission.status !== "success" || Object.keys(pieceErrors).length > 0) {
    return again(submission, { chosen, pieceErrors }, 422);
  }
  const language = await requestLanguage(request);
  const typed = { ...submission.value, order: order?.number ?? submission.value.order };
  const statement = statementText({ ...typed, ticked }, language);
  const intent = posted.get("intent");
  if (intent !== "confirm") {
    return json({
      shown: { typed, chosen, statement: intent === "edit" ? undefined : statement },
    });
  }

  const tooMany = await countClientUse(request, budgets.withdrawal.client);
  if (tooMany) return again(submission, { chosen }, 429, tooMany);
  const receipts = { limit: budgets.withdrawal.recipient, who: typed.email.toLowerCase() };
  const withReceipt = !(await countUses([receipts]));
  const declaredAt = new Date().toISOString();
  const pieces = ticked.map(({ id, quantity }) => ({ lineId: id, quantity }));
  const declaration = { ...typed, pieces, statement, language, declaredAt };
  const result = await declareWithdrawal(declaration, { orderToken: order?.token, withReceipt });
  if (result.kind === "not-saved") return again(submission, { chosen }, 503, result);
  return redirectWithFlash(request, serverPaths.withdrawalReceipt(result.token), {
    tone: "success",
    title: result.isRepeat ? "withdrawal.again" : "withdrawal.sent",
  });
}

/**
 * The lines that were chosen, and how many pieces of each; where that is not said, all that are left.
 * A line counts as chosen, ticked or not, if another number than the offered one was written.
 */
function readPieces(posted: FormData, order: ReturnableOrder | undefined) {
  const ids = posted.getAll("line");
  const chosen: ChosenPieces = {};
  const pieceErrors: Record<string, string> = {};
  const ticked = (order?.lines ?? []).flatMap((line) => {
    const typed = posted.get(`pieces-${line.id}`);
    const text = typeof typed === "string" ? typed.trim() : String(line.left);
    const isOther = text !== "" && text !== String(line.left);
    if (line.left === 0 || (!ids.includes(line.id) && !isOther)) return [];
    chosen[line.id] = text;
    const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (quantity < 1 || quantity > line.left) {
      pieceErrors[line.id] = message("wholeBetween", { min: 1, max: line.left });
    }
    return [{ ...line, quantity }];
  });
  return { chosen, ticked, pieceErrors };
}

/** The form again, with what was typed and ticked and what is wrong. */
function again(
  submission: Read,
  pieces: { chosen: ChosenPieces; pieceErrors?: Record<string, string> },
  status: number,
  refused?: RefusedWithdrawal,
) {
  return json({ result: submission.reply(), ...pieces, refused }, { status });
}
