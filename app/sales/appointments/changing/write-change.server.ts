import { recordAction, type Admin, type AuditAction } from "~/platform/settings/audit-log.server";
import type { Db } from "~db/engine";

import type { Appointment } from "../appointment.server";
import { hashToken, tokenOf } from "../sending/token.server";

/** `isNews`: whether the customer's calendar has to be told. */
export async function write(
  { id, sequence, link_number }: Appointment,
  values: {
    team_id?: string;
    starts_at?: string;
    ends_at?: string;
    state?: Appointment["state"];
    reminded_at?: null;
    desk_note?: string;
  },
  { now, isNews }: { now: Date; isNews: boolean },
  trx: Db,
): Promise<void> {
  await trx
    .updateTable("appointments")
    .set({
      ...values,
      // The digest of the link that is mailed now is stored, so that it works also after the shop's
      // secret was changed.
      ...(isNews && { sequence: sequence + 1, token_hash: hashToken(tokenOf(id, link_number)) }),
      ...(isNews && { changed_at: now.toISOString() }),
    })
    .where("id", "=", id)
    .execute();
}

/** Notes in the audit log what one of the staff did. */
export async function record(
  admin: Admin | undefined,
  action: AuditAction,
  { before, after }: { before: Appointment | undefined; after: Appointment },
  trx: Db,
): Promise<void> {
  if (!admin) return;
  const state = ({ kind, starts_at, team, state: its }: Appointment) => ({
    kind,
    start: starts_at,
    team,
    state: its,
  });
  await recordAction(
    {
      admin,
      action,
      subject: "appointment",
      subjectId: after.id,
      before: before ? state(before) : null,
      after: state(after),
    },
    trx,
  );
}
