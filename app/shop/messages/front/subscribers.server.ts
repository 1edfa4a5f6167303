import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { pageOf, sortedBy, type Sorts } from "~db/list-page";

const PAGE_SIZE = 50;

export interface Subscriber {
  id: string;
  email: string;
  language: string;
  created_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

/** Everybody who ever subscribed, newest first. */
export async function listSubscribers(db: Db = shopDatabase()): Promise<Subscriber[]> {
  return db
    .selectFrom("newsletter_subscribers")
    .select(["id", "email", "language", "created_at", "confirmed_at", "unsubscribed_at"])
    .orderBy("created_at", "desc")
    .execute();
}

export const subscriberSorts: Sorts = {
  email: "email",
  limba: "language",
  ceruta: "created_at",
  confirmata: "confirmed_at",
};

/** One page of the subscribers and the number of active ones; a page past the end is the last one. */
export async function listSubscriberPage(
  { page: wanted, order = "" }: { page: number; order?: string },
  db: Db = shopDatabase(),
): Promise<{
  subscribers: Subscriber[];
  total: number;
  active: number;
  page: number;
  pageCount: number;
}> {
  const everybody = db
    .selectFrom("newsletter_subscribers")
    .select((eb) => eb.fn.countAll<number>().as("count"));
  const { count: total } = await everybody.executeTakeFirstOrThrow();
  const { count: active } = await everybody
    .where("unsubscribed_at", "is", null)
    .where("confirmed_at", "is not", null)
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const subscribers = await db
    .selectFrom("newsletter_subscribers")
    .select(["id", "email", "language", "created_at", "confirmed_at", "unsubscribed_at"])
    .$call(sortedBy(order, subscriberSorts))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { subscribers, total, active, page, pageCount };
}
