import type { Work } from "~/front/operations/to-do-list.server";
import { mayDo, type Work as Job } from "~/people/identity/front/roles";
import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { orderFilterQuery } from "~/sales/orders/order-filter";
import type { Role } from "~db/schema";

import { officeProductQuery } from "../catalogue/products/address";

const orders = (filter: Parameters<typeof orderFilterQuery>[0]) =>
  officePaths.orders() + orderFilterQuery(filter);

/** Work on desks; the states that the shop watches of itself name their page and whose work they are themselves. */
type DeskWork = Exclude<Work, { page: string }>;

const isWatched = (one: Work): one is Exclude<Work, DeskWork> => "page" in one;

const jobOf = (one: Work): Job => {
  if (isWatched(one)) return one.job;
  return one.name === "assistant" ? "administration" : "sales";
};

/** Where each kind of work is done. */
const places: Record<DeskWork["name"], string> = {
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
  toRefund: orders({ status: "refund" }),
  unreadMessages: officePaths.messages(),
  waitingReviews: officePaths.reviews(),
  waitingQuestions: officePaths.questions(),
  fullFiles: officePaths.messages(),
  assistant: officePaths.assistant(),
};

/** The waiting work, the longest first; each row is a link if the reader may open its page. */
export function ToDo({ list, role }: { list: Work[]; role: Role }) {
  const { t, i18n } = useTranslation(["office-dashboard", "office-assistant", "watched"]);
  const waiting = list.filter((one) => mayDo(role, jobOf(one)));
  const words = (one: Work) => {
    if (isWatched(one)) {
      const meaning = t(`watched:states.${one.name}.meaning`, one.limits);
      return [t(`watched:states.${one.name}.title`), meaning];
    }
    const { name, cause } = one;
    const meaning = cause ? t(`office-assistant:trouble.${cause}`) : t(`work.${name}.meaning`);
    return [t(`work.${name}.title`), meaning];
  };
  return (
    <Panel title={t("work.title")}>
      {waiting.length === 0 ? (
        <p className="text-stone">{t("work.none")}</p>
      ) : (
        <ul className="grid gap-1">
          {waiting.map((one) => {
            const [title, meaning] = words(one);
            return (
              <li key={one.name}>
                <Link
                  to={isWatched(one) ? one.page : places[one.name]}
                  className="flex items-baseline gap-3 py-1.5 hover:bg-linen"
                >
                  <span className="min-w-8 text-right font-semibold tabular-nums">{one.count}</span>
                  <span>
                    {title}
                    <span className="block text-xs text-stone">{meaning}</span>
                    {one.since && (
                      <span className="block text-xs text-stone">
                        {t("work.since", { day: formatDay(one.since, i18n.language) })}
                      </span>
                    )}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
