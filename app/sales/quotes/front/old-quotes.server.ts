import { addDays, dayOf } from "~/platform/format/dates";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { retentionCutoff } from "~/platform/settings/retention";
import type { Settings } from "~/platform/settings/settings.server";
import type { Waiting } from "~/platform/settings/waiting";
import { deleteAttachment } from "~/shop/messages/attachments.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

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

/**
 * Deletes requests with all their quotes once nothing has happened to them for as long as personal data
 * is kept (spec §1). Orders made of them keep what was agreed. Returns the names of their photographs,
 * which nothing refers to any more.
 */
export function deleteOldQuoteRequests(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom("quote_requests")
      .select("id")
      .where("changed_at", "<=", retentionCutoff(now))
      .execute();
    return deleteRequests(
      old.map(({ id }) => id),
      trx,
    );
  });
}

/** Deletes what somebody whose account goes has asked for, and returns the names of the photographs. */
async function eraseQuoteRequests(
  { userId, email }: { userId: string; email: string },
  trx: Db,
): Promise<string[]> {
  const own = await trx
    .selectFrom("quote_requests")
    .select("id")
    .where((eb) =>
      eb.or([eb("user_id", "=", userId), eb(eb.fn("lower", ["email"]), "=", email.toLowerCase())]),
    )
    .execute();
  return deleteRequests(
    own.map(({ id }) => id),
    trx,
  );
}

async function deleteRequests(ids: string[], trx: Db): Promise<string[]> {
  const files: string[] = [];
  for (const id of ids) {
    const pictures = await trx
      .selectFrom("quote_pictures")
      .select("file")
      .where("request_id", "=", id)
      .execute();
    files.push(...pictures.map(({ file }) => file));
    await trx.deleteFrom("quote_requests").where("id", "=", id).execute();
  }
  return files;
}

/** What a customer is given of their requests when they ask for their data. */
async function findQuoteData({ userId, email }: { userId: string; email: string }, db: Db) {
  const requests = await db
    .selectFrom("quote_requests")
    .select(["id", "number", "name", "phone", "county", "city", "wishes", "state", "created_at"])
    .where((eb) =>
      eb.or([eb("user_id", "=", userId), eb(eb.fn("lower", ["email"]), "=", email.toLowerCase())]),
    )
    .orderBy("created_at", "desc")
    .execute();
  return Promise.all(
    requests.map(async ({ id, ...request }) => ({
      ...request,
      quotes: await db
        .selectFrom("quotes")
        .select(["version", "state", "total_bani", "valid_until", "note", "answer_note"])
        .where("request_id", "=", id)
        .where("state", "!=", "draft")
        .orderBy("version")
        .execute(),
    })),
  );
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    quote_requests: "five years after its last change (spec §1)",
    quote_pictures: "as its request",
    quotes: "as its request",
  },
  exportOf: async ({ id, email }, db) => ({
    quotes: await findQuoteData({ userId: id, email }, db),
  }),
  eraseOf: ({ id, email }, trx) => eraseQuoteRequests({ userId: id, email }, trx),
  cleanUp: async (now) => {
    for (const file of await deleteOldQuoteRequests(now)) await deleteAttachment(file);
  },
} satisfies PersonalData;
