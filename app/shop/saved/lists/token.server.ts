import { createHmac } from "node:crypto";

import { sessionSecret } from "~/platform/env/env.server";
import { sha256 } from "~/platform/format/sha256.server";

/**
 * The secret by which a list is opened, in the cookie of whoever made it and in the link that is mailed. It is made
 * from the shop's secret, so that a mail can carry it while the database knows only its digest. `linkNumber` counts
 * the list's links that were ended.
 */
export function tokenOf(listId: string, linkNumber = 0): string {
  const named = linkNumber === 0 ? listId : `${listId}\n${linkNumber}`;
  return createHmac("sha256", sessionSecret()).update(`saved-list\n${named}`).digest("base64url");
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return sha256(token);
}
