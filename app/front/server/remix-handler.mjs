// @ts-check
// Hands requests to Remix and sends what it answers. Remix's own adapter for Express would do the same
// through streams, and would name every address in the log.
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { constants } from "node:zlib";

import compression from "compression";

import { FORM_BYTES, NO_ROOM } from "../../platform/forms/front/form-size.mjs";
import { takeRoom } from "./upload-room.mjs";

/** @import { IncomingMessage as Req, ServerResponse as Res } from "node:http" */
/** @import { AppLoadContext, RequestHandler } from "@remix-run/node" */

/**
 * Compresses texts longer than a packet, as brotli or else as gzip, but no event streams. The seventh
 * quality makes a page of 70 KB a ninth smaller than the fourth, for less than half a millisecond; looking
 * back further than 64 KB, as it would by itself, it takes several milliseconds.
 */
const compress = compression({
  brotli: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 16 },
  },
});

/**
 * Remix's answer to a request. Undefined when the client went away before all of its form was here.
 *
 * @param {RequestHandler} handle
 * @param {Req} req
 * @param {Res} res
 * @param {AppLoadContext} context
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
    const body = isForm ? await buffer(req).catch(() => undefined) : readLater(req, res);
    if (!body) return undefined;
    init.body = /** @type {BodyInit} */ (body);
    init.duplex = "half";
  }
  return handle(new Request(`http://${headers.host}${req.url}`, init), context);
}

/**
 * An upload's body. Nothing of it is read before the route asks for it, and then only if there is
 * room; else reading fails with an error of its own name.
 *
 * @param {Req} req
 * @param {Res} res
 */
function readLater(req, res) {
  /** @type {AsyncIterator<Buffer> | undefined} */
  let chunks;
  return new ReadableStream(
    {
      async pull(controller) {
        if (!chunks) {
          if (!(await takeRoom(req, res))) {
            controller.error(Object.assign(new Error("no room"), { name: NO_ROOM }));
            return;
          }
          chunks = req.iterator({ destroyOnReturn: false });
        }
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Sends a response: a stream as it comes, anything else in one piece, compressed where it is text.
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
  compress(req, res, () => {});
  /** @type {unknown} */
  const stream = response.body;
  // A complete body of a route is in a stream of Remix's own. A stream that a route makes itself sends
  // events one by one, or a long file that is never whole in memory.
  if (stream instanceof ReadableStream) {
    res.flushHeaders();
    return pipeline(Readable.fromWeb(/** @type {any} */ (stream)), res);
  }
  const body = Buffer.from(await response.arrayBuffer());
  res.setHeader("Content-Length", body.length);
  res.end(body);
}
