// @ts-check
// Keeps finished pages in memory, and the data by which script takes them over. A page that is the same
// for everybody but for a few traits is rendered and compressed once for each of them and each state of
// the shop's data; after that it is answered from here, without the framework. Of a person nothing is
// kept: where a page names who is signed in it has blanks, which are filled in at each answer.
import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";

import { brotli, chooseEncoding, gzip } from "../http/encodings.mjs";
import { PageForm } from "./personal-page.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} Req
 * @typedef {import("node:http").ServerResponse} Res
 * @typedef {import("../http/encodings.mjs").Encoding} Encoding
 *
 * @typedef {object} Variant
 * @property {string} name all that a page depends on besides its address and the shop's data
 * @property {string[]} parts of the person who asks, as HTML, for the page's blanks
 *
 * @typedef {object} PageKeeper what the app tells about its pages (app/page-cache/cache-policy.server.ts)
 * @property {(headers: Req["headers"]) => Variant | undefined | Promise<Variant | undefined>} variantOf
 *   undefined when the page is for one visitor alone
 * @property {() => number} version of everything that such pages show
 * @property {(productId: string) => void} countView
 * @property {string} blank stands in a page, before the number of a part, for what is filled in
 *
 * @typedef {object} Page
 * @property {string} tag
 * @property {boolean} isRough compressed in a hurry
 * @property {boolean} isBeingPressed
 * @property {number} until when it is out of date by the clock alone
 * @property {string | undefined} productId whose views it counts
 * @property {Map<Encoding, Buffer>} bodies
 * @property {PageForm | undefined} form instead of bodies, where it names who is signed in
 * @property {[string, string][]} headers
 * @property {number} size
 */

const MOST_BYTES = 32 * 1024 * 1024;
// The first answer fits the first flight of a new connection, at whatever price: what takes longer to
// compress saves a round trip. To squeeze the last tenth out of any other page takes fifty times as
// long, so it is for quiet times, when the page is asked for again: of a large catalogue most pages are
// read once before they change.
const QUIET_MS = 5_000;
const BEST_QUALITY = 11;
const FIRST_QUALITY = 5;
const FIRST_FLIGHT = 14_600;
// What belongs to one answer, or is said anew on each.
const UNKEPT = /^(content-length|transfer-encoding|connection|vary|cache-control)$/;

export class KeptPages {
  /** In the order they were asked for. @type {Map<string, Page>} */
  #pages = new Map();
  /** Who waits for a page that is being rendered. @type {Map<string, (() => void)[]>} */
  #underWay = new Map();
  #bytes = 0;
  #mostBytes;
  /** @type {number | undefined} */
  #version;
  #versionSince = 0;

  constructor({ mostBytes = MOST_BYTES } = {}) {
    this.#mostBytes = mostBytes;
  }

  /**
   * Answers from memory, or lets the app answer and keeps the page when the app says it may be kept.
   *
   * @param {Req} req
   * @param {Res} res
   * @param {(req: Req, res: Res) => void} app
   */
  answer(req, res, app) {
    delete req.headers["x-shop-keep"];
    const keeper = /** @type {PageKeeper | undefined} */ (
      /** @type {any} */ (globalThis).__shopPages
    );
    if (!keeper || !isCandidate(req)) return app(req, res);
    const variant = keeper.variantOf(req.headers);
    if (!(variant instanceof Promise)) return this.#answerVariant(req, res, app, keeper, variant);
    variant
      // Where that cannot be found out the app says what is wrong.
      .catch(() => undefined)
      .then((found) => this.#answerVariant(req, res, app, keeper, found));
  }

  /**
   * @param {Req} req
   * @param {Res} res
   * @param {(req: Req, res: Res) => void} app
   * @param {PageKeeper} keeper
   * @param {Variant | undefined} variant
   */
  #answerVariant(req, res, app, keeper, variant) {
    const current = versionOf(keeper);
    if (variant === undefined || current === undefined) return app(req, res);
    this.#forgetOutdated(current);
    const key = `${asksForData(req) ? "data" : "page"} ${variant.name} ${req.url}`;
    const page = this.#pages.get(key);
    if (page && page.until > Date.now()) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
      if (page.productId) keeper.countView(page.productId);
      if (page.isRough && !page.isBeingPressed && this.#isQuiet()) void press(page);
      return void send(req, res, page, variant);
    }
    if (req.method === "HEAD") return app(req, res);
    const waiting = this.#underWay.get(key);
    if (waiting) {
      waiting.push(() => !res.destroyed && this.answer(req, res, app));
      return;
    }
    this.#underWay.set(key, []);
    this.#capture(req, res, key, keeper, variant);
    app(req, res);
  }

  /** @param {number} current */
  #forgetOutdated(current) {
    if (current === this.#version) return;
    this.#pages.clear();
    this.#bytes = 0;
    this.#versionSince = Date.now();
    this.#version = current;
  }

  /**
   * Collects an answer that the app marks with `X-Keep-Until`; any other passes untouched.
   *
   * @param {Req} req
   * @param {Res} res
   * @param {string} key
   * @param {PageKeeper} keeper
   * @param {Variant} variant
   */
  #capture(req, res, key, keeper, variant) {
    const began = this.#version;
    req.headers["x-shop-keep"] = variant.name;
    const { write, end, writeHead } = res;
    /** @type {Buffer[]} */
    const chunks = [];
    let isPassing = false;

    const release = () => {
      const waiting = this.#underWay.get(key) ?? [];
      this.#underWay.delete(key);
      for (const resume of waiting) resume();
    };
    res.once("close", release);

