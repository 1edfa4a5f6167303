import type { SubmissionResult } from "@conform-to/react";

import type { TooManyUses } from "~/http/rate-limit.server";

/** Why a password was neither checked nor set, whatever it was. */
export type PasswordRefusal = TooManyUses | { kind: "paused" } | { kind: "busy" };

/** The status of the page that says so: a limit of who asks, or one of the whole shop. */
export function refusalStatus({ kind }: PasswordRefusal): 429 | 503 {
  return kind === "busy" ? 503 : 429;
}

/** Which form of a page was refused, and why, where it was not one field's fault. */
export interface RefusedForm<Form extends string> {
  form: Form;
  why?: PasswordRefusal;
}

/** What the server answered to a form that asks for a password; empty for a form not sent. */
export interface PasswordFormAnswer {
  lastResult?: SubmissionResult<string[]>;
  why?: PasswordRefusal;
}

/** The part of a page's answer that belongs to one of its forms. */
export function answerTo<Form extends string>(
  form: NoInfer<Form>,
  result: SubmissionResult<string[]> | null | undefined,
  refused: RefusedForm<Form> | undefined,
): PasswordFormAnswer {
  if (!result || refused?.form !== form) return {};
  return { lastResult: result, why: refused.why };
}
