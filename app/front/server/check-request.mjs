// @ts-check
// Decides which requests reach the app, by the head of the request alone.
import { FORM_BYTES } from "../../platform/forms/front/form-size.mjs";
import { decoded } from "../../platform/log/front/log-line.mjs";
import { isLocalToo, isLoopbackName, shop } from "./config.mjs";

/** @import { IncomingMessage as Req } from "node:http" */

const ADDRESS_BYTES = 2048;
// A file of 8 MB and the form around it.
export const UPLOAD_BYTES = 8 * 1024 * 1024 + FORM_BYTES;
const UPLOAD_PATH =
  /^\/(?:(?:admin|contact|comanda\/[\w-]+\/(?:desene|reclamatii))(?:\/|$)|oferta$|produse\/[\w-]+\/\d+$)/;
// A mail provider ends a subscription or an alert by a form in parts, as large as any other (RFC 8058).
const ONE_CLICK_PATH = /^\/(?:newsletter|anunta-ma)\/[\w-]+$/;
// The address to which card providers report. They are no browsers and send no Origin; their signature
// is checked instead.
const EVENT_PATH = /^\/plati\/[a-z]+\/eveniment$/;
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const UPLOAD = /^multipart\/form-data\s*;(.*;)?\s*boundary=("[^"]{1,70}"|[^\s",;]{1,70})\s*(;|$)/i;

/**
 * The status by which a request is refused; undefined where it is fine.
 *
 * @param {Req} req
 */
export function findFault(req) {
  return findAddressFault(req) ?? findFormFault(req);
}

/** @param {Req} req */
function findAddressFault({ method = "", url = "", headers, headersDistinct }) {
  const path = pathOf(url);
  const [host = "", ...otherHosts] = headersDistinct.host ?? [];
  if (!["GET", "HEAD", "POST"].includes(method)) return 405;
  if (url.length > ADDRESS_BYTES) return 414;
  // Control bytes have not passed the parser. Dot segments are refused rather than resolved, so that
  // every rule here judges the same path that Remix will serve.
  const isClean = /^\/(?!\/)/.test(url) && !/[\\#]|%00/.test(url);
  if (!isClean || /%5c|\/(\.|%2e){1,2}(\/|$)/i.test(path)) return 400;
  if (decoded(path) === undefined) return 400;
  if (host === "" || otherHosts.length > 0) return 400;
  if (!originsOf(host)) return 421;
  if (headers.upgrade !== undefined) return 400;
}

/** @param {Req} req */
function findFormFault({ method, url = "", headers }) {
  const length = headers["content-length"];
  if (method !== "POST") {
    return headers["transfer-encoding"] || Number(length ?? 0) > 0 ? 400 : undefined;
  }
  const path = pathOf(url);
  const isEvent = EVENT_PATH.test(path);
  if (!isEvent && !isFromShop(headers)) return 403;
  // The parser has already refused a length beside a Transfer-Encoding.
  if (length === undefined) return 411;
  const type = headers["content-type"];
  if (isEvent && !JSON_TYPE.test(type ?? "")) return 415;
  if (isEvent) return Number(length) > FORM_BYTES ? 413 : undefined;
  if (type === undefined && Number(length) === 0) return;
  const isInParts = UPLOAD.test(type ?? "");
  const isUpload = isInParts && UPLOAD_PATH.test(path);
  const isOneClick = isInParts && ONE_CLICK_PATH.test(path);
  if (!isUpload && !isOneClick && !FORM.test(type ?? "")) return 415;
  if (Number(length) > (isUpload ? UPLOAD_BYTES : FORM_BYTES)) return 413;
}

/**
 * The origins a form may come from when the request names this host; undefined for a foreign host.
 *
 * @param {string} hostHeader
 */
function originsOf(hostHeader) {
  const host = hostHeader.toLowerCase();
  const local = `http://${host}`;
  const isLocal = isLoopbackName(host) && URL.canParse(local);
  if (isLocal && isLocalToo) return [shop.origin, new URL(local).origin];
  const defaultPort = shop.protocol === "https:" ? 443 : 80;
  if (host === shop.host || host === `${shop.host}:${defaultPort}`) return [shop.origin];
}

/** @param {Req["headers"]} headers */
function isFromShop({ host = "", origin, referer, cookie, ...headers }) {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const source = origin ?? referer;
  // Very old phones and curl send no Origin or Referer, which is harmless while nobody is signed in.
  if (source === undefined) return !namesAccount(cookie);
  return URL.canParse(source) && originsOf(host)?.includes(new URL(source).origin);
}

/** Whether the cookies may be those of somebody signed in. */
function namesAccount(cookie = "") {
  return /(^|;)\s*(__Host-)?account\s*=/.test(cookie);
}

/** @param {string} url */
function pathOf(url) {
  return url.replace(/\?.*/, "");
}
