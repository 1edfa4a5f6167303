import { isIPv6 } from "node:net";

import { countUse, type RateLimit } from "~/models/rate-limit.server";

/**
 * The client's address as limits count it: the guard has stamped it. An IPv6 customer has a whole
 * /64 to himself, so that is what counts.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get("x-shop-client") ?? "unknown";
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, zeros)).fill("0"), ...right].slice(0, 4).join(":");
}

/** Passwords that are checked or chosen anywhere but at the sign-in and the registration. */
export const passwordChecks: RateLimit = { name: "password-checks", most: 60, minutes: 15 };

/** Too many tries by one client; in how many minutes it may try again. */
export interface TooManyUses {
  kind: "too-many";
  minutes: number;
}

/** Counts one more use of a limit by the client that asks; undefined while it is within. */
export async function countClientUse(
  request: Request,
  limit: RateLimit,
): Promise<TooManyUses | undefined> {
  const use = await countUse(limit, clientAddress(request));
  if (use.isWithin) return undefined;
  const milliseconds = Date.parse(use.resetsAt) - Date.now();
  return { kind: "too-many", minutes: Math.max(1, Math.ceil(milliseconds / 60_000)) };
}
