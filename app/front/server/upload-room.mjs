// @ts-check
// Limits how much of all uploads may be in memory at once. Nothing of an upload is read before its
// route asks for it, so what a route refuses takes no room.
import { UPLOAD_BYTES } from "./check-request.mjs";

/** @import { IncomingMessage as Req, ServerResponse as Res } from "node:http" */

/** Six of the largest uploads, or more of smaller ones. */
const MOST_BYTES = 6 * UPLOAD_BYTES;
/** One client may hold a third of it, so that nobody keeps others out alone. */
const MOST_OF_ONE = 2 * UPLOAD_BYTES;
/** How long an upload waits for room, unread; after that its sender is asked to come again. */
const PATIENCE_MS = 5_000;
/** The most uploads that wait; each keeps a connection and a packet of its body. */
const MOST_WAITING = 100;

let taken = 0;
/** @type {Map<string, number>} */
const takenBy = new Map();
/**
 * The waiting uploads, in the order in which they came; each tries again when room is given back. @type
 * {Set<() => void>}
 */
const waiting = new Set();

/**
 * Takes room for the body of a request until its answer is out; false where there was none in time, or
 * the client went away.
 *
 * @param {Req} req
 * @param {Res} res
 * @returns {Promise<boolean>}
 */
export function takeRoom(req, res) {
  if (takeNow(req, res)) return Promise.resolve(true);
  if (waiting.size >= MOST_WAITING) return Promise.resolve(false);
  return new Promise((resolve) => {
    const tryAgain = () => void (takeNow(req, res) && end(true));
    const giveUp = () => end(false);
    const patience = setTimeout(giveUp, PATIENCE_MS);
    /** @param {boolean} hasRoom */
    const end = (hasRoom) => {
      clearTimeout(patience);
      waiting.delete(tryAgain);
      res.off("close", giveUp);
      resolve(hasRoom);
    };
    res.once("close", giveUp);
    waiting.add(tryAgain);
  });
}

/** @param {Req} req @param {Res} res */
function takeNow({ headers }, res) {
  const bytes = Number(headers["content-length"]);
  const client = String(headers["x-shop-client"]);
  const own = takenBy.get(client) ?? 0;
  if (res.closed || taken + bytes > MOST_BYTES || own + bytes > MOST_OF_ONE) return false;
  taken += bytes;
  takenBy.set(client, own + bytes);
  res.once("close", () => {
    taken -= bytes;
    const left = (takenBy.get(client) ?? 0) - bytes;
    if (left > 0) takenBy.set(client, left);
    else takenBy.delete(client);
    for (const tryAgain of waiting) tryAgain();
  });
  return true;
}
