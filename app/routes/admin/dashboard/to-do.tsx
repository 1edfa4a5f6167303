import { useTranslation } from "react-i18next";

import { mayDo, type Work } from "~/accounts/roles";
import type { ToDoList } from "~/operations/to-do-list.server";
import { orderFilterQuery } from "~/orders/order-filter";
import { paths } from "~/paths";
import { Panel } from "~/ui/admin/panel";
import { Link } from "~/ui/link";
import type { Role } from "~db/schema";

import { adminProductQuery } from "../products/address";

/** The to-do list: what waits for somebody, each row a link to it that the reader may follow. */
export function ToDo({ list, role }: { list: ToDoList; role: Role }) {
  const { t } = useTranslation("admin-dashboard");
  const rows = [
    {
      name: "unpaid",
      to: paths.adminOrders() + orderFilterQuery({ status: "open", payment: "unpaid" }),
    },
    { name: "late", to: paths.adminOrders() + orderFilterQuery({ status: "late" }) },
    { name: "lateEInvoices", to: paths.eInvoices() },
    {
      name: "lowStock",
      to: paths.adminProducts() + adminProductQuery({ status: "active", stock: "low" }),
    },
    { name: "withdrawals", to: paths.adminWithdrawals() },
    { name: "cardTasks", to: paths.adminCards("/de-rezolvat") },
    { name: "unreadMessages", to: paths.adminMessages() },
    { name: "waitingReviews", to: paths.adminReviews() },
    { name: "unsentMails", to: paths.adminLaunch(), work: "administration" },
    { name: "fullFiles", to: paths.adminMessages() },
    { name: "clock", to: paths.adminLaunch(), work: "administration" },
  ] as const satisfies { name: string; to: string; work?: Work }[];
  const waiting = rows.filter(
    (row) => list[row.name] > 0 && mayDo(role, "work" in row ? row.work : "sales"),
  );
  return (
    <Panel title={t("work.title")}>
      {waiting.length === 0 ? (
        <p className="text-stone">{t("work.none")}</p>
      ) : (
        <ul className="grid gap-1">
          {waiting.map(({ name, to }) => (
            <li key={name}>
              <Link to={to} className="flex items-baseline gap-3 py-1.5 hover:bg-linen">
                <span className="min-w-8 text-right font-semibold tabular-nums">{list[name]}</span>
                <span>
                  {t(`work.${name}.title`)}
                  <span className="block text-xs text-stone">{t(`work.${name}.meaning`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
