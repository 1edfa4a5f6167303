import { afterAll, beforeAll, expect, test } from "vitest";

import { dial, type Guarded, post, readAnswer, send, startForTest, startGuarded } from "./guarded";

let shop: Guarded;
beforeAll(async () => void (shop = await startGuarded("plain")));
afterAll(() => shop.stop());

test("GET, HEAD and POST are served, any other method is refused with 405 and Allow", async () => {
  expect((await send(shop.port, "GET /")).body).toBe("served");
  expect((await send(shop.port, "HEAD /")).status).toBe(200);
  expect((await post(shop.port, "/")).body).toBe("served");
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
    const { status, headers } = await send(shop.port, `${method} /`);
    expect([method, status, headers.allow]).toEqual([method, 405, ["GET, HEAD, POST"]]);
  }
  expect((await send(shop.port, "OPTIONS *")).status).toBe(405);
  expect((await send(shop.port, "CONNECT atelier.ro:443")).status).toBe(405);
});

test("a request to change the protocol is refused", async () => {
  const headers = { Connection: "Upgrade", Upgrade: "websocket" };
  expect((await send(shop.port, "GET /", { headers })).status).toBe(400);
});

test("a refusal is one short sentence in Romanian and English", async () => {
  const { headers, body } = await send(shop.port, "DELETE /");
  expect(body).toBe("Metoda nu este permisă. / The method is not allowed.\n");
  expect(headers["content-type"]).toEqual(["text/plain; charset=utf-8"]);
  expect(headers["content-length"]).toEqual([String(Buffer.byteLength(body))]);
});

test("a HEAD request is refused without a body", async () => {
  const { status, body } = await send(shop.port, "HEAD /", { headers: { Host: "evil.ro" } });
  expect([status, body]).toEqual([421, ""]);
});

test("bound to loopback, only loopback names are the shop", async () => {
  const statusFor = async (Host: string) =>
    (await send(shop.port, "GET /", { headers: { Host } })).status;
  for (const name of ["127.0.0.1", "localhost", "[::1]", "LocalHost"]) {
    expect([name, await statusFor(name)]).toEqual([name, 200]);
    expect([name, await statusFor(`${name}:8080`)]).toEqual([name, 200]);
  }
  const foreign = ["evil.ro", "localhost.evil.ro", "localhost:1:2", "localhost:99999", "127.0.0.2"];
  for (const name of [...foreign, "a@localhost", "localhost/", "127.1", "localhost."]) {
    expect([name, await statusFor(name)]).toEqual([name, 421]);
  }
});

test("the origin's host is the shop, and loopback names only while bound to loopback", async () => {
  const SHOP_ORIGIN = "https://atelier.ro";
  const behindProxy = await startForTest("plain", { SHOP_ORIGIN });
  const open = await startForTest("plain", { SHOP_ORIGIN, HOST: "0.0.0.0" });
  const unnamed = await startForTest("plain", { HOST: "0.0.0.0" });
  const statusFor = async (port: number, Host: string) =>
    (await send(port, "GET /", { headers: { Host } })).status;

  for (const { port } of [behindProxy, open]) {
    expect(await statusFor(port, "atelier.ro")).toBe(200);
    expect(await statusFor(port, "ATELIER.ro:443")).toBe(200);
    expect(await statusFor(port, "atelier.ro:80")).toBe(421);
    expect(await statusFor(port, "www.atelier.ro")).toBe(421);
  }
  expect(await statusFor(behindProxy.port, "localhost")).toBe(200);
  expect(await statusFor(open.port, "localhost")).toBe(421);
  expect(await statusFor(unnamed.port, "localhost")).toBe(200);
  expect(await statusFor(unnamed.port, `0.0.0.0:${unnamed.port}`)).toBe(200);
  expect(await statusFor(unnamed.port, "0.0.0.0:1")).toBe(421);
  expect(await statusFor(unnamed.port, "192.168.1.5")).toBe(421);
});

test("a request names its host exactly once, and never in its first line", async () => {
  const own = `127.0.0.1:${shop.port}`;
  for (const Host of [undefined, "", [own, own], [own, "evil.ro"]]) {
    expect((await send(shop.port, "GET /", { headers: { Host } })).status).toBe(400);
  }
  expect((await send(shop.port, `GET http://${own}/`)).status).toBe(400);
  const { socket, closed } = dial(shop.port);
  socket.write("GET / HTTP/1.0\r\n\r\n");
  expect(readAnswer(await closed).status).toBe(400);
});

