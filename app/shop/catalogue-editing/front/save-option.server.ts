import { isDecorId } from "~/furniture/decors/decor";
import { slugOf } from "~/platform/format/compare-texts";
import { addOnce } from "~/platform/forms/sent-form.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { isShopOpen } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import { orNotSaved, type Db } from "~db/engine";

import {
  tables,
  type OfficeOption,
  type OptionDetails,
  type OptionKind,
} from "./option-rows.server";

/** Whoever stocks more decors would not find one in the customiser any more. */
export const MOST_OPTIONS = 100;

/** The word of the address for a new row, so no row may have it as its id. */
const RESERVED = "nou";

export type SavedOption<Kind extends OptionKind> =
  /** `isRepeated`: the same form has added it before. */
  | { kind: "saved"; isRepeated?: true }
  | { kind: "unknown" }
  /** The shop is open, and nobody has said how much formaldehyde the decor gives off. */
  | { kind: "incomplete" }
  /** The kind has `MOST_OPTIONS` rows already. */
  | { kind: "full" }
  /** The database cannot be written. */
  | { kind: "not-saved" }
  | { kind: "stale"; current: OfficeOption<Kind> };

/**
 * Adds a material or a handle, once for each form. Its id, a word that stands in addresses and never changes, is made from
 * its name. Refuses a decor on offer in an open shop without its emission class, and more than
 * `MOST_OPTIONS` of a kind.
 */
export async function addOption<Kind extends OptionKind>(
  admin: Admin,
  kind: Kind,
  details: OptionDetails[Kind],
  form: string,
  db: Db = shopDatabase(),
): Promise<SavedOption<Kind>> {
  return write<Kind>(db, async (trx) => {
    const result = await addOnce<SavedOption<Kind>>(form, trx, async () => {
      const rows = await trx
        .selectFrom<"materials" | "handles">(tables[kind])
        .select("id")
        .execute();
      const taken = rows.map(({ id }) => id);
      if (taken.length >= MOST_OPTIONS) return { kind: "full" };
      if (await isIncomplete(details, trx)) return { kind: "incomplete" };
      const id = freeId(details.name, kind, taken);
      const row = { id, ...details, is_sample: 0 };
      await trx
        .insertInto<"materials" | "handles">(tables[kind])
        .values(row as never)
        .execute();
      await record(admin, "option-added", kind, id, null, details, trx);
      return { added: id };
    });
    if (!("added" in result)) return result;
    return { kind: "saved", ...(result.isRepeated && { isRepeated: true }) };
  });
}

/** An id made from a name that no row of the kind has yet. */
function freeId(name: string, kind: OptionKind, taken: string[]): string {
  const word = slugOf(name).slice(0, 36).replace(/-$/, "");
  const base = isDecorId(word) ? word : kind;
  const tries = [
    base,
    ...Array.from({ length: MOST_OPTIONS }, (_, index) => `${base}-${index + 2}`),
  ];
  return tries.find((id) => id !== RESERVED && !taken.includes(id))!;
}

/** Whether what is offered lacks its emission class in an open shop. */
export async function isIncomplete(details: OptionDetails[OptionKind], trx: Db): Promise<boolean> {
  if (!("emission" in details) || details.emission !== "" || details.status === "inactive") {
    return false;
  }
  return isShopOpen(trx);
}

/** Notes in the audit log what was done to a material or handle. */
export async function record(
  admin: Admin,
  action: "option-added" | "option-changed",
  subject: OptionKind,
  subjectId: string,
  before: object | null,
  after: object,
  trx: Db,
): Promise<void> {
  const states = { before: before && { ...before }, after: { ...after } };
  await recordAction({ admin, action, subject, subjectId, ...states }, trx);
}

/** Runs one transaction; a disk failure or a lock becomes a result instead of an exception. */
export async function write<Kind extends OptionKind>(
  db: Db,
  work: (trx: Db) => Promise<SavedOption<Kind>>,
): Promise<SavedOption<Kind>> {
  const saved = await orNotSaved(() => db.transaction().execute(work));
  return saved === "not-saved" ? { kind: saved } : saved;
}
