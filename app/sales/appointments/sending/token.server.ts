import { createHmac } from "node:crypto";

import { sessionSecret } from "~/platform/env/env.server";
import { sha256 } from "~/platform/format/sha256.server";

/**
 * The secret part of an appointment's link. It is made from the shop's secret, so that every mail can
 * carry the same link while the database knows only its digest. `linkNumber` counts the appointment's links that
 * were ended.
 */
export function tokenOf(appointmentId: string, linkNumber = 0): string {
  const named = linkNumber === 0 ? appointmentId : `${appointmentId}\n${linkNumber}`;
  return createHmac("sha256", sessionSecret()).update(`appointment\n${named}`).digest("base64url");
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return sha256(token);
}

/**
 * The key that only the mail about a held time carries. Whoever reserved also gets the link to the
 * page, but cannot confirm without this key.
 */
export function confirmationKey(holdId: string): string {
  return createHmac("sha256", sessionSecret())
    .update(`appointment hold\n${holdId}`)
    .digest("base64url");
}
