import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { formatLei } from "~/platform/format/money";
import { formatPhone } from "~/platform/format/phones.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { CHECKOUT_FORM } from "~/platform/forms/field-names";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { readCartId, readCheckout } from "~/platform/http/cookies.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { listCountries } from "~/platform/settings/places";
import { findSettings } from "~/platform/settings/settings.server";
import { cashOutOfQuestion } from "~/sales/orders/cash.server";
import { servicesFor } from "~/sales/orders/checkout-delivery.server";
import { checkoutForm } from "~/sales/orders/checkout-form";
import { findCheckoutDraft } from "~/sales/orders/front/checkout-draft.server";
import { accountOf, NoCash } from "~/sales/orders/front/no-cash";
import { offeredMethods } from "~/sales/orders/front/offered-methods.server";
import { Refusal } from "~/sales/orders/front/order-refusal";
import { PaymentMethodField } from "~/sales/orders/front/payment-method-field";
import { TrialNotice } from "~/sales/orders/front/trial-mark";
import { areSwatches } from "~/shop/cart/cart-line";
import { findCart } from "~/shop/cart/cart.server";
import { areaHtml, postHtml } from "~/shop/delivery/front/area-html.server";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { cartCode, shownDiscount } from "~/shop/discounts/apply";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { CODE, useRefusalWords } from "../cart/discount-code";
import { DeliveryFields } from "./delivery-fields";
import { BuyerFields } from "./fields";
import { FoldedCode } from "./folded-code";
import { findKnownDetails } from "./known-details.server";
import { OrderSummary } from "./order-summary";
import { sumUp } from "./sums.server";
import { takeCheckout } from "./take-checkout.server";
import { Transport } from "./transport";
import { useKept } from "./use-kept";

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
  const typed = draft ?? (await findKnownDetails(request)) ?? { country: HOME_COUNTRY };
  return {
    page: { title: t("title"), isUnlisted: true },
    form: describeForm(checkoutForm),
    sums: await sumUp(cart, typed),
    discount: shownDiscount(cart.discount),
    code: cartCode(cart.discount),
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
    known: { ...typed, phone: formatPhone(typed.phone ?? "") },
  };
}

export function action({ request }: ActionFunctionArgs) {
  return takeCheckout(request);
}

export default function Checkout() {
  const { t, i18n } = useTranslation("checkout");
  const loaded = useLoaderData<typeof loader>();
  const { discount, vatPercent, countries, delivery, isTrial } = loaded;
  const { noCash, cashLimits, account, phone, methods } = loaded;
  const data = useActionData<typeof action>();
  const navigation = useNavigation();
  const isSending = navigation.formAction === paths.checkout();
  const answer = data && "result" in data ? data : undefined;
  const [form, fields, fieldErrors] = useServerForm(loaded.form, {
    id: CHECKOUT_FORM,
    lastResult: answer?.result,
    defaultValue: loaded.known,
  });
  const sums = useKept(answer?.refused?.sums ?? loaded.sums);
  const inWords = useRefusalWords();
  const { order: refused, code } = answer?.refused ?? {};
  const errors = [...fieldErrors, ...(code ? [{ id: CODE, message: inWords(code.why) }] : [])];
  const refusal = refused && (
    <Refusal key="refusal" formId={form.id} refused={refused} phone={phone} account={account} />
  );

  return (
    <main id="content" className="shell @container pt-4 sm:pt-10">
      <h1>{t("title")}</h1>
      {isTrial && <TrialNotice />}
      <div className="mt-3 grid grid-cols-1 gap-3 @4xl:grid-cols-[1fr_24rem] @4xl:gap-14">
        <OrderSummary sums={sums} discount={discount} vatPercent={vatPercent} />
        <ServerForm
          form={form}
          errors={errors}
          formErrors={refusal ? [refusal] : []}
          className="grid content-start gap-3 sm:gap-5"
        >
          <BuyerFields fields={fields} />
          <DeliveryFields
            fields={fields}
            countries={countries}
            delivery={delivery}
            transport={(id) => <Transport id={id} sums={sums} />}
          />
          <div>
            <PaymentMethodField
              field={fields.paymentMethod}
              label={t("payment")}
              methods={methods}
            />
            <p className={`mt-2 text-sm text-stone ${noCash ? "" : "only-cash"}`}>
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
          <FoldedCode discount={loaded.code} refused={code} />
          <div>
            <button aria-busy={isSending} className="button button-primary w-full sm:w-auto">
              {isSending ? t("checking") : t("toReview")}
            </button>
            <p className="mt-2 text-sm text-stone">{t("toReviewHint")}</p>
          </div>
        </ServerForm>
      </div>
    </main>
  );
}
