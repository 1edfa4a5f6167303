// @ts-check
// How long connections may last, and how all of them end when the process is told to stop.
import { Server as Listener } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

import { logFailure, logLine } from "../../platform/log/front/log-line.mjs";
import { isRefused, refuseSocket } from "./refusals.mjs";

/** @import { IncomingMessage as Req, Server, ServerResponse as Res } from "node:http" */
/** @import { Socket } from "node:net" */
/** @import { Duplex } from "node:stream" */

// A connection has ten seconds for the headers of a request, and may rest for ten between two
// requests; an answer that its client no longer reads is given up after two to four minutes.
export const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 10_000,
};
const REST_MS = LIMITS.keepAliveTimeout + LIMITS.headersTimeout;
const STALLED_MS = 120_000;
// How long a connection that was not told to close still waits, because its next request may be on its way.
const LAST_REQUEST_MS = 1_000;
const LAST_ANSWER_MS = 7_000;
const LAST_MOMENT_MS = 9_500;
// So many quiet turns of the event loop show that nothing waits: received data are noticed after one turn, a new
// connection is accepted after another and read after a third, and the system hands over one connection a turn.
const QUIET_TURNS = 4;
const MOST_WAITING_MS = 2_000;

/** Every open connection, with the timer that ends its rest. @type {Map<Socket, NodeJS.Timeout?>} */
const sockets = new Map();
/** The latest answer over a connection. @type {WeakMap<Duplex, Res>} */
const answers = new WeakMap();
/** How many bytes had come when a connection's last answer was out. @type {WeakMap<Socket, number>} */
const answeredBytes = new WeakMap();
/** @type {(() => Promise<void>)[]} */
const closers = [];
let connections = 0;
let isStopping = false;
/** Whether the process is ending, so that every answer closes its connection. */
export let isEnding = false;

/** @param {Server} server */
export function watchConnections(server) {
  server.timeout = STALLED_MS;
  server.on("clientError", answerClientError);
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
  closers.push(
    () => new Promise((resolve) => Listener.prototype.close.call(server, () => resolve())),
  );
}

/** Follows one answer, so that its connection ends neither too late nor too early. @param {Req} req @param {Res} res */
export function watchAnswer(req, res) {
  const { socket } = req;
  answers.set(socket, res);
  // A body that nobody reads may end after its answer.
  req.once("end", () => answeredBytes.set(socket, socket.bytesRead));
  clearTimeout(sockets.get(socket) ?? undefined);
  res.once("finish", () => {
    answeredBytes.set(socket, socket.bytesRead);
    // An answer begun before could not say "close" any more.
    if (isEnding) closeWhenIdle(socket);
    // This timer is needed because Node's own limit begins anew with every empty line that a client sends.
    if (!sockets.has(socket) || answers.get(socket) !== res) return;
    const rest = setTimeout(() => socket.destroy(), REST_MS);
    sockets.set(socket, rest);
  });
}

/** @param {Error & { code?: string }} error @param {Duplex} socket */
function answerClientError(error, socket) {
  const answer = answers.get(socket);
  const isAnswering = answer?.headersSent && !answer.writableFinished;
  // A refusal that is being sent is still completed, even if the request goes on as nonsense.
  if (isAnswering && isRefused(answer.req)) return void answer.end();
  if (!socket.writable || isAnswering || error.code === "ECONNRESET") socket.destroy();
  else if (error.code === "HPE_HEADER_OVERFLOW") refuseSocket(socket, 431);
  else refuseSocket(socket, error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400);
}

/**
 * Finishes the answers under way, lets the app save its state, and exits.
 *
 * @param {string} signal
 * @param {() => Promise<unknown> | undefined} putAway
 */
export async function stop(signal, putAway) {
  if (isStopping) return;
  isStopping = true;
  console.log(logLine("stopping", { signal }));
  setTimeout(() => [...sockets.keys()].forEach((socket) => socket.destroy()), LAST_ANSWER_MS);
  setTimeout(() => {
    console.error(logLine("stop-abandoned"));
    process.exit(1);
  }, LAST_MOMENT_MS);
  await takeAllWaiting();
  const closed = closers.map((close) => close());
  // Only now, because a client whose connection is closed connects anew, and a connection not yet
  // accepted would be reset.
  isEnding = true;
  for (const socket of sockets.keys()) if (isIdle(socket)) closeWhenIdle(socket);
  await Promise.all(closed);
  try {
    await putAway();
  } catch (error) {
    logFailure(error);
    process.exit(1);
  }
  process.exit(0);
}

/** Accepts the connections that still wait, since closing the server would reset them and lose what they have sent. */
async function takeAllWaiting() {
  const end = performance.now() + MOST_WAITING_MS;
  let quiet = 0;
  while (quiet < QUIET_TURNS && performance.now() < end) {
    const before = connections;
    await nextTurn();
    quiet = connections === before ? quiet + 1 : 0;
  }
}

/** Ends a connection that has been idle for a moment. @param {Socket} socket */
function closeWhenIdle(socket) {
  setTimeout(async () => {
    // Data that have arrived meanwhile are read first.
    await nextTurn();
    if (isIdle(socket)) socket.destroy();
  }, LAST_REQUEST_MS);
}

/** Whether every request over a connection has been answered. @param {Socket} socket */
function isIdle(socket) {
  const answer = answers.get(socket);
  if (answer && !answer.writableFinished) return false;
  return socket.bytesRead === (answeredBytes.get(socket) ?? 0);
}
