import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { Panel } from "~/platform/office-ui/front/panel";
import type { RefundReason } from "~db/schema";

import { type RefusedRefund, RefundForm } from "./card-refund-form";
import { Tasks } from "./card-tasks";
import type { ShownAttempt } from "./shown-card-payments.server";

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
