import { composeAccountMails } from "~/account-mail.server";
import { dropAttachment, measureAttachment } from "~/attachments.server";
import { log } from "~/log.server";
import { deleteOldLinkRequests } from "~/models/link-request.server";
import { deleteExpiredLinks } from "~/models/account-link.server";
import { deleteExpiredSessions } from "~/models/account-session.server";
import { deleteOldShares } from "~/models/assistant-usage.server";
import { listUnmeasuredAttachments, noteAttachmentBytes } from "~/models/attachment-quota.server";
import { deleteStaleDrafts } from "~/models/bulk-draft.server";
import { deleteExpiredCarts } from "~/models/cart.server";
import { observeClock } from "~/models/clock.server";
import { deleteOldContactMessages } from "~/models/contact-message.server";
import { deleteExpiredConversations } from "~/models/conversation.server";
import { eraseDueAccounts } from "~/models/erase-account.server";
import { forgetOldGuests } from "~/models/forget-orders.server";
import { deleteUnconfirmedSubscriptions, forgetEndedNewsletters } from "~/models/newsletter.server";
import { deleteOldMail } from "~/models/outbox.server";
import { deleteExpiredChallenges } from "~/models/passkey.server";
import { deleteExpiredPendingSignIns } from "~/models/pending-sign-in.server";
import { deleteExpiredLimits } from "~/models/rate-limit.server";
import { putAwayOldRecoveryCodes } from "~/models/recovery-code.server";
import { forgetOldRegistrations } from "~/models/registration.server";
import { findSettings } from "~/models/settings.server";
import { warnUnusedAccounts } from "~/models/unused-account.server";

/**
 * Forgets what has had its time, as the privacy page promises, and all of it by one moment. By a clock
 * that has jumped nothing is forgotten, until somebody says that it is right.
 */
export async function sweep(): Promise<void> {
  const now = new Date();
  const clock = await observeClock(now);
  if (clock.kind === "jumped") {
    if (clock.isNews) log("clock-jumped", { from: clock.seenAt, to: now.toISOString() });
    return;
  }
  note("carts-expired", await deleteExpiredCarts(now));
  const { unused } = composeAccountMails(await findSettings());
  note("accounts-warned", await warnUnusedAccounts(unused, now));
  note("accounts-erased", await eraseDueAccounts(now));
  note("guests-forgotten", await forgetOldGuests(now));
  await deleteExpiredSessions(now);
  await deleteExpiredLinks(now);
  await deleteOldLinkRequests(now);
  await forgetOldRegistrations(now);
  await deleteExpiredLimits(now);
  await deleteExpiredChallenges(now);
  await deleteExpiredPendingSignIns(now);
  await putAwayOldRecoveryCodes(now);
  await deleteOldShares(now);
  await deleteOldMail(now);
  await deleteUnconfirmedSubscriptions(now);
  await forgetEndedNewsletters(now);
  await deleteStaleDrafts(now);
  note("conversations-expired", await deleteExpiredConversations(now));
  for (const file of await deleteOldContactMessages(now)) await dropAttachment(file);
  for (const file of await listUnmeasuredAttachments()) {
    await noteAttachmentBytes(file, await measureAttachment(file));
  }
}

function note(event: string, count: number): void {
  if (count > 0) log(event, { count });
}
