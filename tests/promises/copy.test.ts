// Takes turns.

import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { expect, onTestFinished, test } from "vitest";

import { openDatabase } from "~db/sqlite/engine";

import { eventually } from "../eventually";
import { runCommand as command } from "../run-command";
import { startShop, type ShopProcess } from "../shop-process";
import { startStandIn } from "../stores/s3-stand-in";
import { pieces } from "../world";
import { readyToOrder, visit } from "./buying";
import { figure, isFull, moment, size } from "./proof";

const ORDERS = size(8, 500);
const KILLS = size(2, 200);
const COPY_KEY = randomBytes(32).toString("base64url");

/** A shop that copies to a directory, and what its commands need. */
async function copyingShop(more: Record<string, string> = {}) {
  const place = newDirectory();
  const variables = { COPY_TO: place, COPY_KEY, ...more };
  const shop = await startShop(variables);
  onTestFinished(() => shop.dispose());
  return { shop, place, variables };
}

test("a disk that dies takes no order older than the last copy; elsewhere the shop goes on", async () => {
  const { shop, place } = await copyingShop();
  await shop.db.updateTable("products").set({ stock_quantity: 100_000 }).execute();
  mkdirSync(join(shop.data, "uploads"), { recursive: true });
  const picture = randomBytes(300_000);
  writeFileSync(join(shop.data, "uploads", "a.webp"), picture);
  // Made by itself at the start; the next would be made in ten minutes.
  await eventually("the first copy is made", () => shop.output().includes('"copy-made"'));

  const selling = { isOver: false };
  const sold: { token: string; at: number }[] = [];
  const buyers = [1, 2].map(() => buy(shop, sold, selling));
  await eventually("orders are coming in", () => sold.length >= ORDERS, 300_000);
  const before = sold.length;
  const began = Date.now();
  const { stdout, stderr, status } = await command(shop.data, ["copy"], {
    COPY_TO: place,
    COPY_KEY,
  });
  const took = Date.now() - began;
  expect([status, stderr]).toEqual([0, ""]);
  await eventually("more orders are coming in", () => sold.length >= before + 4, 300_000);

  selling.isOver = true;
  const killed = shop.kill();
  const diedAt = Date.now();
  await Promise.all([killed, ...buyers]);
  await shop.db.destroy();
  rmSync(shop.data, { recursive: true });

  const elsewhere = join(newDirectory(), "data");
  const again = performance.now();
  const restored = await command(elsewhere, ["restore", "--from", place], { COPY_KEY });
  const rebuilt = performance.now() - again;
  expect([restored.status, restored.stderr]).toEqual([0, ""]);
  const { tokens, newestAt } = await ordersIn(elsewhere);
  const lost = sold.filter(({ token }) => !tokens.has(token));
  // Whoever was told so before the copy began is in it.
  expect(lost.filter(({ at }) => at < began)).toEqual([]);
  expect(before).toBeGreaterThanOrEqual(ORDERS);
  expect(readFileSync(join(elsewhere, "uploads", "a.webp")).equals(picture)).toBe(true);

  const next = await startShop({ SHOP_DATA: elsewhere, COPY_TO: place, COPY_KEY });
  onTestFinished(() => next.dispose());
  const { token } = sold.filter((order) => tokens.has(order.token)).at(-1)!;
  expect((await visit(next).get(`/comanda/${token}`)).status).toBe(200);
  const { visitor, form } = await readyToOrder(next);
  expect((await visitor.post("/finalizare-comanda/verificare", form)).status).toBe(303);
  figure(
    "continuous copy",
    `${sold.length} orders, a copy in ${took} ms while selling (${stdout.trim().split(";").at(-1)}); the disk ` +
      `dies ${diedAt - newestAt} ms after the newest order in it: ${lost.length} lost, all later; rebuilt in ` +
      `${Math.round(rebuilt)} ms`,
  );
}, 600_000);

test.skipIf(!isFull)(
  "the copy is made every period by itself, and none is older than that",
  async () => {
    const { shop } = await copyingShop({ COPY_EVERY_MINUTES: "1" });
    const madeAt = () =>
      (JSON.parse(readFileSync(join(shop.data, "copy.json"), "utf8")) as { madeAt: string }).madeAt;
    await eventually("the first copy is made", () => shop.output().includes('"copy-made"'));
    const first = Date.parse(madeAt());
    await visit(shop).post("/newsletter", { email: "ioana@example.com" });
    await eventually("the second copy is made", () => Date.parse(madeAt()) > first, 90_000);
    expect(Date.parse(madeAt()) - first).toBeLessThanOrEqual(60_000);
  },
);

/** Tries the copy out; where the shop is at that by itself, when it is done. */
async function drill(data: string, variables: Record<string, string>) {
  let made = await command(data, ["copy", "--drill"], variables);
  await eventually("no other drill is under way", async () => {
    if (!made.stderr.startsWith("Another drill")) return true;
    made = await command(data, ["copy", "--drill"], variables);
    return false;
  });
  return made;
}

