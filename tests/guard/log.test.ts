import { expect, test } from "vitest";

import { send, startForTest } from "./guarded";

test("printed lines name no token and no value of a query", async () => {
  const shop = await startForTest("remix");
  const secret = "taina123";
  for (const path of [
    ...[`/comanda/${secret}`, `/confirmare-email/${secret}`, `/resetare-parola/${secret}?a`],
    ...[`/newsletter/${secret}`, `/newsletter/dezabonare/${secret}`, `/Comanda/${secret}/`],
    ...[`/%63omanda/${secret}`, `/comanda%2f${secret}`, `/x//comanda/${secret}`],
    ...[`/produse?q=${secret}&p=${secret}`, `/?${secret}`, `/?a=b?c=${secret}=${secret}`],
    ...[`//comanda/${secret}`, `/%63omanda/${secret}%`, `/?=${secret}&&${secret}`],
  ]) {
    await send(shop.port, `GET ${path}`);
  }
  await send(shop.port, `DELETE /comanda/${secret}?a=${secret}`);
  await send(shop.port, "GET /echo");
  const output = await shop.printed(/GET \/echo 200/);
  expect(output).not.toContain(secret);
  expect(output).toMatch(/^GET \/comanda\/… 200 \S+ - \S+ ms$/m);
  expect(output).toMatch(/^GET \/newsletter\/… 200 /m);
  expect(output).toMatch(/^GET \/produse\?q=…&p=… 404 /m);
  expect(output).toMatch(/^DELETE \/comanda\/…\?a=… 405 - refused by the guard$/m);
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
  await send(shop.port, "GET /echo");
  const output = await shop.printed(/GET \/echo 200/);
  expect(output).toMatch(/^GET \/a%0aGET%20\/forged 200/m);
  expect(output).toMatch(/^GET \/comanda\/… 404/m);
  expect(output).toMatch(/^[\n\x20-\x7e…]*$/);
});

test("a rejection nobody handled is logged without request data, and the shop goes on", async () => {
  const shop = await startForTest("plain");
  expect((await send(shop.port, "GET /reject")).body).toBe("rejected");
  const output = await shop.printed(/plain-server/);
  expect(output).toMatch(/^Error: rejected$/m);
  expect(output).not.toMatch(/^GET \/forged/m);
  expect(output).not.toContain("parola123");
  expect((await send(shop.port, "GET /")).body).toBe("served");
});

test("an exception nobody caught is logged without request data and ends the process with 1", async () => {
  const shop = await startForTest("plain");
  void send(shop.port, "GET /throw");
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toMatch(/^Error: thrown\n +at /m);
  expect(shop.output()).not.toContain("parola123");
});
