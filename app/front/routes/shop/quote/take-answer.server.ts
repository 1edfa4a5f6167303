import type { SubmissionResult } from "@conform-to/react";
import { json, redirect } from "@remix-run/node";

import { parseForm } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import type { TooManyUses } from "~/platform/http/rate-limit.server";
import { paths } from "~/platform/paths/paths";
import { answerQuote, type AnswerRefusal } from "~/sales/quotes/front/answer-quote.server";

import { askAgainForm, declineForm } from "./schema";

/** An answer that was not taken: what was typed with it, and why. */
export interface RefusedAnswer {
  form: "ask-again" | "decline";
  result: SubmissionResult<string[]>;
  refused?: Exclude<AnswerRefusal, { kind: "unknown" }> | TooManyUses;
}

/** Takes the answer that a form's button names; the page then shows what has become of the quote. */
export async function takeAnswer(request: Request, token: string, posted: FormData) {
  const form = posted.get("intent") === "decline" ? "decline" : "ask-again";
  const submission = parseForm(posted, form === "decline" ? declineForm : askAgainForm);
  const refuse = (refused: RefusedAnswer["refused"], status = 422) =>
    json<RefusedAnswer>({ form, result: submission.reply(), refused }, { status });
  if (submission.status !== "success") return refuse(undefined);
  const tooMany = await countClientUse(request, budgets.quoteAnswer.client);
  if (tooMany) return refuse(tooMany, 429);
  const { version, note } = submission.value;
  const answer = { version: Number(version) || 0, answer: form, note } as const;
  const result = await answerQuote(token, answer);
  if (result.kind === "unknown") throw new Response(null, { status: 404 });
  if (result.kind !== "done") return refuse(result, 409);
  return redirect(paths.quote(`/${token}?raspuns=${form === "decline" ? "nu" : "alta"}`), 303);
}
