import { useTranslation } from "react-i18next";

import { mayDo, type Work } from "~/accounts/roles";
import type { ToDoList } from "~/operations/to-do-list.server";
import { orderFilterQuery } from "~/orders/order-filter";
import { adminPaths } from "~/admin-paths";
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
      to: adminPaths.adminOrders() + orderFilterQuery({ status: "open", payment: "unpaid" }),
    },
    { name: "late", to: adminPaths.adminOrders() + orderFilterQuery({ status: "late" }) },
    {
      name: "transport",
      to: adminPaths.adminOrders() + orderFilterQuery({ status: "transport" }),
    },
    { name: "lateEInvoices", to: adminPaths.adminDocument("e-factura") },
    {
      name: "lowStock",
      to: adminPaths.adminProducts() + adminProductQuery({ status: "active", stock: "low" }),
    },
    { name: "quoteRequests", to: adminPaths.adminQuotes() },
    { name: "endingQuotes", to: adminPaths.adminQuotes("?stare=la-client") },
    { name: "withdrawals", to: adminPaths.adminWithdrawals() },
    { name: "cardTasks", to: adminPaths.adminCards("/de-rezolvat") },
    { name: "toRefund", to: adminPaths.adminOrders() + orderFilterQuery({ status: "refund" }) },
    { name: "unreadMessages", to: adminPaths.adminMessages() },
    { name: "waitingReviews", to: adminPaths.adminReviews() },
    { name: "unsentMails", to: adminPaths.adminLaunch(), work: "administration" },
    { name: "fullFiles", to: adminPaths.adminMessages() },
    { name: "clock", to: adminPaths.adminLaunch(), work: "administration" },
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