    res.writeHead = (/** @type {any[]} */ ...args) => {
      // Compressing middleware asks for the head before it lets the first byte through.
      if (isKept() && args.length < 2) return res;
      passThrough();
      return Reflect.apply(writeHead, res, args);
    };
    res.write = (/** @type {any} */ chunk, /** @type {any[]} */ ...rest) => {
      if (isKept()) return chunks.push(Buffer.from(chunk)) > 0;
      passThrough();
      return Reflect.apply(write, res, [chunk, ...rest]);
    };
    res.end = (/** @type {any[]} */ ...args) => {
      if (!isKept()) {
        passThrough();
        return Reflect.apply(end, res, args);
      }
      if (args[0] && typeof args[0] !== "function") chunks.push(Buffer.from(args[0]));
      restore();
      this.#makePage(
        Buffer.concat(chunks),
        res,
        variant.parts.length > 0 ? keeper.blank : undefined,
      )
        .then((page) => {
          // What changed while the page was rendered may be in it or not: it is shown, and not kept.
          if (versionOf(keeper) === began) this.#keep(key, page);
          return send(req, res, page, variant);
        })
        .catch(() => res.destroy())
        .finally(release);
      return res;
    };

    function isKept() {
      return (
        !isPassing && !res.headersSent && res.statusCode === 200 && res.hasHeader("X-Keep-Until")
      );
    }

    function restore() {
      Object.assign(res, { write, end, writeHead });
    }

    // Nothing is put back here: compressing middleware has wrapped these meanwhile, and putting the
    // plain ones back would end the answer before what it holds has come out.
    function passThrough() {
      if (isPassing) return;
      isPassing = true;
      release();
    }
  }

  #isQuiet() {
    return Date.now() - this.#versionSince > QUIET_MS;
  }

  /**
   * @param {Buffer} html
   * @param {Res} res
   * @param {string | undefined} blank where the page may have any
   * @returns {Promise<Page>}
   */
  async #makePage(html, res, blank) {
    const { "x-keep-until": until, "x-keep-product": productId, ...rest } = res.getHeaders();
    const form = blank === undefined ? undefined : new PageForm(html, blank);
    let body = form ? undefined : await brotli(html, FIRST_QUALITY);
    const isLarge = body !== undefined && body.length > FIRST_FLIGHT;
    if (isLarge) body = await brotli(html, BEST_QUALITY);
    const headers = Object.entries(rest)
      .filter(([name]) => !UNKEPT.test(name))
      .flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)]));
    return {
      tag: digest(html),
      until: Number(until),
      isRough: body !== undefined && !isLarge,
      isBeingPressed: false,
      productId: productId === undefined ? undefined : String(productId),
      bodies: new Map(body && [["br", body]]),
      form,
      headers: /** @type {[string, string][]} */ (headers),
      // As if every encoding had been asked for.
      size: (body ? body.length * 2 + html.length : (form?.size ?? 0)) + 2_048,
    };
  }

  /** @param {string} key @param {Page} page */
  #keep(key, page) {
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

/**
 * Undefined where the database cannot say: then the app tells what is wrong.
 *
 * @param {PageKeeper} keeper
 */
function versionOf(keeper) {
  try {
    return keeper.version();
  } catch {
    return undefined;
  }
}

/** @param {Req} req */
function isCandidate({ method, url = "" }) {
  if (method !== "GET" && method !== "HEAD") return false;
  return !/^\/(admin|cont|assets|imagini|locales)(\/|$)|[?&]_data=/.test(url);
}

/** Whether script asks for what a page was drawn from, at the page's own address. @param {Req} req */
function asksForData({ headers }) {
  return headers["x-page-data"] !== undefined;
}

/** @param {Req} req @param {Res} res @param {Page} page @param {Variant} variant */
async function send(req, res, page, { parts }) {
  const encoding = chooseEncoding(req.headers["accept-encoding"]);
  const about = page.form ? digest([page.tag, ...parts].join("\n")) : page.tag;
  const tag = `"${about}-${encoding}${page.isRough ? "-rough" : ""}"`;
  const isKnown = (req.headers["if-none-match"] ?? "").includes(tag);
  const body = isKnown
    ? undefined
    : (page.bodies.get(encoding) ?? (await encode(page, encoding, parts)));
  if (res.destroyed || res.headersSent) return;
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  for (const [name, value] of page.headers) res.setHeader(name, value);
  res.setHeader("ETag", tag);
  res.setHeader("Cache-Control", asksForData(req) ? "private, no-store" : "private, no-cache");
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

/** @param {Page} page */
async function press(page) {
  page.isBeingPressed = true;
  page.bodies.set("br", await brotli(plain(page), BEST_QUALITY));
  page.isRough = false;
}

/** @param {Page} page */
function plain({ bodies }) {
  return brotliDecompressSync(/** @type {Buffer} */ (bodies.get("br")));
}

/**
 * Few clients take no brotli, so the other ways are made when first asked for. A page that
 * names who is signed in is filled in for that one answer.
 *
 * @param {Page} page
 * @param {Encoding} encoding
 * @param {string[]} parts
 */
async function encode(page, encoding, parts) {
  if (page.form) return page.form.fillIn(parts, encoding);
  const html = plain(page);
  const body = encoding === "gzip" ? await gzip(html, 9) : html;
  page.bodies.set(encoding, body);
  return body;
}

/** @param {Buffer | string} content */
function digest(content) {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
