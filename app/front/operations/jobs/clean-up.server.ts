import { composeAccountMails } from "~/accounts/account-mail.server";
import { deleteAttachment, measureAttachment } from "~/messages/attachments.server";
import { log } from "~/log/log.server";
import { deleteOldLinkRequests } from "~/accounts/link-request.server";
import { deleteExpiredLinks } from "~/accounts/account-link.server";
import { deleteExpiredSessions } from "~/accounts/account-session.server";
import { deleteOldShares } from "~/assistant/token-budget.server";
import {
  listUnmeasuredAttachments,
  recordAttachmentBytes,
} from "~/messages/attachment-quota.server";
import { deleteStaleDrafts } from "~/catalogue/bulk/draft-change.server";
import { deleteExpiredCarts } from "~/cart/cart.server";
import { deleteOldCheckoutDrafts } from "~/orders/checkout-draft.server";
import { observeClock } from "../clock.server";
import { deleteOldContactMessages } from "~/messages/contact-message.server";
import { deleteExpiredConversations } from "~/assistant/conversation.server";
import { eraseDueAccounts } from "~/accounts/erase-account.server";
import { deleteOldWithdrawals } from "~/orders/withdrawal.server";
import { deleteOldHolds } from "~/appointments/hold.server";
import { deleteOldAppointments } from "~/appointments/old-appointments.server";
import { remindOfAppointments } from "~/appointments/reminders.server";
import { remindOfCare } from "~/handover/care-reminders.server";
import { sumOldFigures } from "~/figures/old-figures.server";
import { remindOfPayments } from "~/orders/payment-reminders.server";
import { deleteOldDocuments } from "~/billing/old-documents.server";
import { anonymiseOldGuestOrders, forgetOldBuyers } from "~/orders/anonymise-orders.server";
import {
  deleteUnconfirmedSubscriptions,
  deleteEndedSubscriptions,
} from "~/messages/newsletter.server";
import { deleteOldMail } from "~/mail/outbox.server";
import { deleteExpiredChallenges } from "~/accounts/second-factor/passkey-challenge.server";
import { deleteExpiredPendingSignIns } from "~/accounts/second-factor/pending-sign-in.server";
import { deleteOldForms } from "~/forms/sent-form.server";
import { deleteExpiredLimits } from "~/http/rate-limit.server";
import { putAwayOldRecoveryCodes } from "~/accounts/second-factor/recovery-code.server";
import { deleteOldRegistrations } from "~/accounts/registration.server";
import { deleteOldStatements } from "~/payments/statements/statement.server";
import { deleteOldQuoteRequests, expireQuotes, remindOfQuotes } from "~/quotes/old-quotes.server";
import { composeReminder } from "~/quotes/quote-mail.server";
import { findSettings } from "~/shop/settings.server";
import { deleteExpiredLists } from "~/saved/find-list.server";
import { deleteOldSharedDesigns } from "~/saved/shared-design.server";
import { deleteOldQuestions } from "~/questions/old-questions.server";
import { deleteOldAlerts } from "~/stock-alerts/old-alerts.server";
import { measureQueue } from "~/workshop/production/measure-queue.server";
import { warnUnusedAccounts } from "~/accounts/unused-accounts.server";

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
  note("carts-expired", await deleteExpiredCarts(now));
  const settings = await findSettings();
  const { unused } = composeAccountMails(settings);
  await measureQueue(now);
  note("payments-reminded", await remindOfPayments(settings, now));
  note("appointments-reminded", await remindOfAppointments(settings, now));
  note("care-reminded", await remindOfCare(settings, now));
  note("quotes-expired", await expireQuotes(now));
  const reminded = await remindOfQuotes(
    (request, quote) => composeReminder(request, quote, settings),
    now,
  );
  note("quotes-reminded", reminded);
  note("accounts-warned", await warnUnusedAccounts(unused, now));
  note("accounts-erased", await eraseDueAccounts(now));
  note("guests-forgotten", await anonymiseOldGuestOrders(now));
  note("buyers-forgotten", await forgetOldBuyers(now));
  note("documents-deleted", await deleteOldDocuments(now));
  note("appointments-deleted", await deleteOldAppointments(now));
  note("appointment-holds-deleted", await deleteOldHolds(now));
  note("figures-summed", await sumOldFigures(now));
  await deleteExpiredSessions(now);
  await deleteExpiredLinks(now);
  await deleteOldLinkRequests(now);
  await deleteOldRegistrations(now);
  await deleteExpiredLimits(now);
  await deleteOldForms(now);
  await deleteExpiredChallenges(now);
  await deleteExpiredPendingSignIns(now);
  await putAwayOldRecoveryCodes(now);
  await deleteOldShares(now);
  await deleteOldMail(now);
  await deleteOldWithdrawals(now);
  await deleteOldStatements(now);
  await deleteUnconfirmedSubscriptions(now);
  await deleteEndedSubscriptions(now);
  await deleteOldAlerts(now);
  await deleteOldQuestions(now);
  await deleteStaleDrafts(now);
  await deleteOldCheckoutDrafts(now);
  note("lists-expired", await deleteExpiredLists(now));
  note("designs-expired", await deleteOldSharedDesigns(now));
  note("conversations-expired", await deleteExpiredConversations(now));
  for (const file of await deleteOldContactMessages(now)) await deleteAttachment(file);
  for (const file of await deleteOldQuoteRequests(now)) await deleteAttachment(file);
  for (const file of await listUnmeasuredAttachments()) {
    await recordAttachmentBytes(file, await measureAttachment(file));
  }
}

function note(event: string, count: number): void {
  if (count > 0) log(event, { count });
}
