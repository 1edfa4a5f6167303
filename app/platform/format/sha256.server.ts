import { createHash } from "node:crypto";

/** The SHA-256 of a text or of bytes, as 43 characters that may stand in an address. */
export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url");
}
