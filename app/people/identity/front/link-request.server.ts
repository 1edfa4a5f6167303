import type { Selectable } from "kysely";

import { fallbackLanguage, isLanguage, type Language } from "~/platform/i18n/languages";
import { log } from "~/platform/log/log.server";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";
import type { Database } from "~db/schema";

import { createAccountLink } from "./account-link.server";
import { accountMails } from "./account-mail.server";
import { recipient } from "./recipient";
import { renewRegistration } from "./registration.server";

/** A request that failed so often is given up, and deleted a day later. */
const MOST_ATTEMPTS = 5;
const REQUEST_LIFE = 24 * 60 * 60 * 1000;

/**
 * Records that somebody asked for a link by mail. Whether the address has an account is looked up
 * later, by `answerLinkRequests`: so known and unknown addresses take the same time without any
 * padding.
 */
export async function requestLink(
  purpose: "confirm" | "reset",
  email: string,
  language: Language,
  db: Db = shopDatabase(),
): Promise<void> {
  await db
    .insertInto("link_requests")
    .values({ purpose, email, language, requested_at: new Date().toISOString() })
    .execute();
}

/**
 * Queues the requested mails: a link for each address that can use one. A request that fails does
 * not hold up others; it is tried five times in all. A disk failure is thrown at once.
 */
export async function answerLinkRequests(db: Db = shopDatabase()): Promise<void> {
  const requests = await db
    .selectFrom("link_requests")
    .selectAll()
    .where("attempts", "<", MOST_ATTEMPTS)
    .orderBy("id")
    .execute();
  for (const request of requests) {
    await db
      .transaction()
      .execute((trx) => answerLinkRequest(request, trx))
      .catch(async (error: unknown) => {
        if (isStorageTrouble(error)) throw error;
        const attempts = request.attempts + 1;
        await db
          .updateTable("link_requests")
          .set({ attempts })
          .where("id", "=", request.id)
          .execute();
        // The text of the error may name the person who asked.
        const { id, purpose } = request;
        const event = attempts < MOST_ATTEMPTS ? "link-request-failed" : "link-request-put-aside";
        log(event, { id, purpose, attempts, name: nameOf(error) });
      });
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}

async function answerLinkRequest(
  request: Selectable<Database["link_requests"]>,
  trx: Db,
): Promise<void> {
  const pending = trx.deleteFrom("link_requests").where("id", "=", request.id);
  // Another process may have answered it, and a second link would replace the first.
  if ((await pending.executeTakeFirst()).numDeletedRows === 0n) return;
  const { purpose, email } = request;
  const language = isLanguage(request.language) ? request.language : fallbackLanguage;
  // A registration that was never confirmed has no password to reset: the same mail confirms it.
  const renewed = await renewRegistration(email, trx);
  if (renewed)
    await enqueueMail((await accountMails(trx)).confirm({ email, language }, renewed), null, trx);
  if (purpose === "confirm") return;
  const person = await trx
    .selectFrom("users")
    .select(["id", "email", "first_name", "language"])
    .where("email", "=", email)
    .where("disabled_at", "is", null)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  if (!person) return;
  const token = await createAccountLink(person.id, "reset", person.email, trx);
  await enqueueMail(
    (await accountMails(trx)).reset({ ...recipient(person), language }, token),
    null,
    trx,
  );
}

/** Deletes requests that were given up at least a day ago. */
export async function deleteOldLinkRequests(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  const oldest = new Date(now.getTime() - REQUEST_LIFE).toISOString();
  await db.deleteFrom("link_requests").where("requested_at", "<=", oldest).execute();
}
