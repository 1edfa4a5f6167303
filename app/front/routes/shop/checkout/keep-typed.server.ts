import { json, redirect } from "@remix-run/node";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { parseForm, readText, refuse } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { readCartId, readCheckout, serialiseCheckout } from "~/platform/http/cookies.server";
import { redirectInLanguage, redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { checkoutFormFor } from "~/sales/orders/checkout-form";
import { keepTyped, typedDetails } from "~/sales/orders/front/keep-draft.server";
import type { RefusedOrder } from "~/sales/orders/front/order-refusal";
import { findCart } from "~/shop/cart/cart.server";
import { removeDiscount } from "~/shop/cart/front/enter-discount.server";

import { refusalStatus, tryCode } from "../cart/discount-changes.server";
import type { RefusedCode } from "../cart/discount-code";
import { TRANSPORT, type Aside } from "./asides";
import { sumUp, type Sums } from "./sums.server";

/** What else than its fields was refused, and what the cart comes to by what was typed. */
interface RefusedCheckout {
  order?: RefusedOrder;
  code?: RefusedCode;
  sums: Sums | undefined;
}

/** Keeps what was typed without checking it, and does what was pressed: one of `asides`, or a language. */
export async function stepAside(request: Request, posted: FormData, aside: Aside | undefined) {
  const submission = unjudged(parseForm(posted, checkoutFormFor(posted)));
  if (aside === "discount") {
    const code = await tryCode(request, readText(posted, "code"));
    if (code) {
      return refuseKept(request, posted, submission, { status: refusalStatus(code), code });
    }
  }
  if (aside === "remove-discount") {
    await requireWithin(clientUses(request, budgets.cart.client));
    await removeDiscount(await readCartId(request));
  }
  const kept = await keep(request, posted);
  if (kept.kind === "empty-cart") {
    return aside === "keep" ? json({ sums: undefined }) : toEmptyCart(request);
  }
  const sums = await sumsOf(request, posted);
  if (kept.kind !== "saved") {
    const status = kept.kind === "too-many" ? 429 : 409;
    const refused = { order: kept, sums };
    return refuse<unknown, RefusedCheckout>(submission, { status, refused });
  }
  const headers = new Headers({ "Set-Cookie": await serialiseCheckout(kept.session) });
  const toCheckout = (place = "") =>
    redirect(`${paths.checkout()}${place}`, { status: 303, headers });
  switch (aside) {
    case "keep":
      return json({ sums }, { headers });
    case "cart":
      return redirect(paths.cart(), { status: 303, headers });
    case "transport":
      return toCheckout(
        `#${posted.has("isDeliveredElsewhere") ? TRANSPORT.elsewhere : TRANSPORT.home}`,
      );
    case "discount":
    case "remove-discount":
      return toCheckout();
    default:
      return redirectInLanguage(request, paths.checkout(), posted.get("language"), { headers });
  }
}

type Submission = ReturnType<typeof parseForm>;

/** The answer to a form of which only one part was asked about, without errors at its fields. */
function unjudged(submission: Submission): Submission {
  return { ...submission, reply: (told) => ({ ...submission.reply(told), error: undefined }) };
}

/** The page again with everything typed and what is wrong, which another tab shows from then on too. */
export async function refuseKept(
  request: Request,
  posted: FormData,
  submission: Submission,
  {
    status,
    fieldErrors,
    ...refused
  }: {
    status?: number;
    fieldErrors?: Record<string, string[]>;
  } & Omit<RefusedCheckout, "sums"> = {},
) {
  const kept = await keep(request, posted);
  const sums = await sumsOf(request, posted);
  const answer = refuse<unknown, RefusedCheckout>(submission, {
    status,
    fieldErrors,
    refused: { ...refused, sums },
  });
  if (kept.kind === "saved") {
    answer.headers.append("Set-Cookie", await serialiseCheckout(kept.session));
  }
  return answer;
}

async function keep(request: Request, posted: FormData) {
  return keepTyped({
    ...(await draftOf(request)),
    typed: typedDetails(posted),
    uses: clientUses(request, budgets.checkoutTyping.client),
  });
}

/** Whose draft it is. */
export async function draftOf(request: Request) {
  return {
    cartId: await readCartId(request),
    session: await readCheckout(request),
    language: await requestLanguage(request),
    userId: (await findSignedIn(request))?.id ?? null,
  };
}

async function sumsOf(request: Request, posted: FormData): Promise<Sums | undefined> {
  const cart = await findCart(await readCartId(request), await requestLanguage(request));
  return cart && sumUp(cart, typedDetails(posted));
}

export function toEmptyCart(request: Request) {
  return redirectWithFlash(request, paths.cart(), { tone: "error", title: "order.emptyCart" });
}
