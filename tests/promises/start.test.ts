// Takes turns.

import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { openDatabase } from "~db/sqlite/engine";

import { startShop } from "../shop-process";
import { pieces } from "../world";
import { readyToOrder, visit } from "./buying";

test("a first start says what it does, a second one says nothing", async () => {
  const data = preparedDirectory();
  const before = performance.now();
  const again = prepare(data);
  console.log(`a second start prepares in ${Math.round(performance.now() - before)} ms`);
  expect(again).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(statSync(data).mode & 0o077).toBe(0);

  const shop = await startShop({ SHOP_DATA: data });
  onTestFinished(() => shop.dispose());
  expect((await visit(shop).get("/readyz")).text).toMatch(/^ready\n/);
  expect((await visit(shop).get(pieces.bed.path)).text).toContain(pieces.bed.product.name);
});

for (const [kind, damage] of [
  ["overwritten in the middle", overwriteAt(0.5)],
  ["overwritten at its beginning", overwriteAt(0)],
  ["cut off half way", (file: string) => truncateSync(file, statSync(file).size / 2)],
] as const) {
  test(`a database ${kind} stops the start with a plain message and stays as it is`, () => {
    const data = preparedDirectory();
    const file = join(data, "shop.sqlite");
    damage(file);
    const fingerprint = fingerprintOf(file);

    const { status, stdout, stderr } = prepare(data);

    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^The shop cannot start\.\n/);
    expect(stderr).toContain(`The database ${file} is damaged`);
    expect(stderr).toContain("Put a backup in its place");
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(fingerprintOf(file)).toBe(fingerprint);
  });
}

test("the sample catalogue is added where there is no database yet: it is made first", () => {
  const data = join(mkdtempSync(join(tmpdir(), "start-")), "data");
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const { status, stdout, stderr } = run(data, "seed");
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(
    /Migrated the database: 0001_first_release[^]*sample catalogue: 25 products/,
  );
  expect(run(data, "seed").stdout).toContain("has products already");
});

test("a database that a newer shop has changed stops the start and stays as it is", async () => {
  const data = preparedDirectory();
  const file = join(data, "shop.sqlite");
  const db = openDatabase(file);
  await sql`insert into kysely_migration (name, timestamp)
    values ('9999_from_the_future', '2030-01-01T00:00:00.000Z')`.execute(db);
  await db.destroy();
  const fingerprint = fingerprintOf(file);

  const { status, stdout, stderr } = prepare(data);

  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^The shop cannot start\.\n/);
  expect(stderr).toContain("9999_from_the_future");
  expect(stderr).toMatch(/newer/i);
  expect(stderr).not.toMatch(/corrupt|^\s+at /im);
  expect(fingerprintOf(file)).toBe(fingerprint);
});

test("a shop of before the first release is carried over at its start, and so is its backup", async () => {
  const data = directoryOfBefore();
  const backups = join(data, "elsewhere");
  expect(run(data, "backup", backups).status).toBe(0);
  const { status, stdout, stderr } = prepare(data);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^Migrated the database: 0001_first_release.$/m);
  expect(stdout).not.toMatch(/sample catalogue|First administrator/);
  expect(prepare(data)).toEqual({ status: 0, stdout: "", stderr: "" });

  const [backup] = readdirSync(backups);
  const restored = join(data, "restored");
  expect(run(restored, "restore", join(backups, backup!)).stderr).toBe("");
  expect(prepare(restored).stdout).toContain("0001_first_release");
  const shop = await startShop({ SHOP_DATA: restored });
  onTestFinished(() => shop.dispose());
  expect((await visit(shop).get(pieces.bed.path)).text).toContain(pieces.bed.product.name);
});

test("an older shop is told which version to start first, and stays as it is", async () => {
  const data = directoryOfBefore();
  const file = join(data, "shop.sqlite");
  const db = openDatabase(file);
  await sql`delete from kysely_migration where name > '0080'`.execute(db);
  await db.destroy();
  const fingerprint = fingerprintOf(file);
  const { status, stdout, stderr } = prepare(data);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^The shop cannot start\.\n.*start the last 0\.1\.0 on it once.*\n$/);
  expect(fingerprintOf(file)).toBe(fingerprint);
});

test("a stopped shop exits with 0 and leaves its database in one file", async () => {
  const shop = await startShop();
  onTestFinished(() => shop.dispose());
  const { visitor, form } = await readyToOrder(shop);
  // The test's own connection would keep the log alive.
  await shop.db.destroy();
  const { location } = await visitor.post("/finalizare-comanda/verificare", form);
  expect(existsSync(join(shop.data, "shop.sqlite-wal"))).toBe(true);

  expect(await shop.stop()).toBe(0);

  expect(existsSync(join(shop.data, "shop.sqlite-wal"))).toBe(false);
  expect(existsSync(join(shop.data, "shop.sqlite-shm"))).toBe(false);
  await shop.restart();
  expect((await visitor.get(location!)).status).toBe(200);
});

const key = "A".repeat(43);

