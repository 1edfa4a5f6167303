import { formatMoment } from "~/platform/format/dates";
import { formatRon, leiText } from "~/platform/format/office-money";
import { SelectField, TextField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { RefundReason } from "~db/schema";

import type { ShownAttempt } from "./card-changes.server";

/** A refund that was not made: the attempt, what was typed, and why. */
interface RefusedRefund {
  payment: string;
  amount: string;
  chosen: RefundReason | "";
  error?: string;
  reasonError?: string;
}

interface CardPaymentsProps {
  number: string;
  /** The reasons for which the order may give money back. */
  reasons: readonly RefundReason[];
  attempts: ShownAttempt[];
  refused: RefusedRefund | undefined;
}

const tones: Record<ShownAttempt["state"], "good" | "bad" | "neutral"> = {
  started: "neutral",
  checking: "neutral",
  refused: "neutral",
  expired: "neutral",
  to_desk: "bad",
  paid: "good",
  refund_due: "bad",
};

/** The attempts to pay an order by card, what they left to settle, and the way to give money back. */
export function CardPayments({ number, reasons, attempts, refused }: CardPaymentsProps) {
  const { t, i18n } = useTranslation("office-cards");
  if (attempts.length === 0) return null;
  return (
    <Panel title={t("panel")}>
      <ul className="grid gap-5">
        {attempts.map((attempt) => (
          <li
            key={attempt.id}
            className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold tabular-nums">{formatRon(attempt.amount_bani)}</span>
              {attempt.lost_bani > 0 ? (
                <Badge tone="bad">{t("states.lost")}</Badge>
              ) : (
                <Badge tone={tones[attempt.state]}>{t(`states.${attempt.state}`)}</Badge>
              )}
              <span className="text-stone">
                {t(`keys.providers.${attempt.provider}`)},{" "}
                {formatMoment(attempt.settled_at ?? attempt.started_at, i18n.language)}
              </span>
            </p>
            {attempt.payment_reference && (
              <p className="text-sm text-stone">
                {t("reference")}: <code className="break-all">{attempt.payment_reference}</code>
              </p>
            )}
            <Tasks number={number} tasks={attempt.tasks} />
            <Refunds refunds={attempt.refunds} />
            <RefundForm
              key={attempt.refundable_bani}
              number={number}
              reasons={attempt.state === "paid" ? reasons : []}
              attempt={attempt}
              refused={refused?.payment === attempt.id ? refused : undefined}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Tasks({ number, tasks }: { number: string; tasks: ShownAttempt["tasks"] }) {
  const { t, i18n } = useTranslation("office-cards");
  if (tasks.length === 0) return null;
  return (
    <ul aria-label={t("tasks.title")} className="grid gap-2">
      {tasks.map((task) => (
        <li key={task.id} className="border-l-4 border-sage pl-3">
          {task.words}{" "}
          {task.done_at ? (
            <span className="text-stone">
              {t("tasks.settled", { date: formatMoment(task.done_at, i18n.language) })}
            </span>
          ) : (
            <Form method="post" action={officePaths.order(number)} preventScrollReset>
              <input type="hidden" name="task" value={task.id} />
              <button
                name="intent"
                value="settle-card-task"
                className="button button-quiet mt-1 border-line"
              >
                {t("tasks.done")}
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

function Refunds({ refunds }: { refunds: ShownAttempt["refunds"] }) {
  const { t, i18n } = useTranslation("office-cards");
  if (refunds.length === 0) return null;
  return (
    <ul aria-label={t("refunds")} className="grid gap-1 text-sm">
      {refunds.map((refund) => (
        <li key={refund.id} className="tabular-nums">
          {formatRon(-refund.amount_bani)} · {t(`refundStates.${refund.state}`)} ·{" "}
          {formatMoment(refund.asked_at, i18n.language)}
        </li>
      ))}
    </ul>
  );
}

function RefundForm({
  number,
  reasons,
  attempt,
  refused,
}: {
  number: string;
  /** Empty for money that was never recorded for the order. */
  reasons: readonly RefundReason[];
  attempt: ShownAttempt;
  refused: RefusedRefund | undefined;
}) {
  const { t } = useTranslation(["office-cards", "office-orders"]);
  if (!attempt.isPaid) return null;
  if (!attempt.canRefund) return <p className="text-stone">{t("refund.elsewhere")}</p>;
  const { unanswered_bani: unanswered } = attempt;
  const proposed = unanswered ?? (attempt.state === "refund_due" ? attempt.refundable_bani : null);
  const field = plainField("amount", {
    id: `card-refund-${attempt.id}`,
    value: refused?.amount ?? (proposed === null ? "" : leiText(proposed)),
    error: refused?.error,
  });
  const reasonField = plainField("reason", {
    id: `card-reason-${attempt.id}`,
    value: refused?.chosen ?? (reasons.length === 1 ? reasons[0] : ""),
    error: refused?.reasonError,
  });
  const errors = [
    ...(refused?.error ? [{ id: field.id, message: refused.error }] : []),
    ...(refused?.reasonError ? [{ id: reasonField.id, message: refused.reasonError }] : []),
  ];
  return (
    <Form method="post" action={officePaths.order(number)} noValidate preventScrollReset>
      <h3 className="mb-2">{t("refund.title")}</h3>
      <ErrorSummary errors={errors} />
      {unanswered !== null && (
        <p className="mb-2 font-semibold">
          {t("refund.unanswered", { amount: formatRon(unanswered) })}
        </p>
      )}
      <input type="hidden" name="payment" value={attempt.id} />
      <input type="hidden" name="formToken" value={attempt.formToken} />
      <div className="max-w-xs">
        <TextField
          field={field}
          label={t("refund.amount")}
          hint={t("refund.hint", { most: formatRon(unanswered ?? attempt.refundable_bani) })}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      {reasons.length > 0 && (
        <div className="mt-3 max-w-xs">
          <SelectField
            field={reasonField}
            label={t("office-orders:pay.reason")}
            empty={t("office-orders:pay.reasonNone")}
            options={reasons.map((value) => ({
              value,
              label: t(`office-orders:pay.reasons.${value}`),
            }))}
          />
        </div>
      )}
      <button name="intent" value="refund-card" className="button button-secondary mt-3">
        {t("refund.button")}
      </button>
    </Form>
  );
}
