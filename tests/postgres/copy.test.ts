// Takes turns.

import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { openDatabase } from "~db/postgres/engine";

import { newDatabase } from "../engine";
import { eventually } from "../eventually";
import { readyToOrder } from "../promises/buying";
import { runCommand } from "../run-command";
import { startShop } from "../shop-process";
import { startStandIn } from "../stores/s3-stand-in";

test("server and bucket are lost: both are rebuilt elsewhere from the copy, which a drill has tried", async () => {
  const bucket = await startStandIn();
  onTestFinished(() => bucket.close());
  const place = mkdtempSync(join(tmpdir(), "copy-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const common = {
    COPY_TO: place,
    COPY_KEY: randomBytes(32).toString("base64url"),
    UPLOADS_S3_ENDPOINT: bucket.access.endpoint,
    UPLOADS_S3_REGION: bucket.access.region,
    UPLOADS_S3_ACCESS_KEY_ID: bucket.access.accessKeyId,
    UPLOADS_S3_SECRET_ACCESS_KEY: bucket.access.secretAccessKey,
  };
  const own = { DATABASE_URL: await newDatabase("started"), UPLOADS_AT: "s3://bucket/first" };
  const shop = await startShop({ ...common, ...own });
  onTestFinished(() => shop.dispose());
  const { visitor, form } = await readyToOrder(shop);
  const { location } = await visitor.post("/finalizare-comanda/verificare", form);
  const upload = "uploads/contact/3f0c1c5e-7a1e-4c55-9d55-1f6f2f0f7a10.pdf";
  bucket.objects.set(`first/${upload}`, Buffer.from("%PDF-1.7 a drawing"));
  // The one that was made at the start is out of the way.
  await eventually("a drill has passed", () => shop.output().includes('"drill-passed"'), 120_000);
  const made = await runCommand(shop.data, ["copy"], { ...common, ...own });
  expect([made.status, made.stderr]).toEqual([0, ""]);
  expect(made.stdout).toContain(" 1 orders, ");
  await shop.kill();
  for (const name of [...bucket.objects.keys()]) bucket.objects.delete(name);

  const url = await newDatabase("nothing");
  const data = join(place, "elsewhere");
  const elsewhere = { ...common, DATABASE_URL: url, UPLOADS_AT: "s3://bucket/second" };
  const restored = await runCommand(data, ["restore", "--from", place], elsewhere);
  expect([restored.status, restored.stderr]).toEqual([0, ""]);
  const db = openDatabase(url);
  const orders = await db.selectFrom("orders").select("token").execute();
  await db.destroy();
  expect(orders.map(({ token }) => `/comanda/${token}`)).toEqual([location]);
  expect(bucket.objects.get(`second/${upload}`)?.toString()).toBe("%PDF-1.7 a drawing");

  const drilled = await runCommand(data, ["copy", "--drill"], elsewhere);
  expect([drilled.status, drilled.stdout]).toEqual([0, expect.stringContaining("1 orders")]);
});
