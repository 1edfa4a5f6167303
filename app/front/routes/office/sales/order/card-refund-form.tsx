import { formatRon, leiText } from "~/platform/format/office-money";
import { SelectField, TextField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { RefundReason } from "~db/schema";

import type { ShownAttempt } from "./shown-card-payments.server";

/** A refund that was not made: the attempt, what was typed, and why. */
export interface RefusedRefund {
  payment: string;
  amount: string;
  chosen: RefundReason | "";
  error?: string;
  reasonError?: string;
}

export function RefundForm({
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
