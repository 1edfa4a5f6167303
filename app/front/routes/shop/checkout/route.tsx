import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";

import { findSignedIn } from "~/people/identity/auth.server";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { formatLei } from "~/platform/format/money";
import { formatPhone } from "~/platform/format/phones.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { parseForm, readFormData, refuse } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { message } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { clientUses } from "~/platform/http/client-rate-limit.server";
import { readCartId, readCheckout, serialiseCheckout } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { listCountries } from "~/platform/settings/places";
import { findSettings } from "~/platform/settings/settings.server";
import { cashOutOfQuestion } from "~/sales/orders/cash.server";
import { servicesFor } from "~/sales/orders/checkout-delivery.server";
import { findCheckoutDraft, saveCheckoutDraft } from "~/sales/orders/checkout-draft.server";
import { checkoutForm, checkoutFormFor } from "~/sales/orders/checkout-form";
import {
  isMethodRefused,
  methodErrors,
  offeredMethods,
} from "~/sales/orders/offered-methods.server";
import {
  accountOf,
  NoCash,
  Refusal,
  WITHOUT_CODE,
  type RefusedOrder,
} from "~/sales/orders/order-refusal";
import { PaymentMethodField } from "~/sales/orders/payment-method-field";
import { TrialNotice } from "~/sales/orders/trial-mark";
import { areSwatches } from "~/shop/cart/cart-line";
import { findCart } from "~/shop/cart/cart.server";
import { termedBy, wayAcross, type Way } from "~/shop/catalogue/delivery-way";
import { areaHtml } from "~/shop/delivery/area-html.server";
import { postHtml } from "~/shop/delivery/post-html.server";
import { daysAcross } from "~/shop/delivery/zone-days";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { shownDiscount } from "~/shop/discounts/apply";
import { pageMeta } from "~/shop/layout/page-meta";

import { BuyerFields, DeliveryFields } from "./fields";
import { goWithoutCode } from "./go-without-code.server";
import { findKnownDetails } from "./known-details.server";
import { OrderSummary } from "./order-summary";

export const handle = {
  i18n: ["cart", "checkout", "delivery", "discounts", "order", "validation"],
};

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await translateFor(request, "checkout");
  const language = await requestLanguage(request);
  const cartId = await readCartId(request);
  const session = await readCheckout(request);
  const userId = (await findSignedIn(request))?.id ?? null;
  const [cart, draft, settings, zones] = await Promise.all([
    findCart(cartId, language),
    findCheckoutDraft({ cartId, session, userId }),
    findSettings(),
    listActiveZones(),
  ]);
  const { trade, general, company, opening } = settings;
  if (cart?.deskOrderId) return redirect(officePaths.deskOrder(cart.deskOrderId));
  if (!cart || cart.lines.length === 0) return redirect(paths.cart());
  const isPost = areSwatches(cart.lines);
  const noCash = cashOutOfQuestion(cart.lines, cart.totals, trade);
  const methods = await offeredMethods({ isCashPossible: !noCash });
  const way: Way = isPost ? { days: null } : wayAcross(daysAcross(zones));
  return {
    page: { title: t("title"), isUnlisted: true },
    form: describeForm(checkoutForm),
    lines: termedBy(way, cart.lines),
    way,
    totals: cart.totals,
    discount: shownDiscount(cart.discount),
    vatPercent: cart.vat.percent,
    countries: listCountries(language),
    delivery: {
      area: isPost
        ? postHtml(trade.swatchPostBani, cart.vat, language)
        : areaHtml(zones, language, { isWhole: true }),
      isPost,
      services: servicesFor(cart, settings.delivery),
      showroom: general.address,
      isVatIncluded: cart.vat.isIncluded,
    },
    methods,
    noCash,
    cashLimits: { person: trade.cashLimitBani, company: trade.companyCashLimitBani },
    account: accountOf(company, cart, methods),
    phone: general.phone,
    isTrial: opening.openedAt === null,
    known: draft
      ? { ...draft, phone: formatPhone(draft.phone) }
      : ((await findKnownDetails(request)) ?? { country: HOME_COUNTRY }),
  };
}

