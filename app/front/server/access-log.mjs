// @ts-check
// Writes a log line for each answer, instead of the framework's own lines, which are switched off. Each request
// gets a random number, which identifies nobody; the app writes it into its own lines and on error pages.
import { randomUUID } from "node:crypto";

import { logLine, shownTarget } from "../../platform/log/front/log-line.mjs";
import { countAnswer } from "./metrics.mjs";
import { isRefused } from "./refusals.mjs";

/** @import { IncomingMessage as Req, ServerResponse as Res } from "node:http" */

/**
 * The lines of one turn of the event loop; they are written together, because writing takes longer than making
 * them. @type {string[]}
 */
let lines = [];

process.on("exit", writeLines);

/**
 * Numbers a request, for the app too, and logs its answer in one line. Returns the number.
 *
 * @param {Req} req
 * @param {Res} res
 */
export function logAnswer(req, res) {
  const start = performance.now();
  const request = randomUUID().replaceAll("-", "").slice(0, 16);
  const { method = "", url } = req;
  req.headers["x-request-id"] = request;
  res.once("close", () => {
    const end = isRefused(req) ? "refused" : res.writableFinished ? undefined : "cut";
    const ms = Math.round(performance.now() - start);
    const status = res.statusCode;
    countAnswer(req, status, ms);
    const line = logLine("answer", { request, method, path: shownTarget(url), status, ms, end });
    if (lines.push(line) === 1) setImmediate(writeLines);
  });
  return request;
}

function writeLines() {
  if (lines.length > 0) console.log(lines.join("\n"));
  lines = [];
}
