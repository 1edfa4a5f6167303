// @ts-check
// Finished pages in memory, and the hydration data by which script takes them over. A page that is the
// same for everybody but for a few traits is rendered and compressed once for each of them and each
// version of the shop's data; after that it is answered from here, without the framework. Nothing about
// a person is stored: where a page names its reader it has placeholders, filled in at each answer.
import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";

import { brotli, chooseEncoding, gzip } from "../http/encodings.mjs";
import { PersonalPage } from "./personal-page.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} Req
 * @typedef {import("node:http").ServerResponse} Res
 * @typedef {import("@remix-run/node").AppLoadContext} LoadContext
 * @typedef {import("../http/encodings.mjs").Encoding} Encoding
 *
 * @typedef {object} Reader
 * @property {string} key all that a page depends on besides its address and the shop's data
 * @property {string[]} parts what goes into the placeholders, as HTML; none for who is not signed in
 *
 * @typedef {object} CachePolicy what the app knows of its pages (app/page-cache/cache-policy.server.ts)
 * @property {(headers: Req["headers"]) => Reader | undefined | Promise<Reader | undefined>} readerOf
 *   undefined when the next page is for one visitor alone
 * @property {() => number} version of everything that such pages show
 * @property {(productId: string) => void} countView
 * @property {string} placeholder stands in a page, before the number of a part, for what is filled in
 *
 * @typedef {object} App
 * @property {(req: Req, res: Res, context: LoadContext) => Promise<Response | undefined>} respond
 *   renders; a page that may be cached says so in `context.cached`
 * @property {(req: Req, res: Res, response: Response) => Promise<void>} send
 *
 * @typedef {object} Page
 * @property {string} tag
 * @property {number} until when it is out of date by the clock alone
 * @property {string | undefined} productId whose views it counts
 * @property {Map<Encoding, Buffer>} bodies
 * @property {PersonalPage | undefined} personal instead of bodies, where it names its reader
 * @property {[string, string][]} headers
 * @property {number} size
 *
 * @typedef {{ page?: Page, response?: Response }} Rendered
 */

const MOST_BYTES = 32 * 1024 * 1024;
// The first answer over a new connection fits its first flight, which saves a round trip. The best
// quality takes fifty times as long, so it is for pages that would not fit without it.
const FIRST_FLIGHT = 14_600;
const QUALITY = 5;
const BEST_QUALITY = 11;
// What belongs to one answer, or is set anew on each.
const UNSTORED = /^(content-length|vary|cache-control)$/i;

export class PageCache {
  /** The one that was asked for longest ago comes first. @type {Map<string, Page>} */
  #pages = new Map();
  /** Pages that are being rendered. @type {Map<string, Promise<Rendered>>} */
  #underWay = new Map();
  #bytes = 0;
  /** @type {number | undefined} */
  #version;
  #policy;
  #app;
  #mostBytes;

  /** @param {CachePolicy} policy @param {App} app @param {{ mostBytes?: number }} [limits] */
  constructor(policy, app, { mostBytes = MOST_BYTES } = {}) {
    this.#policy = policy;
    this.#app = app;
    this.#mostBytes = mostBytes;
  }

  /**
   * Answers from memory, or lets the app answer and stores the page when the app says that it may be.
   *
   * @param {Req} req
   * @param {Res} res
   */
  async answer(req, res) {
    const isCandidate = mayBeCached(req);
    if (isCandidate) req.url = withoutTracking(req.url ?? "/");
    const reader = isCandidate ? await this.#readerOf(req) : undefined;
    const version = reader && this.#versionNow();
    if (!reader || version === undefined) return this.#pass(req, res);
    this.#dropOutdated(version);
    const key = `${wantsData(req) ? "data" : "page"} ${reader.key} ${req.url}`;
    const stored = this.#find(key);
    if (stored) {
      if (stored.productId !== undefined) this.#policy.countView(stored.productId);
      return send(req, res, stored, reader);
    }
    if (req.method === "HEAD") return this.#pass(req, res);
    const shared = this.#underWay.get(`${version} ${key}`);
    const { page, response } = await (shared ?? this.#render(req, res, key, version, reader));
    if (page) return send(req, res, page, reader);
    // What is for one visitor alone is not handed to those who waited for it.
    if (shared) return this.#pass(req, res);
    if (response) return this.#app.send(req, res, response);
  }

  /** @param {Req} req @param {Res} res */
  async #pass(req, res) {
    const response = await this.#app.respond(req, res, {});
    if (response) await this.#app.send(req, res, response);
  }