test("operators and administrators read of copies that are late and of drills", async () => {
  const { shop, place, variables } = await copyingShop();
  // The answer is kept for five seconds.
  const has = (lines: string) =>
    eventually(lines, async () => (await visit(shop).get("/readyz")).text.includes(lines));
  await has("copy: fresh\n");

  const pieces = join(place, "pieces");
  const files = readdirSync(pieces, { recursive: true, withFileTypes: true });
  const one = files.find((file) => file.isFile())!;
  writeFileSync(join(one.parentPath, one.name), "not what was sent");
  const failed = await drill(shop.data, variables);
  expect(failed.status).toBe(1);
  expect(failed.stderr).toMatch(/^The drill failed: The copy of .* is damaged\./);
  await has("copy: fresh\ndrill: failed\n");

  // Whatever the store seems to have, everything is sent again, and the next drill passes.
  const whole = await command(shop.data, ["copy"], variables);
  expect(whole.stdout).toMatch(/sent \d{2,} pieces/);
  const passed = await drill(shop.data, variables);
  expect([passed.status, passed.stdout]).toEqual([0, expect.stringContaining("The drill passed")]);
  await has("copy: fresh\ndrill: passed\n");
  expect(readdirSync(shop.data).filter((name) => name.startsWith("."))).toEqual([]);

  const status = join(shop.data, "copy.json");
  const known = JSON.parse(readFileSync(status, "utf8")) as { freshAt: string };
  await shop.stop();
  const old = new Date(Date.now() - 31 * 60 * 1000).toISOString();
  // The place is gone: the disk is not mounted.
  rmSync(place, { recursive: true });
  writeFileSync(status, JSON.stringify({ ...known, freshAt: old }));
  await shop.restart();
  await has("copy: old\ndrill: passed\n");
  await eventually("the failure is logged", () =>
    /"copy-failed".*is not there/.test(shop.output()),
  );
});

test("a copy killed at any moment leaves a whole one behind, and the next one nothing half", async () => {
  const { shop, place, variables } = await copyingShop({ COPY_EVERY_MINUTES: "1440" });
  await eventually("the first copy is made", () => shop.output().includes('"copy-made"'));
  let killed = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await shop.db
      .updateTable("products")
      .set({ stock_quantity: 1000 + kill })
      .execute();
    const copying = spawn(process.execPath, ["build/prepare.js", "copy"], {
      env: { ...process.env, NODE_ENV: "production", SHOP_DATA: shop.data, ...variables },
    });
    const ended = once(copying, "close") as Promise<[number | null]>;
    // From before it has begun until after it is made.
    await setTimeout(moment(kill, 600));
    copying.kill("SIGKILL");
    if ((await ended)[0] === null) killed += 1;
    const sound = await command(shop.data, ["restore", "--verify", "--from", place], variables);
    expect([sound.status, sound.stderr]).toEqual([0, ""]);
  }
  const { status, stderr } = await command(shop.data, ["copy"], variables);
  expect([status, stderr]).toEqual([0, ""]);
  expect(readdirSync(shop.data).filter((name) => name.startsWith(".copying"))).toEqual([]);
  const target = join(newDirectory(), "data");
  await command(target, ["restore", "--from", place], variables);
  const db = openDatabase(join(target, "shop.sqlite"));
  const { stock } = await db
    .selectFrom("products")
    .select((eb) => eb.fn.max("stock_quantity").as("stock"))
    .executeTakeFirstOrThrow();
  await db.destroy();
  expect(stock).toBe(1000 + KILLS - 1);
  figure("a killed copy", `${KILLS} copies, ${killed} killed on their way, a whole one after each`);
});

test("what is left unchanged is not sent again, and no two copies are made at once", async () => {
  const { shop, variables } = await copyingShop();
  await eventually("the first copy is made", () => shop.output().includes('"copy-made"'));
  await shop.db.destroy();
  await shop.stop();
  const run = async () => (await command(shop.data, ["copy"], variables)).stdout;
  expect(await run()).toMatch(/^Copy of .* sent \d+ pieces/);
  expect(await run()).toMatch(/^Nothing changed since the copy of/);
  const other = await command(shop.data, ["copy"], { ...variables, COPY_TO: newDirectory() });
  expect(other.stdout).toMatch(/^Copy of .* sent \d{2,} pieces/);
  rmSync(join(variables.COPY_TO, "copies"), { recursive: true });
  expect(await run()).toMatch(/^Copy of .* sent 0 pieces/);
});

