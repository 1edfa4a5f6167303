import { createHash, createHmac } from "node:crypto";

import { sessionSecret } from "~/platform/env/env.server";

/** Every mail to a subscriber carries the same token, so that each can link to unsubscribing. */
export function subscriptionToken(id: string): string {
  return createHmac("sha256", sessionSecret()).update(`newsletter\n${id}`).digest("base64url");
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
