// Takes turns.

import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import SQLite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";

import { putBackup } from "../backups";
import { eventually } from "../eventually";
import { startShop } from "../shop-process";
import { pieces } from "../world";
import { countRows, readyToOrder, visit } from "./buying";

const DAY = 24 * 60 * 60 * 1000;
const hasStrace = spawnSync("strace", ["-V"]).status === 0;
if (!hasStrace) console.warn("NOT PROVEN here: the order of flushes, which takes strace (Linux).");

test("the 14 newest backups stay, by their manifests and whatever they are called", () => {
  const data = newShop();
  const backups = join(data, "backups");
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
  for (let days = 1; days <= 16; days += 1) {
    putBackup(backups, `${String(days).padStart(2, "0")} days`, daysAgo(days));
  }
  putBackup(backups, "2099-01-01T00-00-00-000Z", daysAgo(100));
  putBackup(backups, "of a wrong clock", daysAgo(-1000));
  mkdirSync(join(backups, "2098-01-01T00-00-00-000Z"));

  const { status, stdout, stderr } = prepare(data, ["backup"]);
  expect([status, stderr]).toEqual([0, ""]);
  const made = stdout.split("/").at(-1)!.split(":")[0]!;
  const kept = Array.from({ length: 13 }, (_, day) => `${String(day + 1).padStart(2, "0")} days`);
  expect(readdirSync(backups).sort()).toEqual(
    [...kept, made, "2098-01-01T00-00-00-000Z", "of a wrong clock"].sort(),
  );
});

