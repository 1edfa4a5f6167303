// @ts-check
// Asks one address again and again over many connections and counts the answers: where there is no
// wrk. Bare sockets take three times as many pages a second as the packages tried for this.
import { connect } from "node:net";

/**
 * @typedef {object} Load
 * @property {string} url
 * @property {Record<string, string>[]} visitors
 * @property {number} connections
 * @property {number} seconds
 */

const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = "\r\n0\r\n\r\n";

process.once("message", (/** @type {Load} */ { url, visitors, connections, seconds }) => {
  const requests = visitors.map((headers) => requestOf(new URL(url), headers));
  let turn = 0;
  let answers = 0;
  let faults = 0;
  const next = () => requests[(turn += 1) % requests.length] ?? "";
  const count = (/** @type {boolean} */ isPage) => {
    answers += 1;
    if (!isPage) faults += 1;
  };
  const fail = () => (faults += 1);
  for (let index = 0; index < connections; index += 1) askOnAndOn(new URL(url), next, count, fail);
  setTimeout(() => process.send?.({ answers, faults }), seconds * 1000);
});

/** @param {URL} url @param {Record<string, string>} headers */
function requestOf({ pathname, search, host }, headers) {
  const lines = Object.entries({ Host: host, ...headers }).map((pair) => pair.join(": "));
  return Buffer.from([`GET ${pathname}${search} HTTP/1.1`, ...lines].join("\r\n") + HEAD_END);
}

/**
 * One connection: the next request follows the whole answer to the one before.
 *
 * @param {URL} url
 * @param {() => string | Buffer} next
 * @param {(isPage: boolean) => void} count
 * @param {() => void} fail
 */
function askOnAndOn({ hostname, port }, next, count, fail) {
  let text = "";
  /** Bytes of the body that are missing; undefined before the head is read. @type {number | undefined} */
  let missing;
  const read = (/** @type {number} */ length, /** @type {Uint8Array} */ bytes) => {
    if (missing === undefined || missing === Infinity) {
      text += Buffer.from(bytes.buffer, bytes.byteOffset, length).toString("latin1");
      const end = text.indexOf(HEAD_END);
      if (end < 0) return true;
      const size = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1];
      const isWhole = size === undefined && text.endsWith(LAST_CHUNK);
      missing = size
        ? Number(size) - (text.length - end - HEAD_END.length)
        : isWhole
          ? 0
          : Infinity;
    } else missing -= length;
    if (missing > 0) return true;
    count(text.startsWith("HTTP/1.1 200 "));
    text = "";
    missing = undefined;
    socket.write(next());
    return true;
  };
  const onread = { buffer: Buffer.alloc(64 * 1024), callback: read };
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
  socket.once("connect", () => socket.write(next()));
  socket.once("error", fail);
  socket.once("end", fail);
}
