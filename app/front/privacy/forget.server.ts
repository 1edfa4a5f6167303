import { log } from "~/platform/log/log.server";

import { anonymiseOldGuestOrders } from "./forgetting/anonymise-orders.server";
import { eraseDueAccounts } from "./forgetting/erase-account.server";
import { parts } from "./forgetting/rooms.server";
import { warnUnusedAccounts } from "./forgetting/unused-accounts.server";

/**
 * Forgets what every room has kept long enough, all by the same instant: accounts first, whose orders
 * are then as those of guests. Whoever calls it has asked whether the clock is right.
 */
export async function forgetWhatIsOver(now: Date): Promise<void> {
  note("accounts-warned", await warnUnusedAccounts(now));
  note("accounts-erased", await eraseDueAccounts(now));
  note("guests-forgotten", await anonymiseOldGuestOrders(now));
  for (const part of parts) {
    const gone = (await part.cleanUp?.(now)) ?? {};
    for (const [event, count] of Object.entries(gone)) note(event, count);
  }
}

function note(event: string, count: number): void {
  if (count > 0) log(event, { count });
}
