import type { Work } from "~/front/operations/to-do-list.server";
import { mayDo, type Work as Job } from "~/people/identity/roles";
import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { orderFilterQuery } from "~/sales/orders/order-filter";
import type { Role } from "~db/schema";

import { officeProductQuery } from "../catalogue/products/address";

const orders = (filter: Parameters<typeof orderFilterQuery>[0]) =>
  officePaths.orders() + orderFilterQuery(filter);

/** Where each kind of work is done. */
const places: Record<Work["name"], string> = {
  toConfirm: orders({ status: "new" }),
  unpaid: orders({ status: "owing" }),
  late: orders({ status: "late" }),
  transport: orders({ status: "transport" }),
  drawings: orders({ status: "drawings" }),
  undated: orders({ status: "in_delivery" }),
  lateEInvoices: officePaths.document("e-factura"),
  lowStock: officePaths.products() + officeProductQuery({ status: "active", stock: "low" }),
  quoteRequests: officePaths.quotes(),
  endingQuotes: officePaths.quotes("?stare=la-client"),
  withdrawals: officePaths.withdrawals(),
  claims: officePaths.claims(),
  cardTasks: officePaths.cards("/de-rezolvat"),
  toRefund: orders({ status: "refund" }),
  unreadMessages: officePaths.messages(),
  waitingReviews: officePaths.reviews(),
  waitingQuestions: officePaths.questions(),
  unsentMails: officePaths.launch(),
  fullFiles: officePaths.messages(),
  assistant: officePaths.assistant(),
  copies: officePaths.launch(),
  clock: officePaths.launch(),
};

/** Who does it, where that is not everybody who sells. */
const jobs: Partial<Record<Work["name"], Job>> = {
  unsentMails: "administration",
  assistant: "administration",
  copies: "administration",
  clock: "administration",
};

/** What waits for somebody, the longest first, each row a link to it that the reader may follow. */
export function ToDo({ list, role }: { list: Work[]; role: Role }) {
  const { t, i18n } = useTranslation(["office-dashboard", "office-assistant"]);
  const waiting = list.filter(({ name }) => mayDo(role, jobs[name] ?? "sales"));
  return (
    <Panel title={t("work.title")}>
      {waiting.length === 0 ? (
        <p className="text-stone">{t("work.none")}</p>
      ) : (
        <ul className="grid gap-1">
          {waiting.map(({ name, count, since, cause }) => (
            <li key={name}>
              <Link to={places[name]} className="flex items-baseline gap-3 py-1.5 hover:bg-linen">
                <span className="min-w-8 text-right font-semibold tabular-nums">{count}</span>
                <span>
                  {t(`work.${name}.title`)}
                  <span className="block text-xs text-stone">
                    {cause ? t(`office-assistant:trouble.${cause}`) : t(`work.${name}.meaning`)}
                  </span>
                  {since && (
                    <span className="block text-xs text-stone">
                      {t("work.since", { day: formatDay(since, i18n.language) })}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