  /** Undefined where it cannot be found out: then the app says what is wrong. @param {Req} req */
  async #readerOf({ headers }) {
    try {
      return await this.#policy.readerOf(headers);
    } catch {
      return undefined;
    }
  }

  /** Undefined where the database cannot say: then the app says what is wrong. */
  #versionNow() {
    try {
      return this.#policy.version();
    } catch {
      return undefined;
    }
  }

  /** @param {number} version */
  #dropOutdated(version) {
    if (version === this.#version) return;
    this.#pages.clear();
    this.#bytes = 0;
    this.#version = version;
  }

  /** @param {string} key */
  #find(key) {
    const page = this.#pages.get(key);
    if (!page || page.until <= Date.now()) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /**
   * Renders a page once for all who ask for it meanwhile.
   *
   * @param {Req} req
   * @param {Res} res
   * @param {string} key
   * @param {number} version
   * @param {Reader} reader
   */
  async #render(req, res, key, version, reader) {
    const rendered = this.#renderNow(req, res, key, version, reader);
    // Who waited for a page that failed renders it for himself.
    this.#underWay.set(
      `${version} ${key}`,
      rendered.catch(() => ({})),
    );
    try {
      return await rendered;
    } finally {
      this.#underWay.delete(`${version} ${key}`);
    }
  }

  /**
   * @param {Req} req
   * @param {Res} res
   * @param {string} key
   * @param {number} version
   * @param {Reader} reader
   * @returns {Promise<Rendered>}
   */
  async #renderNow(req, res, key, version, reader) {
    /** @type {LoadContext} */
    const context = { cacheKey: reader.key };
    const response = await this.#app.respond(req, res, context);
    if (!response || !context.cached) return { response };
    const placeholder = reader.parts.length > 0 ? this.#policy.placeholder : undefined;
    const page = await makePage(response, context.cached, placeholder);
    // What changed while the page was rendered may be in it or not: it is shown, and not stored.
    if (this.#versionNow() === version && this.#version === version) this.#store(key, page);
    return { page };
  }

  /** @param {string} key @param {Page} page */
  #store(key, page) {
    this.#bytes += page.size - (this.#pages.get(key)?.size ?? 0);
    this.#pages.delete(key);
    this.#pages.set(key, page);
    for (const [oldest, { size }] of this.#pages) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= size;
    }
  }
}

/** @param {Req} req */
function mayBeCached({ method, url = "" }) {
  if (method !== "GET" && method !== "HEAD") return false;
  return !/^\/(admin|cont|assets|imagini|locales)(\/|$)|[?&]_data=/.test(url);
}

/** An address without what advertisers add to tell visits apart: no page depends on it. @param {string} url */
function withoutTracking(url) {
  const [path = "", query] = url.split(/\?(.*)/s);
  if (query === undefined) return url;
  const kept = query.split("&").filter((pair) => !TRACKING.test(pair));
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}

const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_cid|mc_eid)(=|$)/i;

/** Whether script asks for what a page was rendered from, at the page's own address. @param {Req} req */
function wantsData({ headers }) {
  return headers["x-page-data"] !== undefined;
}

/**
 * @param {Response} response
 * @param {NonNullable<LoadContext["cached"]>} cached
 * @param {string | undefined} placeholder where the page may have any
 * @returns {Promise<Page>}
 */
async function makePage(response, { until, productId }, placeholder) {
  const html = Buffer.from(await response.arrayBuffer());
  const personal = placeholder === undefined ? undefined : new PersonalPage(html, placeholder);
  let body = personal ? undefined : await brotli(html, QUALITY);
  if (body && body.length > FIRST_FLIGHT) body = await brotli(html, BEST_QUALITY);
  return {
    tag: digest(html),
    until,
    productId,
    bodies: new Map(body && [["br", body]]),
    personal,
    headers: [...response.headers].filter(([name]) => !UNSTORED.test(name)),
    // As if every encoding had been asked for.
    size: (body ? body.length * 2 + html.length : html.length * 1.5) + 2_048,
  };
}

/** @param {Req} req @param {Res} res @param {Page} page @param {Reader} reader */
async function send(req, res, page, { parts }) {
  const encoding = chooseEncoding(req.headers["accept-encoding"], page.personal ? "gzip" : "br");
  const about = page.personal ? digest([page.tag, ...parts].join("\n")) : page.tag;
  const tag = `"${about}-${encoding}"`;
  const isKnown = (req.headers["if-none-match"] ?? "").includes(tag);
  const body = isKnown ? undefined : await bodyOf(page, encoding, parts);
  if (res.destroyed) return;
  for (const [name, value] of page.headers) res.setHeader(name, value);
  res.setHeader("ETag", tag);
  res.setHeader("Cache-Control", wantsData(req) ? "private, no-store" : "private, no-cache");
  res.setHeader("Vary", "Accept-Encoding, Accept-Language, Cookie, Save-Data, X-Page-Data");
  if (!body) {
    res.removeHeader("Content-Type");
    res.writeHead(304);
    return void res.end();
  }
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", body.length);
  res.writeHead(200);
  res.end(req.method === "HEAD" ? undefined : body);
}

/**
 * Few clients take no brotli, so the other encodings are made when first asked for.
 *
 * @param {Page} page
 * @param {Encoding} encoding
 * @param {string[]} parts
 */
async function bodyOf({ personal, bodies }, encoding, parts) {
  if (personal) return personal.fillIn(parts, encoding);
  const known = bodies.get(encoding);
  if (known) return known;
  const html = brotliDecompressSync(/** @type {Buffer} */ (bodies.get("br")));
  const body = encoding === "gzip" ? await gzip(html, 9) : html;
  bodies.set(encoding, body);
  return body;
}

/** @param {Buffer | string} content */
function digest(content) {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
