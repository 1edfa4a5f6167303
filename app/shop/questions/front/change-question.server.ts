import type { Language } from "~/platform/i18n/languages";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { composeAnswerMail } from "../mails/question-mail.server";

export type QuestionChange =
  | { kind: "answer"; answer: string; language: Language }
  | { kind: "hide" }
  | { kind: "show" };

/**
 * Answers a question, which shows it, or hides it or shows it again. The first answer is mailed, in the
 * same transaction, to whoever left an address, and the address is forgotten. Refuses when a colleague
 * changed the question after it was shown.
 */
export async function changeQuestion(
  id: string,
  { change, version }: { change: QuestionChange; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<
  | { kind: "changed" }
  | { kind: "unknown" }
  | { kind: "stale"; current: { answer: string | null; hidden_at: string | null; version: number } }
> {
  return db.transaction().execute(async (trx) => {
    const current = await findQuestion(id, trx);
    if (!current) return { kind: "unknown" };
    if (current.version !== version) return { kind: "stale", current };
    const now = new Date().toISOString();
    const before = { answer: current.answer, hidden_at: current.hidden_at };
    const set =
      change.kind === "answer"
        ? {
            answer: change.answer,
            answer_language: change.language,
            answered_at: current.answered_at ?? now,
            email: null,
            hidden_at: null,
          }
        : { hidden_at: change.kind === "hide" ? now : null };
    await trx.updateTable("product_questions").set(set).where("id", "=", id).execute();
    if (change.kind === "answer" && current.email !== null) {
      const { email, language, text, number, slug } = current;
      const asked = { email, language, text, answer: change.answer, product: { number, slug } };
      const mail = await composeAnswerMail(asked, await findSettings(trx), trx);
      await enqueueMail(mail, null, trx);
    }
    const after = {
      answer: change.kind === "answer" ? change.answer : current.answer,
      hidden_at: set.hidden_at,
    };
    const entry = { subject: "question", subjectId: id, before, after } as const;
    await recordAction({ admin, action: actionOf[change.kind], ...entry }, trx);
    return { kind: "changed" };
  });
}

const actionOf = {
  answer: "question-answered",
  hide: "question-hidden",
  show: "question-shown",
} as const;

function findQuestion(id: string, trx: Db) {
  return trx
    .selectFrom("product_questions")
    .innerJoin("products", "products.id", "product_questions.product_id")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["email", "language", "text", "answer", "answered_at", "hidden_at"])
    .select(["product_questions.version", "products.number", "categories.slug"])
    .where("product_questions.id", "=", id)
    .executeTakeFirst();
}
