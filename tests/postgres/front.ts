import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Front {
  origin: string;
  /** Among whom the requests are shared out, in turn. */
  backends: string[];
  close: () => void;
}

/**
 * Stands before several processes as app/front/operations/nginx.conf says: in turn, over a connection for each
 * request. The next one is asked where no connection is made, and for a page also where the connection
 * broke before its answer began. What fails otherwise is told as 502. An answer is held back until what `hold`
 * returns for the request's body is fulfilled.
 */
export async function startFront(
  hold: (body: string) => Promise<void> = () => Promise.resolve(),
): Promise<Front> {
  const backends: string[] = [];
  let turn = 0;

  async function pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    turn += 1;
    const order = backends.map((_, place) => backends[(place + turn) % backends.length]!);
    const attempt = (place: number) => {
      const backend = order[place];
      if (backend === undefined) return void res.writeHead(502).end();
      const { method, headers, url } = req;
      const asked = request(
        backend + url,
        { method, headers: { ...headers, connection: "close" }, agent: false },
        (answer) =>
          void hold(body.toString()).then(() => {
            res.writeHead(answer.statusCode!, answer.headers);
            answer.pipe(res);
          }),
      );
      asked.once("error", ({ code }: NodeJS.ErrnoException) => {
        const mayAskAgain = code === "ECONNREFUSED" || (method === "GET" && !res.headersSent);
        if (mayAskAgain) return attempt(place + 1);
        if (!res.headersSent) res.writeHead(502);
        res.end();
      });
      asked.end(body);
    };
    attempt(0);
  }

  // The visitors keep their connections for as long as they like.
  const server = createServer({ keepAliveTimeout: 120_000 }, (req, res) => void pass(req, res));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    backends,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
