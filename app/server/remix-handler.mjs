// @ts-check
// Hands requests to Remix and sends what it answers. Remix's own adapter for Express would do the same
// through streams, and would name every address in the log.
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

import { brotli, chooseEncoding, gzip } from "../http/encodings.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} Req
 * @typedef {import("node:http").ServerResponse} Res
 * @typedef {import("@remix-run/node").AppLoadContext} LoadContext
 */

/** A form of more than this comes with a file, and is read as it arrives. */
const FORM_BYTES = 64 * 1024;
/** Events are texts too, but each goes out at once. */
const TEXT = /^(text\/(?!event-stream)|application\/([\w.-]+\+)?(json|xml)|image\/svg\+xml)/i;
/** A feed may name ten thousand products: it is never whole in memory. */
const STREAMED = /^(text\/event-stream|application\/rss\+xml)/i;
/** What fits one packet anyway. */
const TOO_SMALL = 1_024;
// Of a listing this takes as long as gzip and leaves a tenth less to send; the next quality takes half
// as long again.
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 6;

/**
 * Remix's answer to a request. Undefined when the client went away before all of its form was here.
 *
 * @param {import("@remix-run/node").RequestHandler} handle
 * @param {Req} req
 * @param {Res} res
 * @param {LoadContext} context
 */
export async function respond(handle, req, res, context) {
  const { method = "GET", headers } = req;
  const gone = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) gone.abort();
  });
  const named = /** @type {[string, string][]} */ (Object.entries(headers));
  /** @type {RequestInit} */
  const init = { method, headers: named, signal: gone.signal };
  if (method === "POST") {
    const isForm = Number(headers["content-length"]) <= FORM_BYTES;
    const body = isForm ? await buffer(req).catch(() => undefined) : Readable.toWeb(req);
    if (!body) return undefined;
    init.body = /** @type {BodyInit} */ (body);
    init.duplex = "half";
  }
  return handle(new Request(`http://${headers.host}${req.url}`, init), context);
}

/**
 * Sends a response: events and feeds as they come, anything else in one piece, compressed where it is text.
 *
 * @param {Req} req
 * @param {Res} res
 * @param {Response} response
 */
export async function send(req, res, response) {
  res.statusCode = response.status;
  res.statusMessage = response.statusText;
  for (const [name, value] of response.headers) res.appendHeader(name, value);
  if (!response.body || req.method === "HEAD") return void res.end();
  const type = response.headers.get("Content-Type") ?? "";
  const isStreamed = STREAMED.test(type);
  const isText = TEXT.test(type);
  if (isText) res.appendHeader("Vary", "Accept-Encoding");
  // What is sent while it is still being written is packed by gzip, and events by nothing.
  const best = isStreamed ? "gzip" : "br";
  const encoding = isText ? chooseEncoding(req.headers["accept-encoding"], best) : "identity";
  if (isStreamed) {
    const text = Readable.fromWeb(/** @type {any} */ (response.body));
    if (encoding === "gzip") {
      res.setHeader("Content-Encoding", "gzip");
      return pipeline(text, createGzip({ level: GZIP_LEVEL }), res);
    }
    res.flushHeaders();
    return pipeline(text, res);
  }
  /** @type {Buffer} */
  let body = Buffer.from(await response.arrayBuffer());
  if (encoding !== "identity" && body.length >= TOO_SMALL) {
    body = encoding === "br" ? await brotli(body, BROTLI_QUALITY) : await gzip(body, GZIP_LEVEL);
    res.setHeader("Content-Encoding", encoding);
  }
  res.setHeader("Content-Length", body.length);
  res.end(body);
}
