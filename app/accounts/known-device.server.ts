import { createHmac, randomBytes } from "node:crypto";

import { sessionSecret } from "~/env.server";

/** A browser is known for so many accounts; the one that signed in there longest ago goes first. */
const MOST_ACCOUNTS = 8;

/** What a browser's proof for an account is made of: another password makes another proof. */
export interface DeviceOwner {
  id: string;
  password_hash: string;
}

/**
 * The cookie of a browser in which an account's password was given rightly: a random name of the
 * browser, then one proof for each such account, the newest first. A proof is a keyed digest of
 * browser, account and password hash. So it tells nobody whose it is, is of no use in another
 * browser, and is worth nothing after a new password. Returns the cookie's new value.
 */
export function addDeviceProof(device: string | undefined, owner: DeviceOwner): string {
  const [name = randomBytes(16).toString("base64url"), ...proofs] = device?.split(".") ?? [];
  const proof = makeProof(name, owner);
  const others = proofs.filter((one) => one !== proof).slice(0, MOST_ACCOUNTS - 1);
  return [name, proof, ...others].join(".");
}

/**
 * The browser's proof for an account, or undefined when the browser is not known for it. Does the
 * same work where there is no account.
 */
export function findDeviceProof(
  device: string | undefined,
  owner: DeviceOwner | undefined,
): string | undefined {
  const [name = "", ...proofs] = device?.split(".") ?? [];
  const proof = makeProof(name, owner ?? { id: "", password_hash: "" });
  return owner && proofs.includes(proof) ? proof : undefined;
}

function makeProof(name: string, { id, password_hash }: DeviceOwner): string {
  return createHmac("sha256", sessionSecret())
    .update(`device\n${name}\n${id}\n${password_hash}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");
}
