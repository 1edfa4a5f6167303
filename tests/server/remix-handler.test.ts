import { once } from "node:events";
import { createServer, request as askByHttp, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync } from "node:zlib";

import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { afterAll, expect, test } from "vitest";

import { respond, send as sendResponse } from "../../app/front/server/remix-handler.mjs";
import { openShop } from "../routes/shop";

const { send, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const build = (await import(
  pathToFileURL(resolve("build/server/index.js")).href
)) as unknown as ServerBuild;
const handle = createRequestHandler(build, "production");
const server = createServer((req, res) => {
  void respond(handle, req, res, {}).then(
    (response) => response && sendResponse(req, res, response),
  );
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());

type Init = { method?: string; body?: URLSearchParams };

/** Over the line, as browsers ask. */
async function ask({ method = "GET", body }: Init, url: string, headers: Headers) {
  const { port } = server.address() as AddressInfo;
  const { pathname, search, host } = new URL(url);
  const length = body && { "Content-Length": Buffer.byteLength(body.toString()) };
  const options = { port, method, path: pathname + search };
  const own = { ...Object.fromEntries(headers), Host: host, ...length };
  const asked = askByHttp({ ...options, headers: own }).end(body?.toString());
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

const form = { method: "POST", body: new URLSearchParams({ intent: "none" }) };

test.each<[string, Init?]>([
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
  ["/feed/google-ro.xml"],
  ["/sitemap.xml"],
  ["/admin/produse/export"],
  ["/feed/google-xx.xml"],
  ["/healthz"],
  ["/locales/ro/nav.json"],
  ["/chat"],
  ["/produse?_data=routes%2Fshop%2Flayout"],
  ["/produse?_data=routes%2Foffice%2Flayout"],
  ["/produse?_data=nothing"],
  ["/cos", form],
  ["/cos?_data=routes%2Fshop%2Fcart", form],
  ["/produse", form],
  ["/no/such/page", form],
  ["/produse", { method: "HEAD" }],
])("%s comes over the line as Remix answers it", async (path, init = {}) => {
  const cookie = `account=${admin.cookie("account")}`;
  const headers = { "Accept-Language": "en", Accept: "text/html", Cookie: cookie };
  const request = new Request(`http://127.0.0.1:3000${path}`, { headers, ...init });
  const own = await ask(init, request.url, request.headers);
  const whole = await send(request);
  expect(own.status).toBe(whole.status);
  expect(sent(own.headers)).toEqual(sent(Object.fromEntries(whole.headers)));
  expect(plain(own.text)).toBe(plain(await whole.text()));
});

const FORM_TOKEN = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=digest(?:":|=)")[\w-]+/g;

/** A text without what each drawing of a form that adds something has of its own. */
function plain(text: string): string {
  return text.replace(FORM_TOKEN, "");
}

test("a feed is compressed while it is sent, and its headers alone come at once", async () => {
  const { port } = server.address() as AddressInfo;
  const feed = async (method: string, headers: Record<string, string>) => {
    const options = { port, method, path: "/feed/meta-hu.xml", headers };
    const [answer] = (await once(askByHttp(options).end(), "response")) as [IncomingMessage];
    return { headers: answer.headers, bytes: await buffer(answer) };
  };
  const plain = await feed("GET", {});
  const packed = await feed("GET", { "Accept-Encoding": "gzip, br" });
  expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
  expect(plain.bytes.toString()).toContain("</rss>");
  const { bytes, headers } = await feed("HEAD", {});
  expect(bytes).toHaveLength(0);
  expect(headers.etag).toBe(plain.headers.etag);
  const again = await feed("GET", { "If-None-Match": headers.etag! });
  expect(again.bytes).toHaveLength(0);
});

/** Headers but for those of the line. */
function sent(headers: IncomingMessage["headers"]) {
  const ofTheLine = /^(connection|content-length|date|vary|keep-alive|transfer-encoding)$/;
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofTheLine.test(name))
      .map(([name, value]) => [name, String(value)]),
  );
}
