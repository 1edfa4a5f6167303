import { afterAll, beforeAll, expect, test } from "vitest";

import { dial, type Guarded, post, readAnswer, startForTest, startGuarded } from "./guarded";

let shop: Guarded;
let own: string;
beforeAll(async () => {
  shop = await startGuarded("plain");
  own = `http://127.0.0.1:${shop.port}`;
});
afterAll(() => shop.stop());

/** The status of a form sent with these headers in place of what today's browsers send. */
async function statusFrom(headers: Record<string, string | undefined>, path = "/", at = shop.port) {
  return (await post(at, path, { headers: { "Sec-Fetch-Site": undefined, ...headers } })).status;
}

test("Sec-Fetch-Site decides first: only same-origin passes", async () => {
  expect(await statusFrom({ "Sec-Fetch-Site": "same-origin" })).toBe(200);
  for (const site of ["none", "cross-site", "same-site", "", "same-origin, same-origin"]) {
    expect([site, await statusFrom({ "Sec-Fetch-Site": site, Origin: own })]).toEqual([site, 403]);
  }
});

test("without Sec-Fetch-Site the Origin decides, whatever the Referer says", async () => {
  expect(await statusFrom({ Origin: own })).toBe(200);
  expect(await statusFrom({ Origin: own, Cookie: "account=1" })).toBe(200);
  const foreign = ["https://evil.ro", "null", "", `https://127.0.0.1:${shop.port}`];
  for (const Origin of [...foreign, "http://127.0.0.1", `${own}.evil.ro`, "nonsense"]) {
    expect([Origin, await statusFrom({ Origin, Referer: own })]).toEqual([Origin, 403]);
  }
});

test("without both the Referer decides", async () => {
  expect(await statusFrom({ Referer: `${own}/contact?a=b` })).toBe(200);
  for (const Referer of ["https://evil.ro/", `https://evil.ro/${own}`, "", "/contact"]) {
    expect([Referer, await statusFrom({ Referer })]).toEqual([Referer, 403]);
  }
});

test("a form that names no source passes only without a signed-in session", async () => {
  expect(await statusFrom({})).toBe(200);
  expect(await statusFrom({ Cookie: "cart=1; my_account=2; accounts=3; x=account" })).toBe(200);
  for (const Cookie of [
    "account=1",
    "__Host-account=1",
    "cart=1;account=2",
    "cart=1; account =2",
    "account=",
  ]) {
    expect([Cookie, await statusFrom({ Cookie })]).toEqual([Cookie, 403]);
  }
});

test("the rule holds for data requests and resource routes", async () => {
  const headers = { Origin: "https://evil.ro" };
  for (const path of ["/cos?_data=routes%2Fcos", "/chat", "/limba"]) {
    expect(await statusFrom(headers, path)).toBe(403);
  }
});

test("a form comes from the name the visitor used, not from another of the shop's names", async () => {
  const Host = `localhost:${shop.port}`;
  expect(await statusFrom({ Host, Origin: `http://localhost:${shop.port}` })).toBe(200);
  expect(await statusFrom({ Host, Origin: "http://localhost:5173" })).toBe(403);
  expect(await statusFrom({ Origin: `http://localhost:${shop.port}` })).toBe(403);
});

test("behind a proxy a form comes from the shop's origin, also when the proxy renames the host", async () => {
  const { port } = await startForTest("plain", { SHOP_ORIGIN: "https://atelier.ro" });
  const from = (Host: string, Origin: string) => statusFrom({ Host, Origin }, "/", port);
  expect(await from("atelier.ro", "https://atelier.ro")).toBe(200);
  expect(await from(`127.0.0.1:${port}`, "https://atelier.ro")).toBe(200);
  expect(await from("atelier.ro", "http://atelier.ro")).toBe(403);
  expect(await from("atelier.ro", "https://www.atelier.ro")).toBe(403);
  expect(await from("atelier.ro", `http://127.0.0.1:${port}`)).toBe(403);
});

