import { dayOf } from "~/platform/format/dates";
import { enqueueMail } from "~/platform/mail/outbox.server";
import type { Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import type { Db } from "~db/engine";

import { acceptWithin } from "../answering/accept-within.server";
import { recordChange } from "../answering/record-change.server";
import { findCurrent } from "../front/current-version.server";
import { findChanges, openChange, type KeptDraft } from "../front/find-changes.server";
import { composeProposal } from "../mails/change-mail.server";
import { asksCustomer } from "../versions/compare-versions";
import type { ChangeRefusal } from "../versions/what-forbids";
import { fixVersion, type UnfixedVersion } from "./fix-version.server";
import { refuseVersion, type RefusedVersion } from "./refuse-version.server";

/**
 * How staff go on from a draft. `send`: its customer is asked by a link; `phone`: the customer has accepted it on the
 * phone, in the words of `note`; `apply`: nobody has to be asked.
 */
export type Way = "send" | "phone" | "apply";

export type ProposeResult =
  | { kind: "sent" | "applied" }
  | ChangeRefusal
  | UnfixedVersion
  /** Somebody else changed, sent or discarded the draft first. */
  | { kind: "stale"; current: KeptDraft | null }
  | RefusedVersion
  /** Its last day is over. */
  | { kind: "past" }
  /** It is promised for a day before the last one on which it may be accepted. */
  | { kind: "too-soon" }
  /** It costs more or is not what was bought: its customer has to accept it. */
  | { kind: "asks-customer" }
  /** The customer has no e-mail to send a link to. */
  | { kind: "no-email" }
  | { kind: "out-of-stock"; name: string; left: number };

/** The same as `proposeChange` within a transaction. */
export async function proposeWithin(
  number: string,
  { way, version, note }: { way: Way; version: number; note: string },
  admin: Admin,
  trx: Db,
): Promise<ProposeResult> {
  const current = await findCurrent(number, trx);
  if (!current) return { kind: "unknown" };
  if (current.forbidden) return { kind: current.forbidden };
  const { changes, draft: kept } = await findChanges(current.id, trx);
  if (openChange(changes)) return { kind: "asked" };
  if (kept?.version !== version) return { kind: "stale", current: kept };
  const { draft } = kept;
  const fixed = await fixVersion(current, draft, trx);
  if (fixed.kind !== "fixed") return fixed;
  const now = new Date();
  const refusal = await refuseVersion(current, fixed.after, trx);
  if (refusal) return refusal;
  if (way === "apply" && asksCustomer(current.version, fixed.after)) {
    return { kind: "asks-customer" };
  }
  const today = dayOf(now.toISOString());
  if (way === "send" && draft.valid_until < today) return { kind: "past" };
  const agreedBy = way === "send" ? draft.valid_until : today;
  if (draft.promised_on !== "" && draft.promised_on < agreedBy) return { kind: "too-soon" };
  const order = (await findOrderByToken(current.token, trx))!;
  if (way === "send" && order.email === "") return { kind: "no-email" };
  await trx
    .updateTable("order_changes")
    .set({
      state: "sent",
      draft: "",
      before: JSON.stringify(current.version),
      after: JSON.stringify(fixed.after),
      note: draft.note,
      valid_until: draft.valid_until,
      sent_at: now.toISOString(),
    })
    .where("id", "=", kept.id)
    .execute();
  const sent = (await findChanges(current.id, trx)).changes.find(({ id }) => id === kept.id)!;
  if (way === "send") {
    await recordChange({ current, change: sent, admin, action: "change-proposed" }, trx);
    await enqueueMail(composeProposal(order, sent, await findSettings(trx)), order.id, trx);
    return { kind: "sent" };
  }
  await acceptWithin({ current, change: sent, by: admin, note, now }, trx);
  return { kind: "applied" };
}
