import type { SubmissionResult } from "@conform-to/react";

import type { TooManyUses } from "~/platform/http/rate-limit.server";

/** Why a password was neither checked nor set, whether it was right or wrong. */
export type PasswordRefusal = TooManyUses | { kind: "paused" } | { kind: "busy" };

/** The status of the answer: 429 for a limit of the client, 503 for one of the whole shop. */
export function refusalStatus({ kind }: PasswordRefusal): 429 | 503 {
  return kind === "busy" ? 503 : 429;
}

/** Which form of a page was refused, and why, unless one field was the reason. */
export interface RefusedForm<Form extends string> {
  form: Form;
  why?: PasswordRefusal;
}

/** The server's answer to a form with a password; empty for a form that was not sent. */
export interface PasswordFormAnswer {
  lastResult?: SubmissionResult<string[]>;
  why?: PasswordRefusal;
}

/** The part of an answer that belongs to one of the page's forms. */
export function answerTo<Form extends string>(
  form: NoInfer<Form>,
  result: SubmissionResult<string[]> | null | undefined,
  refused: RefusedForm<Form> | undefined,
): PasswordFormAnswer {
  if (!result || refused?.form !== form) return {};
  return { lastResult: result, why: refused.why };
}
