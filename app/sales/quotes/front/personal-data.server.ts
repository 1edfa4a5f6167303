import { retentionCutoff } from "~/platform/settings/retention";
import { deleteAttachment } from "~/shop/messages/attachments.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

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
