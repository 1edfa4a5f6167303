import { expect, test } from "vitest";

import { send, startForTest } from "./guarded";

type Echo = { url: string; client: string; headers: [string, string][] };

async function echo(port: number, headers: Record<string, string | string[]> = {}) {
  const { body } = await send(port, "GET /echo", { headers });
  return JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? "null") as Echo;
}

const FORWARDED = {
  "X-Forwarded-For": "203.0.113.7",
  "X-Forwarded-Host": "evil.ro",
  "X-Forwarded-Proto": "https",
  "X-Forwarded-Port": "443",
  Forwarded: "for=203.0.113.7;host=evil.ro",
  "X-Shop-Client": "198.51.100.1",
};

test("what a stranger says about forwarding is dropped, and loaders see the peer", async () => {
  const { port } = await startForTest("remix");
  const { url, client, headers } = await echo(port, FORWARDED);
  expect(client).toBe("127.0.0.1");
  expect(url).toBe(`http://127.0.0.1:${port}/echo`);
  expect(headers.filter(([name]) => name.includes("forwarded"))).toEqual([]);
});

test("a trusted proxy is believed about the client, and about nothing else", async () => {
  const { port } = await startForTest("remix", { TRUSTED_PROXIES: "127.0.0.1" });
  const { url, client, headers } = await echo(port, FORWARDED);
  expect(client).toBe("203.0.113.7");
  expect(url).toBe(`http://127.0.0.1:${port}/echo`);
  expect(headers.filter(([name]) => name.includes("forwarded"))).toEqual([]);
});

test("the client is the right-most address that is no trusted proxy", async () => {
  const TRUSTED_PROXIES = " 127.0.0.0/8, 10.0.0.0/8,2001:db8::/32 ,192.0.2.1";
  const { port } = await startForTest("remix", { TRUSTED_PROXIES });
  for (const [forwarded, client] of [
    ["1.1.1.1, 203.0.113.7", "203.0.113.7"],
    ["1.1.1.1, 203.0.113.7, 10.1.2.3,192.0.2.1", "203.0.113.7"],
    ["203.0.113.7:4711, [2001:db8::9]:80", "203.0.113.7"],
    ["2A02:02F0:0:0:0:0:0:1, 10.1.2.3", "2a02:2f0::1"],
    ["[2a02:2f0::1]", "2a02:2f0::1"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107, ::ffff:10.0.0.1", "203.0.113.7"],
    ["10.0.0.2, 10.0.0.1", "10.0.0.2"],
    ["203.0.113.7, unknown, 10.0.0.1", "10.0.0.1"],
    ["203.0.113.7\t", "203.0.113.7"],
    ["", "127.0.0.1"],
  ]) {
    const found = (await echo(port, { "X-Forwarded-For": forwarded! })).client;
    expect([forwarded, found]).toEqual([forwarded, client]);
  }
  const twice = { "X-Forwarded-For": ["1.1.1.1", "203.0.113.7"] };
  expect((await echo(port, twice)).client).toBe("203.0.113.7");
  expect((await echo(port)).client).toBe("127.0.0.1");
});

test("an IPv4 visitor of an IPv6 socket keeps the IPv4 address", async () => {
  const { port } = await startForTest("remix", { HOST: "::" });
  expect((await echo(port)).client).toBe("127.0.0.1");
});
