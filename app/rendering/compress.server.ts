import { brotli, chooseEncoding, gzip } from "~/http/encodings.mjs";

// Of a listing this takes as long as the server's own gzip and leaves a tenth less to send; the next
// quality takes half as long again.
const QUALITY = 4;
const GZIP_LEVEL = 6;
/** A page that fits one packet anyway. */
const TOO_SMALL = 1_024;

/** How the guard takes a body without copying it through a stream (page-apps.mjs). */
type SendBody = (body: Buffer) => void;

/**
 * A page as the browser is sent it: compressed in one piece, before Remix streams it and the server
 * would compress the stream. One that says `no-transform` is compressed by whoever keeps it.
 */
export async function answerPage(
  request: Request,
  html: Buffer,
  status: number,
  headers: Headers,
  { sendBody }: { sendBody?: SendBody } = {},
): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? "");
  const isLeft =
    headers.get("Cache-Control")?.includes("no-transform") || request.method === "HEAD";
  let body = html;
  if (!isLeft && encoding !== "identity" && html.length >= TOO_SMALL) {
    body = encoding === "br" ? await brotli(html, QUALITY) : await gzip(html, GZIP_LEVEL);
    headers.set("Content-Encoding", encoding);
    headers.append("Vary", "Accept-Encoding");
  }
  // Of an answer without a body nobody has compressed it.
  if (request.method !== "HEAD") headers.set("Content-Length", String(body.length));
  sendBody?.(body);
  return new Response(sendBody ? null : new Uint8Array(body), { status, headers });
}
