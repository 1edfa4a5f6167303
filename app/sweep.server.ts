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

/** Forgets what has had its time, as the privacy page promises. */
export async function sweep(): Promise<void> {
  note("carts-expired", await deleteExpiredCarts());
  const { unused } = composeAccountMails(await findSettings());
  note("accounts-warned", await warnUnusedAccounts(unused));
  note("accounts-erased", await eraseDueAccounts());
  note("guests-forgotten", await forgetOldGuests());
  await deleteExpiredSessions();
  await deleteExpiredLinks();
  await deleteOldLinkRequests();
  await forgetOldRegistrations();
  await deleteExpiredLimits();
  await deleteExpiredChallenges();
  await deleteExpiredPendingSignIns();
  await putAwayOldRecoveryCodes();
  await deleteOldShares();
  await deleteOldMail();
  await deleteUnconfirmedSubscriptions();
  await forgetEndedNewsletters();
  await deleteStaleDrafts();
  note("conversations-expired", await deleteExpiredConversations());
  for (const file of await deleteOldContactMessages()) await dropAttachment(file);
  for (const file of await listUnmeasuredAttachments()) {
    await noteAttachmentBytes(file, await measureAttachment(file));
  }
}

function note(event: string, count: number): void {
  if (count > 0) log(event, { count });
}
