import { useTranslation } from "~/i18n/use-translation";
import { formatMoment } from "~/format/dates";
import { WithdrawalBadge } from "~/orders/withdrawal-badge";
import type { WithdrawalRow } from "~/orders/withdrawal-list.server";
import { adminPaths } from "~/admin-paths";
import { Panel } from "~/ui/admin/panel";
import { Link } from "~/ui/link";

/** The withdrawals from the order, each a link to its record. */
export function Withdrawals({ withdrawals }: { withdrawals: WithdrawalRow[] }) {
  const { t, i18n } = useTranslation("admin-withdrawals");
  if (withdrawals.length === 0) return null;
  return (
    <Panel title={t("title")}>
      <ul className="grid gap-2">
        {withdrawals.map(({ id, declared_at, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <Link to={adminPaths.adminWithdrawal(id)} className="link py-1">
              {formatMoment(declared_at, i18n.language)}
            </Link>
            <WithdrawalBadge state={state} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
