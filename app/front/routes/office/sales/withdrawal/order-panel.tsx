import { formatDay } from "~/platform/format/dates";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { OrderBadge } from "~/sales/orders/order-badge";
import { nextSteps } from "~/sales/orders/withdrawal-rules";

import type { RefusedStep } from "./changes.server";
import type { ShownWithdrawal } from "./course";
import type { linkForm } from "./schema";

interface OrderPanelProps {
  description: DescriptionOf<typeof linkForm>;
  withdrawal: ShownWithdrawal;
  /** The last days for a statement in time; undefined before the delivery. */
  deadlines: { legal: string; promised: string } | undefined;
  answer: RefusedStep | undefined;
}

/** The order that is withdrawn from, how it was found, and until when one may. */
export function OrderPanel({ description, withdrawal, deadlines, answer }: OrderPanelProps) {
  const { t, i18n } = useTranslation("office-withdrawals");
  const { order, known_by, order_number, state } = withdrawal;
  const day = (date: string) => formatDay(`${date}T12:00:00Z`, i18n.language);
  return (
    <Panel title={t("order")}>
      {order ? (
        <p className="flex flex-wrap items-center gap-2">
          <Link to={officePaths.order(order.number)} className="link font-semibold">
            {order.number}
          </Link>
          <OrderBadge status={order.status} />
        </p>
      ) : (
        <p className="wrap-anywhere">
          {order_number ? t("typed", { order_number }) : t("untyped")}
        </p>
      )}
      <p className={known_by === "number" ? "mt-2 font-semibold text-error" : "mt-2 text-stone"}>
        {t(`knownBy.${known_by}`)}
      </p>
      {order && (
        <dl className="mt-3 grid gap-1">
          {deadlines ? (
            <>
              <dt className="text-stone">{t("legalUntil")}</dt>
              <dd>{day(deadlines.legal)}</dd>
              <dt className="text-stone">{t("promisedUntil")}</dt>
              <dd>{day(deadlines.promised)}</dd>
            </>
          ) : (
            <dd className="text-stone">{t("notDelivered")}</dd>
          )}
        </dl>
      )}
      {nextSteps(state).includes("accept") && (
        <LinkForm description={description} withdrawal={withdrawal} answer={answer} />
      )}
    </Panel>
  );
}

function LinkForm({ description, withdrawal, answer }: Omit<OrderPanelProps, "deadlines">) {
  const { t } = useTranslation("office-withdrawals");
  const [form, fields, errors] = useServerForm(description, {
    id: "link",
    lastResult: answer?.form === "link" ? answer.result : undefined,
  });
  const { id, candidates, order } = withdrawal;
  return (
    <ServerForm
      form={form}
      errors={errors}
      action={officePaths.withdrawal(id)}
      preventScrollReset
      className="mt-4 border-t border-line pt-4"
    >
      {candidates.length > 0 && (
        <p className="mb-3 text-stone">{t("candidates", { numbers: candidates.join(", ") })}</p>
      )}
      <TextField
        field={fields.number}
        label={t("linkTo")}
        hint={t("linkHint")}
        autoComplete="off"
      />
      <button name="intent" value="link" className="button button-secondary mt-3">
        {t(order ? "relink" : "link")}
      </button>
    </ServerForm>
  );
}
