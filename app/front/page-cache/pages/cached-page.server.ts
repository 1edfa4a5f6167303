import type { IncomingMessage as Req, ServerResponse as Res } from "node:http";
import { brotliDecompressSync } from "node:zlib";

import type { AppLoadContext } from "@remix-run/node";

import { sha256 } from "~/platform/format/sha256.server";
import { brotli, chooseEncoding, gzip, type Encoding } from "~/platform/http/encodings.mjs";
import { FIRST_FLIGHT, HEAD } from "~/platform/http/front/first-flight";
import { hydrationHeader } from "~/platform/rendering/front/hydration-data";

import { PersonalPage } from "../kept/personal-page.server";
import type { Reader, Viewed } from "./reader";

export interface Page {
  tag: string;
  /** When the page becomes untrue only because time has passed. */
  until: number;
  /** What a look at it counts for. */
  viewed: Viewed | undefined;
  bodies: Map<Encoding, Buffer>;
  /** Instead of bodies, where the page names its reader. */
  personal: PersonalPage | undefined;
  /** Whether the next request should have it compressed better. */
  canBeSmaller: boolean;
  headers: [string, string][];
  /** The memory of the page in bytes, as if every encoding had been asked for. */
  size: number;
}

// The brotli quality for most pages. The best quality takes fifty times as long, so it is used only for
// pages that with their head would not fit the first flight otherwise: at once for a page of few, and for a
// page whose address visitors can type only when it is asked for again.
const QUALITY = 5;
const BEST_QUALITY = 11;

/** `placeholder` is undefined where the page has none. */
export async function makePage(
  response: Response,
  { until, viewed }: NonNullable<AppLoadContext["cached"]>,
  { placeholder, isOneOfFew }: { placeholder: string | undefined; isOneOfFew: boolean },
): Promise<Page> {
  const html = Buffer.from(await response.arrayBuffer());
  const personal = placeholder === undefined ? undefined : new PersonalPage(html, placeholder);
  let body = personal ? undefined : await brotli(html, QUALITY);
  const isTooLong = body !== undefined && body.length > FIRST_FLIGHT - HEAD;
  if (isTooLong && isOneOfFew) body = await brotli(html, BEST_QUALITY);
  return {
    tag: sha256(html).slice(0, 22),
    until,
    viewed,
    bodies: new Map(body && [["br", body]]),
    personal,
    canBeSmaller: isTooLong && !isOneOfFew,
    headers: [...response.headers].filter(([name]) => !UNSTORED.test(name)),
    size: (body ? body.length * 2 + html.length : Math.ceil(html.length * 1.5)) + 2_048,
  };
}

/** Compresses a page as well as possible; requests meanwhile get the quickly compressed one. */
export async function compressAgain(page: Page): Promise<void> {
  page.canBeSmaller = false;
  page.bodies.set("br", await brotli(htmlOf(page), BEST_QUALITY));
}

function htmlOf({ bodies }: Page): Buffer {
  return brotliDecompressSync(bodies.get("br")!);
}

/** Answers with a kept page, in the encoding that the browser takes and with what is its reader's own. */
export async function send(
  req: Req,
  res: Res,
  page: Page,
  { parts, setCookie, showsCart = false }: Reader,
): Promise<void> {
  const encoding = chooseEncoding(req.headers["accept-encoding"], page.personal ? "gzip" : "br");
  const about = page.personal ? sha256([page.tag, ...parts].join("\n")).slice(0, 22) : page.tag;
  const tag = `"${about}-${encoding}"`;
  const isKnown = (req.headers["if-none-match"] ?? "").includes(tag);
  const body = isKnown ? undefined : await bodyOf(page, encoding, parts);
  if (res.destroyed) return;
  for (const [name, value] of page.headers) res.setHeader(name, value);
  if (setCookie !== undefined) res.setHeader("Set-Cookie", setCookie);
  res.setHeader("ETag", tag);
  const isKept = !wantsData(req) && !showsCart;
  res.setHeader("Cache-Control", isKept ? "private, no-cache" : "private, no-store");
  res.setHeader("Vary", `Accept-Encoding, Accept-Language, Cookie, Save-Data, ${hydrationHeader}`);
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

/** Few clients take no brotli, so the other encodings are made when first asked for. */
async function bodyOf(page: Page, encoding: Encoding, parts: string[]): Promise<Buffer> {
  const { personal, bodies } = page;
  if (personal) return personal.fillIn(parts, encoding);
  const known = bodies.get(encoding);
  if (known) return known;
  const html = htmlOf(page);
  const body = encoding === "gzip" ? await gzip(html, 9) : html;
  bodies.set(encoding, body);
  return body;
}

// What belongs to one answer, or is set anew on each.
const UNSTORED = /^(content-length|vary|cache-control|set-cookie)$/i;

/** Whether script asks for what a page was rendered from, at the page's own address. */
export function wantsData({ headers }: Req): boolean {
  return headers[hydrationHeader.toLowerCase()] !== undefined;
}
