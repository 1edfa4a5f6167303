// @ts-check
// Finds the client of a request, also behind proxies.
import { isIP, SocketAddress } from "node:net";

import { isTrustedProxy } from "./config.mjs";

/** @import { IncomingMessage as Req } from "node:http" */

/**
 * Writes the client's address into a header of its own, for loaders. The addresses that proxies add are believed
 * only from proxies the operator named, and never reach the app itself: absolute addresses come from SHOP_ORIGIN.
 *
 * @param {Req} req
 */
export function writeClientAddress({ headers, socket }) {
  const hops = String(headers["x-forwarded-for"] ?? "").split(",");
  let client = plainAddress(socket.remoteAddress) ?? "unknown";
  while (hops.length > 0 && isTrustedProxy(client)) {
    const hop = plainAddress(hops.pop());
    if (hop === undefined) break;
    client = hop;
  }
  for (const name of Object.keys(headers)) {
    if (name === "forwarded" || name.startsWith("x-forwarded-")) delete headers[name];
  }
  headers["x-shop-client"] = client;
}

/** One spelling per address, without port, zone or IPv4-in-IPv6. @param {string} [text] */
function plainAddress(text = "") {
  const bare = text.trim().replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3");
  const address = bare.replace(/%.*$/s, "");
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  return new SocketAddress({ address, family: "ipv6" }).address.replace(/^::ffff:(?=.*\.)/, "");
}
