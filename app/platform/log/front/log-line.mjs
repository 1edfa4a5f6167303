// @ts-check
// The shop's log: one JSON line for each thing that happened, from the server and from the app.

// Whoever has such an address can open the order, account or subscription.
const SECRET_PATH =
  /\/(comanda|retragere|oferta|programare|calendar|confirmare-email|invitatie|resetare-parola|newsletter|anunta-ma)\/./is;

// JSON allows these characters, but a terminal or a log reader may act on them.
const UNSAFE = /[\u007f-\u2025\u2027-\uffff]/g;

/**
 * A log line that no content can break into two.
 *
 * @param {string} event
 * @param {Record<string, string | number | undefined>} details
 */
export function logLine(event, details = {}) {
  const line = JSON.stringify({ at: new Date().toISOString(), event, ...details });
  return line.replace(UNSAFE, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** An address fit for a log line: no token, no value of a query. */
export function shownTarget(target = "") {
  const path = target.replace(/\?.*/s, "");
  const query = target.slice(path.length).replace(/([?&][^&=]*=|[?&])[^&]*/g, "$1…");
  return shownPath(path) + query;
}

/** @param {string} path */
function shownPath(path) {
  const readable = decoded(path);
  if (readable === undefined) return "/…";
  const secret = SECRET_PATH.exec(readable)?.[1];
  return secret ? `/${secret}/…` : path;
}

/** A path with its %xx read, undefined when they make no text. @param {string} path */
export function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Logs message and stack only: an error's other properties may carry what a visitor sent. @param {any} error */
export function logFailure(error) {
  const stack = String(error?.stack ?? error?.message ?? typeof error);
  console.error(logLine("failure", { stack }));
}
