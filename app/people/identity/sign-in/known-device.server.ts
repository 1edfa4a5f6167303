import { createHmac, randomBytes } from "node:crypto";

import { sessionSecret } from "~/platform/env/env.server";

/**
 * A browser is known for at most so many accounts; the one that signed in longest ago is dropped
 * first.
 */
const MOST_ACCOUNTS = 8;

/** What a browser's proof for an account is computed from: a new password invalidates it. */
export interface DeviceOwner {
  id: string;
  password_hash: string;
}

/**
 * Adds a proof for an account to the cookie of a browser in which its password was entered
 * correctly, and returns the cookie's new value. The cookie holds a random id of the browser and
 * one proof for each account, newest first. A proof is a keyed digest of browser, account and
 * password hash: it does not reveal the account, is useless in another browser, and is invalid
 * after a new password.
 */
export function addDeviceProof(device: string | undefined, owner: DeviceOwner): string {
  const [name = randomBytes(16).toString("base64url"), ...proofs] = device?.split(".") ?? [];
  const proof = makeProof(name, owner);
  const others = proofs.filter((one) => one !== proof).slice(0, MOST_ACCOUNTS - 1);
  return [name, proof, ...others].join(".");
}

/**
 * The browser's proof for an account, or undefined when the browser is not known for it. Takes the
 * same time when there is no account.
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
