// @ts-check
// The guard's refusals, and the headers that make every answer safe.
import { STATUS_CODES } from "node:http";

import { UPLOAD_BYTES } from "./check-request.mjs";
import { isSecure } from "./config.mjs";

/** @import { IncomingMessage as Req, ServerResponse as Res } from "node:http" */

const LINGER_MS = 2_000;
const LINGER_BYTES = 2 * UPLOAD_BYTES;
// After so many bytes the rest of a refused body is not read; its sender still has a moment to read the answer.
const ENDLESS_BYTES = 64 * 1024;

/**
 * An answer that names a policy of its own keeps it. An answer that does not say that it may be kept counts
 * as personal, whether page, redirect, error, file or data.
 * @type {Record<string, string>}
 */
export const securityHeaders = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Turns off what a browser would ask a person for or tell advertisers; only few are named, because
  // each adds bytes to every first answer.
  "Permissions-Policy":
    "browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), " +
    "payment=(), usb=()",
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ...(isSecure && { "Strict-Transport-Security": "max-age=31536000" }),
};

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

/** @type {WeakSet<Req>} */
const refused = new WeakSet();

/** @param {Req} req */
export function isRefused(req) {
  return refused.has(req);
}

/** @param {Req} req @param {Res} res @param {number} status */
export function refuse(req, res, status) {
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
}

/** Refuses what never became a request. @param {import("node:stream").Duplex} socket @param {number} status */
export function refuseSocket(socket, status) {
  const { text, headers } = refusal(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join("\r\n");
  socket.on("error", () => socket.destroy());
  socket.end(`${head}\r\n\r\n${text}`, () => socket.destroy());
}

/** @param {number} status */
function refusal(status) {
  const text = `${SENTENCES[status]}\n`;
  const headers = {
    ...securityHeaders,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    Connection: "close",
    ...(status === 405 && { Allow: "GET, HEAD, POST" }),
  };
  return { text, headers };
}
