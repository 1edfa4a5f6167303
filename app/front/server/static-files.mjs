// @ts-check
// Answers the files that the build made, compressed beforehand. Their names change with their
// content, so a browser keeps them for ever.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

import { chooseEncoding } from "../../platform/http/encodings.mjs";
import { decoded } from "../../platform/log/front/log-line.mjs";
import { isSecure } from "./config.mjs";

/** @import { IncomingMessage as Req, ServerResponse as Res } from "node:http" */

// remix-serve is started with the path of build/server/index.js.
const CLIENT = resolve(dirname(process.argv[2] ?? "."), "../client");
const ADDRESS = /^\/assets\/[\w.~-]+\.(css|js|svg|json|woff2)$/;
const STYLE = /-([\w-]{1,80})\.css$/;

/** @type {Record<string, string>} */
const TYPES = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  json: "application/json",
  woff2: "font/woff2",
};

/** What stands in the public directories, each by its address. Nothing is added while the shop runs. */
const publicFiles = new Set([CLIENT, "public"].flatMap(listFiles));
/** All built files in memory, so that pages keep their files when a new build replaces this one. */
const builtFiles = new Map(
  listFiles(CLIENT)
    .filter((address) => address.startsWith("/assets/"))
    .map((address) => [address, readFileSync(join(CLIENT, address))]),
);

/**
 * Whether a request is for one of the files that remix-serve answers. remix-serve would log every other request
 * with its address and query, so forms and hidden files, for which it has no file, go to the app.
 *
 * @param {Req} req
 */
export function isPublicFile({ method, url = "" }) {
  if (method !== "GET" && method !== "HEAD") return false;
  return publicFiles.has(decoded(url.replace(/\?.*/, "")) ?? "");
}

/**
 * Answers when there is such a file; returns whether it did.
 *
 * @param {Req} req
 * @param {Res} res
 */
export function answerBuiltFile(req, res) {
  const { method, url: address = "", headers } = req;
  if (method !== "GET" && method !== "HEAD") return false;
  const extension = ADDRESS.exec(address)?.[1];
  const plain = builtFiles.get(address);
  if (!extension || !plain) return false;
  const encoding = chooseEncoding(headers["accept-encoding"]);
  const compressed = builtFiles.get(`${address}.${encoding === "br" ? "br" : "gz"}`);
  const body = (encoding !== "identity" && compressed) || plain;
  res.setHeader("Content-Type", TYPES[extension] ?? "");
  res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  res.setHeader("Vary", "Accept-Encoding");
  if (body !== plain) res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", body.length);
  const style = STYLE.exec(address)?.[1];
  if (style) res.setHeader("Set-Cookie", styleCookie(style));
  res.writeHead(200);
  res.end(method === "HEAD" ? undefined : body);
  return true;
}

/**
 * The cookie that names the stylesheet which the browser now has, so that pages need not contain its rules.
 * @param {string} style
 */
function styleCookie(style) {
  const life = "Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax";
  return isSecure ? `__Host-style=${style}; ${life}; Secure` : `style=${style}; ${life}`;
}

/** @param {string} directory */
function listFiles(directory) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(directory, join(parentPath, name))}`)
    .filter((address) => !address.includes("/."));
}
