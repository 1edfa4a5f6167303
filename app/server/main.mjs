// @ts-check
// Stands between the network and remix-serve, which stays unmodified:
//   node --import ./app/server/main.mjs node_modules/@remix-run/serve/dist/cli.js build/server/index.js
// It wraps http.createServer before remix-serve calls it, so no request reaches the app unjudged
// and no answer leaves without its security headers.
import { existsSync } from "node:fs";
import http from "node:http";
import { createRequire, Module, syncBuiltinESMExports } from "node:module";
import { BlockList, isIP, Server as Listener, SocketAddress } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

import { logAnswer } from "./access-log.mjs";
import { answerBuiltFile, staticWhereFilesAre } from "./static-files.mjs";
import { KeptPages } from "../page-cache/page-cache.mjs";
import { decoded, logLine } from "../log/log-line.mjs";
import { isPersonal } from "./no-store.mjs";
import { appPerPage } from "./remix-handler.mjs";

/**
 * @typedef {import("node:stream").Duplex} Duplex
 * @typedef {import("node:net").Socket} Socket
 * @typedef {http.IncomingMessage} Req
 * @typedef {http.ServerResponse} Res
 */

if (existsSync(".env")) process.loadEnvFile(".env");
// remix-serve reads these three from the environment itself.
process.env.NODE_ENV ||= "production";
const PORT = (process.env.PORT ||= "3000");
const HOST = (process.env.HOST ||= "127.0.0.1");
const { SHOP_ORIGIN, TRUSTED_PROXIES = "" } = process.env;

const LOOPBACK_ADDRESS = /^(localhost|127(\.\d+){3}|::1)$/;
const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const isLoopback = LOOPBACK_ADDRESS.test(HOST);
const shop = readShopOrigin();
const trustedProxies = readTrustedProxies();
if (isLoopback && !LOOPBACK_NAME.test(shop.host) && TRUSTED_PROXIES.trim() === "") {
  console.error(
    `[guard] TRUSTED_PROXIES is not set: all who come through the proxy of ${shop.origin} count as one client and share its limits`,
  );
}

const FORM_BYTES = 64 * 1024;
// A file of 8 MB and the form around it.
const UPLOAD_BYTES = 8 * 1024 * 1024 + FORM_BYTES;
const UPLOAD_PATH = /^\/(admin|contact)(\/|$)/;
// A mail provider ends a subscription by a form in parts, as large as any other (RFC 8058).
const ONE_CLICK_PATH = /^\/newsletter\/[\w-]+$/;
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const UPLOAD = /^multipart\/form-data\s*;(.*;)?\s*boundary=("[^"]{1,70}"|[^\s",;]{1,70})\s*(;|$)/i;

// A connection has ten seconds for the headers of a request and ten to rest between two; an answer
// that its reader stopped taking is given up after two to four minutes.
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 10_000,
};
const REST_MS = LIMITS.keepAliveTimeout + LIMITS.headersTimeout;
const STALLED_MS = 120_000;
const LINGER_MS = 2_000;
const LINGER_BYTES = 2 * UPLOAD_BYTES;
// Of what has no end worth waiting for no more is read; its sender still has a moment for the answer.
const ENDLESS_BYTES = FORM_BYTES;
// A connection that was not told of a stop has a moment more: its next request may be on its way.
const LAST_REQUEST_MS = 1_000;
const LAST_ANSWER_MS = 7_000;
const LAST_MOMENT_MS = 9_500;
// What the system has received takes one turn of the event loop to be noticed, a new connection one
// more to be taken and one to be read; the system hands over one of them a turn.
const QUIET_TURNS = 4;
const MOST_WAITING_MS = 2_000;

/** @type {Record<string, string>} */
const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), " +
    "geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ...(shop.protocol === "https:" && { "Strict-Transport-Security": "max-age=31536000" }),
};

const securityHeaders = Object.entries(SECURITY_HEADERS);

