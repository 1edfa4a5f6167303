import { json } from "@remix-run/node";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { hiddenField } from "~/platform/forms/field-schemas";
import { parseForm, refuse } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { clientUses } from "~/platform/http/client-rate-limit.server";
import type { TooManyUses } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { destinationOf } from "~/sales/orders/checkout-delivery.server";
import { checkoutFormFor } from "~/sales/orders/checkout-form";
import { isMethodRefused, methodErrors } from "~/sales/orders/front/offered-methods.server";
import { acceptQuote } from "~/sales/quotes/front/accept-quote.server";
import type { AnswerRefusal } from "~/sales/quotes/front/answer-quote.server";
import { findSent } from "~/sales/quotes/front/answer-quote.server";
import { findQuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { countyName } from "~/sales/quotes/front/place-name.server";
import type { UnknownOutcome } from "~/shop/layout/front/error-page";

/** Why a quote was not accepted, apart from errors in the fields. */
export type RefusedAcceptance =
  | Exclude<AnswerRefusal, { kind: "unknown" }>
  | { kind: "other-terms" }
  | { kind: "not-saved" }
  | { kind: "out-of-stock"; name: string; left: number }
  | TooManyUses;

/** Accepts the version that the form showed, with what was typed in it. */
export async function accept(request: Request, token: string, posted: FormData) {
  const schema = checkoutFormFor(posted).extend({
    version: hiddenField(6),
    acceptedTexts: hiddenField(64),
  });
  const submission = parseForm(posted, schema);
  if (submission.status !== "success") return refuse<unknown, RefusedAcceptance>(submission);
  const { version, acceptedTexts, isDeliveredElsewhere: _, ...details } = submission.value;
  if (await isMethodRefused(details.paymentMethod)) return refuseMethod();

  const [account, settings] = await Promise.all([findSignedIn(request), findSettings()]);
  const who = details.email.toLowerCase();
  const { client, recipient } = budgets.checkout;
  const result = await acceptQuote(token, {
    version: Number(version) || 0,
    acceptedTexts,
    details,
    userId: account?.id ?? null,
    uses: [
      ...clientUses(request, client),
      ...(account?.email === who ? [] : [{ limit: recipient, who }]),
    ],
  });
  switch (result.kind) {
    case "placed":
      return redirectWithFlash(request, paths.order(result.token), {
        tone: "success",
        title: "quote.accepted",
        text: "quote.acceptedText",
      });
    case "unknown":
      throw new Response(null, { status: 404 });
    case "unknown-outcome": {
      const outcome: UnknownOutcome = {
        outcome: "order-unknown",
        phone: settings.general.phone,
      };
      throw json(outcome, { status: 503 });
    }
    case "no-cash":
      return refuseMethod();
    case "elsewhere":
      return refusePlace();
    case "too-many":
      return refuse<unknown, RefusedAcceptance>(submission, { status: 429, refused: result });
    case "not-saved":
      return refuse<unknown, RefusedAcceptance>(submission, { status: 503, refused: result });
    default:
      return refuse<unknown, RefusedAcceptance>(submission, { status: 409, refused: result });
  }

  function refuseMethod() {
    return refuse<unknown, RefusedAcceptance>(submission, { fieldErrors: methodErrors });
  }

  /** The transport was priced for one county: the field that names another says so. */
  async function refusePlace() {
    const found = await findQuoteRequest({ token });
    const county = (found && findSent(found, Number(version)))?.county ?? "";
    const place = countyName(county, county);
    const isHome = details.deliveryAddress === "";
    const isAbroad = destinationOf(details).country !== HOME_COUNTRY;
    const field = county === "" || isAbroad ? "country" : "county";
    const name = isHome ? field : field === "country" ? "deliveryCountry" : "deliveryCounty";
    const text = place ? message("quotePlace", { place }) : message("quoteAbroad");
    return refuse<unknown, RefusedAcceptance>(submission, { fieldErrors: { [name]: [text] } });
  }
}
