import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { dayOf, formatDateTime } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { readFormData } from "~/platform/forms/read-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { findQuoteRequest, type QuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { placeName } from "~/sales/quotes/front/place-name.server";
import {
  AskedDesigns,
  QuoteLines,
  QuoteRefusal,
  QuoteWords,
} from "~/sales/quotes/front/quote-lines";
import { showQuote } from "~/sales/quotes/front/shown-quote.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { AnswerForms } from "./answer-forms";
import { askAgainForm, declineForm } from "./schema";
import { takeAnswer, type RefusedAnswer } from "./take-answer.server";

export const handle = { i18n: ["cart", "discounts", "quote", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** A request with all that became of it. Whoever has the token may look and answer. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await findQuoteRequest({ token: params.token ?? "" });
  if (!found) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "quote");
  const today = dayOf(new Date().toISOString());
  const { number, token, name, county, city, wishes, created_at, closed_reason, order } = found;
  const quotes = found.quotes
    .filter(({ state }) => state !== "draft")
    .map((quote) => showQuote(quote, today));
  const [newest] = quotes;
  // The last day may be over before the nightly job has noted it.
  const isOver = found.state === "answered" && newest?.state === "expired";
  return json({
    page: { title: t(titleOf(found), { number }), isUnlisted: true },
    title: t(titleOf(found), { number }),
    isAsked: found.source !== "desk",
    request: { number, token, name, wishes, created_at, closed_reason, order },
    place: placeName({ county, city }, t("abroad")),
    state: isOver ? "expired" : found.state,
    designs: found.designs.map(({ price_bani: priceBani, ...design }) => ({
      ...design,
      priceBani,
    })),
    pictures: found.pictures.length,
    quotes,
    forms: { askAgain: describeForm(askAgainForm), decline: describeForm(declineForm) },
    given: new URL(request.url).searchParams.get("raspuns"),
  });
}

/** The title of an offer that staff wrote at the desk differs, because nobody asked for it by the form. */
function titleOf({ source }: Pick<QuoteRequest, "source">) {
  return source === "desk" ? "page.offer" : "page.title";
}

export async function action({ request, params }: ActionFunctionArgs) {
  return takeAnswer(request, params.token ?? "", await readFormData(request));
}

export default function Quote() {
  const { t, i18n } = useTranslation("quote");
  const { request, title, isAsked, state, quotes, forms, given, ...asked } =
    useLoaderData<typeof loader>();
  const answer: RefusedAnswer | undefined = useActionData<typeof action>();
  const [newest, ...older] = quotes;
  const { order, token } = request;
  return (
    <main id="content" className="shell @container max-w-5xl pt-10 print:pt-0">
      <p className="eyebrow">{t(`page.states.${state}`)}</p>
      <h1 className="mt-2">{title}</h1>
      <p className="mt-3 text-stone">
        {t("page.sent", { date: formatDateTime(request.created_at, i18n.language) })}
      </p>
      {answer?.refused && (
        <div className="mt-6">
          <ErrorSummary
            errors={[]}
            formErrors={[<QuoteRefusal key="refused" refused={answer.refused} />]}
          />
        </div>
      )}
      <p className="mt-4 max-w-prose">
        {given === "alta" && state === "new"
          ? t("answer.done.ask-again")
          : given === "nu" && state === "declined"
            ? t("answer.done.decline")
            : t(`page.news.${state}`)}
      </p>
      {state === "closed" && (
        <QuoteWords title={t("page.closedReason")} text={request.closed_reason} />
      )}
      <p className="no-print mt-5 flex flex-wrap gap-3 empty:hidden">
        {order && (
          <Link to={paths.order(order.token)} className="button button-primary">
            {t("page.toOrder", { number: order.number })}
          </Link>
        )}
        {(state === "declined" || state === "closed") && (
          <Link to={paths.quote()} className="button button-secondary">
            {t("page.again")}
          </Link>
        )}
      </p>
      {newest && (
        <section aria-labelledby="quote" className="mt-12">
          <h2 id="quote" className="mb-2">
            {t("page.current", { version: newest.version })}
          </h2>
          <QuoteLines quote={newest} />
          {newest.note && <QuoteWords title={t("page.note")} text={newest.note} />}
          {newest.answer_note && (
            <QuoteWords title={t("page.yourNote")} text={newest.answer_note} />
          )}
          <AnswerForms token={token} forms={forms} answer={answer} quote={newest} />
        </section>
      )}
      {isAsked && <Asked request={request} {...asked} />}
      {older.length > 0 && (
        <section aria-labelledby="older" className="no-print mt-12">
          <h2 id="older">{t("page.olderTitle")}</h2>
          <div className="mt-4 grid gap-2">
            {older.map((quote) => (
              <details key={quote.version} className="border-t border-line pt-3">
                <summary className="min-h-11 cursor-pointer py-2 font-semibold">
                  {t("page.older", { version: quote.version })} ·{" "}
                  {t(`page.quoteStates.${quote.state}`)}
                </summary>
                <QuoteLines quote={quote} />
                {quote.note && <QuoteWords title={t("page.note")} text={quote.note} />}
                {quote.answer_note && (
                  <QuoteWords title={t("page.yourNote")} text={quote.answer_note} />
                )}
              </details>
            ))}
          </div>
        </section>
      )}
    </main>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** What was asked for, as it was sent. */
function Asked({
  request,
  place,
  designs,
  pictures,
}: Pick<Loaded, "request" | "place" | "designs" | "pictures">) {
  const { t } = useTranslation("quote");
  return (
    <section aria-labelledby="asked" className="mt-12">
      <h2 id="asked">{t("page.asked")}</h2>
      <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_1fr]">
        <dt className="text-stone">{t("page.from")}</dt>
        <dd className="wrap-anywhere">{request.name}</dd>
        <dt className="text-stone">{t("page.place")}</dt>
        <dd className="wrap-anywhere">{place}</dd>
      </dl>
      <p className="mt-4 max-w-prose border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
        {request.wishes}
      </p>
      {pictures > 0 && <p className="mt-3 text-stone">{t("page.pictures", { count: pictures })}</p>}
      {designs.length > 0 && <AskedDesigns designs={designs} priceLabel={t("page.then")} />}
    </section>
  );
}