test("an address of 2 KB is served, a longer one is refused", async () => {
  expect((await send(shop.port, `GET /${"a".repeat(2047)}`)).status).toBe(200);
  expect((await send(shop.port, `GET /${"a".repeat(2048)}`)).status).toBe(414);
  expect((await send(shop.port, `GET /?${"a".repeat(2047)}`)).status).toBe(414);
});

test("an address that would be read two ways, or not at all, is refused", async () => {
  const crooked = [
    "/a\\b",
    "/?a=\\b",
    "/a%5cb",
    "/%5C%5Cevil.ro",
    "/a\0b",
    "/a%00",
    "/?a=%00",
    "/a\x01b",
    "/a\tb",
    "/a\x7fb",
    "//evil.ro/",
    "/a%",
    "/%zz",
    "/%ff",
    "/%c3",
    "/a#b",
    "produse",
    "/admin/../contact",
    "/admin/..",
    "/./a",
    "/a/.%2e/b",
    "/%2E%2e",
    "/%2e/",
  ];
  for (const target of crooked) {
    const { status, body } = await send(shop.port, `GET ${target}`);
    expect([target, status, body]).toEqual([target, 400, expect.stringContaining("/ The request")]);
  }
});

test("addresses as visitors have them are served", async () => {
  const usual = [
    "/produse/dormitoare/1",
    "/produse?q=m%C4%83su%C8%9B%C4%83&pret=0-100",
    "/?q=a%5cb&x=%",
    "/c%C4%83utare",
    "/a/b//c",
    "/a..b/.well-known/x",
    "/cos?",
    "/?url=https://a.ro/../b",
  ];
  for (const target of usual) {
    expect([target, (await send(shop.port, `GET ${target}`)).status]).toEqual([target, 200]);
  }
});

test("a request without a form has no body", async () => {
  for (const method of ["GET", "HEAD"]) {
    const withLength = { headers: { "Content-Length": "3" }, body: "a=b" };
    expect((await send(shop.port, `${method} /`, withLength)).status).toBe(400);
    const chunked = { headers: { "Transfer-Encoding": "chunked" }, body: "0\r\n\r\n" };
    expect((await send(shop.port, `${method} /`, chunked)).status).toBe(400);
  }
  const empty = { headers: { "Content-Length": "0" } };
  expect((await send(shop.port, "GET /", empty)).status).toBe(200);
});

test("what is no HTTP is answered plainly and closed", async () => {
  const { socket, closed } = dial(shop.port);
  socket.write("\x16\x03\x01 hello\r\n\r\n");
  const { status, headers, body } = readAnswer(await closed);
  expect([status, headers.connection]).toEqual([400, ["close"]]);
  expect(body).toBe("Cererea nu este validă. / The request is not valid.\n");
});

test("headers beyond 16 KB are refused with 431", async () => {
  const headers = { Cookie: "a".repeat(17 * 1024) };
  expect((await send(shop.port, "GET /", { headers })).status).toBe(431);
});

test("an expectation other than 100-continue is refused with 417", async () => {
  expect((await send(shop.port, "GET /", { headers: { Expect: "miracles" } })).status).toBe(417);
});

test("a broken request never cuts into an answer that has begun", async () => {
  const { socket, closed, receives } = dial(shop.port);
  socket.write("GET /begun HTTP/1.1\r\nHost: localhost\r\nX-Name: never\r\n\r\n");
  await receives(/begun,/);
  socket.write("broken\r\n\r\n");
  expect(await closed).not.toContain("HTTP/1.1 400");
});

test("another way to write an address leads to the page's own, with its query, and never elsewhere", async () => {
  const { port } = await startForTest("remix");
  for (const method of ["GET", "HEAD"]) {
    for (const other of ["/Echo", "/echo/", "/%65cho", "/ECHO//"]) {
      const { status, headers, body } = await send(port, `${method} ${other}?a=B/&a=%2f`);
      expect([other, status, headers.location, body]).toEqual([
        other,
        301,
        ["/echo?a=B/&a=%2f"],
        "",
      ]);
      expect(headers["x-content-type-options"]).toEqual(["nosniff"]);
    }
  }
  expect((await send(port, "GET /echo?a=B/")).status).toBe(200);
  // A form is taken wherever it is sent.
  expect((await post(port, "/Echo/")).status).toBe(200);
  for (const other of ["//evil.ro", "//evil.ro/Echo", "/\\evil.ro/Echo"]) {
    expect([other, (await send(port, `GET ${other}`)).status]).toEqual([other, 400]);
  }
  expect((await send(port, "GET /%2F%2Fevil.ro/ABC/")).headers.location).toEqual([
    "/%2F%2Fevil.ro/ABC",
  ]);
});
