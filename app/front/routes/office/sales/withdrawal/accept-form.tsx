import { DrawnFrom, StaleFields } from "~/front/desk/record-form";
import { formatRon } from "~/platform/format/office-money";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";

import type { RefusedAcceptance } from "./accept.server";
import type { ShownWithdrawal } from "./course";
import type { acceptForm } from "./schema";
import { useCompared } from "./step-form";

/** How many pieces of each line are taken back, and what is owed for them. */
export function AcceptForm({
  description,
  withdrawal,
  order,
  proposal,
  answer,
}: {
  description: DescriptionOf<typeof acceptForm>;
  withdrawal: ShownWithdrawal;
  order: NonNullable<ShownWithdrawal["order"]>;
  proposal: { returned: Record<string, string>; amount: string };
  answer: RefusedAcceptance | undefined;
}) {
  const { t } = useTranslation("office-withdrawals");
  const read = useMessages();
  const compared = useCompared(answer);
  const [form, fields, errors] = useServerForm(description, {
    id: "accept",
    lastResult: answer?.result,
    defaultValue: { amount: proposal.amount },
  });
  const typed = answer?.returned ?? proposal.returned;
  const lineErrors = Object.entries(answer?.lineErrors ?? {});
  const nameOf = (id: string) => order.lines.find((line) => line.id === id)?.name ?? "";
  return (
    <ServerForm
      form={form}
      errors={[
        ...lineErrors.map(([id, error]) => ({
          id: `returned-${id}`,
          message: `${nameOf(id)}: ${read(error)}`,
        })),
        ...errors,
      ]}
      formErrors={
        answer?.reason
          ? [t(answer.reason === "no-order" ? "accept.noOrder" : "accept.nothing")]
          : []
      }
      action={officePaths.withdrawal(withdrawal.id)}
      preventScrollReset
    >
      <DrawnFrom version={0} kept={{ from: withdrawal.state }} answer={answer} />
      <StaleFields
        answer={answer}
        fields={compared}
        theirs={officePaths.withdrawal(withdrawal.id)}
        intent={answer?.intent}
      />
      <ul className="grid gap-4">
        {order.lines.map(({ id, name, quantity, left, declared, isExempt, unit_price_bani }) => (
          <li key={id} className="grid gap-1 border-b border-line pb-4">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-stone tabular-nums">
              {quantity} × {formatRon(unit_price_bani)}
              {declared > 0 && ` · ${t("accept.declared", { pieces: declared })}`}
            </span>
            {isExempt ? (
              <span className="text-stone">{t("accept.exempt")}</span>
            ) : (
              <TextField
                field={plainField(`returned-${id}`, {
                  value: typed[id] ?? "0",
                  error: answer?.lineErrors?.[id],
                })}
                label={t("accept.returned")}
                hint={t("accept.left", { count: left })}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <TextField
          field={fields.amount}
          label={t("accept.amount")}
          hint={t("accept.amountHint", {
            paid: formatRon(order.paid_bani),
            owed: formatRon(order.owed_bani),
          })}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <div className="mt-4">
        <TextField
          field={fields.amountReason}
          label={t("accept.amountReason")}
          hint={t("accept.amountReasonHint")}
          autoComplete="off"
        />
      </div>
      <p className="mt-3 text-xs text-stone">{t("accept.hint")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button name="intent" value="accept" className="button button-primary">
          {t("accept.button")}
        </button>
        {answer?.computedBani !== undefined && (
          <button name="intent" value="accept-computed" className="button button-secondary">
            {t("accept.computed", { amount: formatRon(answer.computedBani) })}
          </button>
        )}
      </div>
    </ServerForm>
  );
}
