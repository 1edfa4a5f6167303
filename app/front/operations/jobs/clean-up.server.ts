import { deleteExpiredConversations } from "~/front/assistant/conversation.server";
import { deleteOldShares } from "~/front/assistant/token-budget.server";
import { eraseDueAccounts } from "~/front/privacy/erase-account.server";
import { warnUnusedAccounts } from "~/front/privacy/unused-accounts.server";
import { deleteExpiredLinks } from "~/people/identity/account-link.server";
import { composeAccountMails } from "~/people/identity/account-mail.server";
import { deleteExpiredSessions } from "~/people/identity/account-session.server";
import { deleteOldLinkRequests } from "~/people/identity/link-request.server";
import { deleteExpiredChallenges } from "~/people/identity/passkey-challenge.server";
import { deleteExpiredPendingSignIns } from "~/people/identity/pending-sign-in.server";
import { putAwayOldRecoveryCodes } from "~/people/identity/recovery-code.server";
import { deleteOldRegistrations } from "~/people/identity/registration.server";
import { deleteOldForms } from "~/platform/forms/sent-form.server";
import { deleteExpiredLimits } from "~/platform/http/rate-limit.server";
import { log } from "~/platform/log/log.server";
import { deleteOldMail } from "~/platform/mail/outbox.server";
import { findSettings } from "~/platform/settings/settings.server";
import { deleteOldHolds } from "~/sales/appointments/hold.server";
import { deleteOldAppointments } from "~/sales/appointments/old-appointments.server";
import { remindOfAppointments } from "~/sales/appointments/reminders.server";
import { deleteOldDocuments } from "~/sales/billing/old-documents.server";
import { remindOfCare } from "~/sales/handover/care-reminders.server";
import { anonymiseOldGuestOrders, forgetOldBuyers } from "~/sales/orders/anonymise-orders.server";
import { deleteOldCheckoutDrafts } from "~/sales/orders/checkout-draft.server";
import { remindOfPayments } from "~/sales/orders/payment-reminders.server";
import {
  deleteOldQuoteRequests,
  expireQuotes,
  remindOfQuotes,
} from "~/sales/quotes/old-quotes.server";
import { deleteOldStatements } from "~/sales/statements/statement.server";
import { deleteOldWithdrawals } from "~/sales/withdrawals/withdrawal.server";
import { deleteStaleDrafts } from "~/shop/bulk-changes/draft-change.server";
import { deleteExpiredCarts } from "~/shop/cart/cart.server";
import { sumOldFigures } from "~/shop/figures/old-figures.server";
import {
  listUnmeasuredAttachments,
  recordAttachmentBytes,
} from "~/shop/messages/attachment-quota.server";
import { deleteAttachment, measureAttachment } from "~/shop/messages/attachments.server";
import { deleteOldContactMessages } from "~/shop/messages/contact-message.server";
import {
  deleteUnconfirmedSubscriptions,
  deleteEndedSubscriptions,
} from "~/shop/messages/newsletter.server";
import { deleteOldQuestions } from "~/shop/questions/old-questions.server";
import { deleteExpiredLists } from "~/shop/saved/find-list.server";
import { deleteOldSharedDesigns } from "~/shop/saved/shared-design.server";
import { deleteOldAlerts } from "~/shop/stock-alerts/old-alerts.server";
import { measureQueue } from "~/workshop/production/measure-queue.server";

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
  note("carts-expired", await deleteExpiredCarts(now));
  const settings = await findSettings();
  const { unused } = composeAccountMails(settings);
  await measureQueue(now);
  note("payments-reminded", await remindOfPayments(settings, now));
  note("appointments-reminded", await remindOfAppointments(settings, now));
  note("care-reminded", await remindOfCare(settings, now));
  note("quotes-expired", await expireQuotes(now));
  note("quotes-reminded", await remindOfQuotes(settings, now));
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
