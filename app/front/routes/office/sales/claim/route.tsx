import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { notThere, takePost, titled } from "~/front/desk/desk.server";
import { optionsOf } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord } from "~/front/desk/record.server";
import { CustomerLink } from "~/front/routes/office/customers/customer-link";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf, formatDay, formatMoment } from "~/platform/format/dates";
import { translateFor } from "~/platform/http/request-language.server";
import { nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { ClaimEntries } from "~/sales/approvals/front/claim-entries";
import { claimStates, nextClaimStates } from "~/sales/approvals/front/claim-rules";
import {
  findClaim,
  findClaimableOrder,
  formTokenOf,
} from "~/sales/approvals/front/find-claims.server";
import { findCustomerOf } from "~/sales/customers/front/whose.server";
import type { ClaimState } from "~db/schema";

import { ClaimBadge } from "../claim-badge";
import { answerOnClaim, answerForm } from "./answer.server";

export const handle = { i18n: ["office-claims", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** One claim with its thread, and the way to answer it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await guard("sales/claim")(request);
  const id = params.id ?? "";
  const claim = await findClaim(id, "staff");
  if (!claim) throw notThere();
  const t = await translateFor(request, "office-claims");
  const { order, entries, kind, piece, state, opened_at } = claim;
  const endsOn = (await findClaimableOrder(order.token))?.guaranteeEndsOn ?? null;
  return {
    page: titled(t("one", { number: order.number })),
    record: drawRecord(answerForm, { id, texts: {} }),
    id,
    kind,
    piece,
    state,
    opened_at,
    number: order.number,
    isForgotten: order.phone === "",
    customerId: await findCustomerOf("orders", order.id),
    buyersLanguage: nameOfLanguage(order.language),
    guarantee: endsOn && { endsOn, isOver: endsOn < dayOf(opened_at) },
    formToken: await formTokenOf(order.id, `${admin.id}, ${id}`),
    entries: entries.map(({ isCustomers, by, pictures, text, ...entry }, index) => ({
      ...entry,
      text: text || t("forgotten"),
      author: isCustomers ? t("customer") : (by ?? t("staff")),
      state: entry.state === entries[index - 1]?.state ? null : t(`states.${entry.state}`),
      pictures: pictures.map((picture) => ({
        address: officePaths.claims(`/${id}/${picture}`),
        alt: t("picture"),
      })),
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  return answerOnClaim(await takePost(args, guard("sales/claim"), ["from"]));
}

export default function OfficeClaim() {
  const { t, i18n } = useTranslation("office-claims");
  const { number, state, opened_at, entries, isForgotten } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={t("one", { number })} back={{ to: officePaths.claims(), label: t("back") }}>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-stone">
        <ClaimBadge state={state} />
        <span>{formatMoment(opened_at, i18n.language)}</span>
      </p>
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 content-start gap-6">
          <Panel title={t("conversation")}>
            <ClaimEntries entries={entries} language={i18n.language} />
          </Panel>
          {isForgotten ? (
            <p className="text-stone">{t("refused.forgotten")}</p>
          ) : (
            <AnswerForm key={entries.length} />
          )}
        </div>
        <div className="grid grid-cols-1 content-start">
          <Facts />
        </div>
      </div>
    </DeskFrame>
  );
}

function Facts() {
  const { t, i18n } = useTranslation("office-claims");
  const { number, kind, piece, guarantee, customerId } = useLoaderData<typeof loader>();
  return (
    <Panel title={t("facts")}>
      <dl className="grid gap-2">
        <dt className="text-stone">{t("order")}</dt>
        <dd>
          <Link to={officePaths.order(number)} className="link">
            {number}
          </Link>
        </dd>
        <dt className="text-stone">{t("piece")}</dt>
        <dd>{piece ?? t("whole")}</dd>
        <dt className="text-stone">{t("kind")}</dt>
        <dd>{t(`kinds.${kind}`)}</dd>
        {guarantee && (
          <>
            <dt className="text-stone">{t("guarantee")}</dt>
            <dd>
              {t(guarantee.isOver ? "guaranteeOver" : "guaranteeUntil", {
                date: formatDay(`${guarantee.endsOn}T12:00:00Z`, i18n.language),
              })}
            </dd>
          </>
        )}
      </dl>
      <CustomerLink id={customerId} />
    </Panel>
  );
}

function AnswerForm() {
  const { t } = useTranslation("office-claims");
  const { record, id, state, formToken, buyersLanguage } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const inWords = (states: readonly ClaimState[]) =>
    optionsOf(states, (value) => t(`states.${value}`));
  const to = { kind: "radio", label: t("answer.to") } as const;
  return (
    <Panel title={t("answer.title")}>
      <RecordForm
        id="answer"
        record={record}
        to={officePaths.claims(`/${id}`)}
        answer={answer}
        formToken={formToken}
        kept={{ from: state }}
        // A colleague may have left the claim in a state to which no answer leads, so the
        // comparison knows all states.
        besides={{ to: { ...to, options: inWords(claimStates) } }}
        trouble={answer?.reason && t(`refused.${answer.reason}`)}
        save={t("answer.button")}
        sections={[
          {
            columns: 1,
            fields: {
              text: {
                kind: "lines",
                rows: 5,
                label: t("answer.text"),
                hint: t("answer.hint", { language: buyersLanguage }),
              },
              to: { ...to, options: inWords(nextClaimStates(state)) },
            },
          },
        ]}
      />
    </Panel>
  );
}
