// @ts-check
// Answers the files that the build made, compressed beforehand. Their names change with their
// content, so a browser keeps them for ever.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

import { chooseEncoding } from "../http/encodings.mjs";
import { decoded } from "../log/log-line.mjs";
import { isSecure } from "./config.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} Req
 * @typedef {import("node:http").ServerResponse} Res
 * @typedef {import("../http/encodings.mjs").Encoding} Encoding
 */

// remix-serve is started with the path of build/server/index.js.
const CLIENT = resolve(dirname(process.argv[2] ?? "."), "../client");
const DIRECTORY = join(CLIENT, "assets");
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
 * Answers when there is such a file; returns whether it did.
 *
 * @param {Req} req
 * @param {Res} res
 */
export function answerBuiltFile(req, res) {
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
  if (style) res.setHeader("Set-Cookie", styleCookie(style));
  res.writeHead(200);
  res.end(req.method === "HEAD" ? undefined : found.body);
  return true;
}

/**
 * Names the stylesheet that the browser has from now on, so that pages need not bring its rules again.
 *
 * @param {string} style
 */
function styleCookie(style) {
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

/** What stands in the public directories, each by its address. Nothing is added while the shop runs. */
const publicFiles = new Set([CLIENT, "public"].flatMap(listFiles));

/** Whether a request is for one of the files that remix-serve answers. @param {Req} req */
export function isPublicFile({ url = "" }) {
  return publicFiles.has(decoded(url.replace(/\?.*/, "")) ?? "");
}

/** @param {string} directory */
function listFiles(directory) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(directory, join(parentPath, name))}`);
}
