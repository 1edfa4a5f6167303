import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { ChangeRefusal } from "../versions/what-forbids";
import { fixVersion, type UnfixedVersion } from "../writing/fix-version.server";
import { findCurrent } from "./current-version.server";
import type { DraftChange } from "./draft-change.server";
import { findChanges, openChange, type KeptDraft } from "./find-changes.server";

export type SaveDraftResult =
  /** `isSame`: the saved draft would make the same order as the draft before it. */
  | { kind: "saved"; isSame: boolean; version: number }
  | ChangeRefusal
  | UnfixedVersion
  /** Somebody else changed or discarded it first; null where there is none any more. */
  | { kind: "stale"; current: KeptDraft | null };

/**
 * Keeps what staff wrote as the one draft of an order's change. `version`: the version of the draft that the form
 * showed; 0 if there was none. Refuses an order that allows no change, one whose customer is asked about another,
 * what cannot be made, and a form that a colleague was quicker than, unless it says the same.
 */
export async function saveDraft(
  number: string,
  { draft, version }: { draft: DraftChange; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveDraftResult> {
  return db.transaction().execute(async (trx): Promise<SaveDraftResult> => {
    const current = await findCurrent(number, trx);
    if (!current) return { kind: "unknown" };
    if (current.forbidden) return { kind: current.forbidden };
    const { changes, draft: kept } = await findChanges(current.id, trx);
    if (openChange(changes)) return { kind: "asked" };
    if (kept && isDeepStrictEqual(kept.draft, draft)) {
      return { kind: "saved", isSame: true, version: kept.version };
    }
    if ((kept?.version ?? 0) !== version) return { kind: "stale", current: kept };
    const fixed = await fixVersion(current, draft, trx);
    if (fixed.kind !== "fixed") return fixed;
    const written = JSON.stringify(draft);
    const isSame = kept !== null && isDeepStrictEqual(ofOrder(kept.draft), ofOrder(draft));
    if (kept) {
      await trx
        .updateTable("order_changes")
        .set({ draft: written })
        .where("id", "=", kept.id)
        .execute();
    } else {
      await trx
        .insertInto("order_changes")
        .values({
          id: randomUUID(),
          order_id: current.id,
          number: (changes[0]?.number ?? 0) + 1,
          draft: written,
          made_at: new Date().toISOString(),
          made_by: admin.id,
        })
        .execute();
    }
    const saved = (await findChanges(current.id, trx)).draft;
    await note(number, saved?.number ?? 0, "change-drafted", admin, trx);
    return { kind: "saved", isSame, version: saved?.version ?? version };
  });
}

/** The part of a draft that changes the order: all but the note to the customer and the last day. */
function ofOrder({ note: _note, valid_until: _until, ...rest }: DraftChange) {
  return rest;
}

/** Notes in the audit log that somebody wrote at a change: its sums follow with what is sent. */
async function note(
  number: string,
  change: number,
  action: "change-drafted" | "change-discarded",
  admin: Admin,
  trx: Db,
): Promise<void> {
  const entry = { subject: "order", subjectId: number, before: null, after: { change } } as const;
  await recordAction({ admin, action, ...entry }, trx);
}

/** Throws away what was written of a change and not sent. */
export async function discardDraft(
  number: string,
  version: number,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<"discarded" | "stale" | "unknown"> {
  return db.transaction().execute(async (trx) => {
    const current = await findCurrent(number, trx);
    if (!current) return "unknown";
    const { draft } = await findChanges(current.id, trx);
    if (!draft) return "discarded";
    if (draft.version !== version) return "stale";
    await trx.deleteFrom("order_changes").where("id", "=", draft.id).execute();
    await note(number, draft.number, "change-discarded", admin, trx);
    return "discarded";
  });
}
