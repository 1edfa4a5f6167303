import { dayOf } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OrderChangeState } from "~db/schema";

import type { OrderVersion } from "../versions/version";
import { readAfter, readBefore, readDraft } from "../writing/stored-change.server";
import type { DraftChange } from "./draft-change.server";

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
