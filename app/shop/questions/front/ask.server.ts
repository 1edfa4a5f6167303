import { randomUUID } from "node:crypto";

import { addOnce } from "~/platform/forms/sent-form.server";
import type { Language } from "~/platform/i18n/languages";
import { enqueueMails } from "~/platform/mail/outbox.server";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { composeQuestionNotes } from "../mails/question-mail.server";

/** Questions about one product that may wait at once. */
const MOST_WAITING = 200;

export interface AskedQuestion {
  name: string;
  /** Where the answer is mailed to; empty for none. */
  email: string;
  text: string;
  language: Language;
  form?: string;
}

/**
 * Saves a question about a product, once for each form, which waits for its answer, and informs the shop if its
 * settings ask for it. Refuses one more while two hundred wait.
 */
export async function askQuestion(
  product: { id: string; name: string },
  { email, form, ...asked }: AskedQuestion,
  db: Db = shopDatabase(),
): Promise<{ kind: "asked" } | { kind: "full" }> {
  return db.transaction().execute(async (trx) => {
    const result = await addOnce<{ kind: "full" }>(form, trx, async () => {
      const { count } = await trx
        .selectFrom("product_questions")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("product_id", "=", product.id)
        .where("answered_at", "is", null)
        .where("hidden_at", "is", null)
        .executeTakeFirstOrThrow();
      if (count >= MOST_WAITING) return { kind: "full" };
      const at = { id: randomUUID(), product_id: product.id, created_at: new Date().toISOString() };
      await trx
        .insertInto("product_questions")
        .values({ ...at, ...asked, email: email.toLowerCase() || null })
        .execute();
      const mails = composeQuestionNotes(product.name, await findSettings(trx));
      await enqueueMails(mails, null, trx);
      return { added: at.id };
    });
    return "added" in result ? { kind: "asked" } : result;
  });
}
