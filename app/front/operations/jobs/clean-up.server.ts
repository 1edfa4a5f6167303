import { forgetWhatIsOver } from "~/front/privacy/forget.server";
import { log } from "~/platform/log/log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { remindOfAppointments } from "~/sales/appointments/front/reminders.server";
import { remindOfCare } from "~/sales/handover/front/care-reminders.server";
import { remindOfPayments } from "~/sales/orders/front/payment-reminders.server";
import { expireQuotes, remindOfQuotes } from "~/sales/quotes/front/old-quotes.server";
import { sumOldFigures } from "~/shop/figures/front/old-figures.server";

import { observeClock } from "../clock.server";

/**
 * Deletes or anonymises what has expired, as the privacy page promises, all by the same instant.
 * After a clock jump nothing is deleted until somebody confirms the clock.
 */
export async function cleanUp(): Promise<void> {
  const now = new Date();
  const clock = await observeClock(now);
  if (clock.kind === "jumped") {
    if (clock.isNews) log("clock-jumped", { from: clock.seenAt, to: now.toISOString() });
    return;
  }
  const settings = await findSettings();
  note("payments-reminded", await remindOfPayments(settings, now));
  note("appointments-reminded", await remindOfAppointments(settings, now));
  note("care-reminded", await remindOfCare(settings, now));
  note("quotes-expired", await expireQuotes(now));
  note("quotes-reminded", await remindOfQuotes(settings, now));
  note("figures-summed", await sumOldFigures(now));
  await forgetWhatIsOver(now);
}

function note(event: string, count: number): void {
  if (count > 0) log(event, { count });
}
