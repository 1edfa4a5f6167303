import { formatDay, formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { DeskWithdrawal } from "~/sales/withdrawals/withdrawal-list.server";

export type ShownWithdrawal = Omit<DeskWithdrawal, "token">;

/** What has happened so far, and when; readers of the audit log find there who did it. */
export function Course({
  withdrawal,
  isAuditLogOpen,
}: {
  withdrawal: ShownWithdrawal;
  isAuditLogOpen: boolean;
}) {
  const { t, i18n } = useTranslation("office-withdrawals");
  const { refund, answer } = withdrawal;
  const events = [
    { name: "declared", at: withdrawal.declared_at },
    { name: "received", at: withdrawal.received_at },
    { name: "accepted", at: withdrawal.accepted_at },
    { name: "refused", at: withdrawal.refused_at },
    { name: "closed", at: withdrawal.closed_at },
    { name: "refunded", at: refund?.paid_at ?? null },
  ] as const;
  return (
    <Panel title={t("course")}>
      <ol className="grid gap-2">
        {events.map(
          ({ name, at }) =>
            at && (
              <li key={name}>
                <span className="font-semibold">{t(`events.${name}`)}</span>
                <time dateTime={at} className="block text-stone">
                  {formatMoment(at, i18n.language)}
                </time>
              </li>
            ),
        )}
      </ol>
      {answer && (
        <p className="mt-3 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
          {answer}
        </p>
      )}
      {refund && (
        <p className="mt-3">
          {t(refund.paid_at ? "refundPaid" : "refundDue", {
            amount: formatRon(refund.amount_bani),
            date: formatDay(`${refund.due_on}T12:00:00Z`, i18n.language),
          })}
        </p>
      )}
      {withdrawal.amount_reason && (
        <p className="mt-1 wrap-anywhere text-stone">
          {t("otherAmount", { reason: withdrawal.amount_reason })}
        </p>
      )}
      {isAuditLogOpen && (
        <p className="mt-3">
          <Link
            to={`${officePaths.auditLog()}?despre=withdrawal&id=${withdrawal.id}`}
            className="link inline-block py-1"
          >
            {t("journal")}
          </Link>
        </p>
      )}
    </Panel>
  );
}
