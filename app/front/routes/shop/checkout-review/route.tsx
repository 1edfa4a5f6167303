import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";

import type { Account } from "~/people/identity/front/account-session.server";
import { findSignedIn } from "~/people/identity/front/auth.server";
import { formatPhone } from "~/platform/format/phones.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { parseForm, readFormData, refuse } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses } from "~/platform/http/client-rate-limit.server";
import { clearCheckout, readCartId, readCheckout } from "~/platform/http/cookies.server";
import type { Use } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { Form } from "~/platform/ui/link";
import { checkoutTokenOf, priceCheckout } from "~/sales/orders/checkout-delivery.server";
import { orderColumns, reviewFormFor } from "~/sales/orders/checkout-form";
import { findCompleteDraft } from "~/sales/orders/front/checkout-draft.server";
import { accountOf } from "~/sales/orders/front/no-cash";
import {
  isMethodRefused,
  methodErrors,
  offeredMethods,
} from "~/sales/orders/front/offered-methods.server";
import { Refusal, WITHOUT_CODE, type RefusedOrder } from "~/sales/orders/front/order-refusal";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { TrialNotice } from "~/sales/orders/front/trial-mark";
import { offeredColumns } from "~/sales/orders/order-transport";
import { wayOfOrder } from "~/sales/orders/promised-delivery";
import { findCart } from "~/shop/cart/cart.server";
import { termedBy } from "~/shop/catalogue/delivery-way";
import { GuaranteeNotice } from "~/shop/content/front/guarantee-notice";
import { findShownPicture } from "~/shop/content/front/official-picture.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import { shownDiscount } from "~/shop/discounts/apply";
import type { UnknownOutcome } from "~/shop/layout/front/error-page";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { goWithoutCode } from "../checkout/go-without-code.server";
import { Typed, Incomplete } from "./gaps";
import { ReviewedDetails, ReviewedLines, ReviewedPayment } from "./reviewed-order";
import { SendOrder } from "./send-order";