test("a form without a length is refused with 411", async () => {
  const headers = { "Content-Length": undefined };
  expect((await post(shop.port, "/", { headers, body: "" })).status).toBe(411);
  const chunked = { ...headers, "Transfer-Encoding": "chunked" };
  const body = "3\r\na=b\r\n0\r\n\r\n";
  expect((await post(shop.port, "/", { headers: chunked, body })).status).toBe(411);
});

test("a length that can be read two ways is refused with 400", async () => {
  const chunked = { "Transfer-Encoding": "chunked" };
  const body = "0\r\n\r\n";
  expect((await post(shop.port, "/", { headers: chunked, body })).status).toBe(400);
  const reversed = { "Content-Length": undefined, ...chunked, "content-length": "5" };
  expect((await post(shop.port, "/", { headers: reversed, body })).status).toBe(400);
  for (const length of [["3", "4"], "3, 3", "+3", "0x3", "-1", "9".repeat(30)]) {
    const headers = { "Content-Length": length };
    expect([length, (await post(shop.port, "/", { headers })).status]).toEqual([length, 400]);
  }
});

test("a form may have 64 KB and no byte more", async () => {
  const statusOf = async (bytes: number) =>
    (await post(shop.port, "/", { body: "a".repeat(bytes) })).status;
  expect(await statusOf(65_536)).toBe(200);
  expect(await statusOf(65_537)).toBe(413);
});

test("an upload may have 8 MB and a form around it, in the back office and to the contact page", async () => {
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const statusOf = async (path: string, bytes: number) =>
    (await post(shop.port, path, { headers, body: "a".repeat(bytes) })).status;
  const most = 8 * 1024 * 1024 + 64 * 1024;
  for (const path of ["/admin/galerie", "/contact"]) {
    expect(await statusOf(path, most)).toBe(200);
    expect(await statusOf(path, most + 1)).toBe(413);
  }
  expect(await statusOf("/admin?index", 65_537)).toBe(200);
  for (const path of ["/contacte", "/administrare", "/cos?x=/admin/", "/x/contact/"]) {
    expect([path, await statusOf(path, 1)]).toEqual([path, 415]);
  }
  expect((await post(shop.port, "/admin/pagini", { body: "a".repeat(65_537) })).status).toBe(413);
});

test("a mail provider's one-click form may come in parts, to a subscription only, and is as small as any", async () => {
  const headers = {
    "Content-Type": "multipart/form-data; boundary=x",
    "Sec-Fetch-Site": undefined,
  };
  const statusOf = async (path: string, bytes: number) =>
    (await post(shop.port, path, { headers, body: "a".repeat(bytes) })).status;
  expect(await statusOf("/newsletter/token_-1", 65_536)).toBe(200);
  expect(await statusOf("/newsletter/token_-1", 65_537)).toBe(413);
  for (const path of ["/newsletter", "/newsletter/", "/newsletter/a/b", "/newsletters/a"]) {
    expect([path, await statusOf(path, 1)]).toEqual([path, 415]);
  }
});

