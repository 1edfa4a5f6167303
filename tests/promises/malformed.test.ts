import { afterAll, beforeAll, expect, test } from "vitest";

import { dial } from "../server/guarded";
import { startShop, type ShopProcess } from "../shop-process";
import { figure } from "./proof";

let shop: ShopProcess;
let port: number;
beforeAll(async () => {
  shop = await startShop();
  port = Number(new URL(shop.origin).port);
});
afterAll(() => shop.dispose());

const host = "Host: localhost\r\n";
const form = "Content-Type: application/x-www-form-urlencoded\r\n";
const many = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: a\r\n`);

/** What a client may send that is no request of this shop, by name. */
const broken: Record<string, string> = {
  ...Object.fromEntries(
    ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "BREW", "get"].map((method) => [
      `method ${method}`,
      `${method} / HTTP/1.1\r\n${host}\r\n`,
    ]),
  ),
  "OPTIONS *": `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
  CONNECT: `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`,
  "no host": "GET / HTTP/1.1\r\n\r\n",
  "empty host": "GET / HTTP/1.1\r\nHost:\r\n\r\n",
  "foreign host": "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
  "two hosts": `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`,
  "host with a user": "GET / HTTP/1.1\r\nHost: a@localhost\r\n\r\n",
  "host with a path": "GET / HTTP/1.1\r\nHost: localhost/x\r\n\r\n",
  "host of many ports": "GET / HTTP/1.1\r\nHost: a:b:c\r\n\r\n",
  "absolute target": `GET http://localhost/ HTTP/1.1\r\n${host}\r\n`,
  "foreign absolute target": `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n`,
  "target without a slash": `GET produse HTTP/1.1\r\n${host}\r\n`,
  "two slashes": `GET //evil.example HTTP/1.1\r\n${host}\r\n`,
  "dot segments": `GET /a/../../etc/passwd HTTP/1.1\r\n${host}\r\n`,
  "coded dot segments": `GET /a/%2e%2e/x HTTP/1.1\r\n${host}\r\n`,
  backslash: `GET /\\evil.example HTTP/1.1\r\n${host}\r\n`,
  "NUL byte": `GET /a\0b HTTP/1.1\r\n${host}\r\n`,
  "coded NUL byte": `GET /a%00 HTTP/1.1\r\n${host}\r\n`,
  "half a code": `GET /% HTTP/1.1\r\n${host}\r\n`,
  "no UTF-8": `GET /%ff%fe HTTP/1.1\r\n${host}\r\n`,
  "long address": `GET /${"a".repeat(3_000)} HTTP/1.1\r\n${host}\r\n`,
  "100 KB header": `GET / HTTP/1.1\r\n${host}X: ${"a".repeat(100_000)}\r\n\r\n`,
  "100 KB of headers": `GET / HTTP/1.1\r\n${host}${many(12_000).join("")}\r\n`,
  "100 KB address": `GET /${"a".repeat(100_000)} HTTP/1.1\r\n${host}\r\n`,
  "version 0.9": "GET /\r\n\r\n",
  "version 3": `GET / HTTP/3.0\r\n${host}\r\n`,
  "version of letters": `GET / HTTP/x.y\r\n${host}\r\n`,
  "header without a name": `GET / HTTP/1.1\r\n${host}: x\r\n\r\n`,
  "header with a space": `GET / HTTP/1.1\r\n${host}X Y: z\r\n\r\n`,
  "folded header": `GET / HTTP/1.1\r\n X: y\r\n${host}\r\n`,
  "bare line feed in a header": `GET / HTTP/1.1\r\n${host}X: a\nY: b\r\n\r\n\0`,
  "control byte in a header": `GET / HTTP/1.1\r\n${host}X: \x01\r\n\r\n`,
  "TLS hello": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
  "bytes of noise": `${"\xff\xfe\x00".repeat(50)}\r\n\r\n`,
  upgrade: `GET / HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
  "strange expectation": `GET / HTTP/1.1\r\n${host}Expect: miracles\r\n\r\n`,
  "GET with a body": `GET / HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\na=b`,
  "both lengths": `POST /cos HTTP/1.1\r\n${host}${form}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  "two lengths": `POST /cos HTTP/1.1\r\n${host}${form}Content-Length: 3\r\nContent-Length: 4\r\n\r\na=b`,
  "negative length": `POST /cos HTTP/1.1\r\n${host}${form}Content-Length: -1\r\n\r\n`,
  "length of letters": `POST /cos HTTP/1.1\r\n${host}${form}Content-Length: 0x3\r\n\r\na=b`,
  "no length": `POST /cos HTTP/1.1\r\n${host}${form}\r\n`,
  chunked: `POST /cos HTTP/1.1\r\n${host}${form}Transfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n`,
  "bad chunk size": `POST /cos HTTP/1.1\r\n${host}${form}Transfer-Encoding: chunked\r\n\r\nzz\r\na=b\r\n`,
  "unknown coding": `POST /cos HTTP/1.1\r\n${host}${form}Transfer-Encoding: gzip\r\n\r\n`,
  "obfuscated coding": `POST /cos HTTP/1.1\r\n${host}${form}Transfer-Encoding: \x0bchunked\r\n\r\n`,
  "no type": `POST /cos HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\na=b`,
  "type of JSON": `POST /cos HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  "parts without a boundary": `POST /contact HTTP/1.1\r\n${host}Connection: close\r\nContent-Type: multipart/form-data\r\nContent-Length: 2\r\n\r\n--`,
  "parts that never begin": `POST /contact HTTP/1.1\r\n${host}Connection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 4\r\n\r\n--y\n`,
  "parts with a broken head": `POST /contact HTTP/1.1\r\n${host}Connection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 23\r\n\r\n--x\r\nnonsense\r\n\r\n--x--\r\n`,
};

/** The statuses of all answers that came back over one connection, which is then closed. */
async function statusesOf(bytes: string): Promise<number[]> {
  const { socket, closed } = dial(port);
  socket.write(Buffer.from(bytes, "latin1"));
  const heads = (await closed).matchAll(
    /HTTP\/1\.1 (\d{3}) [^\r]*\r\n(?:[\w-]+: [^\r]*\r\n)+\r\n/g,
  );
  return [...heads].map(([, status]) => Number(status));
}

test("malformed HTTP: each gets one 4xx answer, and the shop goes on", async () => {
  const wrong: string[] = [];
  for (const [name, bytes] of Object.entries(broken)) {
    const statuses = await statusesOf(bytes);
    const isRefused = statuses.length === 1 && statuses[0]! >= 400 && statuses[0]! < 500;
    if (!isRefused) wrong.push(`${name}: ${statuses.join(", ") || "no answer"}`);
  }
  expect(wrong).toEqual([]);
  expect((await fetch(shop.origin)).status).toBe(200);
  expect(shop.output()).not.toMatch(/"status":5\d\d|"failure"|"event":"error"/);
  figure("malformed HTTP", `${Object.keys(broken).length} kinds, one 4xx each, no 5xx`);
});

test("pipelined requests are answered one for one and in order", async () => {
  const one = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n`;
  const paths = ["/healthz", "/nu-exista", "/healthz", "/robots.txt", "/produse/garaj"];
  const all = paths.map(one).join("") + `GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
  expect(await statusesOf(all)).toEqual([200, 404, 200, 200, 404, 200]);
});

test("what follows a refused request on its connection is never read as a request", async () => {
  const smuggled = `GET /healthz HTTP/1.1\r\n${host}\r\n`;
  const first =
    `POST /cos HTTP/1.1\r\n${host}${form}Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n` +
    "0\r\n\r\n";
  expect(await statusesOf(first + smuggled)).toEqual([400]);
  const foreign = `POST /cos HTTP/1.1\r\n${host}${form}Origin: https://evil.example\r\n`;
  expect(await statusesOf(`${foreign}Content-Length: 3\r\n\r\na=b${smuggled}`)).toEqual([403]);
});