/** @type {Record<number, string>} */
const SENTENCES = {
  400: "Cererea nu este validă. / The request is not valid.",
  403: "Formularul nu vine din acest magazin. / The form does not come from this shop.",
  405: "Metoda nu este permisă. / The method is not allowed.",
  408: "Cererea a durat prea mult. / The request took too long.",
  411: "Lungimea datelor lipsește. / The length of the data is missing.",
  413: "Datele trimise sunt prea mari. / The data sent is too large.",
  414: "Adresa este prea lungă. / The address is too long.",
  415: "Acest tip de date nu este primit. / This type of data is not accepted.",
  417: "Așteptarea cerută nu poate fi îndeplinită. / The expectation cannot be met.",
  421: "Această adresă nu este a magazinului. / This address is not the shop's.",
  431: "Antetele cererii sunt prea mari. / The request's headers are too large.",
  500: "Ceva nu a mers. Încearcă din nou. / Something went wrong. Please try again.",
};

/** @type {Set<(callback: () => void) => void>} */
const closers = new Set();
/** Every open connection, with the timer that ends its rest. @type {Map<Socket, NodeJS.Timeout?>} */
const sockets = new Map();
/** @type {WeakMap<Duplex, Res>} */
const answers = new WeakMap();
/** Whose a connection is. @type {WeakMap<Socket, string>} */
const addresses = new WeakMap();
/** How many bytes had come when a connection's last answer was out. @type {WeakMap<Socket, number>} */
const answeredBytes = new WeakMap();
const keptPages = new KeptPages();
/** @type {WeakSet<Req>} */
const refused = new WeakSet();
/** Host header to the origins it allows: browsers send but a few. @type {Map<string, string[] | undefined>} */
const knownHosts = new Map();
const MOST_HOSTS = 1_000;
let connections = 0;
/** What answers for pages, once remix-serve has read them. @type {import("./remix-handler.mjs").Handler | undefined} */
let pages;
let isStopping = false;
/** Whether every answer closes its connection. */
let isLast = false;

wrapPackages();
wrapCreateServer();
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
process.on("unhandledRejection", logFailure);
process.on("uncaughtException", (error) => {
  logFailure(error);
  process.exit(1);
});

function readShopOrigin() {
  const name = isLoopback ? "127.0.0.1" : isIP(HOST) === 6 ? `[${HOST}]` : HOST;
  const origin = SHOP_ORIGIN || `http://${name}:${PORT}`;
  if (URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol)) return new URL(origin);
  return refuseToStart(`SHOP_ORIGIN, else HOST and PORT, must make an http(s) address: ${origin}`);
}

function readTrustedProxies() {
  const list = new BlockList();
  for (const entry of TRUSTED_PROXIES.split(",").map((text) => text.trim())) {
    const [, address = "", bits] = /^([^/]*)(?:\/(\d+))?$/.exec(entry) ?? [];
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    try {
      if (bits !== undefined) list.addSubnet(address, Number(bits), family);
      else if (entry !== "") list.addAddress(address, family);
    } catch {
      refuseToStart(`TRUSTED_PROXIES: "${entry}" is no address and no range like 10.0.0.0/8`);
    }
  }
  return list;
}

/** @param {string} reason @returns {never} */
function refuseToStart(reason) {
  console.error(`[guard] ${reason}`);
  process.exit(1);
}

function wrapCreateServer() {
  const { createServer } = http;
  /** @param {any[]} args what Node's own takes: options, which may be left out, and the app */
  http.createServer = (...args) => {
    const app = formsFirst(args.pop());
    // Node would answer a missing Host by itself, without the security headers.
    const server = createServer({ ...args[0], ...LIMITS, requireHostHeader: false });
    server.timeout = STALLED_MS;
    const isSecure = shop.protocol === "https:";
    server.on("request", (req, res) => {
      if (!admit(req, res) || answerBuiltFile(req, res, { isSecure })) return;
      keptPages.answer(req, res, app);
    });
    server.on("checkContinue", (req, res) => {
      if (!admit(req, res)) return;
      res.writeContinue();
      keptPages.answer(req, res, app);
    });
    server.on("checkExpectation", (req, res) => {
      dressAnswer(req, res);
      refuse(req, res, 417);
    });
    server.on("connect", (_req, socket) => answerRaw(socket, 405));
    server.on("clientError", onClientError);
    server.on("connection", (socket) => {
      connections += 1;
      sockets.set(socket, null);
      socket.once("close", () => {
        clearTimeout(sockets.get(socket) ?? undefined);
        sockets.delete(socket);
      });
    });
    // remix-serve closes its server on the same signals and would print the error of a second close.
    const close = server.close.bind(server);
    server.close = (callback) => (isStopping ? server : close(callback));
    // An http server's own close also ends every connection whose answer is written but not out.
    closers.add(Listener.prototype.close.bind(server));
    return server;
  };
  syncBuiltinESMExports();
}

