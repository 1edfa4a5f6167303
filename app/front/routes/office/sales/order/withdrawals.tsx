import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { WithdrawalRow } from "~/sales/withdrawals/front/withdrawal-row.server";

import { WithdrawalBadge } from "../withdrawal-badge";

/** The withdrawals from the order, each a link to its record. */
export function Withdrawals({ withdrawals }: { withdrawals: WithdrawalRow[] }) {
  const { t, i18n } = useTranslation("office-withdrawals");
  if (withdrawals.length === 0) return null;
  return (
    <Panel title={t("title")}>
      <ul className="grid gap-2">
        {withdrawals.map(({ id, declared_at, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <Link to={officePaths.withdrawal(id)} className="link py-1">
              {formatMoment(declared_at, i18n.language)}
            </Link>
            <WithdrawalBadge state={state} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
