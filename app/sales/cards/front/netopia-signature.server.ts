import { createHash, createPublicKey, verify, X509Certificate, type KeyObject } from "node:crypto";

import { z } from "~/platform/basics/zod";

const ISSUER = "NETOPIA Payments";

const head = z.object({ alg: z.literal("RS512") });
const claims = z.object({
  iss: z.literal(ISSUER),
  aud: z.union([z.string(), z.array(z.string()).min(1)]),
  sub: z.string(),
  exp: z.number().optional(),
  nbf: z.number().optional(),
});

/**
 * Whether a notice is NETOPIA's: its header `Verification-token` is a JWT signed by RS512 with their
 * key, issued by them, for this point of sale, still good, and its subject is the SHA-512 of the body's
 * bytes in base64 (their documentation and libraries of API v2, "IPN").
 */
export function isSignedByNetopia(
  token: string,
  body: Buffer,
  { posSignature, publicKey }: { posSignature: string; publicKey: string },
  now: Date,
): boolean {
  const [first = "", second = "", third = "", ...more] = token.split(".");
  const key = readPublicKey(publicKey);
  if (more.length > 0 || !key) return false;
  // No other algorithm than theirs, whatever the token says of itself.
  if (!head.safeParse(readPart(first)).success) return false;
  const signed = Buffer.from(`${first}.${second}`);
  if (!verify("RSA-SHA512", signed, key, Buffer.from(third, "base64url"))) return false;
  const { data } = claims.safeParse(readPart(second));
  if (!data) return false;
  const seconds = now.getTime() / 1000;
  if (data.exp !== undefined && data.exp <= seconds) return false;
  if (data.nbf !== undefined && data.nbf > seconds) return false;
  const audience = typeof data.aud === "string" ? data.aud : data.aud[0];
  return (
    audience === posSignature && data.sub === createHash("sha512").update(body).digest("base64")
  );
}

/** An RSA key from PEM, of a key or a certificate; undefined for anything else. */
export function readPublicKey(pem: string): KeyObject | undefined {
  try {
    const key = pem.includes("BEGIN CERTIFICATE")
      ? new X509Certificate(pem).publicKey
      : createPublicKey(pem);
    return key.asymmetricKeyType === "rsa" ? key : undefined;
  } catch {
    return undefined;
  }
}

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}
