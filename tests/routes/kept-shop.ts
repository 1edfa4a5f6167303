import { once } from "node:events";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { KeptPages } from "../../app/page-cache/page-cache.mjs";
import { Visitor, type Send } from "../visitor";

/** The shop behind the guard's memory, in this process. */
export async function openKeptShop(send: Send) {
  /** What the memory was given to keep: all that it can hold. */
  const kept: string[] = [];
  const memory = new KeptPages();
  const server = http.createServer((req, res) => memory.answer(req, res, app));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function app(req: IncomingMessage, res: ServerResponse) {
    const { host: _, ...headers } = req.headers;
    const request = new Request(`http://127.0.0.1:3000${req.url}`, {
      method: req.method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    });
    void send(request).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      if (answer.headers.has("X-Keep-Until")) kept.push(body.toString());
      res.statusCode = answer.status;
      res.setHeaders(answer.headers);
      res.end(body);
    });
  }

  return {
    kept,
    close: () => server.close(),
    /** The same person, whose browser now asks the memory. */
    behind: (somebody: Visitor) => {
      const again = new Visitor(
        (request) => fetch(request, { redirect: "manual" }),
        origin,
        somebody.headers,
      );
      for (const name of ["session", "account", "cart", "style"]) {
        const value = somebody.cookie(name);
        if (value !== undefined) again.setCookie(name, value);
      }
      return again;
    },
  };
}
