import type { Db } from "~db/engine";
import type { ClaimState, ClaimKind } from "~db/schema";

/** What was written in a claim; `by` is the staff's name, or null for the customer. */
export interface ClaimEntry {
  id: string;
  isCustomers: boolean;
  by: string | null;
  text: string;
  /** The state from then on. */
  state: ClaimState;
  written_at: string;
  /** The ids of its pictures. */
  pictures: string[];
}

/** What was written in a claim, with its pictures. */
export async function listEntries(claimId: string, db: Db): Promise<ClaimEntry[]> {
  const entries = await db
    .selectFrom("claim_entries")
    .leftJoin("users", "users.id", "claim_entries.written_by")
    .select(["claim_entries.id", "written_by", "text", "state", "written_at"])
    .select(["users.first_name", "users.last_name", "users.email"])
    .where("claim_id", "=", claimId)
    .orderBy("written_at")
    .orderBy("claim_entries.id")
    .execute();
  const pictures = await db
    .selectFrom("sent_pictures")
    .innerJoin("claim_entries", "claim_entries.id", "sent_pictures.claim_entry_id")
    .select(["sent_pictures.id", "claim_entry_id"])
    .where("claim_id", "=", claimId)
    .orderBy("position")
    .execute();
  return entries.map(({ written_by, first_name, last_name, email, ...entry }) => ({
    ...entry,
    isCustomers: written_by === "customer",
    by: email === null ? null : `${first_name} ${last_name}`.trim() || email,
    pictures: pictures.flatMap((one) => (one.claim_entry_id === entry.id ? [one.id] : [])),
  }));
}

/** Claims with the pieces that they are about, as every list reads them. */
export function claimRows(db: Db) {
  return db
    .selectFrom("claims")
    .leftJoin("order_lines", "order_lines.id", "claims.order_line_id")
    .select(["claims.id", "kind", "state", "opened_at", "changed_at"])
    .select(["order_lines.name", "order_lines.staff_name"]);
}

export function asRow(
  {
    name,
    staff_name,
    ...row
  }: Omit<ClaimRow, "piece"> & {
    name: string | null;
    staff_name: string | null;
  },
  names: "buyer" | "staff",
): ClaimRow {
  return { ...row, piece: names === "staff" ? (staff_name ?? name) : name };
}

/** A claim as lists show it. */
export interface ClaimRow {
  id: string;
  kind: ClaimKind;
  state: ClaimState;
  opened_at: string;
  changed_at: string;
  /** The name of the piece; null where it is about the whole order. */
  piece: string | null;
}
