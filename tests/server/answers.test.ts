import { afterAll, beforeAll, expect, test } from "vitest";

import { dial, type Guarded, post, readAnswer, send, startForTest, startGuarded } from "./guarded";

let plain: Guarded;
let remix: Guarded;
beforeAll(async () => {
  [plain, remix] = await Promise.all([startGuarded("plain"), startGuarded("remix")]);
});
afterAll(() => Promise.all([plain.stop(), remix.stop()]));

const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function expectSafe(headers: Record<string, string[]>, policy = CLOSED_POLICY) {
  expect(headers).toMatchObject({
    "x-content-type-options": ["nosniff"],
    "x-frame-options": ["DENY"],
    "referrer-policy": ["same-origin"],
    "cross-origin-opener-policy": ["same-origin"],
    "cross-origin-resource-policy": ["same-origin"],
    "permissions-policy": [expect.stringMatching(/camera=\(\).*geolocation=\(\).*payment=\(\)/)],
    "content-security-policy": [policy],
  });
  expect(headers).not.toHaveProperty("x-powered-by");
}

test("pages, data, files and errors of remix-serve carry the security headers", async () => {
  const page = await send(remix.port, "GET /");
  expect(page.status).toBe(200);
  expectSafe(page.headers, "default-src 'self'");
  for (const [path, status] of [
    ["/echo", 200],
    ["/file.txt", 200],
    ["/assets/entry.js", 200],
    ["/fails", 500],
    ["/no/such/page", 404],
  ] as const) {
    const answer = await send(remix.port, `GET ${path}`);
    expect([path, answer.status]).toEqual([path, status]);
    expectSafe(answer.headers, status === 404 ? "default-src 'self'" : undefined);
  }
});

test("a file that has not changed is answered with the headers too", async () => {
  const { headers } = await send(remix.port, "GET /file.txt");
  const again = await send(remix.port, "GET /file.txt", {
    headers: { "If-None-Match": headers.etag?.[0] },
  });
  expect(again.status).toBe(304);
  expectSafe(again.headers);
});

test("compressed answers carry the security headers", async () => {
  const { headers } = await send(remix.port, "GET /echo", {
    headers: { "Accept-Encoding": "br", "X-Filler": "a".repeat(2048) },
  });
  expect(headers["content-encoding"]).toEqual(["br"]);
  expectSafe(headers);
});

test("the guard's own answers carry the security headers", async () => {
  expectSafe((await send(plain.port, "DELETE /")).headers);
  expectSafe((await send(plain.port, "GET /", { headers: { Host: "evil.ro" } })).headers);
  expectSafe((await send(plain.port, "GET /", { headers: { Host: undefined } })).headers);
  expectSafe((await send(plain.port, "GET /", { headers: { Expect: "miracles" } })).headers);
  expectSafe((await send(plain.port, "CONNECT a.ro:1")).headers);
  const { socket, closed } = dial(plain.port);
  socket.write("broken\r\n\r\n");
  expectSafe(readAnswer(await closed).headers);
});

test("a policy the app sets is kept, and never doubled", async () => {
  expectSafe((await send(plain.port, "GET /own-policy")).headers, "default-src 'self'");
});

test("what the app says about its making is left out", async () => {
  expectSafe((await send(plain.port, "GET /powered")).headers);
});

test("Strict-Transport-Security is sent only by a shop on https", async () => {
  const secure = await startForTest("plain", { SHOP_ORIGIN: "https://atelier.ro" });
  const open = await startForTest("plain", { SHOP_ORIGIN: "http://atelier.ro" });
  const headers = { Host: "atelier.ro" };
  const strict = (await send(secure.port, "GET /", { headers })).headers;
  expect(strict["strict-transport-security"]).toEqual(["max-age=31536000"]);
  for (const { port } of [open, plain]) {
    const answer = await send(port, "GET /");
    expect(answer.headers).not.toHaveProperty("strict-transport-security");
  }
});

test("remix-serve never sees what makes it fail: bad hosts, methods, encodings, boundaries", async () => {
  const { port } = remix;
  expect((await send(port, "GET /echo", { headers: { Host: "a:b:c" } })).status).toBe(421);
  expect((await send(port, "TRACE /echo")).status).toBe(405);
  expect((await send(port, "GET /%ff")).status).toBe(400);
  const headers = { "Content-Type": "multipart/form-data" };
  expect((await post(port, "/form", { headers })).status).toBe(415);
});

test("a form reaches its action, also when a proxy renamed the host or Origin is null", async () => {
  expect((await post(remix.port, "/form")).status).toBe(303);
  expect((await post(remix.port, "/form", { headers: { Origin: "null" } })).status).toBe(303);
  const behindProxy = await startForTest("remix", { SHOP_ORIGIN: "https://atelier.ro" });
  const headers = { "Sec-Fetch-Site": undefined, Origin: "https://atelier.ro" };
  expect((await post(behindProxy.port, "/form", { headers })).status).toBe(303);
});

test("a data request from elsewhere does not reach its action", async () => {
  const headers = { "Sec-Fetch-Site": undefined, Origin: "https://evil.ro" };
  expect((await post(remix.port, "/form?_data=routes%2Fform", { headers })).status).toBe(403);
  expect((await post(remix.port, "/echo", { headers })).status).toBe(403);
});
