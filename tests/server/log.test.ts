import { expect, test } from "vitest";

import { logLines, post, send, startForTest } from "./guarded";

test("printed lines name no token and no value of a query", async () => {
  const shop = await startForTest("remix");
  const secret = "taina123";
  for (const path of [
    `/comanda/${secret}`,
    `/confirmare-email/${secret}`,
    `/resetare-parola/${secret}?a`,
    `/newsletter/${secret}`,
    `/newsletter/dezabonare/${secret}`,
    `/Comanda/${secret}/`,
    `/%63omanda/${secret}`,
    `/comanda%2f${secret}`,
    `/x//comanda/${secret}`,
    `/produse?q=${secret}&p=${secret}`,
    `/?${secret}`,
    `/?a=b?c=${secret}=${secret}`,
    `//comanda/${secret}`,
    `/%63omanda/${secret}%`,
    `/?=${secret}&&${secret}`,
  ]) {
    await send(shop.port, `GET ${path}`);
  }
  await send(shop.port, `DELETE /comanda/${secret}?a=${secret}`);
  await post(shop.port, `/file.txt?a=${secret}`);
  await send(shop.port, `GET /.hidden?a=${secret}`);
  await send(shop.port, "GET /echo");
  const output = await shop.printed(/"\/echo"/);
  expect(output).not.toContain(secret);
  const lines = logLines(output).map(({ method, path, status }) => [method, path, status]);
  expect(lines).toContainEqual(["GET", "/comanda/…", 200]);
  expect(lines).toContainEqual(["GET", "/newsletter/…", 200]);
  expect(lines).toContainEqual(["GET", "/produse?q=…&p=…", 404]);
  expect(lines).toContainEqual(["DELETE", "/comanda/…?a=…", 405]);
});

test("every answer has one line with its own number, which the app and the answer have too", async () => {
  const shop = await startForTest("remix");
  const forged = { headers: { "X-Request-Id": "forged" } };
  const answers = [
    await send(shop.port, "GET /echo", forged),
    await send(shop.port, "GET /file.txt", forged),
    await send(shop.port, "GET /fails", forged),
    await post(shop.port, "/form", { headers: { "Sec-Fetch-Site": "cross-site" } }),
  ];
  await shop.printed(/"refused"/);
  const lines = logLines(shop.output());
  const ids = answers.map(({ headers }) => headers["x-request-id"]?.[0]);
  expect(lines.map(({ request }) => request)).toEqual(ids);
  expect(new Set(ids).size).toBe(4);
  expect(answers[0]!.body).toContain(`["x-request-id","${ids[0]}"]`);
  expect(lines).toMatchObject([
    { event: "answer", method: "GET", path: "/echo", status: 200 },
    { event: "answer", method: "GET", path: "/file.txt", status: 200 },
    { event: "answer", method: "GET", path: "/fails", status: 500 },
    { event: "answer", method: "POST", path: "/form", status: 403, end: "refused" },
  ]);
  for (const { at, ms } of lines) {
    expect(Date.parse(at as string)).not.toBeNaN();
    expect(ms).toBeGreaterThanOrEqual(0);
  }
});

test("masking changes only the line: the loader gets the whole address", async () => {
  const { port } = await startForTest("remix");
  const { body } = await send(port, "GET /comanda/taina123?a=b");
  expect(body).toContain(`http://127.0.0.1:${port}/comanda/taina123?a=b`);
});

test("no address can forge a line or colour the terminal", async () => {
  const shop = await startForTest("remix");
  await send(shop.port, "GET /a%0aGET%20/forged");
  await send(shop.port, "GET /%0AGET%20%2fforged%1b[31m%c2%9b31m%e2%80%a8/comanda/x");
  await send(shop.port, "GET /\x9b31m\x85GET");
  await send(shop.port, "GET /\x1b[31m");
  await send(shop.port, 'GET /","status":200,"x":"');
  await send(shop.port, "GET /echo");
  const output = await shop.printed(/"\/echo"/);
  const paths = logLines(output).map(({ path }) => path);
  expect(paths).toContain("/a%0aGET%20/forged");
  expect(paths).toContain("/comanda/…");
  expect(paths).toContain('/","status":200,"x":"');
  expect(output).toMatch(/^[\n\x20-\x7e…]*$/);
});

test("a rejection nobody handled is logged without request data, and the shop goes on", async () => {
  const shop = await startForTest("plain");
  expect((await send(shop.port, "GET /reject")).body).toBe("rejected");
  await shop.printed(/plain-build/);
  const failure = logLines(shop.output()).find(({ event }) => event === "failure");
  expect(failure?.stack).toMatch(/^Error: rejected\n/);
  expect(shop.output()).not.toMatch(/^ *GET \/forged/m);
  expect(shop.output()).not.toContain("parola123");
  expect((await send(shop.port, "GET /")).body).toBe("served");
});

test("an exception nobody caught is logged without request data and ends the process with 1", async () => {
  const shop = await startForTest("plain");
  void send(shop.port, "GET /throw");
  expect(await shop.exited).toBe(1);
  const failure = logLines(shop.output()).find(({ event }) => event === "failure");
  expect(failure?.stack).toMatch(/^Error: thrown\n +at /);
  expect(shop.output()).not.toContain("parola123");
});
