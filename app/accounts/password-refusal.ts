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
