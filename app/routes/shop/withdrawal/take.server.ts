import type { Submission } from "@conform-to/react";
import { json } from "@remix-run/node";
import type { z } from "zod";

import { budgets } from "~/http/budgets";
import { refuse } from "~/forms/read-form.server";
import { requestLanguage } from "~/i18n/i18n.server";
import { countUses } from "~/http/rate-limit.server";
import { findSettings } from "~/shop/settings.server";
import { declareWithdrawal } from "~/orders/withdrawal.server";
import { paths } from "~/paths";
import { countClientUse } from "~/http/client-rate-limit.server";
import { redirectWithFlash } from "~/http/redirect.server";
import { composeWithdrawal, declarationLines } from "~/orders/withdrawal-mail.server";

import type { withdrawalForm } from "./schema";

type Accepted = Extract<
  Submission<z.output<typeof withdrawalForm>, string[]>,
  { status: "success" }
>;

/** Why a withdrawal was refused, apart from errors in its fields. */
export type RefusedWithdrawal = { kind: "too-many"; minutes: number } | { kind: "not-saved" };

/** Shows the declaration to be confirmed, or the form again to be changed. */
export async function show(request: Request, { value }: Accepted, isReviewed: boolean) {
  const declaration = declarationLines(value, await requestLanguage(request));
  return json({ shown: { typed: value, declaration: isReviewed ? declaration : undefined } });
}

/** Accepts a confirmed withdrawal. The answer is the same whether or not the order exists. */
export async function take(request: Request, submission: Accepted) {
  const tooMany = await countClientUse(request, budgets.withdrawal.client);
  if (tooMany) {
    return refuse<unknown, RefusedWithdrawal>(submission, { status: 429, refused: tooMany });
  }
  const [language, settings] = await Promise.all([requestLanguage(request), findSettings()]);
  const { email } = submission.value;
  const withdrawal = { ...submission.value, declaredAt: new Date().toISOString() };
  const receipts = { limit: budgets.withdrawal.recipient, who: email.toLowerCase() };
  const isReceiptWanted = !(await countUses([receipts]));
  const result = await declareWithdrawal(
    withdrawal,
    composeWithdrawal(withdrawal, language, settings, isReceiptWanted),
  );
  if (result.kind === "not-saved") {
    return refuse<unknown, RefusedWithdrawal>(submission, { status: 503, refused: result });
  }
  return redirectWithFlash(request, `${paths.withdrawal()}?trimisa=da`, {
    tone: "success",
    title: "withdrawal.sent",
  });
}
