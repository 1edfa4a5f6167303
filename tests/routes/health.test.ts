import { expect, test } from "vitest";

import { openShop } from "./shop";

const { db, visitor } = await openShop();

test("the process answers", async () => {
  const answer = await visitor().get("/healthz");
  expect(answer.status).toBe(200);
  expect(answer.text).toBe("ok\n");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("the shop is ready while it can read its catalogue", async () => {
  const answer = await visitor().get("/readyz");
  expect(answer.status).toBe(200);
  expect(answer.text).toBe("ready\n");
});

test("without its catalogue the shop is not ready, but the process still answers", async () => {
  await db.schema.alterTable("categories").renameTo("hidden").execute();
  try {
    const answer = await visitor().get("/readyz");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await visitor().get("/healthz")).status).toBe(200);
    const page = await visitor().get("/");
    expect(page.status).toBe(500);
    expect(page.page.querySelector("main h1")).not.toBeNull();
    expect(page.text).not.toMatch(/SQLITE|no such table|\.server\.|node_modules/i);
  } finally {
    await db.schema.alterTable("hidden").renameTo("categories").execute();
  }
  expect((await visitor().get("/readyz")).status).toBe(200);
});
