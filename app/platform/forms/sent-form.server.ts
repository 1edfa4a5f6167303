import { createHmac, randomUUID } from "node:crypto";

import { sessionSecret } from "~/platform/env/env.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

/** How long a form stays one that was sent, in milliseconds: longer than anybody presses again. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/** The token of one drawing of a form, so that the same thing can be added again from the next. */
export function newFormToken(): string {
  return randomUUID();
}

/**
 * The digest by which a form that adds something is known again: where it was sent, by whom, the
 * token it was drawn with and all that was typed. Two presses of one button, or a page that is sent
 * again, have the same digest; a form with other words has another. A page that is kept for everybody
 * has no token, so there the same words on the same day count as the same form.
 */
export function sentForm(request: Request, posted: FormData, who: string): string {
  const fields = [...posted].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.size],
  );
  const form = JSON.stringify([new URL(request.url).pathname, who, fields]);
  return createHmac("sha256", sessionSecret()).update(form).digest("base64url");
}

/**
 * Adds something once for each form that is sent: what `add` returns is kept as its answer and given to
 * whoever sends the same form again, who adds nothing. A refusal is no answer: the form may be sent again.
 * Writers come one after the other on both engines, so of two presses at once the second finds the first.
 */
export async function addOnce<Refused>(
  form: string | undefined,
  trx: Db,
  add: () => Promise<{ added: string } | Refused>,
): Promise<{ added: string; isRepeated?: true } | Refused> {
  if (form === undefined) return add();
  const earlier = await trx
    .selectFrom("sent_forms")
    .select("answer")
    .where("form", "=", form)
    .executeTakeFirst();
  if (earlier) return { added: earlier.answer, isRepeated: true };
  const result = await add();
  if (hasAdded(result)) {
    const row = { form, answer: result.added, sent_at: new Date().toISOString() };
    await trx.insertInto("sent_forms").values(row).execute();
  }
  return result;
}

function hasAdded<Refused>(result: { added: string } | Refused): result is { added: string } {
  return typeof result === "object" && result !== null && "added" in result;
}

/** Forgets the forms of the day before. */
export async function deleteOldForms(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  const cutoff = new Date(now.getTime() - KEPT_FOR).toISOString();
  await db.deleteFrom("sent_forms").where("sent_at", "<", cutoff).execute();
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    sent_forms: "a day: digests of forms, by which the same one is known again",
  },
  cleanUp: deleteOldForms,
} satisfies PersonalData;