/** @param {Req} req @param {Res} res */
function admit(req, res) {
  dressAnswer(req, res);
  const fault = findFault(req) ?? findFormFault(req);
  if (fault) return refuse(req, res, fault);
  stampClient(req);
  // Remix compares Origin with Host once more and answers 500 when a proxy renamed the host.
  delete req.headers.origin;
  return true;
}

/** @param {Req} req */
function findFault({ method = "", url = "", headers, headersDistinct }) {
  const path = pathOf(url);
  const [host = "", ...otherHosts] = headersDistinct.host ?? [];
  if (!["GET", "HEAD", "POST"].includes(method)) return 405;
  if (url.length > 2048) return 414;
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
  if (!isFromShop(headers)) return 403;
  // The parser has already refused a length beside a Transfer-Encoding.
  if (length === undefined) return 411;
  const type = headers["content-type"];
  if (type === undefined && Number(length) === 0) return;
  const path = pathOf(url);
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
  if (knownHosts.has(hostHeader)) return knownHosts.get(hostHeader);
  const origins = findOrigins(hostHeader.toLowerCase());
  if (knownHosts.size < MOST_HOSTS) knownHosts.set(hostHeader, origins);
  return origins;
}

/** @param {string} host */
function findOrigins(host) {
  const local = `http://${host}`;
  const isLocal = LOOPBACK_NAME.test(host) && URL.canParse(local);
  if (isLocal && (isLoopback || !SHOP_ORIGIN)) return [shop.origin, new URL(local).origin];
  const defaultPort = shop.protocol === "https:" ? 443 : 80;
  if (host === shop.host || host === `${shop.host}:${defaultPort}`) return [shop.origin];
}

/** @param {http.IncomingHttpHeaders} headers */
function isFromShop({ host = "", origin, referer, cookie = "", ...headers }) {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const source = origin ?? referer;
  // Very old phones and curl name no source: harmless while there is no account to act for.
  if (source === undefined) return !namesAccount(cookie);
  return URL.canParse(source) && originsOf(host)?.includes(new URL(source).origin);
}

/** @param {string} cookie */
function namesAccount(cookie) {
  return /(^|;)\s*(__Host-)?account\s*=/.test(cookie);
}

/**
 * Tells loaders who is asking. What proxies add is believed only from those the operator named, and
 * never reaches the app itself: absolute addresses come from SHOP_ORIGIN.
 *
 * @param {Req} req
 */
function stampClient({ headers, socket }) {
  const hops = String(headers["x-forwarded-for"] ?? "").split(",");
  let client = addressOf(socket);
  while (hops.length > 0 && isTrusted(client)) {
    const hop = plainAddress(hops.pop());
    if (hop === undefined) break;
    client = hop;
  }
  for (const name of Object.keys(headers)) {
    if (name === "forwarded" || name.startsWith("x-forwarded-")) delete headers[name];
  }
  headers["x-shop-client"] = client;
}

/** @param {Socket} socket */
function addressOf(socket) {
  const known = addresses.get(socket);
  if (known !== undefined) return known;
  const address = plainAddress(socket.remoteAddress) ?? "unknown";
  addresses.set(socket, address);
  return address;
}

