import type { Submission } from "@conform-to/react";
import { json } from "@remix-run/node";

import { parseForm, readFormData } from "~/forms/read-form.server";
import { budgets } from "~/http/budgets";
import { countClientUse } from "~/http/client-rate-limit.server";
import { countUses } from "~/http/rate-limit.server";
import { redirectWithFlash } from "~/http/redirect.server";
import { requestLanguage } from "~/http/request-language.server";
import { serverPaths } from "~/server-paths";
import { findSettings } from "~/shop/settings.server";
import { withdrawalForm, type TypedWithdrawal } from "./withdrawal-form";
import { composeDeclaredMails, statementText } from "./withdrawal-mail.server";
import { declareWithdrawal, type findReturnableOrder } from "./withdrawal.server";

/** The order from whose page the statement is made, and the token of that page. */
export type ReturnableOrder = NonNullable<Awaited<ReturnType<typeof findReturnableOrder>>> & {
  token: string;
};

/** Why a withdrawal was refused, apart from errors in its fields. */
export type RefusedWithdrawal = { kind: "too-many"; minutes: number } | { kind: "not-saved" };

type Read = Submission<TypedWithdrawal, string[]>;

/**
 * Takes a statement in two steps, as the law asks (OUG 34/2014, art. 11¹): it is shown as it will be
 * sent, then confirmed. The answer is the same whether or not there is such an order.
 */
export async function takeWithdrawal(request: Request, order?: ReturnableOrder) {
  const posted = await readFormData(request);
  const submission = parseForm(posted, withdrawalForm);
  const ticked = order?.lines.filter(({ id }) => posted.getAll("line").includes(id)) ?? [];
  const lineIds = ticked.map(({ id }) => id);
  if (submission.status !== "success") return again(submission, lineIds, 422);
  const language = await requestLanguage(request);
  const typed = { ...submission.value, order: order?.number ?? submission.value.order };
  const statement = statementText({ ...typed, ticked }, language);
  const intent = posted.get("intent");
  if (intent !== "confirm") {
    return json({
      shown: { typed, lineIds, statement: intent === "edit" ? undefined : statement },
    });
  }

  const tooMany = await countClientUse(request, budgets.withdrawal.client);
  if (tooMany) return again(submission, lineIds, 429, tooMany);
  const settings = await findSettings();
  const receipts = { limit: budgets.withdrawal.recipient, who: typed.email.toLowerCase() };
  const isReceiptWanted = !(await countUses([receipts]));
  const declaredAt = new Date().toISOString();
  const declaration = { ...typed, lineIds, statement, language, declaredAt };
  const result = await declareWithdrawal(declaration, order?.token, (declared) =>
    composeDeclaredMails(declaration, declared, settings, isReceiptWanted),
  );
  if (result.kind === "not-saved") return again(submission, lineIds, 503, result);
  return redirectWithFlash(request, serverPaths.withdrawalReceipt(result.token), {
    tone: "success",
    title: result.isRepeat ? "withdrawal.again" : "withdrawal.sent",
  });
}

/** The form again, with what was typed and ticked and what is wrong. */
function again(submission: Read, lineIds: string[], status: number, refused?: RefusedWithdrawal) {
  return json({ result: submission.reply(), lineIds, refused }, { status });
}
