import type { Db } from "~db/engine";
import type { Person, PersonalData } from "~db/personal-data";

import { deleteExpiredChallenges } from "../session/passkey-challenge.server";
import { deleteExpiredLinks } from "./account-link.server";
import { listAddresses } from "./address.server";
import { deleteInvitations, deleteOldInvitations } from "./invitation.server";
import { deleteOldLinkRequests } from "./link-request.server";
import { deleteExpiredPendingSignIns } from "./pending-sign-in.server";
import { putAwayOldRecoveryCodes } from "./recovery-code.server";
import { deleteRegistrations } from "./registration-link.server";
import { deleteOldRegistrations } from "./registration.server";
import { findSecondFactor } from "./second-factor.server";
import { deleteExpiredSessions, listSessions } from "./sessions.server";

/** The room's part in what the shop knows of people. Secrets are in no file. */
export const personalData = {
  keepUntil: {
    users: "five years after its last use, or seven days after its owner's wish (spec §1)",
    sessions: "until it ends, or as the account",
    one_time_codes: "as the account",
    recovery_codes: "as the account; the code itself ten minutes",
    passkeys: "as the account",
    passkey_challenges: "five minutes",
    pending_sign_ins: "ten minutes",
    account_notices: "until the mail is written",
    account_links: "until the link ends",
    registrations: "seven days unconfirmed",
    link_requests: "a day",
    staff_invitations: "until the link ends",
    addresses: "as the account",
    consents: "as the account, or five years after the newsletter ended (spec §1)",
  },
  exportOf,
  eraseOf: async ({ id, email }, trx) => {
    await trx.deleteFrom("consents").where("email", "=", email).execute();
    await deleteRegistrations(email, trx);
    await deleteInvitations(email, trx);
    await trx.deleteFrom("link_requests").where("email", "=", email).execute();
    // Sessions, links, addresses, the cart and what was saved are deleted by foreign keys.
    await trx.deleteFrom("users").where("id", "=", id).execute();
  },
  cleanUp: async (now) => {
    await deleteExpiredSessions(now);
    await deleteExpiredLinks(now);
    await deleteOldLinkRequests(now);
    await deleteOldRegistrations(now);
    await deleteOldInvitations(now);
    await deleteExpiredChallenges(now);
    await deleteExpiredPendingSignIns(now);
    await putAwayOldRecoveryCodes(now);
  },
} satisfies PersonalData;

async function exportOf({ id, email }: Person, db: Db) {
  const [account, addresses, consents, sessions, factor] = await Promise.all([
    db
      .selectFrom("users")
      .select(["email", "first_name", "last_name", "phone", "created_at", "confirmed_at"])
      .select(["last_used_on", "language"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow(),
    listAddresses(id, db),
    db
      .selectFrom("consents")
      .select(["kind", "is_given", "given_at"])
      .where((eb) => eb.or([eb("user_id", "=", id), eb("email", "=", email)]))
      .orderBy("given_at", "desc")
      .execute(),
    listSessions(id, db),
    findSecondFactor(id, db),
  ]);
  return {
    account,
    addresses: addresses.map(({ id: _id, ...address }) => address),
    consents,
    sessions: sessions.map(({ id: _id, ...session }) => session),
    second_factor: {
      one_time_codes_since: factor.codesSince,
      passkeys: factor.passkeys.map(({ id: _id, ...passkey }) => passkey),
      unused_recovery_codes: factor.recoveryCodes,
    },
  };
}
