import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";

import { openShop } from "./shop";

const { send, signedIn } = await openShop();
const admin = await signedIn({ is_admin: 1 });
const { appPerPage } = await import("../../app/page-apps.mjs");
const build = (await import(
  pathToFileURL(resolve("build/server/index.js")).href
)) as unknown as ServerBuild;

/** How many routes each app knows that was made. */
const sizes: number[] = [];
let answered: Promise<Response>;
let asked: Request;
const serve = appPerPage((options) => {
  sizes.push(Object.keys(options.build.routes).length);
  const handle = createRequestHandler(options.build, "production");
  return () => (answered = handle(asked));
}, matchRoutes as never)({ build });

/** As the guard has it answered: by the app of its page. */
function ask(request: Request): Promise<Response> {
  request.headers.set("Host", "127.0.0.1:3000");
  asked = request;
  const { pathname, search } = new URL(request.url);
  const req = { originalUrl: pathname + search } as IncomingMessage & { originalUrl: string };
  serve(req, {} as ServerResponse, () => expect.unreachable());
  return answered;
}

const form = { method: "POST", body: new URLSearchParams({ intent: "none" }) };

test.each<[string, RequestInit?]>([
  ["/"],
  ["/produse"],
  ["/produse/"],
  ["/PRODUSE"],
  ["/produse/bai?ordine=nume"],
  ["/produse/bai/1"],
  ["/produse/bai/999"],
  ["/produse/no-such-category"],
  ["/no/such/page"],
  ["/scaun%20%C8%99i%20mas%C4%83"],
  ["/cont"],
  ["/cont/comenzi/AM-1"],
  ["/admin"],
  ["/admin/produse"],
  ["/admin/produse/no-such-id"],
  ["/admin/nowhere"],
  ["/robots.txt"],
  ["/healthz"],
  ["/locales/ro/nav.json"],
  ["/chat"],
  ["/produse?_data=routes%2F_shop"],
  ["/produse?_data=routes%2Fadmin"],
  ["/produse?_data=nothing"],
  ["/cos", form],
  ["/cos?_data=routes%2F_shop.cos", form],
  ["/produse", form],
  ["/no/such/page", form],
  ["/produse", { method: "HEAD" }],
])("%s is answered by its page's own app as by the whole shop", async (path, init) => {
  const request = () => {
    const cookie = `account=${admin.cookie("account")}`;
    const headers = { "Accept-Language": "en", Accept: "text/html", Cookie: cookie };
    return new Request(`http://127.0.0.1:3000${path}`, { headers, ...init });
  };
  const [own, whole] = [await ask(request()), await send(request())];
  expect(own.status).toBe(whole.status);
  expect(Object.fromEntries(own.headers)).toEqual(Object.fromEntries(whole.headers));
  expect(await own.text()).toBe(await whole.text());
  // The whole is there for addresses that nobody serves, and for nothing else.
  expect(Math.max(...sizes)).toBeLessThan(6);
});