/** Keeps what was typed and leads to the page that is read before ordering. Nothing is ordered here. */
export async function action({ request }: ActionFunctionArgs) {
  const posted = await readFormData(request);
  if (posted.has(WITHOUT_CODE)) await goWithoutCode(request);
  const submission = parseForm(posted, checkoutFormFor(posted));
  if (submission.status !== "success") return refuse(submission);
  if (await isMethodRefused(submission.value.paymentMethod)) {
    return refuse(submission, { fieldErrors: methodErrors });
  }

  const account = await findSignedIn(request);
  const draft = await saveCheckoutDraft({
    cartId: await readCartId(request),
    details: submission.value,
    language: await requestLanguage(request),
    userId: account?.id ?? null,
    uses: clientUses(request, budgets.checkoutDetails.client),
  });
  switch (draft.kind) {
    case "saved":
      return redirect(paths.checkoutReview(), {
        status: 303,
        headers: { "Set-Cookie": await serialiseCheckout(draft.session) },
      });
    case "empty-cart":
      return redirectWithFlash(request, paths.cart(), { tone: "error", title: "order.emptyCart" });
    case "not-offered":
      return refuse(submission, { fieldErrors: { [draft.field]: [message("notOffered")] } });
    case "no-cash":
      return refuse<unknown, RefusedOrder>(submission, { refused: draft });
    case "too-many":
      return refuse<unknown, RefusedOrder>(submission, { status: 429, refused: draft });
    default:
      return refuse<unknown, RefusedOrder>(submission, { status: 409, refused: draft });
  }
}

export default function Checkout() {
  const { t, i18n } = useTranslation("checkout");
  const loaded = useLoaderData<typeof loader>();
  const { lines, way, totals, discount, vatPercent, countries, delivery, isTrial } = loaded;
  const { noCash, cashLimits, account, phone, methods } = loaded;
  const data = useActionData<typeof action>();
  const navigation = useNavigation();
  const isSending = navigation.formAction === paths.checkout();
  const [form, fields, errors] = useServerForm(loaded.form, {
    lastResult: data?.result,
    defaultValue: loaded.known,
  });
  const refused: RefusedOrder | undefined = data?.refused;
  const refusal = refused && (
    <Refusal key="refusal" formId={form.id} refused={refused} phone={phone} account={account} />
  );

  return (
    <main id="content" className="shell @container pt-6 sm:pt-10">
      <h1>{t("title")}</h1>
      {isTrial && <TrialNotice />}
      <div className="mt-5 grid grid-cols-1 gap-6 @4xl:grid-cols-[1fr_24rem] @4xl:gap-14">
        <OrderSummary
          lines={lines}
          way={way}
          totals={totals}
          discount={discount}
          vatPercent={vatPercent}
        />
        <ServerForm
          form={form}
          errors={errors}
          formErrors={refusal ? [refusal] : []}
          className="grid content-start gap-5"
        >
          <BuyerFields fields={fields} />
          <DeliveryFields fields={fields} countries={countries} delivery={delivery} />
          <div>
            <PaymentMethodField
              field={fields.paymentMethod}
              label={t("payment")}
              methods={methods}
            />
            <p className="mt-2 text-sm text-stone">
              {noCash ? (
                <NoCash why={noCash} account={account} />
              ) : (
                t("cashLimits", {
                  person: formatLei(cashLimits.person, i18n.language),
                  company: formatLei(cashLimits.company, i18n.language),
                })
              )}
            </p>
          </div>
          <div>
            <button aria-busy={isSending} className="button button-primary w-full sm:w-auto">
              {isSending ? t("checking") : t("toReview")}
            </button>
            <p className="mt-3 text-sm text-stone">{t("toReviewHint")}</p>
          </div>
        </ServerForm>
      </div>
    </main>
  );
}
