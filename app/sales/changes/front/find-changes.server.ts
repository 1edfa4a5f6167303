import { addDays, dayOf } from "~/platform/format/dates";
import type { DeliveryDays } from "~/shop/catalogue/delivery-term";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";
import type { OrderChangeState } from "~db/schema";

import type { OrderVersion } from "../versions/version";
import { readAfter, readBefore, readDraft } from "../writing/stored-change.server";

/** A line of a change as staff write it. */
export interface DraftLine {
  /** The id of the order's line; null for an added one. */
  id: string | null;
  /** The address of its design, as a query; empty where it stays as it is, and for what has none. */
  design: string;
  /** The address of an added ready-made piece, as `dormitoare/3`; else empty. */
  product: string;
  name: string;
  /** 0: it is taken out. */
  quantity: number;
  /** The price of one, as the order shows prices; bani. */
  unit_bani: number;
  /** In how many days an added piece in words comes; else null. */
  days: DeliveryDays | null;
  /** Whether an added piece in words is made to order. */
  is_made: boolean;
  /** An added piece in words' own rate of VAT in percent; null if the order's counts. */
  vat_percent: number | null;
}

/** A change of an order as staff write it; bani, as the order shows its prices. */
export interface DraftChange {
  lines: DraftLine[];
  discount_bani: number;
  transport_bani: number;
  carrying_bani: number;
  assembly_bani: number;
  /** The day by which it is promised anew; empty where that follows from its pieces. */
  promised_on: string;
  /** Said to the customer. */
  note: string;
  /** The last day on which it may be accepted; days of Bucharest. */
  valid_until: string;
}

/** Days that a change is proposed to be valid for, and the longest that it may be. */
const USUAL_VALIDITY = 7;
export const LONGEST_VALIDITY = 60;

/** The last day of what is proposed today, if nobody says another. */
export function usualLastDay(now: Date = new Date()): string {
  return addDays(dayOf(now.toISOString()), USUAL_VALIDITY);
}

/** Where a change stands on a day of Bucharest: one that was sent is expired after its last day. */
type ChangeStanding = OrderChangeState | "expired";

/** A change that its customer was asked about, or that was applied without asking. */
export interface OrderChange {
  id: string;
  number: number;
  standing: Exclude<ChangeStanding, "draft">;
  before: OrderVersion;
  after: OrderVersion;
  note: string;
  valid_until: string;
  sent_at: string;
  answered_at: string | null;
  /** `customer`, or the id of who heard the answer or needed none. */
  answered_by: string;
  answer_note: string;
  version: number;
}

/** The draft of a change, which staff alone see. */
export interface KeptDraft {
  id: string;
  /** The number that the change made of the draft will have in its order. */
  number: number;
  version: number;
  draft: DraftChange;
}

/** The changes of an order, the newest first, and the draft of the next; null where there is none. */
export async function findChanges(
  orderId: string,
  db: Db = shopDatabase(),
  now: Date = new Date(),
): Promise<{ changes: OrderChange[]; draft: KeptDraft | null }> {
  const rows = await db
    .selectFrom("order_changes")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("number", "desc")
    .execute();
  const today = dayOf(now.toISOString());
  const changes = rows.flatMap(({ draft: _, state, before, after, sent_at, ...row }) => {
    if (state === "draft") return [];
    const isOver = state === "sent" && row.valid_until < today;
    const { id, number, note, valid_until, answered_at, answered_by, answer_note, version } = row;
    return [
      {
        id,
        number,
        standing: isOver ? ("expired" as const) : state,
        before: readBefore(before),
        after: readAfter(after),
        note,
        valid_until,
        sent_at: sent_at ?? row.made_at,
        answered_at,
        answered_by,
        answer_note,
        version,
      },
    ];
  });
  const drafted = rows.find(({ state }) => state === "draft");
  const draft = drafted && {
    id: drafted.id,
    number: drafted.number,
    version: drafted.version,
    draft: readDraft(drafted.draft),
  };
  return { changes, draft: draft ?? null };
}

/** The change that waits for its customer's answer; undefined where none does. */
export function openChange(changes: readonly OrderChange[]): OrderChange | undefined {
  return changes.find(({ standing }) => standing === "sent");
}

/** The change of a number in its order. */
export async function findNumbered(
  orderId: string,
  number: number,
  db: Db,
): Promise<OrderChange | undefined> {
  const { changes } = await findChanges(orderId, db);
  return changes.find((change) => change.number === number);
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    order_changes: "as its order; what was said with it as long as that names its customer",
  },
  exportOf: async ({ id }, db) => ({
    order_changes: await db
      .selectFrom("order_changes")
      .innerJoin("orders", "orders.id", "order_changes.order_id")
      .select(["orders.number as order", "order_changes.number", "state", "sent_at"])
      .select(["order_changes.note", "answered_at", "answer_note"])
      .where("orders.user_id", "=", id)
      .where("state", "<>", "draft")
      .orderBy("sent_at")
      .execute(),
  }),
  eraseOfOrders: async (ids, _now, trx) => {
    await trx
      .deleteFrom("order_changes")
      .where("order_id", "in", ids)
      .where("state", "=", "draft")
      .execute();
    await trx
      .updateTable("order_changes")
      .set({ note: "", answer_note: "" })
      .where("order_id", "in", ids)
      .execute();
  },
} satisfies PersonalData;