test.each<[name: string, env: Record<string, string>, says: RegExp]>([
  [
    "a data directory in a file",
    { SHOP_DATA: "package.json/data" },
    /^SHOP_DATA: .*package\.json/m,
  ],
  ["backups in a file", { BACKUP_DIR: "package.json/there" }, /^BACKUP_DIR: .*package\.json/m],
  [
    "copies to a disk that is not there",
    { COPY_TO: "/mnt/nowhere", COPY_KEY: key },
    /^COPY_TO: .*\/mnt\/nowhere is not there/m,
  ],
  [
    "a copy key of another kind",
    { COPY_KEY: "geheim-4711" },
    /COPY_KEY: must be a key that npm run copy-key printed/,
  ],
  ["a short cookie key", { SESSION_SECRET: "geheim-4711" }, /SESSION_SECRET: must be at least 32/],
  [
    "a card key of another kind",
    { STRIPE_SECRET_KEY: "pk_geheim-4711" },
    /STRIPE_SECRET_KEY: must be .*sk_/,
  ],
  [
    "a card webhook of another kind",
    { STRIPE_WEBHOOK_SECRET: "geheim-4711" },
    /STRIPE_WEBHOOK_SECRET: must be .*whsec_/,
  ],
  [
    "a public address without a scheme",
    { SHOP_ORIGIN: "atelier.ro" },
    /SHOP_ORIGIN: must be an address such as https:/,
  ],
  [
    "a public address with a login",
    { SHOP_ORIGIN: "https://atelier:geheim-4711@atelier.ro" },
    /SHOP_ORIGIN: must be an address without a login/,
  ],
  [
    "a mail server without a scheme",
    { SMTP_URL: "mail.exemplu.ro:465" },
    /SMTP_URL: must be an address such as smtps:/,
  ],
  [
    "a mail server of another kind",
    { SMTP_URL: "http://u:geheim-4711@mail.exemplu.ro" },
    /SMTP_URL: must be/,
  ],
  ["a port that is none", { PORT: "http" }, /PORT: must be a whole number from 0 to 65535/],
  [
    "an hour that is none",
    { BACKUP_HOUR: "25" },
    /BACKUP_HOUR: must be a whole number from 0 to 23/,
  ],
  [
    "a database of another kind",
    { DATABASE_URL: "mysql://geheim-4711" },
    /DATABASE_URL: must be an address such as postgres:/,
  ],
])("%s ends the start with a sentence that says what to set", (_, env, says) => {
  const { status, stdout, stderr } = runWith({ SHOP_DATA: preparedDirectory(), ...env }, "start");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^The shop cannot start\./);
  expect(stderr).toMatch(says);
  expect(stderr.trimEnd().split("\n").length).toBeLessThanOrEqual(2);
  // No stack, and nothing of what may be a secret.
  expect(stderr).not.toMatch(/^\s+at |node:|Error:|geheim-4711/m);
});

test("a damaged file of what was set in the office is named, and stays", () => {
  const data = preparedDirectory();
  writeFileSync(join(data, "office.json"), "{");
  const { status, stderr } = prepare(data);
  expect(status).toBe(1);
  expect(stderr).toContain(`${join(data, "office.json")} cannot be read`);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(readFileSync(join(data, "office.json"), "utf8")).toBe("{");
});

test("a secret of the office's that cannot be opened ends the start, unless the environment says it", () => {
  const data = preparedDirectory();
  const sealed = JSON.stringify({ version: "1", SMTP_URL: "c2VhbGVkIHVuZGVyIGFub3RoZXIgc2VjcmV0" });
  writeFileSync(join(data, "office.json"), sealed);
  const { status, stdout, stderr } = prepare(data);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(
    /^The shop cannot start\..*\n {2}SMTP_URL: .*office\.json.*SESSION_SECRET.*\n$/,
  );
  expect(readFileSync(join(data, "office.json"), "utf8")).toBe(sealed);
  const said = runWith({ SHOP_DATA: data, SMTP_URL: "smtps://mail.exemplu.ro:465" }, "start");
  expect([said.status, said.stderr]).toEqual([0, ""]);
});

test("a directory of copies that was set in the office and is gone stops no start", () => {
  const data = preparedDirectory();
  writeFileSync(join(data, "office.json"), JSON.stringify({ COPY_TO: "/mnt/nowhere" }));
  const { status, stderr } = runWith({ SHOP_DATA: data, COPY_KEY: key }, "start");
  expect([status, stderr]).toEqual([0, ""]);
});

/** The data directory of a shop as the last version before the first release left it. */
function directoryOfBefore(): string {
  const data = mkdtempSync(join(tmpdir(), "before-"));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const bytes = gunzipSync(readFileSync("tests/shop-of-before/shop.sqlite.gz"));
  writeFileSync(join(data, "shop.sqlite"), bytes);
  return data;
}

function preparedDirectory(): string {
  const data = join(mkdtempSync(join(tmpdir(), "start-")), "data");
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const { status, stdout } = prepare(data);
  expect(status).toBe(0);
  expect(stdout).toMatch(/Created the data directory[^]*sample catalogue: 25 products/);
  expect(stdout).toMatch(/First administrator: admin@atelier.local, password: \S{12,}/);
  return data;
}

function prepare(data: string) {
  return run(data, "start");
}

function run(data: string, ...command: string[]) {
  return runWith({ SHOP_DATA: data }, ...command);
}

function runWith(variables: Record<string, string>, ...command: string[]) {
  const env = { ...process.env, ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/prepare.js", ...command], {
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function overwriteAt(place: number): (file: string) => void {
  return (file) => {
    const handle = openSync(file, "r+");
    const noise = randomBytes(16 * 1024);
    writeSync(handle, noise, 0, noise.length, Math.floor(statSync(file).size * place));
    closeSync(handle);
  };
}

function fingerprintOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
