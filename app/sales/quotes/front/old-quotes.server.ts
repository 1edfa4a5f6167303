import { addDays, dayOf } from "~/platform/format/dates";
import { enqueueMail } from "~/platform/mail/outbox.server";
import type { Settings } from "~/platform/settings/settings.server";
import type { Waiting } from "~/platform/settings/waiting";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { composeReminder } from "../mails/quote-mail.server";
import { recordAnswer } from "./answer-quote.server";
import { findQuoteRequest } from "./find-quote.server";
import { moveRequest } from "./quote-request.server";
import { DAYS_BEFORE_END } from "./quote-rules";

/** At most so many in one run, so that buyers do not wait for it. */
const MOST_AT_ONCE = 200;

/** Notes which quotes nobody has answered in time, once each. Returns how many. */
export async function expireQuotes(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const today = dayOf(now.toISOString());
  const over = await db
    .selectFrom("quotes")
    .select(["id", "request_id"])
    .where("state", "=", "sent")
    .where("valid_until", "<", today)
    .limit(MOST_AT_ONCE)
    .execute();
  let count = 0;
  for (const { id, request_id } of over) {
    count += await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("quotes")
        .set({ state: "expired" })
        .where("id", "=", id)
        .where("state", "=", "sent")
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return 0;
      const request = (await findQuoteRequest({ id: request_id }, trx))!;
      await moveRequest(request_id, "expired", now.toISOString(), trx);
      const quote = request.quotes.find((one) => one.id === id)!;
      await recordAnswer(request, quote, "quote-expired", trx);
      return 1;
    });
  }
  return count;
}

/** Reminds customers of quotes whose last day is near, once each. Returns how many. */
export async function remindOfQuotes(
  settings: Settings,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const today = dayOf(now.toISOString());
  const near = await db
    .selectFrom("quotes")
    .select(["id", "request_id"])
    .where("state", "=", "sent")
    .where("valid_until", ">=", today)
    .where("valid_until", "<=", addDays(today, DAYS_BEFORE_END))
    .where("reminded_at", "is", null)
    // A customer to whom it was sent within the last day needs no reminder.
    .where("sent_at", "<", new Date(now.getTime() - 86_400_000).toISOString())
    .limit(MOST_AT_ONCE)
    .execute();
  let count = 0;
  for (const { id, request_id } of near) {
    count += await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("quotes")
        .set({ reminded_at: now.toISOString() })
        .where("id", "=", id)
        .where("state", "=", "sent")
        .where("reminded_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return 0;
      const request = (await findQuoteRequest({ id: request_id }, trx))!;
      const quote = request.quotes.find((one) => one.id === id)!;
      await enqueueMail(composeReminder(request, quote, settings), null, trx);
      return 1;
    });
  }
  return count;
}

/** How many requests wait for the shop, and how many quotes end within two days. */
export async function findQuoteWork(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<{ waiting: Waiting; ending: Waiting }> {
  const today = dayOf(now.toISOString());
  const waiting = await db
    .selectFrom("quote_requests")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string | null>("changed_at").as("since"),
    ])
    .where("state", "=", "new")
    .executeTakeFirstOrThrow();
  const ending = await db
    .selectFrom("quotes")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string | null>("sent_at").as("since"),
    ])
    .where("state", "=", "sent")
    .where("valid_until", ">=", today)
    .where("valid_until", "<=", addDays(today, DAYS_BEFORE_END))
    .executeTakeFirstOrThrow();
  return { waiting, ending };
}
