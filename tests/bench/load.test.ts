import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { answerRate, readWrk } from "./load";

const printed = `Running 2s test @ http://127.0.0.1:3000/produse
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    10.02ms    2.01ms  40.11ms   90.02%
    Req/Sec     6.21k   321.00     6.60k    75.00%
  12381 requests in 2.00s, 180.30MB read
Requests/sec:   6182.47
Transfer/sec:     90.03MB
`;

test("reads the rate that wrk prints", () => {
  expect(readWrk(printed)).toBe(6182.47);
});

test("counts no rate in which answers were refused or did not come", () => {
  const refused = printed.replace("Requests/sec", "  Non-2xx or 3xx responses: 7\nRequests/sec");
  expect(() => readWrk(refused)).toThrow("7 answers were no pages");
  const lost = "  Socket errors: connect 0, read 3, write 0, timeout 0\nRequests/sec";
  expect(() => readWrk(printed.replace("Requests/sec", lost))).toThrow("read 3");
  expect(() => readWrk("unable to connect")).toThrow("unable to connect");
});

/** A server that answers each request, by its number, with a status; without one, never. */
async function serveStatus(statusOf: (answer: number) => number | undefined) {
  const cookies = new Set<string>();
  let answers = 0;
  const server = createServer((request, response) => {
    cookies.add(request.headers.cookie ?? "");
    answers += 1;
    // Some with their length said, some in chunks.
    if (answers % 3 === 0) response.setHeader("Content-Length", 6);
    const status = statusOf(answers);
    if (status === undefined) return;
    response.statusCode = status;
    response.write("a ");
    response.end("page");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const visitors = ["cart=one", "cart=two", "cart=three"].map((Cookie) => ({ Cookie }));
  const load = { url: `http://127.0.0.1:${port}/`, visitors, connections: 2, seconds: 1 };
  return { cookies, load };
}

test("asks as every visitor in turn", async () => {
  const { cookies, load } = await serveStatus(() => 200);
  expect(await answerRate(load)).toBeGreaterThan(20);
  expect([...cookies].sort()).toEqual(["cart=one", "cart=three", "cart=two"]);
});

test("counts no rate of a server that answers with no page, or soon no longer does", async () => {
  const redirecting = await serveStatus(() => 302);
  await expect(answerRate(redirecting.load)).rejects.toThrow("answered with 302");
  const breaking = await serveStatus((answer) => (answer < 5 ? 200 : 503));
  await expect(answerRate(breaking.load)).rejects.toThrow("no pages");
});

test("counts no rate of a server that answers once and then keeps everybody waiting", async () => {
  const { load } = await serveStatus((answer) => (answer === 1 ? 200 : undefined));
  await expect(answerRate(load)).rejects.toThrow("no answer came within 1 s");
});
