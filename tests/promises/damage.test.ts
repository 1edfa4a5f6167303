// Takes turns.

import { spawnSync } from "node:child_process";
import { createHash, randomBytes, randomInt } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import SQLite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";

import { eventually } from "../eventually";
import { startShop } from "../shop-process";
import { pieces } from "../world";
import { readyToOrder, visit } from "./buying";
import { figure, size } from "./proof";

const FILES = size(2, 200);
const PAGE = 4096;

/** Ways in which disks and people damage a file. */
const damages: ((file: Buffer) => Buffer)[] = [
  function flipBits(file) {
    for (let flip = 0; flip < 40; flip += 1) {
      const at = randomInt(file.length);
      file.writeUInt8(file.readUInt8(at) ^ (1 << randomInt(8)), at);
    }
    return file;
  },
  function truncate(file) {
    return file.subarray(0, randomInt(file.length));
  },
  function zeroPages(file) {
    const page = randomInt(file.length / PAGE);
    return file.fill(0, page * PAGE, Math.min(file.length, (page + randomInt(1, 20)) * PAGE));
  },
  function overwrite(file) {
    randomBytes(randomInt(1, 8 * PAGE)).copy(file, randomInt(file.length));
    return file;
  },
];

test("a list of migrations that has lost a name is damage too", () => {
  const data = newDirectory();
  const file = join(data, "shop.sqlite");
  writeFileSync(file, readFileSync(join(preparedShop(), "shop.sqlite")));
  const database = new SQLite(file);
  database.exec("delete from kysely_migration");
  database.close();
  const { status, stderr } = prepare(data);
  expect(status).toBe(1);
  expectRefusal(stderr, file);
});

test(
  "a damaged database is refused in plain words and left alone, or serves all it had",
  () => {
    const sound = preparedShop();
    const rows = countEverything(sound);
    const original = readFileSync(join(sound, "shop.sqlite"));
    let refused = 0;
    for (let nth = 0; nth < FILES; nth += 1) {
      const data = newDirectory();
      const file = join(data, "shop.sqlite");
      writeFileSync(file, damages[nth % damages.length]!(Buffer.from(original)));
      const before = fingerprintOf(file);
      const { status, stdout, stderr } = prepare(data);
      expect(stdout).not.toMatch(/sample catalogue|First administrator/);
      if (status === 0) {
        const kept = countEverything(data);
        // A text of the shop's own in which a letter was hit is published anew.
        const texts = Math.min(kept.page_versions!, rows.page_versions!);
        expect({ ...kept, page_versions: texts }).toEqual(rows);
      } else {
        refused += 1;
        expectRefusal(stderr, file);
        expect(fingerprintOf(file)).toBe(before);
      }
      rmSync(data, { recursive: true });
    }
    expect(refused).toBeGreaterThan(FILES / 3);
    figure(
      "damaged database",
      `${FILES} files: ${refused} refused in words, the rest with all rows`,
    );
  },
  FILES * 20_000,
);

test("one wrong letter in the schema, which no check of pages looks at, is refused alike", () => {
  const data = preparedShop();
  const file = join(data, "shop.sqlite");
  const sound = readFileSync(file, "latin1");
  const bytes = Buffer.from(sound.replaceAll("unicode61", "unicode62"), "latin1");
  writeFileSync(file, bytes);

  const { status, stderr } = prepare(data);
  expect(status).toBe(1);
  expectRefusal(stderr, file);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test("a shop whose database is missing does not start empty, unless that is asked for", () => {
  const data = preparedShop();
  const file = join(data, "shop.sqlite");
  writeFileSync(join(data, "secret"), "0".repeat(64));
  rmSync(file);

  const { status, stdout, stderr } = prepare(data);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^The shop cannot start\.\n/);
  expect(stderr).toContain(`The database ${file} is missing`);
  expect(stderr).toContain("npm run restore");
  expect(existsSync(file)).toBe(false);

  expect(prepare(data, "reset").status).toBe(0);
  expect(prepare(data).status).toBe(0);
});

test("a database that goes missing under a running shop is told at once, and not begun anew", async () => {
  const shop = await startShop();
  onTestFinished(() => shop.dispose());
  const file = join(shop.data, "shop.sqlite");
  expect((await visit(shop).get("/readyz")).text).toContain("database: writes");
  await shop.db.destroy();
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
  await eventually("the shop is not ready", async () => {
    const { status, text } = await visit(shop).get("/readyz");
    return status === 503 && text.includes("database: missing");
  });
  await shop.kill();
  await shop.restart();
  const home = await visit(shop).get("/");
  expect([home.status, home.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(existsSync(file)).toBe(false);
});

test("a database damaged under a running shop stops neither the process nor its pages", async () => {
  const shop = await startShop();
  onTestFinished(() => shop.dispose());
  const { visitor, form } = await readyToOrder(shop, pieces.bed);
  await shop.stop();
  const file = join(shop.data, "shop.sqlite");
  const sound = readFileSync(file);
  await shop.restart();
  writeFileSync(file, Buffer.concat([sound.subarray(0, PAGE), randomBytes(sound.length - PAGE)]));

  for (const path of ["/", "/produse", pieces.bed.path, "/cos"]) {
    const { page, text } = await visit(shop).get(path);
    expect(page.querySelector("main h1")).not.toBeNull();
    expect(text).not.toMatch(/SQLITE|malformed|node_modules/i);
  }
  expect((await visitor.post("/finalizare-comanda/verificare", form)).status).not.toBe(303);
  expect((await visit(shop).get("/healthz")).status).toBe(200);

  await shop.kill();
  for (const end of ["-wal", "-shm"]) rmSync(file + end, { force: true });
  writeFileSync(file, sound);
  await shop.restart();
  expect((await visitor.post("/finalizare-comanda/verificare", form)).status).toBe(303);
});

function expectRefusal(stderr: string, file: string): void {
  expect(stderr).toMatch(/^The shop cannot start\.\n/);
  expect(stderr).toContain(`The database ${file} is damaged`);
  expect(stderr).toContain("npm run restore");
  expect(stderr).not.toMatch(/^\s+at /m);
}

function preparedShop(): string {
  const data = newDirectory();
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  expect(prepare(data).status).toBe(0);
  return data;
}

function newDirectory(): string {
  const data = join(mkdtempSync(join(tmpdir(), "damage-")), "data");
  mkdirSync(data);
  return data;
}

function prepare(data: string, command = "start") {
  const env = { ...process.env, SHOP_DATA: data };
  const args = ["build/prepare.js", command];
  return spawnSync(process.execPath, args, { env, encoding: "utf8" });
}

/** How many rows each table has, on a copy, so that the file is not touched. */
function countEverything(data: string): Record<string, number> {
  const copy = join(data, "counted.sqlite");
  copyFileSync(join(data, "shop.sqlite"), copy);
  const db = new SQLite(copy);
  const tables = db
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .pluck()
    .all() as string[];
  const counts = tables.map((table) => {
    const count = db.prepare(`select count(*) from "${table}" not indexed`).pluck().get();
    return [table, count as number];
  });
  db.close();
  rmSync(copy);
  return Object.fromEntries(counts) as Record<string, number>;
}

function fingerprintOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
