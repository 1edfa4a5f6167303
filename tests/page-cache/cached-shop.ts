import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

import type { AppLoadContext, ServerBuild } from "@remix-run/node";

import { PageCache, type CachePolicy } from "~/front/page-cache/page-cache.server";

import { queryReader } from "../../app/front/server/read-query.mjs";
import { respond, send as sendResponse } from "../../app/front/server/remix-handler.mjs";
import { Visitor, type Send } from "../visitor";

/** The shop behind its page cache, in this process. */
export async function openCachedShop(
  send: (request: Request, context: AppLoadContext) => Promise<Response>,
  policy: CachePolicy,
  routes: ServerBuild["routes"],
) {
  /** What the cache was given to store: all that it can hold. */
  const stored: string[] = [];
  const handle = async (request: Request, context: AppLoadContext = {}) => {
    const url = request.url.replace(/^http:\/\/[^/]*/, "http://127.0.0.1:3000");
    const response = await send(new Request(url, request), context);
    if (context.cached) stored.push(await response.clone().text());
    return response;
  };
  const cache = new PageCache(policy, {
    respond: (req, res, context) => respond(handle, req, res, context),
    send: sendResponse,
    readQuery: queryReader(routes),
  });
  const server = http.createServer((req, res) => void cache.answer(req, res));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const overTheLine: Send = (request) => fetch(request, { redirect: "manual" });

  return {
    stored,
    close: () => server.close(),
    /** The same person, whose browser now asks the cache. */
    behind: (somebody: Visitor) => {
      const again = new Visitor(overTheLine, origin, somebody.headers);
      for (const name of ["session", "account", "cart", "checkout", "style"]) {
        const value = somebody.cookie(name);
        if (value !== undefined) again.setCookie(name, value);
      }
      return again;
    },
  };
}
