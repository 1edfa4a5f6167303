import { redirect } from "@remix-run/node";

import { parseForm, readFormData, readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { clientUses } from "~/platform/http/client-rate-limit.server";
import { serialiseCheckout } from "~/platform/http/cookies.server";
import { paths } from "~/platform/paths/paths";
import { checkoutFormFor } from "~/sales/orders/checkout-form";
import { saveCheckoutDraft } from "~/sales/orders/front/keep-draft.server";
import { isMethodRefused, methodErrors } from "~/sales/orders/front/offered-methods.server";
import { WITHOUT_CODE } from "~/sales/orders/front/order-refusal";

import { refusalStatus, tryCode } from "../cart/discount-changes.server";
import { asides } from "./asides";
import { goWithoutCode } from "./go-without-code.server";
import { stepAside, refuseKept, draftOf, toEmptyCart } from "./keep-typed.server";

/**
 * Keeps what was typed and leads to the page that is read before ordering, or to what else was pressed.
 * Nothing is ordered here, and nothing typed is lost, whether it is refused or not.
 */
export async function takeCheckout(request: Request) {
  const posted = await readFormData(request);
  if (posted.has(WITHOUT_CODE)) await goWithoutCode(request);
  const aside = asides.find((one) => one === posted.get("intent"));
  if (aside ?? posted.has("language")) return stepAside(request, posted, aside);

  const submission = parseForm(posted, checkoutFormFor(posted));
  const typedCode = readText(posted, "code").trim();
  const code = typedCode === "" ? undefined : await tryCode(request, typedCode);
  if (code) return refuseKept(request, posted, submission, { status: refusalStatus(code), code });
  if (submission.status !== "success") return refuseKept(request, posted, submission);
  if (await isMethodRefused(submission.value.paymentMethod)) {
    return refuseKept(request, posted, submission, { fieldErrors: methodErrors });
  }
  const draft = await saveCheckoutDraft({
    ...(await draftOf(request)),
    details: submission.value,
    uses: clientUses(request, budgets.checkoutDetails.client),
  });
  switch (draft.kind) {
    case "saved":
      return redirect(paths.checkoutReview(), {
        status: 303,
        headers: { "Set-Cookie": await serialiseCheckout(draft.session) },
      });
    case "empty-cart":
      return toEmptyCart(request);
    case "not-offered": {
      const fieldErrors = { [draft.field]: [message("notOffered")] };
      return refuseKept(request, posted, submission, { fieldErrors });
    }
    case "no-cash":
      return refuseKept(request, posted, submission, { order: draft });
    case "too-many":
      return refuseKept(request, posted, submission, { status: 429, order: draft });
    default:
      return refuseKept(request, posted, submission, { status: 409, order: draft });
  }
}
