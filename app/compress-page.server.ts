import { brotli, chooseEncoding, gzip } from "./encodings.mjs";

// Of a listing this takes as long as the server's own gzip and leaves a tenth less to send; the next
// quality takes half as long again.
const QUALITY = 4;
const GZIP_LEVEL = 6;
/** A page that fits one packet anyway. */
const TOO_SMALL = 1_024;

/**
 * A page as the browser is sent it: compressed in one piece, before Remix streams it and the server
 * would compress the stream. One that says `no-transform` is compressed by whoever keeps it.
 */
export async function answerPage(
  request: Request,
  html: string,
  status: number,
  headers: Headers,
): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? "");
  const isLeft =
    headers.get("Cache-Control")?.includes("no-transform") || request.method === "HEAD";
  if (isLeft || encoding === "identity" || html.length < TOO_SMALL) {
    return new Response(html, { status, headers });
  }
  const bytes = Buffer.from(html);
  const body = encoding === "br" ? await brotli(bytes, QUALITY) : await gzip(bytes, GZIP_LEVEL);
  headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  headers.append("Vary", "Accept-Encoding");
  return new Response(new Uint8Array(body), { status, headers });
}
