import { checkFactor } from "~/people/identity/front/check-proof.server";
import { checkOwnPassword, type RefusedPassword } from "~/people/identity/front/profile.server";
import { readProof } from "~/people/identity/front/proof.server";
import { turnOffSecondFactor } from "~/people/identity/front/remove-factor.server";
import { parseForm, refuse } from "~/platform/forms/read-form.server";
import { message, type MessageKey } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";

import type { Sent } from "./changes.server";
import { turnOffForm } from "./schema";

const passwordMessages = {
  "wrong-password": "wrongPassword",
  paused: "passwordPaused",
  busy: "passwordBusy",
} as const satisfies Record<RefusedPassword, MessageKey>;

/**
 * Turns the second factor off. Asks for the password and the factor itself, however recent the last
 * proof is.
 */
export async function turnOff({ request, posted, account, returnTo }: Sent) {
  const submission = parseForm(posted, turnOffForm);
  const refused = "turn-off" as const;
  if (submission.status !== "success") return refuse(submission, { refused });
  const tooMany = await countClientUse(request, budgets.password.client);
  const why = tooMany ? "paused" : await checkOwnPassword(account, submission.value.password);
  if (why) {
    const status = why === "busy" ? 503 : 422;
    const fieldErrors = { password: [message(passwordMessages[why])] };
    return refuse(submission, { status, refused, fieldErrors });
  }
  const proof = await checkFactor(account.id, readProof(posted));
  if (proof !== "proven") return refuse(submission, { refused, proofError: proof });
  const result = await turnOffSecondFactor(account);
  if (result === "required") {
    return refuse(submission, { refused, fieldErrors: { password: [message("factorRequired")] } });
  }
  const flash = { tone: "success", title: "security.off", text: "security.offText" } as const;
  return redirectWithFlash(request, paths.security(returnTo), flash);
}