test("a card provider's events are JSON, name no source, and are taken at their own address only", async () => {
  const from = { "Sec-Fetch-Site": undefined, Cookie: "account=1" };
  const statusOf = async (path: string, type: string | undefined, bytes = 2) => {
    const headers = { ...from, "Content-Type": type };
    return (await post(shop.port, path, { headers, body: "a".repeat(bytes) })).status;
  };
  const [at, json] = ["/plati/stripe/eveniment", "application/json"];
  for (const type of [json, "application/json; charset=utf-8", "Application/JSON"]) {
    expect([type, await statusOf(at, type)]).toEqual([type, 200]);
  }
  expect(await statusOf(at, json, 65_536)).toBe(200);
  expect(await statusOf(at, json, 65_537)).toBe(413);
  const form = "application/x-www-form-urlencoded";
  for (const type of [undefined, form, "text/plain", "application/jsonp", "text/json"]) {
    expect([type, await statusOf(at, type)]).toEqual([type, 415]);
  }
  expect((await post(shop.port, at, { headers: { ...from, "Content-Type": form } })).status).toBe(
    415,
  );
  const endless = { ...from, "Content-Type": json, "Content-Length": undefined };
  expect((await post(shop.port, at, { headers: endless, body: "" })).status).toBe(411);
  // Elsewhere the usual rules hold, of which the source is the first.
  const others = ["/plati/stripe", "/plati/stripe/eveniment/", "/plati/a/b/eveniment", "/cos"];
  for (const path of [...others, "/plati/stripe/evenimente", "/x/plati/stripe/eveniment"]) {
    expect([path, await statusOf(path, json)]).toEqual([path, 403]);
    const headers = { "Content-Type": json };
    expect([path, (await post(shop.port, path, { headers })).status]).toEqual([path, 415]);
  }
});

test("a body that is refused never reaches the app, and its sender still gets the answer", async () => {
  const { socket, receives, closed } = dial(shop.port);
  const length = 150 * 1024 * 1024;
  socket.write(
    `POST /admin/galerie HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n` +
      "Content-Type: multipart/form-data; boundary=x\r\n\r\n",
  );
  const { status, headers } = readAnswer(await receives(/large\.\n/));
  expect([status, headers.connection]).toEqual([413, ["close"]]);

  // A sender that goes on is read for a moment and then cut.
  const chunk = Buffer.alloc(1024 * 1024);
  while (!socket.destroyed && socket.bytesWritten < length) {
    await new Promise((done) => socket.write(chunk, done));
  }
  await closed;
  expect(socket.bytesWritten).toBeLessThan(length / 2);
});

test("a sender that reads only after sending everything gets its refusal too", async () => {
  const { socket, receives } = dial(shop.port);
  socket
    .pause()
    .write(
      "POST /admin/galerie HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000\r\n" +
        "Content-Type: multipart/form-data; boundary=x\r\n\r\n",
    );
  const fault = await new Promise((done) => socket.write(Buffer.alloc(9_000_000), done));
  expect(fault ?? null).toBeNull();
  socket.resume();
  expect(readAnswer(await receives(/large\.\n/)).status).toBe(413);
});

test("a sender that waits for permission is refused before it sends", async () => {
  const lines = (length: number) =>
    `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${length}\r\n` +
    "Content-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\n\r\n";
  const refused = dial(shop.port);
  refused.socket.write(lines(65_537));
  expect(await refused.receives(/large\.\n/)).toMatch(/^HTTP\/1.1 413/);
  refused.socket.destroy();

  const admitted = dial(shop.port);
  admitted.socket.write(lines(3));
  expect(await admitted.receives(/\r\n\r\n/)).toMatch(/^HTTP\/1.1 100/);
  admitted.socket.write("a=b");
  expect(await admitted.closed).toContain("served");
});

test("only the two form types are accepted", async () => {
  const statusOf = async (type?: string, body?: string) =>
    (await post(shop.port, "/contact", { headers: { "Content-Type": type }, body })).status;
  const accepted = [
    "application/x-www-form-urlencoded",
    "Application/X-WWW-Form-Urlencoded; charset=UTF-8",
    "multipart/form-data; boundary=----WebKitFormBoundaryAbC",
    'multipart/form-data; charset=utf-8; boundary="a b"',
  ];
  const refused = [
    "text/plain",
    "application/json",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; xboundary=a",
    'multipart/form-data; boundary=""',
    "text/html",
    "application/x-www-form-urlencoded2",
    "multipart/mixed; boundary=a",
    undefined,
    "",
  ];
  for (const type of accepted) expect([type, await statusOf(type)]).toEqual([type, 200]);
  for (const type of refused) expect([type, await statusOf(type)]).toEqual([type, 415]);
  expect(await statusOf(undefined, "")).toBe(200);
});
