// @ts-check
// Answers the files that the build made, compressed beforehand. Their names change with their
// content, so a browser keeps them for ever.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { chooseEncoding } from "../http/encodings.mjs";
import { decoded } from "../log/log-line.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} Req
 * @typedef {import("node:http").ServerResponse} Res
 * @typedef {import("../http/encodings.mjs").Encoding} Encoding
 * @typedef {(req: Req & { path: string }, res: Res, next: () => void) => void} Handler
 */

// remix-serve is started with the path of build/server/index.js.
const DIRECTORY = resolve(dirname(process.argv[2] ?? "."), "../client/assets");
const ADDRESS = /^\/assets\/([\w.~-]+\.(css|js|svg|json|woff2))$/;
const STYLE = /-([\w-]+)\.css$/;

/** @type {Record<string, string>} */
const TYPES = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  json: "application/json",
  woff2: "font/woff2",
};

/** @type {Map<string, Buffer | undefined>} */
const files = new Map();
const MOST_FILES = 2_000;

/**
 * Answers when there is such a file; tells whether it did.
 *
 * @param {Req} req
 * @param {Res} res
 * @param {{ isSecure: boolean }} shop
 */
export function answerBuiltFile(req, res, { isSecure }) {
  if (req.method !== "GET" && req.method !== "HEAD") return false;
  const [, name = "", extension = ""] = ADDRESS.exec(req.url ?? "") ?? [];
  const found = name && find(name, chooseEncoding(req.headers["accept-encoding"]));
  if (!found) return false;
  res.setHeader("Content-Type", TYPES[extension] ?? "");
  res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  res.setHeader("Vary", "Accept-Encoding");
  if (found.encoding !== "identity") res.setHeader("Content-Encoding", found.encoding);
  res.setHeader("Content-Length", found.body.length);
  const style = STYLE.exec(name)?.[1];
  if (style) res.setHeader("Set-Cookie", styleCookie(style, isSecure));
  res.writeHead(200);
  res.end(req.method === "HEAD" ? undefined : found.body);
  return true;
}

/**
 * Remembers which stylesheet the browser has, so that pages need not bring their own rules again.
 *
 * @param {string} style
 * @param {boolean} isSecure
 */
function styleCookie(style, isSecure) {
  const life = "Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax";
  return isSecure ? `__Host-style=${style}; ${life}; Secure` : `style=${style}; ${life}`;
}

/** @param {string} name @param {Encoding} wish */
function find(name, wish) {
  const body = wish === "identity" ? undefined : read(`${name}.${wish === "br" ? "br" : "gz"}`);
  if (body) return { body, encoding: wish };
  const plain = read(name);
  return plain && { body: plain, encoding: /** @type {Encoding} */ ("identity") };
}

/** @param {string} name */
function read(name) {
  if (files.has(name)) return files.get(name);
  const bytes = readIfThere(join(DIRECTORY, name));
  if (files.size < MOST_FILES) files.set(name, bytes);
  return bytes;
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Express's `static` looks on the disk for every page's address. This one does so only where something
 * of its directory has the address's first name.
 *
 * @param {(root: string, options: object) => Handler} serveStatic
 */
export function staticWhereFilesAre(serveStatic) {
  return (/** @type {string} */ root, /** @type {object} */ options) => {
    const names = new Set(existsSync(root) ? readdirSync(root) : []);
    const serve = serveStatic(root, options);
    /** @type {Handler} */
    return (req, res, next) => {
      const [, name = ""] = (decoded(req.path) ?? "").split("/");
      if (names.has(name || "index.html")) serve(req, res, next);
      else next();
    };
  };
}
