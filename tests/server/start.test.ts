// Takes turns.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { freePort, send, spawnGuarded, startForTest } from "./guarded";

function emptyDirectory() {
  const directory = mkdtempSync(join(tmpdir(), "guard-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

test("settings come from .env, and the environment goes before it", async () => {
  const directory = emptyDirectory();
  const port = await freePort();
  writeFileSync(join(directory, ".env"), `PORT=${port}\nSHOP_ORIGIN=https://din-fisier.ro\n`);
  const guarded = spawnGuarded("remix", directory, { SHOP_ORIGIN: "https://atelier.ro" });
  onTestFinished(guarded.stop);
  await guarded.printed(/\[remix-serve\]/);
  expect((await send(port, "GET /", { headers: { Host: "atelier.ro" } })).status).toBe(200);
  expect((await send(port, "GET /", { headers: { Host: "din-fisier.ro" } })).status).toBe(421);
});

test("without settings the shop is in production mode on 127.0.0.1:3000", () => {
  const print = "console.log(process.env.NODE_ENV, process.env.HOST, process.env.PORT)";
  const env = { PATH: process.env.PATH, NODE_ENV: "", PORT: "", HOST: "" };
  const args = ["--import", resolve("app/front/server/main.mjs"), "-e", print];
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: emptyDirectory(),
    env: env as unknown as NodeJS.ProcessEnv,
  });
  expect(String(stdout)).toBe("production 127.0.0.1 3000\n");
});

test("a setting that cannot be meant stops the start with a plain sentence", async () => {
  for (const [name, value] of [
    ["SHOP_ORIGIN", "atelier.ro"],
    ["SHOP_ORIGIN", "ftp://atelier.ro"],
    ["TRUSTED_PROXIES", "localhost"],
    ["TRUSTED_PROXIES", "127.0.0.1, 10.0.0.0/"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "10.0.0.0/8/8"],
  ]) {
    const guarded = spawnGuarded("plain", emptyDirectory(), { PORT: "0", [name!]: value! });
    expect(await guarded.exited).toBe(1);
    expect(guarded.output()).toMatch(new RegExp(`^\\[guard\\] ${name}.*\n$`));
  }
});

test.each([
  ["a public address without its proxy", { SHOP_ORIGIN: "https://atelier.ro" }, true],
  ["one with it", { SHOP_ORIGIN: "https://atelier.ro", TRUSTED_PROXIES: "127.0.0.1" }, false],
  ["this machine alone", { SHOP_ORIGIN: "http://localhost:3000" }, false],
  ["a shop without a proxy", { SHOP_ORIGIN: "http://atelier.ro", HOST: "0.0.0.0" }, false],
])("the start says when all would count as one client: %s", async (_, env, isSaid) => {
  const { output } = await startForTest("plain", env);
  expect(output().includes("[guard] TRUSTED_PROXIES is not set")).toBe(isSaid);
});
