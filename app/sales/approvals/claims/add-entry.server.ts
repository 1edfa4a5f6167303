import { randomUUID } from "node:crypto";

import type { Db } from "~db/engine";
import type { ClaimState } from "~db/schema";

/** What the same form has written before, if anything. */
export async function findEarlier(
  { text, formToken }: Written,
  trx: Db,
): Promise<{ kind: "written"; id: string; isRepeat: true } | { kind: "used-form" } | undefined> {
  const row = await trx
    .selectFrom("claim_entries")
    .select(["claim_id", "text"])
    .where("form_token", "=", formToken)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.text !== text) return { kind: "used-form" };
  return { kind: "written", id: row.claim_id, isRepeat: true };
}

interface NewEntry extends Written {
  claimId: string;
  by: string;
  state: ClaimState;
}

/** Adds an entry to a claim, which has the state of its newest entry. */
export async function addEntry(
  { claimId, by, text, state, formToken }: NewEntry,
  trx: Db,
): Promise<string> {
  const [id, now] = [randomUUID(), new Date().toISOString()];
  await trx
    .insertInto("claim_entries")
    .values({
      id,
      claim_id: claimId,
      written_by: by,
      text,
      state,
      written_at: now,
      form_token: formToken,
    })
    .execute();
  await trx
    .updateTable("claims")
    .set({ state, changed_at: now })
    .where("id", "=", claimId)
    .execute();
  return id;
}

/** What comes with every entry. */
export interface Written {
  text: string;
  /** The token of the form it comes from: each form writes one entry. */
  formToken: string;
}