test.skipIf(!hasStrace)("a backup is on the disk under its name before an older one goes", () => {
  const data = newShop();
  const backups = join(data, "backups");
  mkdirSync(join(data, "uploads"));
  writeFileSync(join(data, "uploads", "a.webp"), "a picture");
  for (let days = 1; days <= 14; days += 1) {
    putBackup(backups, `${days} days`, new Date(Date.now() - days * DAY));
  }
  const calls = trace(data, ["backup"], "fsync,rename,unlink,unlinkat,rmdir");
  const at = (pattern: RegExp) => calls.findIndex((call) => pattern.test(call));
  const steps = [
    at(/^fsync\(.*\.draft-[^/]*\/uploads\/a\.webp>/),
    at(/^fsync\(.*\.draft-[^/]*\/uploads>/),
    at(/^fsync\(.*\.draft-[^/]*\/manifest\.json>/),
    at(/^rename\(.*\.draft-/),
    calls.length - 1 - [...calls].reverse().findIndex((call) => call.includes("/backups>")),
    at(/^(unlink|rmdir).*14 days/),
  ];
  expect(steps).not.toContain(-1);
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
  expect(at(/^fsync\(.*\.draft-[^/]*\/shop\.sqlite>/)).toBeLessThan(steps[2]!);
});

test.skipIf(!hasStrace)(
  "what is restored is on the disk before what was there is put aside",
  () => {
    const data = newShop();
    expect(prepare(data, ["backup"]).status).toBe(0);
    const [name = ""] = readdirSync(join(data, "backups"));
    const backup = join(data, "backups", name);
    const restore = ["restore", backup, "--replace-existing-database"];
    const calls = trace(data, restore, "fsync,rename");
    const flushed = calls.findIndex((call) =>
      /^fsync\(.*\.restoring-[^/]*\/shop\.sqlite>/.test(call),
    );
    const aside = calls.findIndex((call) => /^rename\(.*replaced-/.test(call));
    const inPlace = calls.findIndex((call) =>
      /^rename\(.*\.restoring-[^/]*\/shop\.sqlite"/.test(call),
    );
    expect([flushed, aside, inPlace]).not.toContain(-1);
    expect([flushed < aside, aside < inPlace]).toEqual([true, true]);
    expect(
      calls.slice(inPlace).some((call) => call.includes(`fsync(`) && call.includes(`<${data}>`)),
    ).toBe(true);
  },
);

test.skipIf(!hasStrace)(
  "the secret and what is uploaded are on the disk before it is said",
  async () => {
    const file = join(newDirectory(), "trace");
    const flags = ["-D", "-f", "-y", "--seccomp-bpf", "-e", "trace=fsync", "-o", file];
    const shop = await startShop({}, (command) => ["strace", ...flags, ...command]);
    onTestFinished(() => shop.dispose());
    const visitor = visit(shop);
    const attached = new File(["%PDF-1.4"], "plan.pdf");
    const { status } = await visitor.upload("/contact", message, [["attachment", attached]]);
    expect(status).toBe(303);
    const flushed = () => readCalls(file).map((call) => /<(.*)>\)/.exec(call)?.[1] ?? "");
    const [name = ""] = readdirSync(join(shop.data, "uploads", "contact"));
    for (const path of [
      "secret",
      ".",
      "uploads",
      "uploads/contact",
      `uploads/contact/${name}.draft`,
    ]) {
      await eventually(`the trace has ${path}`, () => flushed().includes(join(shop.data, path)));
    }
  },
);

test("a shop whose database lies behind a link sells, stops, starts and is restored", async () => {
  const data = newShop();
  const elsewhere = newDirectory();
  renameSync(join(data, "shop.sqlite"), join(elsewhere, "real.sqlite"));
  symlinkSync(join(elsewhere, "real.sqlite"), join(data, "shop.sqlite"));
  const shop = await startShop({ SHOP_DATA: data });
  onTestFinished(() => shop.dispose());
  const { visitor, form } = await readyToOrder(shop, pieces.desk);
  expect((await visitor.post("/finalizare-comanda/verificare", form)).status).toBe(303);
  expect(prepare(data, ["backup"]).status).toBe(0);
  await shop.kill();
  await shop.restart();
  expect(await countRows(shop, "orders")).toBe(1);
  await shop.db.destroy();
  expect(await shop.stop()).toBe(0);
  expect(readdirSync(elsewhere)).toEqual(["real.sqlite"]);

  const [name = ""] = readdirSync(join(data, "backups"));
  const restore = ["restore", join(data, "backups", name), "--replace-existing-database"];
  expect(prepare(data, restore).status).toBe(0);
  const aside = readdirSync(data).find((one) => one.startsWith("replaced-"))!;
  for (const file of [join(data, "shop.sqlite"), join(data, aside, "shop.sqlite")]) {
    const db = new SQLite(file, { readonly: true });
    expect(db.prepare("select count(*) from orders").pluck().get()).toBe(1);
    db.close();
  }
});

const message = {
  name: "Ioana Ștefan",
  email: "ioana@example.com",
  phone: "0722 123 456",
  subject: "O bibliotecă",
  message: "Aș vrea o bibliotecă pe tot peretele din living.",
};

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "backups-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** The data of a shop that was made and does not run. */
function newShop(): string {
  const data = newDirectory();
  const { status, stderr } = prepare(data, ["start"]);
  expect([status, stderr]).toEqual([0, ""]);
  return data;
}

function prepare(data: string, args: string[]) {
  const env = environment(data);
  return spawnSync(process.execPath, ["build/prepare.js", ...args], { env, encoding: "utf8" });
}

function environment(data: string): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: "production", SHOP_DATA: data };
}

/** The system calls of a command that succeeded, in their order, without who made them and when. */
function trace(data: string, args: string[], calls: string): string[] {
  const file = join(newDirectory(), "trace");
  const command = [process.execPath, "build/prepare.js", ...args];
  const flags = ["-f", "-y", "-e", `trace=${calls}`, "-o", file];
  const env = environment(data);
  const { status, stderr } = spawnSync("strace", [...flags, ...command], { env, encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  expect(existsSync(file)).toBe(true);
  return readCalls(file);
}

function readCalls(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.replace(/^\d+ +/, ""));
}
