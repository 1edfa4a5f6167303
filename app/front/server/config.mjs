// @ts-check
// The settings that count before the framework starts. A value that cannot be right stops the start
// with a plain sentence.
import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";

import proxyAddress from "proxy-addr";

import { readOfficeValues } from "../../platform/env/front/office-values.mjs";

if (existsSync(".env")) process.loadEnvFile(".env");
// remix-serve reads these three from the environment itself.
process.env.NODE_ENV ||= "production";
const PORT = (process.env.PORT ||= "3000");
const HOST = (process.env.HOST ||= "127.0.0.1");
const SHOP_ORIGIN = process.env.SHOP_ORIGIN || originOfOffice();
const { TRUSTED_PROXIES = "", METRICS_TOKEN = "" } = process.env;

/** A shorter token could be guessed. */
const LEAST_TOKEN = 16;
const LOOPBACK_ADDRESS = /^(localhost|127(\.\d+){3}|::1)$/;
const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether only this machine can connect. */
const isLoopback = LOOPBACK_ADDRESS.test(HOST);
/** The shop's own address. */
export const shop = readShopOrigin();
export const isSecure = shop.protocol === "https:";
/** Whether the shop also answers under this machine's own names. */
export const isLocalToo = isLoopback || !SHOP_ORIGIN;
/**
 * Whether an address is that of a trusted proxy, which may name the client for whom it asks. @type
 * {(address: string) => boolean}
 */
export const isTrustedProxy = readTrustedProxies();
/** The token with which /metrics is answered; undefined if it is never answered. */
export const metricsToken = readMetricsToken();

if (isLoopback && !isLoopbackName(shop.host) && TRUSTED_PROXIES.trim() === "") {
  console.error(
    `[guard] TRUSTED_PROXIES is not set: all who come through the proxy of ${shop.origin} count as one client and share its limits`,
  );
}

/** @param {string} host a name as a Host header has it, with or without a port */
export function isLoopbackName(host) {
  return LOOPBACK_NAME.test(host);
}

function readShopOrigin() {
  const name = isLoopback ? "127.0.0.1" : isIP(HOST) === 6 ? `[${HOST}]` : HOST;
  const origin = SHOP_ORIGIN || `http://${name}:${PORT}`;
  if (URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol)) return new URL(origin);
  return refuseToStart(`SHOP_ORIGIN, else HOST and PORT, must make an http(s) address: ${origin}`);
}

/** The address that was set in the office, where the environment says none. The app says what is wrong with its file. */
function originOfOffice() {
  try {
    return readOfficeValues(resolve(process.env.SHOP_DATA || "data")).SHOP_ORIGIN;
  } catch {
    return undefined;
  }
}

function readMetricsToken() {
  if (METRICS_TOKEN === "") return undefined;
  if (/^[!-~]+$/.test(METRICS_TOKEN) && METRICS_TOKEN.length >= LEAST_TOKEN) return METRICS_TOKEN;
  return refuseToStart(
    `METRICS_TOKEN must have ${LEAST_TOKEN} signs or more, without spaces, such as openssl rand -hex 16 prints`,
  );
}

function readTrustedProxies() {
  try {
    return proxyAddress.compile(TRUSTED_PROXIES.split(/[\s,]+/).filter(Boolean));
  } catch (error) {
    return refuseToStart(`TRUSTED_PROXIES has no addresses and ranges like 10.0.0.0/8: ${error}`);
  }
}

/** @param {string} reason @returns {never} */
function refuseToStart(reason) {
  console.error(`[guard] ${reason}`);
  process.exit(1);
}