export const handle = {
  i18n: ["cart", "checkout", "delivery", "discounts", "guarantee", "order", "validation"],
};

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Everything that is about to be ordered, to be read once more (OUG 34/2014, art. 8 par. 2). */
export async function loader({ request }: LoaderFunctionArgs) {
  const t = await translateFor(request, "checkout");
  const language = await requestLanguage(request);
  const cartId = await readCartId(request);
  const session = await readCheckout(request);
  const userId = (await findSignedIn(request))?.id ?? null;
  const [cart, details, settings, texts] = await Promise.all([
    findCart(cartId, language),
    findCompleteDraft({ cartId, session, userId }),
    findSettings(),
    findTextsToAccept(language),
  ]);
  if (!cart || cart.lines.length === 0) return redirect(paths.cart());
  if (!details) return redirect(paths.checkout());
  const priced = await priceCheckout(cart, details);
  // The chosen delivery is no longer offered, so the checkout is shown, where another can be chosen.
  if (!priced) return redirect(paths.checkout());
  const { general, company, opening } = settings;
  const order = { ...orderColumns(details), ...offeredColumns(priced.offer) };
  return {
    page: { title: t("review.title"), isUnlisted: true },
    details,
    order: { ...order, phone: formatPhone(details.phone) },
    way: wayOfOrder(order),
    checkoutToken: checkoutTokenOf(cart, priced),
    acceptedTexts: digestTexts(texts),
    lines: termedBy({ days: priced.offer.days }, cart.lines),
    totals: priced.totals,
    discount: shownDiscount(cart.discount),
    showroom: general.address,
    vatPercent: cart.vat.percent,
    account: accountOf(company, cart, await offeredMethods({ isCashPossible: true })),
    phone: general.phone,
    isTrial: opening.openedAt === null,
    notice: await findShownPicture("guarantee-notice"),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const posted = await readFormData(request);
  if (posted.has(WITHOUT_CODE)) {
    await goWithoutCode(request);
    return redirect(paths.checkoutReview(), 303);
  }
  const submission = parseForm(posted, reviewFormFor(posted));
  if (submission.status !== "success") return refuse(submission);

  const { checkoutToken, acceptedTexts, isDeliveredElsewhere: _, ...details } = submission.value;
  if (await isMethodRefused(details.paymentMethod)) {
    return refuse(submission, { fieldErrors: methodErrors });
  }
  const [cartId, language, account] = await Promise.all([
    readCartId(request),
    requestLanguage(request),
    findSignedIn(request),
  ]);
  const result = await placeOrder({
    cartId,
    checkoutToken,
    acceptedTexts,
    details,
    language,
    userId: account?.id ?? null,
    uses: usesOf(request, details.email, account),
  });
  switch (result.kind) {
    case "placed":
      return redirectWithFlash(
        request,
        paths.order(result.token),
        { tone: "success", title: "order.placed", text: "order.placedText" },
        { headers: new Headers({ "Set-Cookie": await clearCheckout() }) },
      );
    case "placed-before":
      return redirectWithFlash(request, paths.order(result.token), {
        tone: "error",
        title: "order.placedBefore",
        text: "order.placedBeforeText",
        values: { number: result.number },
      });
    case "empty-cart":
      return redirectWithFlash(request, paths.cart(), { tone: "error", title: "order.emptyCart" });
    case "unknown": {
      // The answer is an error page instead of the checkout, because an empty or full cart would tell
      // more than is known.
      const { phone } = (await findSettings()).general;
      throw json<UnknownOutcome>({ outcome: "order-unknown", phone }, { status: 503 });
    }
    case "too-many":
      return refuse<unknown, RefusedOrder>(submission, { status: 429, refused: result });
    default:
      return refuse<unknown, RefusedOrder>(submission, { status: 409, refused: result });
  }
}

/**
 * The budgets that an order counts against. A customer's order to the account's own address does not
 * count for that address.
 */
function usesOf(request: Request, email: string, account: Account | undefined): Use[] {
  const { client, recipient, account: own } = budgets.checkout;
  const who = email.toLowerCase();
  return [
    ...clientUses(request, client),
    ...(account ? [{ limit: own, who: account.id }] : []),
    ...(account?.email === who ? [] : [{ limit: recipient, who }]),
  ];
}

const FORM = "send-order";

export default function CheckoutReview() {
  const { t } = useTranslation("checkout");
  const loaded = useLoaderData<typeof loader>();
  const { details, order, lines, totals, discount, vatPercent } = loaded;
  const { account, phone, isTrial, notice, way } = loaded;
  const data = useActionData<typeof action>();
  const isSending = useNavigation().formAction === paths.checkoutReview();
  const refused: RefusedOrder | undefined = data?.refused;
  const problem = refused ? (
    <Refusal key="refused" formId={FORM} refused={refused} phone={phone} account={account} />
  ) : (
    <Incomplete key="incomplete" />
  );

  return (
    <main id="content" className="shell @container pt-10">
      <h1>{t("review.title")}</h1>
      <p className="mt-3 max-w-prose text-stone">{t("review.intro")}</p>
      {isTrial && <TrialNotice />}
      <div className="mt-8 grid grid-cols-1 gap-10 @4xl:grid-cols-[1fr_24rem] @4xl:gap-14">
        <div className="grid content-start gap-10">
          <ErrorSummary errors={[]} formErrors={data ? [problem] : []} />
          <ReviewedLines lines={lines} way={way} />
          <ReviewedDetails order={order} showroom={loaded.showroom} />
          <ReviewedPayment order={order} totals={totals} />
          <GuaranteeNotice picture={notice} />
        </div>
        <Form id={FORM} method="post" className="@4xl:sticky @4xl:top-24 @4xl:self-start">
          <Typed details={details} />
          <input type="hidden" name="checkoutToken" value={loaded.checkoutToken} />
          <input type="hidden" name="acceptedTexts" value={loaded.acceptedTexts} />
          <SendOrder
            order={order}
            way={way}
            lines={lines}
            totals={totals}
            discount={discount}
            vatPercent={vatPercent}
            isSending={isSending}
          />
        </Form>
      </div>
    </main>
  );
}
