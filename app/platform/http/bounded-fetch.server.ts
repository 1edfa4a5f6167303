import http from "node:http";
import https from "node:https";
import { Readable } from "node:stream";

/** Limits on the provider's time and the size of its answers. */
export interface Patience {
  connectMs: number;
  totalMs: number;
  maxBytes: number;
}

/** The limits in use: a visitor who would wait longer is answered by search. */
export const patience: Patience = { connectMs: 3_000, totalMs: 12_000, maxBytes: 64 * 1024 };

/**
 * A `fetch` for the provider's client that always ends: it connects within `connectMs` or fails,
 * fails after `maxBytes` in all answers together, follows no redirect and uses no proxy. The global
 * one has none of these limits.
 */
export function boundedFetch({ connectMs, maxBytes }: Patience): typeof fetch {
  let left = maxBytes;
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const body = typeof init?.body === "string" ? Buffer.from(init.body) : undefined;
    const headers = Object.fromEntries(new Headers(init?.headers));
    const message = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const request = (url.protocol === "https:" ? https : http).request(url, {
        method: init?.method ?? "GET",
        headers: { ...headers, "accept-encoding": "identity", ...lengthOf(body) },
        signal: init?.signal ?? undefined,
        agent: false,
      });
      const timer = setTimeout(() => request.destroy(new Error("connect timeout")), connectMs);
      const connected = url.protocol === "https:" ? "secureConnect" : "connect";
      request.on("socket", (socket) => socket.once(connected, () => clearTimeout(timer)));
      request.once("close", () => clearTimeout(timer));
      request.once("response", resolve);
      request.once("error", reject);
      request.end(body);
    });
    async function* counted() {
      for await (const chunk of message as AsyncIterable<Buffer>) {
        left -= chunk.length;
        if (left < 0) throw new Error("answer too long");
        yield chunk;
      }
    }
    const status = message.statusCode ?? 502;
    const isEmpty = status === 204 || status === 304;
    const stream = Readable.toWeb(Readable.from(counted(), { objectMode: false }));
    return new Response(isEmpty ? null : (stream as ReadableStream), {
      status: status >= 200 && status <= 599 ? status : 502,
      headers: headersOf(message),
    });
  };
}

function lengthOf(body: Buffer | undefined): Record<string, number> {
  return body ? { "content-length": body.length } : {};
}

function headersOf(message: http.IncomingMessage): Headers {
  const headers = new Headers();
  const type = message.headers["content-type"];
  if (type) headers.set("content-type", type);
  return headers;
}
