import type { SubmissionResult } from "@conform-to/react";
import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";

import { HOME_COUNTRY } from "~/platform/format/countries";
import { dayOf } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { readFormData } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { listCountries } from "~/platform/settings/places";
import { findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { cashOutOfQuestion } from "~/sales/orders/cash.server";
import { checkoutForm } from "~/sales/orders/checkout-form";
import { offeredMethods } from "~/sales/orders/front/offered-methods.server";
import { PaymentMethodField } from "~/sales/orders/front/payment-method-field";
import { TrialNotice } from "~/sales/orders/front/trial-mark";
import { findQuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { QuoteLines, QuoteRefusal } from "~/sales/quotes/front/quote-lines";
import { showQuote } from "~/sales/quotes/front/shown-quote.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { BuyerFields } from "../checkout/fields";
import { findKnownDetails } from "../checkout/known-details.server";
import { accept, type RefusedAcceptance } from "./accept.server";
import { PlaceFields } from "./details-fields";

export const handle = {
  i18n: ["cart", "checkout", "delivery", "discounts", "order", "quote", "validation"],
};

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The quote once more, with the fields of an order and the button that obliges to pay. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await findQuoteRequest({ token: params.token ?? "" });
  const newest = found?.quotes.find(({ state }) => state !== "draft");
  if (!found || !newest) throw new Response(null, { status: 404 });
  const language = await requestLanguage(request);
  const [t, texts, { opening, trade }, known] = await Promise.all([
    translateFor(request, "quote"),
    findTextsToAccept(found.language),
    findSettings(),
    findKnownDetails(request),
  ]);
  const lines = newest.lines.map(({ is_ready }) => ({ isMadeToOrder: !is_ready }));
  const isCashPossible = !cashOutOfQuestion(lines, newest.totals, trade);
  const { number, token, name, email, phone, county, city } = found;
  const asked = { fullName: name, email, phone, city, county };
  return json({
    page: { title: t("accept.title", { number }), isUnlisted: true },
    form: describeForm(checkoutForm),
    token,
    number,
    quote: showQuote(newest, dayOf(new Date().toISOString())),
    acceptedTexts: digestTexts(texts),
    countries: listCountries(language),
    isTrial: opening.openedAt === null,
    methods: await offeredMethods({ isCashPossible }),
    // Details typed at the desk are about this order, so they count before those of the account.
    known: newest.desk?.details ??
      known ?? { ...asked, country: county === "" ? "" : HOME_COUNTRY },
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  return accept(request, params.token ?? "", await readFormData(request));
}

export default function QuoteAcceptance() {
  const { t } = useTranslation("quote");
  const { token, number, quote, isTrial } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const refused: RefusedAcceptance | undefined = data?.refused;
  const isOpen = quote.answers.includes("accept");
  return (
    <main id="content" className="shell @container pt-10">
      <p className="mb-2">
        <Link to={paths.quote(`/${token}`)} className="link">
          {t("accept.back")}
        </Link>
      </p>
      <h1>{t("accept.title", { number })}</h1>
      {isTrial && <TrialNotice />}
      {refused && (
        <div className="mt-6">
          <ErrorSummary
            errors={[]}
            formErrors={[<QuoteRefusal key="refused" refused={refused} />]}
          />
        </div>
      )}
      {isOpen ? (
        <>
          <p className="mt-3 max-w-prose text-stone">{t("accept.text")}</p>
          <Acceptance lastResult={data?.result} />
        </>
      ) : (
        <p className="mt-4">{t(`page.quoteStates.${quote.state}`)}.</p>
      )}
    </main>
  );
}

function Acceptance({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const { t } = useTranslation("quote");
  const { t: checkout } = useTranslation("checkout");
  const loaded = useLoaderData<typeof loader>();
  const { token, quote, countries, methods, acceptedTexts, known } = loaded;
  const isSending = useNavigation().formMethod === "POST";
  const [form, fields, errors] = useServerForm(loaded.form, { lastResult, defaultValue: known });
  const isBrought = quote.delivery_method === "delivery";
  return (
    <ServerForm
      form={form}
      errors={errors}
      action={paths.quote(`/${token}/accepta`)}
      className="mt-8"
    >
      <div className="grid grid-cols-1 gap-10 @4xl:grid-cols-2 @4xl:gap-14">
        <div className="grid content-start gap-6">
          <input type="hidden" name="version" value={quote.version} />
          <input type="hidden" name="acceptedTexts" value={acceptedTexts} />
          <input type="hidden" name="deliveryMethod" value={quote.delivery_method} />
          <BuyerFields fields={fields} />
          <PlaceFields fields={fields} countries={countries} isBrought={isBrought} />
          <PaymentMethodField
            field={fields.paymentMethod}
            label={t("accept.payment")}
            methods={methods}
          />
        </div>
        <section
          aria-labelledby="summary"
          className="@container rounded-edge border border-line bg-white p-6 @4xl:sticky @4xl:top-24 @4xl:self-start"
        >
          <h2 id="summary" className="mb-4">
            {t("accept.summary")}
          </h2>
          <QuoteLines quote={quote} />
          <div className="mt-5 grid gap-3 border-t border-line pt-5 text-sm">
            {isBrought && <p>{t("accept.deliveredIn", { place: quote.place || t("abroad") })}</p>}
            <p className="text-stone">
              {checkout("terms", { advance: quote.totals.advancePercent })}
            </p>
            <ul className="grid gap-1">
              {(["terms", "withdrawal", "privacy"] as const).map((text) => (
                <li key={text}>
                  <Link to={paths[text]()} className="link">
                    {checkout(`review.${text}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <button aria-busy={isSending} className="button button-primary mt-5 w-full">
            {isSending ? checkout("sending") : checkout("submit")}
          </button>
        </section>
      </div>
    </ServerForm>
  );
}
