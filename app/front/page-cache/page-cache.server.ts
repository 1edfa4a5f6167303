import type { IncomingHttpHeaders, IncomingMessage as Req, ServerResponse as Res } from "node:http";

import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";

import { compressAgain, makePage, type Page } from "./pages/cached-page.server";
import type { Reader, Viewed } from "./pages/reader";
import { send, wantsData } from "./pages/send-page.server";

/** What the cache has to know of the shop's pages. */
export interface CachePolicy {
  /** Undefined when the next page is for one visitor alone. */
  readerOf: (
    headers: IncomingHttpHeaders,
    address: string,
  ) => Reader | undefined | Promise<Reader | undefined>;
  /** The version of all data that such pages show. */
  version: () => number;
  /**
   * Resolves when this process knows every change that the visitor may have made before, even through
   * another process.
   */
  knowChanges: (headers: IncomingHttpHeaders) => Promise<void> | undefined;
  /** Counts a visitor who was answered from the cache; nothing of the request is kept. */
  countView: (viewed: Viewed, req: Pick<Req, "method" | "headers">) => void;
  /** Stands in a page, before the number of a part, for what is filled in. */
  placeholder: string;
}

/** Whoever renders and sends what is not in the cache. */
interface App {
  /** A page that may be stored says so in `context.cached`. */
  respond: (req: Req, res: Res, context: AppLoadContext) => Promise<Response | undefined>;
  send: (req: Req, res: Res, response: Response) => Promise<void>;
  /** Reduces an address to the fields that its page reads, and says whether a visitor can type none of them. */
  readQuery: (address: string) => { address: string; isOneOfFew: boolean };
}

/** What somebody asked for, and who. */
interface Asked {
  key: string;
  reader: Reader;
  isOneOfFew: boolean;
}

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Finished pages in memory, and the hydration data by which script takes them over. A page that is the
 * same for everybody except for a few traits is rendered and compressed once for each of them and each
 * version of the shop's data; after that it is answered from here, without the framework. Nothing about
 * a person is stored: where a page names its reader it has placeholders, filled in at each answer.
 */
export class PageCache {
  /** Pages of one version of the shop's data, except those that were rendered during its last change. */
  #pages: LRUCache<string, Page>;
  #version: number | undefined;
  /** Pages that are being rendered. */
  #underWay = new Map<string, Promise<Page | Response | undefined>>();
  #policy: CachePolicy;
  #app: App;

  constructor(policy: CachePolicy, app: App, { mostBytes = MOST_BYTES } = {}) {
    this.#policy = policy;
    this.#app = app;
    this.#pages = new LRUCache({ maxSize: mostBytes });
  }

  /** Answers from memory, or lets the app answer and stores the page when the app allows it. */
  async answer(req: Req, res: Res): Promise<void> {
    // If the reader or the version cannot be read, the app answers and says what is wrong.
    const asked = await this.#look(req).catch(() => undefined);
    if (!asked) return this.#pass(req, res);
    const { key, reader } = asked;
    const stored = this.#pages.get(key);
    const isTrue = stored && stored.until > Date.now();
    const shared = isTrue ? stored : this.#underWay.get(key);
    if (!shared && req.method === "HEAD") return this.#pass(req, res);
    const found = await (shared ?? this.#render(req, res, asked));
    if (found && "tag" in found) {
      // The visitor for whom it was rendered has been counted already.
      if (shared && found.viewed) this.#policy.countView(found.viewed, req);
      if (isTrue && found.canBeSmaller) await compressAgain(found);
      return send(req, res, found, reader);
    }
    // A page for one visitor alone is not given to others who waited for it.
    if (shared) return this.#pass(req, res);
    if (found) return this.#app.send(req, res, found);
  }

  /** The reader and the key of a request; undefined if the answer is for one visitor alone. */
  async #look(req: Req): Promise<Asked | undefined> {
    await this.#policy.knowChanges(req.headers);
    if (!mayBeCached(req)) return undefined;
    const { address, isOneOfFew } = this.#app.readQuery(req.url ?? "/");
    req.url = address;
    const reader = await this.#policy.readerOf(req.headers, address);
    if (!reader) return undefined;
    const version = this.#policy.version();
    if (version !== this.#version) this.#pages.clear();
    this.#version = version;
    const kind = wantsData(req) ? "data" : "page";
    // The key contains the version, so that a page rendered during a change is never found again.
    return { key: `${version} ${kind} ${reader.key} ${address}`, reader, isOneOfFew };
  }

  async #pass(req: Req, res: Res): Promise<void> {
    const response = await this.#app.respond(req, res, {});
    if (response) await this.#app.send(req, res, response);
  }

  /** Renders a page once for all who ask for it meanwhile; who waited for one that failed tries again. */
  #render(req: Req, res: Res, asked: Asked) {
    const { key } = asked;
    const rendering = this.#renderNow(req, res, asked);
    const settled = rendering.catch(() => undefined);
    this.#underWay.set(key, settled);
    return rendering.finally(() => this.#underWay.delete(key));
  }

  async #renderNow(req: Req, res: Res, { key, reader, isOneOfFew }: Asked) {
    const { key: cacheKey, parts, setCookie } = reader;
    const context: AppLoadContext = { cacheKey, setCookie };
    const response = await this.#app.respond(req, res, context);
    if (!response || !context.cached) return response;
    const placeholder = parts.length > 0 ? this.#policy.placeholder : undefined;
    const page = await makePage(response, context.cached, { placeholder, isOneOfFew });
    this.#pages.set(key, page, { size: page.size });
    return page;
  }
}

function mayBeCached({ method, url = "" }: Req): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return !/^\/(admin|cont|assets|imagini|locales)(\/|$)|[?&]_data=/.test(url);
}
