import { randomBytes } from "node:crypto";

/** The secret part of a link that is mailed: nobody guesses it, so that whoever has the link may look. */
export function newLinkToken(): string {
  return randomBytes(24).toString("base64url");
}
