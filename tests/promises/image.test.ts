import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { startShop } from "../shop-process";
import { isInRange } from "./version-range";

const dockerfile = readFileSync("Dockerfile", "utf8");

test("the image is built on one whole version of Node that the shop can run on, pinned by digest", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as {
    engines: { node: string };
  };
  const stages = [...dockerfile.matchAll(/^FROM (\S+)(?: AS \S+)?$/gim)].map(([, from]) => from);
  expect(stages).toHaveLength(dockerfile.match(/^\s*FROM\b/gim)!.length);
  const bases = stages.map((from = "") => {
    const pinned = /^node:(\d+\.\d+\.\d+)-(bookworm)(?:-slim)?@sha256:[\da-f]{64}$/.exec(from);
    expect(pinned, from).not.toBeNull();
    const [, version = "", debian = ""] = pinned!;
    expect(isInRange(version, engines.node), from).toBe(true);
    return `${version} on ${debian}`;
  });
  expect(new Set(bases).size, bases.join(", ")).toBe(1);
  // What it copies comes from a stage of its own, not from an image beside them.
  expect(dockerfile.match(/--from=\S+/g)!.filter((from) => from !== "--from=build")).toEqual([]);
});

test("the image's health check passes while the shop serves under its own name, and fails after", async () => {
  const shop = await startShop({ SHOP_ORIGIN: "https://www.exemplu.ro" });
  onTestFinished(() => shop.dispose());
  const [, check = ""] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const [command = "", ...args] = JSON.parse(check) as string[];
  const env = {
    ...process.env,
    PORT: new URL(shop.origin).port,
    SHOP_ORIGIN: "https://www.exemplu.ro",
  };
  expect(spawnSync(command, args, { env }).status).toBe(0);
  await shop.stop();
  expect(spawnSync(command, args, { env }).status).toBe(1);
});

test("the image holds all that its operator's commands need", async () => {
  const shop = await startShop();
  onTestFinished(() => shop.dispose());
  const image = mkdtempSync(join(tmpdir(), "image-"));
  onTestFinished(() => rmSync(image, { recursive: true }));
  const copies = [...dockerfile.matchAll(/^COPY --from=build (.*) \S+$/gm)];
  for (const file of copies.flatMap(([, files = ""]) => files.split(" "))) {
    symlinkSync(resolve(file.replace("/shop/", "")), join(image, basename(file)));
  }
  const env = { ...process.env, SHOP_DATA: shop.data };
  const backup = spawnSync("npm", ["run", "--silent", "backup"], { cwd: image, env });
  expect([backup.status, backup.stderr.toString()]).toEqual([0, ""]);
  expect(backup.stdout.toString()).toMatch(/^Backup .*: 0 orders/);
  const bill = spawnSync("npm", ["run", "--silent", "sbom"], { cwd: image, env });
  expect([bill.status, bill.stderr.toString()]).toEqual([0, ""]);
  expect(JSON.parse(bill.stdout.toString())).toMatchObject({ bomFormat: "CycloneDX" });
});
