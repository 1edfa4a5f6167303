import type { Trouble } from "~/front/assistant/problem";
import { findTroubleWork } from "~/front/assistant/trouble.server";
import { findOrdersToConfirm, findUndatedDeliveries } from "~/front/progress/waiting-orders.server";
import type { Waiting } from "~/platform/settings/waiting";
import { findNewClaims } from "~/sales/approvals/front/claim-list.server";
import { findLateEInvoices } from "~/sales/e-invoices/front/late-e-invoices.server";
import { findWaitingOrders } from "~/sales/orders/office-order-list.server";
import type { OrderFilter } from "~/sales/orders/order-filter";
import { findQuoteWork } from "~/sales/quotes/front/old-quotes.server";
import { findWaitingWithdrawals } from "~/sales/withdrawals/withdrawal-list.server";
import { attachmentPercent } from "~/shop/messages/attachments.server";
import { findUnreadMessages } from "~/shop/messages/front/contact-message.server";
import { findWaitingQuestions } from "~/shop/questions/front/old-questions.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { countLowStock, findWaitingReviews, nearlyFull } from "./waiting-work.server";
import { findWatched, type Watched } from "./watching/watched";

/** The kinds of work on desks; how full the space for attachments is counts in percent. */
type DeskWorkName =
  | "toConfirm"
  | "unpaid"
  | "late"
  | "transport"
  | "drawings"
  | "undated"
  | "lateEInvoices"
  | "lowStock"
  | "withdrawals"
  | "claims"
  | "quoteRequests"
  | "endingQuotes"
  | "toRefund"
  | "unreadMessages"
  | "waitingReviews"
  | "waitingQuestions"
  | "fullFiles"
  | "assistant";

/** Work of one kind that waits for somebody on a desk. */
interface DeskWork extends Waiting {
  name: DeskWorkName;
  /** What keeps the assistant's model from answering. */
  cause?: Trouble;
}

/** A state that the shop watches of itself and that needs somebody; its words name the `limits`. */
type WatchedWork = Pick<Watched, "name" | "count" | "since" | "page" | "job" | "limits">;

export type Work = DeskWork | WatchedWork;

/** The shop's to-do list for today: the longest waiting work first, work without a noted time last. */
export async function findToDoList(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<Work[]> {
  const all = { search: "", from: "", to: "", page: 1, payment: "", status: "" } as const;
  const orders = (filter: Partial<OrderFilter>) => findWaitingOrders({ ...all, ...filter }, db);
  const quotes = await findQuoteWork(now, db);
  const found: Record<DeskWorkName, Omit<DeskWork, "name">> = {
    toConfirm: await findOrdersToConfirm(db),
    unpaid: await orders({ status: "owing" }),
    late: await orders({ status: "late" }),
    transport: await orders({ status: "transport" }),
    drawings: await orders({ status: "drawings" }),
    undated: await findUndatedDeliveries(now, db),
    lateEInvoices: await findLateEInvoices(now, db),
    lowStock: { count: await countLowStock(db), since: null },
    withdrawals: await findWaitingWithdrawals(db),
    claims: await findNewClaims(db),
    quoteRequests: quotes.waiting,
    endingQuotes: quotes.ending,
    toRefund: await orders({ status: "refund" }),
    unreadMessages: await findUnreadMessages(db),
    waitingReviews: await findWaitingReviews(db),
    waitingQuestions: await findWaitingQuestions(db),
    fullFiles: { count: nearlyFull(await attachmentPercent(db)), since: null },
    assistant: await findTroubleWork(db),
  };
  const names = Object.keys(found) as DeskWorkName[];
  const watched = (await findWatched(now, db)).map(
    ({ name, listed, page, job, limits }): WatchedWork => {
      return { name, ...listed, page, job, limits };
    },
  );
  return [...names.map((name): DeskWork => ({ name, ...found[name] })), ...watched]
    .filter(({ count }) => count > 0)
    .sort((one, other) => (one.since ?? "9").localeCompare(other.since ?? "9"));
}
