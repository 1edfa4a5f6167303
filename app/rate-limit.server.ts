import { isIPv6 } from "node:net";

import { countUse, type RateLimit, type RateLimitResult } from "~/models/rate-limit.server";

/**
 * The client's address as limits count it: the guard has stamped it. An IPv6 customer has a whole
 * /64 to himself, so that is what counts.
 */
function clientAddress(request: Request): string {
  const address = request.headers.get("x-shop-client") ?? "unknown";
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, zeros)).fill("0"), ...right].slice(0, 4).join(":");
}

/** Counts one more use of a limit by the client that asks. */
export function countClientUse(request: Request, limit: RateLimit): Promise<RateLimitResult> {
  return countUse(limit, clientAddress(request));
}
