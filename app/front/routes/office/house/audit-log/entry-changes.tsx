import { formatDay, readDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { AuditEntry } from "~/platform/settings/front/audit-entries.server";
import { orderStatuses, paymentMethods, paymentStatuses } from "~/sales/orders/order-status";
import orderTexts from "~locales/ro/office-orders.json";

/** What a payment is called, and why money went back. */
const paymentKinds = Object.keys(orderTexts.pay.kinds) as (keyof typeof orderTexts.pay.kinds)[];
const paymentReasons = Object.keys(orderTexts.pay.back) as (keyof typeof orderTexts.pay.back)[];

/** The fields that are in most entries; others keep their stored names. */
const named = ["status", "payment_status", "payment_method", "paid_bani", "promised_on"] as const;

export function Changes({ entry }: { entry: AuditEntry }) {
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
