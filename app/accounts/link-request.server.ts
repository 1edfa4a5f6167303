import type { Selectable } from "kysely";

import { fallbackLanguage, isLanguage, type Language } from "~/languages";
import { log } from "~/log/log.server";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/sqlite/engine";
import type { Database } from "~db/schema";

import { createAccountLink } from "./account-link.server";
import { enqueueMail } from "~/mail/outbox.server";
import { recipient, type AccountMails } from "./recipient";
import { renewRegistration } from "./registration.server";

/** A request whose mail could not be written so often is put aside, and forgotten a day later. */
const MOST_ATTEMPTS = 5;
const REQUEST_LIFE = 24 * 60 * 60 * 1000;

/**
 * Notes that somebody wants a link mailed. Whether the address has an account is looked up later,
 * by `answerLinkRequests`, so that a known and an unknown address take the same time by construction,
 * not by padding.
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
 * Writes the mails that were asked for: a link for each address that has use for one. A request that
 * cannot be answered keeps no other waiting; it is tried five times in all. Trouble of the disk is
 * thrown at once.
 */
export async function answerLinkRequests(
  mails: Pick<AccountMails, "confirm" | "reset">,
  db: Db = shopDatabase(),
): Promise<void> {
  const requests = await db
    .selectFrom("link_requests")
    .selectAll()
    .where("attempts", "<", MOST_ATTEMPTS)
    .orderBy("id")
    .execute();
  for (const request of requests) {
    await db
      .transaction()
      .execute((trx) => answerLinkRequest(request, mails, trx))
      .catch(async (error: unknown) => {
        if (isStorageTrouble(error)) throw error;
        const attempts = request.attempts + 1;
        await db
          .updateTable("link_requests")
          .set({ attempts })
          .where("id", "=", request.id)
          .execute();
        // What the error says may name whoever asked.
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
  mails: Pick<AccountMails, "confirm" | "reset">,
  trx: Db,
): Promise<void> {
  const asked = trx.deleteFrom("link_requests").where("id", "=", request.id);
  // Another process may have been quicker, and a second link would end the first.
  if ((await asked.executeTakeFirst()).numDeletedRows === 0n) return;
  const { purpose, email } = request;
  const language = isLanguage(request.language) ? request.language : fallbackLanguage;
  // Who never confirmed has no password to forget: the same mail makes the account.
  const renewed = await renewRegistration(email, trx);
  if (renewed) await enqueueMail(mails.confirm({ email, language }, renewed), null, trx);
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
  await enqueueMail(mails.reset({ ...recipient(person), language }, token), null, trx);
}

/** Forgets requests that were put aside a day ago or earlier. */
export async function deleteOldLinkRequests(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  const oldest = new Date(now.getTime() - REQUEST_LIFE).toISOString();
  await db.deleteFrom("link_requests").where("requested_at", "<=", oldest).execute();
}
