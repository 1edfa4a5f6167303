import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { RecordForm, StaleFields } from "~/front/desk/record-form";
import { drawRecord } from "~/front/desk/record.server";
import { CustomerLink } from "~/front/routes/office/customers/customer-link";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { ownRatesOn } from "~/platform/settings/vat";
import { findVat } from "~/platform/settings/vat-rates.server";
import { findCustomerOf } from "~/sales/customers/front/whose.server";
import { findQuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { listPlaces } from "~/sales/quotes/front/place-name.server";
import { mayBeQuoted } from "~/sales/quotes/front/quote-rules";

import { QuoteBadge } from "../quote-badge";
import { askedHtml } from "./asked.server";
import { changeQuote } from "./changes.server";
import { Offer } from "./offer";
import { acceptForm, closeForm, versionForm } from "./schema";
import { showOffer } from "./shown-offer.server";
import { findStartValues } from "./start-values.server";
import { versionsHtml } from "./versions.server";
import { useVersionFields, WriteForm } from "./write-form";

export const handle = { i18n: ["office-quotes", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("sales/quote")(request);
  const found = orNotThere(await findQuoteRequest({ id: params.id ?? "" }));
  const language = await requestLanguage(request);
  const t = translateIn(language, "quote");
  const { id, version, number, state, closed_reason } = found;
  const [newest] = found.quotes;
  const isDraft = newest?.state === "draft";
  const vat = await findVat(new Date());
  return {
    page: titled(number),
    form: describeForm(versionForm),
    closing: drawRecord(closeForm, { id, version, texts: {} }),
    request: { id, version, number, state, closed_reason },
    asked: askedHtml(found, language),
    customerId: await findCustomerOf("quote_requests", id),
    versions: versionsHtml(found.quotes, language),
    places: listPlaces(t),
    isOpen: mayBeQuoted(state),
    start: mayBeQuoted(state) && !newest?.desk ? await findStartValues(found) : null,
    offer: newest?.desk ? await showOffer(found) : null,
    accepting: drawRecord(acceptForm, { id, version, texts: {} }),
    next: (newest?.version ?? 0) + (isDraft ? 0 : 1),
    vat: { ...vat, own: ownRatesOn(dayOf(new Date().toISOString()), vat.percent) },
  };
}

export async function action(args: ActionFunctionArgs) {
  return changeQuote(await takePost(args, guard("sales/quote")));
}

export default function OfficeQuote() {
  const { t } = useTranslation("office-quotes");
  const { request, customerId, asked, versions, places, form, closing, start, next, ...more } =
    useLoaderData<typeof loader>();
  const { isOpen, ...desk } = more;
  const answer = useActionData<typeof action>();
  const { id, version } = request;
  const to = officePaths.quote(id);
  const ofVersion = useVersionFields(places);
  const ofClosing = { state: ofVersion.state, reason: { label: t("close.reason") } };
  const isClosing = answer?.intent === "close";
  return (
    <DeskFrame title={request.number} back={{ to: officePaths.quotes(), label: t("back") }}>
      <p className="mt-2">
        <QuoteBadge state={request.state} />
      </p>
      <CustomerLink id={customerId} />
      {answer?.stale && !isOpen && (
        <div className="mt-4 max-w-4xl">
          <p className="mb-4 font-semibold text-error">{t("refused.ended")}</p>
          <StaleFields
            answer={answer}
            fields={isClosing ? ofClosing : ofVersion}
            theirs={to}
            isOver
          />
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 content-start gap-6">
          {start && (
            <WriteForm
              id={id}
              places={places}
              start={start}
              next={next}
              vat={desk.vat}
              version={version}
              description={form}
              answer={answer && "lines" in answer ? answer : undefined}
            />
          )}
          {desk.offer && (
            <Offer
              offer={desk.offer}
              record={desk.accepting}
              to={to}
              state={ofVersion.state}
              answer={answer?.intent === "accept" ? answer : undefined}
            />
          )}
          <div dangerouslySetInnerHTML={{ __html: versions }} />
          {request.closed_reason && (
            <Panel title={t("close.title")}>
              <p className="wrap-anywhere whitespace-pre-line">{request.closed_reason}</p>
            </Panel>
          )}
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <div className="grid gap-6" dangerouslySetInnerHTML={{ __html: asked }} />
          {isOpen && (
            <Panel title={t("close.title")}>
              <RecordForm
                id="close"
                intent="close"
                record={closing}
                to={to}
                answer={isClosing ? answer : undefined}
                besides={{ state: ofVersion.state }}
                save={t("close.button")}
                look="secondary"
                sections={[
                  {
                    fields: {
                      reason: {
                        kind: "lines",
                        rows: 3,
                        label: t("close.reason"),
                        // An offer of the desk may be for somebody without an e-mail.
                        hint: desk.offer?.hasEmail === false ? undefined : t("close.hint"),
                      },
                    },
                  },
                ]}
              />
            </Panel>
          )}
        </div>
      </div>
    </DeskFrame>
  );
}
