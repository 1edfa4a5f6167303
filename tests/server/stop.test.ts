// Takes turns.

import { once } from "node:events";
import { connect } from "node:net";

import { expect, test } from "vitest";

import { dial, logLines, readAnswer, send, startForTest } from "./guarded";

const KEPT_OPEN = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

function held(path: string, name: string) {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Name: ${name}\r\n\r\n`;
}

/** Resolves when the server takes no new connection any more. */
async function isClosed(port: number) {
  let isRefused = false;
  while (!isRefused) {
    const socket = connect(port, "127.0.0.1");
    isRefused = await new Promise((done) => {
      socket.once("connect", () => done(false));
      socket.once("error", () => done(true));
    });
    socket.destroy();
  }
}

/** Resolves when the server has taken this request, by asking it another thing over another line. */
async function isTaken(port: number) {
  expect((await send(port, "GET /")).status).toBe(200);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(`on ${signal} remix-serve closes idle connections a second later, exits 0 and prints no error`, async () => {
    const shop = await startForTest("remix");
    const silent = dial(shop.port);
    const idle = dial(shop.port);
    idle.socket.write(KEPT_OPEN);
    await idle.receives(/Atelier/);
    const start = performance.now();
    shop.process.kill(signal);
    await Promise.all([silent.closed, idle.closed]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(1_000);
    expect(await shop.exited).toBe(0);
    expect(performance.now() - start).toBeLessThan(2_500);
    expect(logLines(shop.output())).toMatchObject([
      { event: "answer", path: "/", status: 200 },
      { event: "stopping", signal },
    ]);
    expect(shop.output().match(/^[^{]/gm)).toHaveLength(1);
  });
}

test("a request in the second after the stop is answered over a connection that was open", async () => {
  const shop = await startForTest("plain");
  const fresh = dial(shop.port);
  await once(fresh.socket, "connect");
  const kept = dial(shop.port);
  kept.socket.write(KEPT_OPEN);
  await kept.receives(/served/);
  await isTaken(shop.port);
  shop.process.kill("SIGTERM");
  await isClosed(shop.port);
  for (const { socket } of [fresh, kept])
    socket.write("GET /echo?late=1 HTTP/1.1\r\nHost: localhost\r\n\r\n");
  for (const { closed } of [fresh, kept]) {
    const { headers, body } = readAnswer((await closed).replace(/^.*served(?=HTTP)/s, ""));
    expect([JSON.parse(body), headers.connection]).toMatchObject([
      { url: `http://localhost/echo?late=1` },
      ["close"],
    ]);
  }
  expect(await shop.exited).toBe(0);
});

test("with nobody connected the process ends at once", async () => {
  const shop = await startForTest("plain");
  const start = performance.now();
  shop.process.kill("SIGTERM");
  expect(await shop.exited).toBe(0);
  expect(performance.now() - start).toBeLessThan(1_000);
});

test("what is under way is answered with Connection: close, then the process ends", async () => {
  const shop = await startForTest("plain");
  const { socket, closed } = dial(shop.port);
  socket.write(held("/held", "order"));
  await isTaken(shop.port);
  shop.process.kill("SIGTERM");
  const { body, headers } = readAnswer(await closed);
  expect([body, headers.connection]).toEqual(["answered", ["close"]]);
  expect(await shop.exited).toBe(0);
});

test("an answer that has begun is finished, and its connection closed a second later", async () => {
  const shop = await startForTest("plain");
  const { socket, closed, receives } = dial(shop.port);
  socket.write(held("/begun", "chat"));
  await receives(/begun,/);
  const start = performance.now();
  shop.process.kill("SIGTERM");
  expect(await closed).toMatch(/begun,\r\n8\r\nanswered\r\n0\r\n\r\n$/);
  expect(await shop.exited).toBe(0);
  expect(performance.now() - start).toBeGreaterThanOrEqual(1_000);
  expect(performance.now() - start).toBeLessThan(2_500);
});

test("a form on its way when the stop comes is still taken, a new connection is not", async () => {
  const shop = await startForTest("plain");
  const { socket, closed } = dial(shop.port);
  socket.write(
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n" +
      "Content-Type: application/x-www-form-urlencoded\r\n\r\na",
  );
  await isTaken(shop.port);
  shop.process.kill("SIGTERM");
  await shop.printed(/stopping/);
  expect(await dial(shop.port).closed).toBe("");
  socket.write("=b");
  expect(readAnswer(await closed).body).toBe("served");
  expect(await shop.exited).toBe(0);
});

test("what the machine has received before the stop is answered, though the shop has not read it", async () => {
  const shop = await startForTest("plain");
  const kept = dial(shop.port);
  kept.socket.write(KEPT_OPEN);
  await kept.receives(/served/);
  shop.process.kill("SIGSTOP");
  kept.socket.write("GET /echo?again=1 HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const fresh = Array.from({ length: 20 }, () => dial(shop.port));
  await Promise.all(
    fresh.map(({ socket }) => new Promise((sent) => socket.write(KEPT_OPEN, sent))),
  );
  shop.process.kill("SIGTERM");
  shop.process.kill("SIGCONT");
  expect(await kept.closed).toContain('"url":"http://localhost/echo?again=1"');
  for (const { closed } of fresh) expect(readAnswer(await closed).body).toBe("served");
  expect(await shop.exited).toBe(0);
});

test("an answer that its reader takes slowly is not cut by the stop", async () => {
  const shop = await startForTest("plain");
  const { socket, closed } = dial(shop.port);
  socket.pause();
  socket.write("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await isTaken(shop.port);
  shop.process.kill("SIGTERM");
  await shop.printed(/stopping/);
  expect(await dial(shop.port).closed).toBe("");
  socket.resume();
  expect(readAnswer(await closed).body).toHaveLength(20_000_000);
  expect(await shop.exited).toBe(0);
});

test("the app's drain runs once, after the last answer and before the exit", async () => {
  const shop = await startForTest("plain", { HOOK: "works" });
  const { socket, closed } = dial(shop.port);
  socket.write(held("/held", "never"));
  await isTaken(shop.port);
  shop.process.kill("SIGTERM");
  await shop.printed(/SIGTERM/);
  shop.process.kill("SIGINT");
  shop.process.kill("SIGTERM");
  await isStill(shop.output, /hook/);
  socket.destroy();
  await closed;
  expect(await shop.exited).toBe(0);
  expect(shop.output()).toMatch(/"stopping".*\nhook begins\n.*hook ends\n/s);
  expect(shop.output().match(/hook begins/g)).toHaveLength(1);
});

/** The drain would begin within one turn of the event loop; 100 ms are many. */
async function isStill(output: () => string, pattern: RegExp) {
  await new Promise((done) => setTimeout(done, 100));
  expect(output()).not.toMatch(pattern);
}

test("a drain that fails is logged and the exit says so", async () => {
  const shop = await startForTest("plain", { HOOK: "fails" });
  shop.process.kill("SIGTERM");
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toMatch(/^\{.*"failure","stack":"Error: disk full\\n/m);
});