test("a bucket serves as well as a directory, also while it stumbles, and a wrong key is told", async () => {
  const standIn = await startStandIn();
  onTestFinished(() => standIn.close());
  // Every fifth request fails the first time.
  standIn.trouble = (_, attempt) =>
    attempt === 1 && standIn.requests.length % 5 === 0 ? [503, "SlowDown"] : undefined;
  const { access } = standIn;
  const store = {
    COPY_KEY,
    COPY_S3_ENDPOINT: access.endpoint,
    COPY_S3_REGION: access.region,
    COPY_S3_ACCESS_KEY_ID: access.accessKeyId,
    COPY_S3_SECRET_ACCESS_KEY: access.secretAccessKey,
  };
  const place = "s3://bucket/shop";
  const shop = await startShop({ ...store, COPY_TO: place });
  onTestFinished(() => shop.dispose());
  await eventually("the first copy is made", () => shop.output().includes('"copy-made"'), 60_000);
  await eventually("and tried out", () => shop.output().includes('"drill-passed"'), 60_000);
  expect([...standIn.objects.keys()].every((name) => name.startsWith("shop/"))).toBe(true);

  const target = join(newDirectory(), "data");
  const restored = await command(target, ["restore", "--from", place], store);
  expect([restored.status, restored.stderr]).toEqual([0, ""]);
  expect((await ordersIn(target)).tokens.size).toBe(0);

  const other = { ...store, COPY_KEY: randomBytes(32).toString("base64url") };
  const wrong = await command(newDirectory(), ["restore", "--from", place], other);
  const { status, stderr } = wrong;
  expect([status, stderr]).toEqual([1, expect.stringContaining("another key than this COPY_KEY")]);
  for (const secret of [COPY_KEY, access.secretAccessKey]) {
    expect(shop.output() + stderr).not.toContain(secret);
  }
});

test("a restore from a copy refuses what it cannot do in words, and touches nothing", async () => {
  const { shop, place, variables } = await copyingShop();
  await eventually("the first copy is made", () => shop.output().includes('"copy-made"'));
  const restore = (...args: string[]) => command(shop.data, ["restore", ...args], variables);
  const said = async (...args: string[]) => (await restore(...args)).stderr;
  expect(await said("--from", place)).toContain("--replace-existing-database");
  const running = await said("--from", place, "--replace-existing-database");
  expect(running).toBe("The shop is running. Stop it first.\n");
  expect(await said("--from", join(place, "none"))).toContain("is not there");
  expect(await said("--verify", "--from", newDirectory())).toBe("There is no copy there.\n");
  expect(await said("--verify", "--from", place, "--at", "yesterday")).toContain(
    "--at takes an instant",
  );
  expect(await said("--verify", "--from", place, "--at", "2020-01-01")).toContain(
    "no copy until then",
  );
  expect(await said("--verify", "--from", "s3://bucket")).toContain("COPY_S3_ACCESS_KEY_ID");
  expect(await said("--at", "2026-01-01T00:00:00Z")).toMatch(/^Say which:/);
  const without = await command(shop.data, ["restore", "--verify", "--from", place], {
    COPY_KEY: "",
  });
  expect(without.stderr).toBe("COPY_KEY is not set: the key that the owner keeps.\n");
  expect((await visit(shop).get("/readyz")).text).toMatch(/^ready\n/);

  // The shop itself tries its copy out now and then.
  await shop.stop();
  const before = readdirSync(shop.data).sort();
  const sound = await restore("--verify", "--from", place);
  expect([sound.status, sound.stdout]).toEqual([0, expect.stringMatching(/^The copy is sound: /)]);
  expect(readdirSync(shop.data).sort()).toEqual(before);
});

test("variables of the copy that cannot be right stop the start and every command in words", async () => {
  const said = async (env: Record<string, string>) =>
    (await command(newDirectory(), ["start"], env)).stderr;
  expect(await said({ COPY_TO: "/tmp" })).toContain("COPY_KEY: is missing");
  expect(await said({ COPY_KEY: "geheim" })).toContain("npm run copy-key printed");
  expect(await said({ COPY_TO: "ftp://x", COPY_KEY })).toContain("COPY_TO: must be a directory");
  expect(await said({ COPY_TO: "s3://bucket", COPY_KEY })).toContain("COPY_S3_ACCESS_KEY_ID");
  expect(await said({ COPY_EVERY_MINUTES: "0" })).toContain("COPY_EVERY_MINUTES");
  expect(await said({ CHECKPOINTS: "nobody" })).toContain("CHECKPOINTS");
  const { stdout } = await command(newDirectory(), ["copy-key"], {});
  expect(stdout).toMatch(/^COPY_KEY=[\w-]{43}\n$/);
});

async function buy(
  shop: ShopProcess,
  sold: { token: string; at: number }[],
  selling: { isOver: boolean },
): Promise<void> {
  try {
    while (!selling.isOver) {
      const { visitor, form } = await readyToOrder(shop, pieces.desk);
      const { status, location } = await visitor.post("/finalizare-comanda/verificare", form);
      expect(status).toBe(303);
      sold.push({ token: location!.replace("/comanda/", ""), at: Date.now() });
    }
  } catch (error) {
    // The connection breaks off when the shop dies.
    if (!(error instanceof TypeError)) throw error;
  }
}

async function ordersIn(data: string): Promise<{ tokens: Set<string>; newestAt: number }> {
  const db = openDatabase(join(data, "shop.sqlite"));
  const orders = await db.selectFrom("orders").select(["token", "placed_at"]).execute();
  await db.destroy();
  const instants = orders.map(({ placed_at }) => Date.parse(placed_at));
  return { tokens: new Set(orders.map(({ token }) => token)), newestAt: Math.max(...instants) };
}

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "copy-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  return directory;
}
