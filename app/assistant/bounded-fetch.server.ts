import http from "node:http";
import https from "node:https";
import { Readable } from "node:stream";

/** How long the provider may take and how much it may say. */
export interface Patience {
  connectMs: number;
  totalMs: number;
  maxBytes: number;
}

/** The shop's own: a visitor who waits longer is answered by search. */
export const patience: Patience = { connectMs: 3_000, totalMs: 12_000, maxBytes: 64 * 1024 };

/**
 * A `fetch` for the provider's client that is certain to end: it connects within `connectMs` or
 * fails, reads `maxBytes` in all its answers together and then fails, follows no redirect, and knows
 * no proxy. The global one has no limit of its own for any of these.
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
