import { isIPv6 } from "node:net";

import { json } from "@remix-run/node";

import { orNotSaved } from "~db/engine";

import {
  type RateLimit,
  countUses,
  findSpent,
  type TooManyUses,
  type Use,
} from "./rate-limit.server";

/** The client's address, from a header that the server sets on each request. */
function clientOf(request: Request): string {
  return request.headers.get("x-shop-client") ?? "unknown";
}

/**
 * The address that stands for one customer: an IPv4 address or a whole IPv6 /64, because one
 * customer has all of it.
 */
export function clientAddress(request: Request): string {
  const address = clientOf(request);
  return isIPv6(address) ? networkOf(address, 64) : address;
}

/** One use of a limit by a client, counted for its address and for each wider network around it. */
export function clientUses(request: Request, limit: RateLimit): Use[] {
  const address = clientOf(request);
  const shares = networkShares[isIPv6(address) ? 6 : 4];
  return shares.map(({ bits, times }, index) => ({
    // The narrowest network is the client itself.
    limit: {
      ...limit,
      name: index === 0 ? limit.name : `${limit.name}/${bits}`,
      most: limit.most * times,
    },
    who: networkOf(address, bits),
  }));
}

/** The network of that many bits around an address; a text that is not an address stands for itself. */
function networkOf(address: string, bits: number): string {
  if (!isIPv6(address)) {
    return address
      .split(".")
      .slice(0, bits / 8)
      .join(".");
  }
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill("0"), ...right];
  return groups
    .map((group) => group.padStart(4, "0"))
    .join("")
    .slice(0, bits / 4);
}

/** Counts one more use of a limit by the client; undefined while the limit is not exceeded. */
export function countClientUse(
  request: Request,
  limit: RateLimit,
): Promise<TooManyUses | undefined> {
  return countUses(clientUses(request, limit));
}

/** Counts like `countClientUse`, or says that the database can save nothing at the moment. */
export function tryCountClientUse(
  request: Request,
  limit: RateLimit,
): Promise<TooManyUses | "not-saved" | undefined> {
  return orNotSaved(() => countClientUse(request, limit));
}

/**
 * Counts uses for a post in which little was typed. When one is too many, the answer is the error
 * page.
 */
export async function requireWithin(uses: Use[]): Promise<void> {
  refuseWith(await countUses(uses));
}

/**
 * Answers by the error page where one of the uses is spent already, and counts none: for uploads, which
 * are not even read if their sender may not send them.
 */
export async function requireUnspent(uses: Use[]): Promise<void> {
  refuseWith(await findSpent(uses));
}

function refuseWith(tooMany: TooManyUses | undefined): void {
  if (!tooMany) return;
  const headers = { "Retry-After": String(tooMany.minutes * 60) };
  throw json({ outcome: "too-many", minutes: tooMany.minutes }, { status: 429, headers });
}

/**
 * How many times a single client's limit a whole network may use, by the length of its prefix. Whoever owns a /48
 * has 65,536 networks of /64, and thousands of customers may share a provider's /32.
 */
export const networkShares = {
  4: [
    { bits: 32, times: 1 },
    { bits: 24, times: 8 },
  ],
  6: [
    { bits: 64, times: 1 },
    { bits: 56, times: 2 },
    { bits: 48, times: 4 },
    { bits: 32, times: 16 },
  ],
} as const;
