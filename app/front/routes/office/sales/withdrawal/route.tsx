import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { notThere, takePost, titled } from "~/front/desk/desk.server";
import { drawRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { formatMoment } from "~/platform/format/dates";
import { leiText } from "~/platform/format/office-money";
import { describeForm } from "~/platform/forms/describe-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { proposedRefund, withdrawalDeadlines } from "~/sales/orders/withdrawal-rules";
import { Statement } from "~/sales/withdrawals/front/withdrawal-statement";
import { findDeskWithdrawal } from "~/sales/withdrawals/withdrawal-list.server";

import { WithdrawalBadge } from "../withdrawal-badge";
import { changeWithdrawal } from "./changes.server";
import { Course } from "./course";
import { OrderPanel } from "./order-panel";
import { acceptForm, answerForm, linkForm, receiveForm, refundForm } from "./schema";
import { LostStep, Steps } from "./steps";

export const handle = { i18n: ["office-withdrawals", "order", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { role } = await guard("sales/withdrawal")(request);
  const found = await findDeskWithdrawal(params.id ?? "");
  if (!found) throw notThere();
  const t = await translateFor(request, "office-withdrawals");
  const { token: _token, ...withdrawal } = found;
  const { order } = found;
  const isAnyDeclared = order?.lines.some((line) => line.isDeclared) ?? false;
  const wanted = order?.lines.map((line) => ({
    ...line,
    returned: isAnyDeclared ? Math.min(line.left, line.declared) : line.left,
  }));
  return {
    page: titled(t("one", { who: found.full_name || found.email })),
    acceptance: describeForm(acceptForm),
    records: {
      receive: drawRecord(receiveForm, { id: found.id, texts: {} }),
      answer: drawRecord(answerForm, { id: found.id, texts: {} }),
      refund: drawRecord(refundForm, { id: found.id, texts: {} }),
      link: drawRecord(linkForm, { id: found.id, texts: {} }),
    },
    withdrawal,
    isAuditLogOpen: mayDo(role, "administration"),
    deadlines: order?.delivered_at ? withdrawalDeadlines(order.delivered_at) : undefined,
    proposal: {
      returned: Object.fromEntries(wanted?.map((line) => [line.id, String(line.returned)]) ?? []),
      amount: order && wanted ? leiText(proposedRefund(wanted, order)) : "",
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  return changeWithdrawal(await takePost(args, guard("sales/withdrawal"), ["from", "order"]));
}

export default function Withdrawal() {
  const { t, i18n } = useTranslation("office-withdrawals");
  const { acceptance, records, withdrawal, isAuditLogOpen, deadlines, proposal } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { full_name, email, state, declared_at } = withdrawal;
  return (
    <DeskFrame
      title={t("one", { who: full_name || email || t("forgotten") })}
      back={{ to: officePaths.withdrawals(), label: t("back") }}
    >
      <p className="mt-2 flex flex-wrap items-center gap-2 text-stone">
        <WithdrawalBadge state={state} />
        <span>{formatMoment(declared_at, i18n.language)}</span>
      </p>
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 content-start gap-6">
          <Panel title={t("statement")}>
            <Statement text={withdrawal.statement || t("forgotten")} lang={withdrawal.language} />
          </Panel>
          <LostStep withdrawal={withdrawal} answer={answer} />
          <Steps
            key={state}
            acceptance={acceptance}
            records={records}
            withdrawal={withdrawal}
            proposal={proposal}
            answer={answer}
          />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <Panel title={t("who")}>
            <address className="grid gap-1 not-italic">
              {full_name && <span className="font-semibold">{full_name}</span>}
              <a href={`mailto:${email}`} className="link justify-self-start break-all">
                {email}
              </a>
            </address>
          </Panel>
          <OrderPanel
            record={records.link}
            withdrawal={withdrawal}
            deadlines={deadlines}
            answer={answer}
          />
          <Course withdrawal={withdrawal} isAuditLogOpen={isAuditLogOpen} />
        </div>
      </div>
    </DeskFrame>
  );
}
