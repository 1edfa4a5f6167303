// Takes turns.

import { readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { eventually } from "../eventually";
import { dial, readAnswer } from "../server/guarded";
import type { ShopProcess } from "../shop-process";
import { startMeasuredShop } from "./measured-shop";
import { figure } from "./proof";

const HALF_OPEN = 1_000;
const SLOW = 200;
const CUT_MS = 35_000;
const host = "Host: localhost\r\n";
const form = "Content-Type: application/x-www-form-urlencoded\r\n";
const parts = "Content-Type: multipart/form-data; boundary=x\r\n";

const MB = 1024 * 1024;

async function openShop() {
  const { shop, measure, dispose } = await startMeasuredShop();
  onTestFinished(dispose);
  const port = Number(new URL(shop.origin).port);
  // The first visits load what every later one shares, and fifty at once take the room they need. By
  // then the page has been pressed as hard as it will be, which takes room too.
  for (let visit = 0; visit < 100; visit += 1) await (await fetch(shop.origin)).text();
  await eventually("the page is pressed hard", async () => {
    const answer = await fetch(shop.origin);
    await answer.text();
    return !answer.headers.get("ETag")!.includes("rough");
  });
  await sendRefusedForms(shop);
  await visitAtOnce(shop);
  const { rss } = await measure();
  return { shop, port, grown: async () => ((await measure()).rss - rss) / MB };
}

async function visitAtOnce(shop: ShopProcess): Promise<void> {
  await Promise.all(Array.from({ length: 50 }, async () => (await fetch(shop.origin)).text()));
}

/** What every refused form loads: an empty one, and one with a large file that is no picture. */
async function sendRefusedForms(shop: ShopProcess): Promise<void> {
  const upload = new FormData();
  upload.set("file", new File(["a".repeat(6 * MB)], "a.png"));
  for (const [path, body] of [
    ["/cos", new URLSearchParams()],
    ["/contact", new URLSearchParams()],
    ["/contact", upload],
    ["/contact", upload],
  ] as const) {
    const headers = { Origin: shop.origin };
    await (await fetch(`${shop.origin}${path}`, { method: "POST", headers, body })).text();
  }
}

/** Sends a request's head and as much of its endless body as is taken; the answer's status. */
async function flood(port: number, head: string, chunk: string): Promise<number> {
  const { socket, receives } = dial(port);
  socket.write(head);
  let answer = "";
  const answered = receives(/\.\n/).then((text) => (answer = text));
  while (!socket.destroyed && answer === "") {
    await Promise.race([answered, new Promise((done) => socket.write(chunk, done))]);
  }
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

test("big: what is too long is refused at once, and memory stays as it was", async () => {
  const { shop, port, grown } = await openShop();
  const post = (path: string, rest: string) => `POST ${path} HTTP/1.1\r\n${host}${rest}\r\n`;
  const mega = "a".repeat(64 * 1024);
  const gigabyte = "Content-Length: 1073741824\r\n";
  for (const [path, type, status] of [
    ["/cos", form, 413],
    ["/cos", parts, 415],
    ["/contact", form, 413],
    ["/contact", parts, 413],
    ["/admin/galerie", form, 413],
    ["/admin/galerie", parts, 413],
  ] as const) {
    expect(await flood(port, post(path, type + gigabyte), mega)).toBe(status);
    const chunk = `10000\r\n${mega}\r\n`;
    const chunked = post(path, `${type}Transfer-Encoding: chunked\r\n`);
    expect(await flood(port, chunked, chunk)).toBe(411);
  }
  const fields = Array.from({ length: 10_000 }, (_, index) => `f${index}=a`).join("&");
  const field = (index: number) => `Content-Disposition: form-data; name="f${index}"\r\n`;
  const part = (index: number) => `--x\r\n${field(index)}\r\na\r\n`;
  const manyParts = `${Array.from({ length: 100_000 }, (_, index) => part(index)).join("")}--x--\r\n`;
  const longHead = `--x\r\n${field(0)}${"a:b\r\n".repeat(1_000_000)}\r\na\r\n--x--\r\n`;
  for (const [path, type, body, statuses] of [
    ["/cos", form, fields, [413]],
    ["/contact", form, fields.slice(0, 65_000), [422, 200]],
    ["/contact", parts, manyParts, [422, 200]],
    ["/contact", parts, longHead, [422, 200]],
  ] as const) {
    const { socket, closed } = dial(port);
    socket.end(
      `${post(path, `${type}Content-Length: ${body.length}\r\n`)}${body}` +
        `GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    );
    const answered = (await closed).matchAll(/HTTP\/1\.1 (\d+) /g);
    expect(Array.from(answered, ([, status]) => Number(status))).toEqual(statuses);
  }
  const growth = await grown();
  figure(
    "big",
    `12 endless bodies and 20,000 fields, 100,000 parts and a head of a million lines refused, memory +${growth.toFixed(1)} MB`,
  );
  expect(growth).toBeLessThan(30);
  expect(shop.output()).not.toMatch(/"status":5\d\d/);
});

/** Tells by how many MB a process has grown at most since now; only Linux knows. */
function watchPeak(shop: ShopProcess): () => number {
  if (process.platform !== "linux") return () => 0;
  const inMegabytes = (field: string) => {
    const status = readFileSync(`/proc/${shop.pid()}/status`, "utf8");
    return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  };
  writeFileSync(`/proc/${shop.pid()}/clear_refs`, "5");
  const before = inMegabytes("VmRSS");
  return () => inMegabytes("VmHWM") - before;
}

test("many: of forty uploads at once a few are in memory, and others wait or are asked to come again", async () => {
  const { shop, port } = await openShop();
  const begin = (client: string, body: string) =>
    `POST /contact HTTP/1.1\r\n${host}X-Forwarded-For: ${client}\r\nSec-Fetch-Site: same-origin\r\n` +
    `Connection: close\r\n${parts}Content-Length: ${8 * MB}\r\n\r\n${body}`;
  const head =
    '--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.png"\r\n' +
    "Content-Type: image/png\r\n\r\n";
  const end = "\r\n--x--\r\n";
  const rest = Buffer.from("a".repeat(8 * MB - head.length - end.length) + end);
  const upload = async (client: string) => {
    const { socket, closed } = dial(port);
    socket.write(begin(client, head));
    socket.write(rest);
    return readAnswer(await closed);
  };
  const peak = watchPeak(shop);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => upload(`10.98.${index}.1`)),
  );
  const most = peak();
  const statuses = answers.map(({ status }) => status);
  // What had room is a form without its fields. On a busy machine some take longer than a request may.
  expect(statuses.filter((status) => status === 422).length).toBeGreaterThanOrEqual(6);
  for (const status of statuses) expect([422, 503, 408, 0]).toContain(status);
  figure("many", `40 uploads of 8 MB at once, memory +${most.toFixed(0)} MB at most`);
  expect(most).toBeLessThan(220);

  // Three clients who never finish hold all the room there is; others get it when they are gone.
  const held = Array.from({ length: 6 }, (_, index) => {
    const { socket } = dial(port);
    socket.write(begin(`10.99.${index >> 1}.1`, head));
    return socket;
  });
  const refused = await upload("10.97.1.1");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, ["60"]]);
  expect(refused.body).toContain("Se trimit prea multe fișiere deodată");
  for (const socket of held) socket.destroy();
  expect((await upload("10.97.2.1")).status).toBe(422);
});

/** Connections that begin a request and never end it, and when each of them was cut. */
function openSlow(port: number, count: number, begin: string, drop?: string): Promise<number>[] {
  return Array.from({ length: count }, () => {
    const socket: Socket = connect(port, "127.0.0.1");
    const start = performance.now();
    socket.on("error", () => undefined);
    socket.write(begin);
    const drops = drop ? setInterval(() => socket.write(drop), 1_000) : undefined;
    socket.resume();
    return new Promise((done) =>
      socket.once("close", () => {
        clearInterval(drops);
        done(performance.now() - start);
      }),
    );
  });
}

/** How long all but one of a hundred visitors wait at most, until something has happened. */
async function slowestVisits(shop: ShopProcess, until: Promise<unknown>): Promise<number> {
  let isOver = false;
  void until.then(() => (isOver = true));
  const waits: number[] = [];
  while (!isOver) {
    const start = performance.now();
    const answer = await fetch(`${shop.origin}/healthz`, { headers: { Connection: "close" } });
    await answer.text();
    waits.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 50));
  }
  waits.sort((one, other) => one - other);
  return waits[Math.floor(waits.length * 0.99)]!;
}

test("slow: a thousand idle and two hundred dripping clients are cut, and others do not notice", async () => {
  const { shop, port, grown } = await openShop();
  // What the machine itself makes a visitor wait, before anybody attacks.
  const usual = await slowestVisits(shop, new Promise((done) => setTimeout(done, 3_000)));
  const head = `POST /cos HTTP/1.1\r\n${host}${form}Content-Length: 60000\r\n\r\n`;
  const cuts = [
    ...openSlow(port, HALF_OPEN / 2, ""),
    ...openSlow(port, HALF_OPEN / 2, `GET / HTTP/1.1\r\n${host}`),
    ...openSlow(port, SLOW / 2, `GET / HTTP/1.1\r\n${host}X: `, "a"),
    ...openSlow(port, SLOW / 2, head, "a"),
  ];
  const allCut = Promise.all(cuts);
  const visits = slowestVisits(shop, allCut);
  // Who comes after them finds them all there, and none cut yet.
  await visitAtOnce(shop);
  const growth = await grown();
  const p99 = await visits;
  const longest = Math.max(...(await allCut));
  figure(
    "slow",
    `${cuts.length} clients cut within ${(longest / 1000).toFixed(1)} s, memory +${growth.toFixed(1)} MB, ` +
      `p99 of others ${p99.toFixed(0)} ms, before ${usual.toFixed(0)} ms`,
  );
  expect(longest).toBeLessThan(CUT_MS + 10 * usual);
  expect(p99).toBeLessThan(Math.max(250, 3 * usual));
  expect(growth).toBeLessThan(30);
});
