import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { findSignedIn } from "~/accounts/auth.server";
import { budgets } from "~/http/budgets";
import { describeForm } from "~/forms/describe-form.server";
import { readForm, refuse } from "~/forms/read-form.server";
import { requestLanguage } from "~/i18n/i18n.server";
import type { Account } from "~/accounts/account-session.server";
import { findCart, totalCart } from "~/cart/cart.server";
import { checkoutForm } from "~/orders/checkout-form";
import { paymentMethods } from "~/orders/order-status";
import { placeOrder } from "~/orders/place-order.server";
import type { Use } from "~/http/rate-limit.server";
import { findSettings } from "~/shop/settings.server";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import { clientUses } from "~/http/client-rate-limit.server";
import { redirectWithFlash } from "~/http/redirect.server";
import { readCartId } from "~/http/cookies.server";
import { translateFor } from "~/i18n/translate.server";
import { RadioGroup, TextArea, TextField } from "~/forms/field";
import type { UnknownOutcome } from "~/layout/error-page";
import { ErrorSummary } from "~/forms/form-errors";
import { GuaranteeNotice } from "~/content/guarantee-notice";
import { Form } from "~/ui/link";
import { useServerForm } from "~/forms/use-server-form";

import { findKnownDetails } from "./known-details.server";
import { OrderSummary } from "./order-summary";
import { Refusal, type RefusedOrder } from "./refusal";

export const handle = { i18n: ["cart", "checkout", "guarantee", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await translateFor(request, "checkout");
  const language = await requestLanguage(request);
  const [cart, { trade, general }] = await Promise.all([
    readCartId(request).then((id) => findCart(id, language)),
    findSettings(),
  ]);
  if (!cart || cart.lines.length === 0) return redirect(paths.cart());
  const totals = totalCart(cart.lines, {
    percent: trade.vatPercent,
    isIncluded: trade.isVatIncluded,
  });
  return {
    page: { title: t("title"), isUnlisted: true },
    form: describeForm(checkoutForm),
    checkoutToken: cart.checkout_token,
    lines: cart.lines,
    totals,
    vatPercent: trade.vatPercent,
    isCashAllowed: totals.totalBani <= trade.cashLimitBani,
    phone: general.phone,
    known: await findKnownDetails(request),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const submission = await readForm(request, checkoutForm);
  if (submission.status !== "success") return refuse(submission);

  const { checkoutToken, ...details } = submission.value;
  const [cartId, language, account] = await Promise.all([
    readCartId(request),
    requestLanguage(request),
    findSignedIn(request),
  ]);
  const result = await placeOrder({
    cartId,
    checkoutToken,
    details,
    language,
    userId: account?.id ?? null,
    uses: usesOf(request, details.email, account),
  });
  switch (result.kind) {
    case "placed":
      return redirectWithFlash(request, paths.order(result.token), {
        tone: "success",
        title: "order.placed",
        text: "order.placedText",
      });
    case "placed-before":
      return redirectWithFlash(request, paths.order(result.token), {
        tone: "error",
        title: "order.placedBefore",
        text: "order.placedBeforeText",
        values: { number: result.number },
      });
    case "empty-cart":
      return redirectWithFlash(request, paths.cart(), { tone: "error", title: "order.emptyCart" });
    case "unknown":
      // An error page, not the checkout: the cart is empty if the order was saved, and showing it would
      // tell more than is known.
      throw json(await describeUnknown(), { status: 503 });
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

async function describeUnknown(): Promise<UnknownOutcome> {
  const { general } = await findSettings();
  return { outcome: "order-unknown", phone: general.phone };
}

export default function Checkout() {
  const { t } = useTranslation("checkout");
  const { checkoutToken, lines, totals, vatPercent, isCashAllowed, phone, ...loaded } =
    useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const navigation = useNavigation();
  const isSending = navigation.formAction === paths.checkout();
  const [form, fields, errors] = useServerForm(loaded.form, {
    lastResult: data?.result,
    defaultValue: loaded.known,
  });
  const refused: RefusedOrder | undefined = data?.refused;

  return (
    <main id="content" className="shell @container pt-10">
      <h1>{t("title")}</h1>
      <div className="mt-8 grid grid-cols-1 gap-10 @4xl:grid-cols-[1fr_24rem] @4xl:gap-14">
        <Form
          method="post"
          id={form.id}
          onSubmit={form.onSubmit}
          noValidate
          className="grid content-start gap-6"
        >
          <ErrorSummary
            errors={errors}
            formErrors={refused ? [<Refusal key="refusal" refused={refused} phone={phone} />] : []}
          />
          <input type="hidden" name="checkoutToken" value={checkoutToken} />
          <fieldset className="grid gap-5 sm:grid-cols-2">
            <legend className="mb-4 font-heading text-2xl">{t("contact")}</legend>
            <div className="sm:col-span-2">
              <TextField field={fields.fullName} label={t("fullName")} autoComplete="name" />
            </div>
            <TextField
              field={fields.email}
              type="email"
              label={t("email")}
              hint={t("emailHint")}
              autoComplete="email"
            />
            <TextField
              field={fields.phone}
              type="tel"
              label={t("phone")}
              hint={t("phoneHint")}
              autoComplete="tel"
            />
          </fieldset>
          <fieldset className="grid gap-5 sm:grid-cols-2">
            <legend className="mb-4 font-heading text-2xl">{t("delivery")}</legend>
            <div className="sm:col-span-2">
              <TextField
                field={fields.address}
                label={t("address")}
                hint={t("addressHint")}
                autoComplete="street-address"
              />
            </div>
            <TextField field={fields.city} label={t("city")} autoComplete="address-level2" />
            <TextField
              field={fields.postalCode}
              label={t("postalCode")}
              autoComplete="postal-code"
              inputMode="numeric"
            />
            <div className="sm:col-span-2">
              <TextArea field={fields.notes} label={t("notes")} hint={t("notesHint")} />
            </div>
          </fieldset>
          <RadioGroup
            field={fields.paymentMethod}
            label={t("payment")}
            options={paymentMethods
              .filter((method) => method !== "cash_on_delivery" || isCashAllowed)
              .map((method) => ({
                value: method,
                label: t(`methods.${method}`),
                hint: t(`methodHints.${method}`),
              }))}
          />
          <GuaranteeNotice />
        </Form>
        <OrderSummary
          lines={lines}
          totals={totals}
          vatPercent={vatPercent}
          formId={form.id}
          isSending={isSending}
        />
      </div>
    </main>
  );
}