/** @param {string} address */
function isTrusted(address) {
  if (TRUSTED_PROXIES === "" || isIP(address) === 0) return false;
  return trustedProxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** One spelling per address, without port, zone or IPv4-in-IPv6. @param {string} [text] */
function plainAddress(text = "") {
  const bare = text.trim().replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3");
  const address = bare.replace(/%.*$/, "");
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  return new SocketAddress({ address, family: "ipv6" }).address.replace(/^::ffff:(?=.*\.)/, "");
}

/** @param {Req} req @param {Res} res */
function dressAnswer(req, res) {
  const { method, socket, url = "" } = req;
  const isSignedIn = namesAccount(req.headers.cookie ?? "");
  const isKeptByNobody = isPersonal({ method, path: pathOf(url), isSignedIn });
  const id = logAnswer(req, res, { isRefused: () => refused.has(req) });
  const { writeHead } = res;
  /** @param {any[]} args */
  res.writeHead = (...args) => {
    if (!res.headersSent) {
      res.removeHeader("X-Powered-By");
      res.setHeader("X-Request-Id", id);
      for (const [name, value] of securityHeaders) {
        if (!res.hasHeader(name)) res.setHeader(name, value);
      }
      if (isKeptByNobody && !String(res.getHeader("Cache-Control")).includes("no-store")) {
        res.setHeader("Cache-Control", "no-store");
      }
      if (isLast) res.setHeader("Connection", "close");
    }
    return Reflect.apply(writeHead, res, args);
  };
  answers.set(socket, res);
  // A body that nobody reads may end after its answer.
  req.once("end", () => answeredBytes.set(socket, socket.bytesRead));
  clearTimeout(sockets.get(socket) ?? undefined);
  res.once("finish", () => {
    answeredBytes.set(socket, socket.bytesRead);
    // An answer begun before could not say "close" any more.
    if (isLast) closeWhenIdle(socket);
    // Node's own limit for this begins anew with every empty line that is sent.
    if (!sockets.has(socket) || answers.get(socket) !== res) return;
    const rest = setTimeout(() => socket.destroy(), REST_MS);
    sockets.set(socket, rest);
  });
}

/** @param {Req} req @param {Res} res @param {number} status */
function refuse(req, res, status) {
  const { text, headers } = refusal(status);
  refused.add(req);
  res.writeHead(status, headers);
  res.write(text);
  // Closing on unread bytes resets the connection and takes the answer with it, so what is already
  // on its way is thrown away for a moment.
  const linger = setTimeout(() => res.end(), LINGER_MS);
  res.once("close", () => clearTimeout(linger));
  const isEnding = Number(req.headers["content-length"]) <= LINGER_BYTES;
  const most = isEnding ? LINGER_BYTES : ENDLESS_BYTES;
  let discarded = 0;
  req.on("data", (chunk) => (discarded += chunk.length) > most && req.pause());
  req.once("end", () => res.end());
  if (req.readableEnded) res.end();
  return false;
}

/** @param {Error & { code?: string }} error @param {Duplex} socket */
function onClientError(error, socket) {
  const answer = answers.get(socket);
  const isAnswering = answer?.headersSent && !answer.writableFinished;
  // A refusal whose request goes on as nonsense is still given.
  if (isAnswering && refused.has(answer.req)) return void answer.end();
  if (!socket.writable || isAnswering || error.code === "ECONNRESET") socket.destroy();
  else if (error.code === "HPE_HEADER_OVERFLOW") answerRaw(socket, 431);
  else answerRaw(socket, error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400);
}

/** For what never became a request. @param {Duplex} socket @param {number} status */
function answerRaw(socket, status) {
  const { text, headers } = refusal(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`, ...lines].join("\r\n");
  socket.on("error", () => socket.destroy());
  socket.end(`${head}\r\n\r\n${text}`, () => socket.destroy());
}

/** @param {number} status */
function refusal(status) {
  const text = `${SENTENCES[status]}\n`;
  const headers = {
    ...SECURITY_HEADERS,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    Connection: "close",
    ...(status === 405 && { Allow: "GET, HEAD, POST" }),
  };
  return { text, headers };
}

/** Answers what is under way, lets the app put its things away, exits. @param {string} signal */
async function stop(signal) {
  if (isStopping) return;
  isStopping = true;
  console.log(logLine("stopping", { signal }));
  setTimeout(() => [...sockets.keys()].forEach((socket) => socket.destroy()), LAST_ANSWER_MS);
  setTimeout(() => {
    console.error(logLine("stop-abandoned"));
    process.exit(1);
  }, LAST_MOMENT_MS);
  await takeAllWaiting();
  const closed = [...closers].map((close) => new Promise((resolve) => close(() => resolve(null))));
  // Not before: who is told to close connects anew, and a connection that waits to be taken is reset.
  isLast = true;
  for (const socket of sockets.keys()) if (isIdle(socket)) closeWhenIdle(socket);
  await Promise.all(closed);
  try {
    await /** @type {any} */ (globalThis).__shopShutdown?.();
  } catch (error) {
    logFailure(error);
    process.exit(1);
  }
  process.exit(0);
}

/** Takes the connections that wait to be taken: closing would reset them, with what they have sent. */
async function takeAllWaiting() {
  const end = performance.now() + MOST_WAITING_MS;
  let quiet = 0;
  while (quiet < QUIET_TURNS && performance.now() < end) {
    const before = connections;
    await nextTurn();
    quiet = connections === before ? quiet + 1 : 0;
  }
}

/** Ends a connection over which nothing more was asked for a moment. @param {Socket} socket */
function closeWhenIdle(socket) {
  setTimeout(async () => {
    // What has come in meanwhile is read first.
    await nextTurn();
    if (isIdle(socket)) socket.destroy();
  }, LAST_REQUEST_MS);
}

/** Whether nothing was asked over a connection that is not answered yet. @param {Socket} socket */
function isIdle(socket) {
  const answer = answers.get(socket);
  if (answer && !answer.writableFinished) return false;
  return socket.bytesRead === (answeredBytes.get(socket) ?? 0);
}

/** Message and stack only: an error's other properties may carry what a visitor sent. @param {any} error */
function logFailure(error) {
  const stack = String(error?.stack ?? error?.message ?? typeof error);
  console.error(logLine("failure", { stack }));
}

/** Packages as remix-serve will find them. */
function wrapPackages() {
  const require = createRequire(process.argv[1] ?? import.meta.url);
  /** @param {string} name @param {unknown} exports */
  const leaveOut = (name, exports) => {
    const path = require.resolve(name);
    const module = new Module(path);
    require.cache[path] = Object.assign(module, { filename: path, loaded: true, exports });
  };
  // It would print every address, secret ones too.
  leaveOut("morgan", () => passOn);
  // Watches files, and only there.
  if (process.env.NODE_ENV !== "development") leaveOut("chokidar", undefined);
  const express = /** @type {any} */ (require("express"));
  express.static = staticWhereFilesAre(express.static);
  const remix = /** @type {any} */ (require("@remix-run/express"));
  const { matchRoutes } = require("@remix-run/router");
  const createPages = appPerPage(require("@remix-run/node"), matchRoutes);
  remix.createRequestHandler = (/** @type {Parameters<typeof createPages>[0]} */ options) =>
    (pages = createPages(options));
}

/** @param {Req} _req @param {Res} _res @param {() => void} next */
function passOn(_req, _res, next) {
  next();
}

/**
 * Forms go to their pages past Express, which has nothing for them: no file is asked for, and their
 * answers are compressed already or too small to be.
 *
 * @param {(req: Req, res: Res) => void} app
 * @returns {(req: Req, res: Res) => void}
 */
function formsFirst(app) {
  if (process.env.NODE_ENV === "development") return app;
  return (req, res) => {
    if (req.method !== "POST" || !pages) return app(req, res);
    void pages(req, res, (error) => {
      logFailure(error);
      if (res.headersSent) res.destroy();
      else refuse(req, res, 500);
    });
  };
}

/** @param {string} url */
function pathOf(url) {
  return url.replace(/\?.*/, "");
}
