// Takes turns.

import { afterAll, beforeAll, expect, test } from "vitest";

import { dial, type Guarded, readAnswer, startGuarded } from "./guarded";

// Every test here waits for a real limit, all of them at the same time.
const PATIENCE = 40_000;

let shop: Guarded;
beforeAll(async () => void (shop = await startGuarded("plain")));
afterAll(() => shop.stop());

async function secondsUntil(event: Promise<unknown>) {
  const start = performance.now();
  await event;
  return (performance.now() - start) / 1000;
}

function expectAbout(seconds: number, limit: number) {
  expect(seconds).toBeGreaterThan(limit - 0.5);
  expect(seconds).toBeLessThan(limit + 2);
}

/** Sends a byte every second, as a slow attacker does, until the other side has enough. */
function drip({ socket }: ReturnType<typeof dial>, byte: string) {
  const drops = setInterval(() => socket.write(byte), 1_000);
  socket.once("close", () => clearInterval(drops));
}

test.concurrent(
  "a connection that sends nothing is cut after 10 seconds",
  async () => {
    expectAbout(await secondsUntil(dial(shop.port).closed), 10);
  },
  PATIENCE,
);

test.concurrent(
  "headers that are not whole after 10 seconds are refused with 408",
  async () => {
    const slow = dial(shop.port);
    slow.socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    drip(slow, "a");
    expectAbout(await secondsUntil(slow.closed), 10);
    const { status, headers, body } = readAnswer(await slow.closed);
    expect([status, headers.connection]).toEqual([408, ["close"]]);
    expect(body).toBe("Cererea a durat prea mult. / The request took too long.\n");
  },
  PATIENCE,
);

test.concurrent(
  "a request that is not whole after 30 seconds is refused with 408",
  async () => {
    const slow = dial(shop.port);
    slow.socket.write(
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n" +
        "Content-Type: application/x-www-form-urlencoded\r\n\r\n",
    );
    drip(slow, "a");
    expectAbout(await secondsUntil(slow.closed), 30);
    expect(readAnswer(await slow.closed).status).toBe(408);
  },
  PATIENCE,
);

test.concurrent(
  "a refused sender that falls silent is cut after 2 seconds",
  async () => {
    const silent = dial(shop.port);
    silent.socket.write(
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 70000\r\n" +
        "Content-Type: application/x-www-form-urlencoded\r\n\r\n",
    );
    expectAbout(await secondsUntil(silent.closed), 2);
    expect(readAnswer(await silent.closed).status).toBe(413);
  },
  PATIENCE,
);

test.concurrent(
  "between two requests a connection may rest for 10 seconds",
  async () => {
    const resting = dial(shop.port);
    resting.socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await resting.receives(/served/);
    expectAbout(await secondsUntil(resting.closed), 10.5);
  },
  PATIENCE,
);

test.concurrent(
  "empty lines between two requests do not keep a connection",
  async () => {
    const resting = dial(shop.port);
    resting.socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await resting.receives(/served/);
    drip(resting, "\r\n");
    expectAbout(await secondsUntil(resting.closed), 20);
  },
  PATIENCE,
);

test.concurrent(
  "empty lines before the first request do not keep a connection",
  async () => {
    const slow = dial(shop.port);
    drip(slow, "\r\n");
    expectAbout(await secondsUntil(slow.closed), 10);
  },
  PATIENCE,
);

test.concurrent(
  "an answer that does not end is cut, and the stop is done within 10 seconds",
  async () => {
    const stopping = await startGuarded("plain", { HOOK: "works" });
    const { socket, closed, receives } = dial(stopping.port);
    socket.write("GET /begun HTTP/1.1\r\nHost: localhost\r\nX-Name: never\r\n\r\n");
    await receives(/begun/);
    stopping.process.kill("SIGTERM");
    expectAbout(await secondsUntil(closed), 7);
    expect(await stopping.exited).toBe(0);
    expect(stopping.output()).toContain("hook ends");
    await stopping.stop();
  },
  PATIENCE,
);

test.concurrent(
  "a drain that does not end is abandoned within 10 seconds, and the exit says so",
  async () => {
    const stopping = await startGuarded("plain", { HOOK: "hangs" });
    stopping.process.kill("SIGTERM");
    const seconds = await secondsUntil(stopping.exited);
    expect(seconds).toBeGreaterThan(9);
    expect(seconds).toBeLessThan(10);
    expect(await stopping.exited).toBe(1);
    expect(stopping.output()).toContain("stop-abandoned");
    await stopping.stop();
  },
  PATIENCE,
);
