import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay, formatMoment, readDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { readPage } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterSelect } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import {
  listAuditLog,
  type AuditEntry,
  type AuditSubject,
} from "~/platform/settings/audit-log.server";
import { orderStatuses, paymentMethods, paymentStatuses } from "~/sales/orders/order-status";
import texts from "~locales/ro/office-audit-log.json";
import orderTexts from "~locales/ro/office-orders.json";

export const handle = { i18n: ["office-audit-log", "office-orders", "order"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

const subjects = Object.keys(texts.subjects) as AuditSubject[];

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("house/audit-log"), "office-audit-log");
  const subject = subjects.find((one) => one === query.get("despre"));
  const subjectId = query.get("id")?.slice(0, 64) || undefined;
  return {
    page: titled(t("title")),
    subject,
    subjectId,
    subjects,
    auditLog: await listAuditLog({ subject, subjectId, page: readPage(query) }),
  };
}

export default function AuditLog() {
  const { t, i18n } = useTranslation("office-audit-log");
  const { auditLog, subject, subjectId, subjects } = useLoaderData<typeof loader>();
  return (
    <DeskList
      to={officePaths.auditLog()}
      title={t("title")}
      intro={t("intro")}
      filter={{ despre: subject, id: subject && subjectId }}
      filters={
        <FilterSelect
          name="despre"
          label={t("subject")}
          value={subject ?? ""}
          options={subjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
        />
      }
      isCounted
      pages={auditLog}
      rows={auditLog.entries}
      rowKey={({ id }) => id}
      columns={[
        { label: t("what"), isTitle: true, cell: (entry) => t(`actions.${entry.action}`) },
        {
          label: t("when"),
          cell: (entry) => formatMoment(entry.happened_at, i18n.language),
        },
        { label: t("who"), isTyped: true, cell: (entry) => entry.admin_email },
        {
          label: t("subject"),
          cell: (entry) => `${t(`subjects.${entry.subject}`)} ${shorten(entry.subject_id)}`,
        },
        { label: t("changes"), cell: (entry) => <Changes entry={entry} /> },
      ]}
    />
  );
}

/** The fields that changed, folded away when there are many. */
/** Shows an id by its first 8 characters, as the whole back office does; names stay whole. */
function shorten(id: string): string {
  return id.replace(/^([\da-f]{8})-[\da-f-]{27}$/, "$1");
}

/** What a payment is called, and why money went back. */
const paymentKinds = Object.keys(orderTexts.pay.kinds) as (keyof typeof orderTexts.pay.kinds)[];
const paymentReasons = Object.keys(orderTexts.pay.back) as (keyof typeof orderTexts.pay.back)[];

/** The fields that are in most entries; others keep their stored names. */
const named = ["status", "payment_status", "payment_method", "paid_bani", "promised_on"] as const;

function Changes({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useTranslation(["office-audit-log", "office-orders", "order"]);
  const isPayment = entry.action === "payment-recorded";
  const labelOf = (field: string) => {
    if (isPayment && field === "kind") return t("office-orders:pay.kind");
    if (isPayment && field === "reason") return t("office-orders:pay.reason");
    if (isPayment && field === "paid_on") return t("office-orders:pay.paidOn");
    const known = named.find((one) => one === field);
    return known ? t(`fields.${known}`) : field;
  };
  /** A value as pages show it: a state in words, a sum in lei, a day; what is none of these as it is. */
  const wordsOf = (field: string, value: string) => {
    const status = orderStatuses.find((one) => field === "status" && one === value);
    if (status) return t(`order:status.${status}`);
    const payment = paymentStatuses.find((one) => field === "payment_status" && one === value);
    if (payment) return t(`order:payment.statuses.${payment}`);
    const method = paymentMethods.find((one) => field === "payment_method" && one === value);
    if (method) return t(`order:payment.methods.${method}`);
    const kind = paymentKinds.find((one) => isPayment && field === "kind" && one === value);
    if (kind) return t(`office-orders:pay.kinds.${kind}`);
    const reason = paymentReasons.find((one) => isPayment && field === "reason" && one === value);
    if (reason) return t(`office-orders:pay.back.${reason}`);
    if (field.endsWith("_bani") && /^-?\d+$/.test(value)) return formatRon(Number(value));
    const isDay = field.endsWith("_on") && readDay(value) === value && value !== "";
    return isDay ? formatDay(`${value}T12:00:00Z`, i18n.language) : value;
  };
  if (entry.changes.length === 0) return "–";
  return (
    <details>
      <summary className="inline-block min-h-6 underline underline-offset-4">
        {t("changes")} ({entry.changes.length})
      </summary>
      <dl className="mt-2 grid gap-1 text-xs">
        {entry.changes.map((change) => (
          <div key={change.field}>
            <dt className="font-semibold">{labelOf(change.field)}</dt>
            <dd className="break-words whitespace-pre-wrap">
              <del className="text-error">{wordsOf(change.field, change.before)}</del>
              {change.before && change.after && " → "}
              <ins className="text-success no-underline">{wordsOf(change.field, change.after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
