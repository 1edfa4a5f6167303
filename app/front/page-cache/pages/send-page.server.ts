import type { IncomingMessage as Req, ServerResponse as Res } from "node:http";

import { sha256 } from "~/platform/format/sha256.server";
import { chooseEncoding, gzip, type Encoding } from "~/platform/http/encodings.mjs";
import { hydrationHeader } from "~/platform/rendering/front/hydration-data";

import { type Page, htmlOf } from "./cached-page.server";
import type { Reader } from "./reader";

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

/** Whether script asks for what a page was rendered from, at the page's own address. */
export function wantsData({ headers }: Req): boolean {
  return headers[hydrationHeader.toLowerCase()] !== undefined;
}
