import { recordAction, type Admin, type AuditAction } from "~/platform/settings/audit-log.server";
import type { Db } from "~db/engine";

import type { CurrentOrder } from "../front/current-version.server";
import type { OrderChange } from "../front/find-changes.server";
import { totalsOf } from "../versions/version";

/** Who answers for a customer: nobody of the staff. The history of orders calls them so too. */
export const customerActor: Admin = { id: "customer", email: "customer" };

interface Recorded {
  current: Pick<CurrentOrder, "number">;
  change: Pick<OrderChange, "number" | "before" | "after">;
  admin: Admin;
  action: AuditAction;
}

/** Writes into the audit log what became of a change: its sums, and nothing that was said. */
export async function recordChange(
  { current, change, admin, action }: Recorded,
  trx: Db,
): Promise<void> {
  const [was, is] = [totalsOf(change.before), totalsOf(change.after)];
  await recordAction(
    {
      admin,
      action,
      subject: "order",
      subjectId: current.number,
      before: { total_bani: was.totalBani },
      after: { total_bani: is.totalBani, change: change.number },
    },
    trx,
  );
}
