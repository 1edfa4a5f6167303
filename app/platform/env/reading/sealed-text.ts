import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts short texts with a key for one use, derived from a secret (HKDF, AES-256-GCM). A text sealed
 * under another secret or for another use cannot be opened and reads as undefined.
 */
export function sealerUnder(secret: () => string, use: string) {
  const key = () => Buffer.from(hkdfSync("sha256", secret(), "", use, 32));
  const seal = (text: string): string => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", key(), nonce);
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
  };
  const open = (sealed: string): string | undefined => {
    const bytes = Buffer.from(sealed, "base64");
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv("aes-256-gcm", key(), nonce);
      decipher.setAuthTag(tag);
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    } catch {
      return undefined;
    }
  };
  return { seal, open };
}
