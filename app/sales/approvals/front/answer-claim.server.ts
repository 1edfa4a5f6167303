import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { ClaimState } from "~db/schema";

import { findEarlier, addEntry, type Written } from "../claims/add-entry.server";
import { nextClaimStates } from "./claim-rules";
import { findClaim } from "./find-claims.server";
import { mailAbout } from "./write-claim.server";

export interface StaffAnswer extends Written {
  id: string;
  /** The state that its author saw. */
  from: ClaimState;
  to: ClaimState;
}

export type StaffAnswerResult =
  | { kind: "answered" }
  | { kind: "unknown" }
  /** The state allows no such step, or somebody else was first. */
  | { kind: "illegal" | "moved-before" }
  | { kind: "used-form" }
  /** Its customer cannot be reached any more. */
  | { kind: "forgotten" };

/**
 * Answers a claim and says what has become of it: in work, solved, refused with the reason in the
 * answer. The customer is mailed. Of two answers to the same state only the first is taken.
 */
export async function answerClaim(
  { id, from, to, text, formToken }: StaffAnswer,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<StaffAnswerResult> {
  return db.transaction().execute(async (trx): Promise<StaffAnswerResult> => {
    const claim = await findClaim(id, "staff", trx);
    if (!claim) return { kind: "unknown" };
    const earlier = await findEarlier({ text, formToken }, trx);
    if (earlier) return earlier.kind === "written" ? { kind: "answered" } : earlier;
    if (claim.order.phone === "") return { kind: "forgotten" };
    if (claim.state !== from) return { kind: "moved-before" };
    if (!nextClaimStates(from).includes(to)) return { kind: "illegal" };
    await addEntry({ claimId: id, by: admin.id, text, state: to, formToken }, trx);
    await mailAbout(id, claim.order.token, "answered", trx);
    // The audit log holds nothing that is said to customers.
    const after = { state: to, characters: text.length };
    const subject = { subject: "claim", subjectId: id } as const;
    const before = { state: from };
    await recordAction({ admin, action: "claim-answered", ...subject, before, after }, trx);
    return { kind: "answered" };
  });
}
