import type { FormAnswer } from "~/front/desk/record";
import type { DrawnRecord } from "~/front/desk/record.server";
import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { OrderBadge } from "~/sales/orders/front/order-badge";
import { nextSteps } from "~/sales/orders/withdrawal-rules";

import type { ShownWithdrawal } from "./course";
import { StepForm } from "./step-form";

interface OrderPanelProps {
  record: DrawnRecord<"number">;
  withdrawal: ShownWithdrawal;
  /** The last days for a statement in time; undefined before the delivery. */
  deadlines: { legal: string; promised: string } | undefined;
  answer: FormAnswer | undefined;
}

/** The order that is withdrawn from, how it was found, and until when one may. */
export function OrderPanel({ record, withdrawal, deadlines, answer }: OrderPanelProps) {
  const { t, i18n } = useTranslation("office-withdrawals");
  const { order, known_by, order_number, state, candidates } = withdrawal;
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
        <div className="mt-4 border-t border-line pt-4">
          <StepForm
            step="link"
            withdrawal={withdrawal}
            answer={answer}
            record={record}
            kept={{ order: order?.number ?? "" }}
            section={{
              intro:
                candidates.length > 0
                  ? t("candidates", { numbers: candidates.join(", ") })
                  : undefined,
              columns: 1,
              fields: { number: { label: t("linkTo"), hint: t("linkHint") } },
            }}
            save={t(order ? "relink" : "link")}
          />
        </div>
      )}
    </Panel>
  );
}
