// Takes turns.

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

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

const OWN = "https://www.exemplu.ro";

test.each<[name: string, environment: string, office: string[]]>([
  ["its own name", OWN, []],
  ["the name that was set in the office", "", [OWN]],
  ["a name that is another one from the next start on", "", [OWN, "https://nou.exemplu.ro"]],
])(
  "the image's health check passes while the shop serves under %s, and fails after",
  async (_, environment, office) => {
    const served = { HOST: "0.0.0.0", SHOP_ORIGIN: environment };
    const shop = await startShop(served);
    onTestFinished(() => shop.dispose());
    for (const [place, SHOP_ORIGIN] of office.entries()) {
      writeFileSync(join(shop.data, "office.json"), JSON.stringify({ SHOP_ORIGIN }));
      if (place > 0) continue;
      await shop.stop();
      await shop.restart();
    }
    const [, check = ""] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const [command = "", ...args] = JSON.parse(check) as string[];
    const own = { ...served, PORT: new URL(shop.origin).port, SHOP_DATA: shop.data };
    const env = { ...process.env, ...own };
    expect(spawnSync(command, args, { env }).status).toBe(0);
    await shop.stop();
    expect(spawnSync(command, args, { env }).status).toBe(1);
  },
);

test("the image serves, with the packages that `npm ci --omit=dev` installs and nothing besides what it copies", async () => {
  const image = makeImage();
  const shop = await startShop({}, (command) => ["env", "-C", image, ...command]);
  onTestFinished(() => shop.dispose());
  const home = await fetch(shop.origin);
  expect(home.status).toBe(200);
  const [, picture = ""] = / src="(\/[^"]+\.webp[^"]*)"/.exec(await home.text()) ?? [];
  expect((await fetch(shop.origin + picture)).status, picture).toBe(200);
  const label = { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', alt: "label" };
  const texts = { title: "Labels", language: "en", madeAt: "2026-01-01T00:00:00.000Z" };
  const job = { kind: "labels", ...texts, width: 100, height: 50, labels: [label] };
  const making = `const { Worker } = require("node:worker_threads");
    const worker = new Worker("./build/file-worker.js");
    worker.postMessage(${JSON.stringify(job)});
    worker.once("message", (bytes) => {
      console.log(Buffer.from(bytes).toString("latin1", 0, 4));
      void worker.terminate();
    });`;
  const made = spawnSync(process.execPath, ["-e", making], { cwd: image, timeout: 60_000 });
  expect([made.stdout.toString(), made.stderr.toString()]).toEqual(["%PDF\n", ""]);

  const env = { ...process.env, SHOP_DATA: shop.data };
  const backup = spawnSync("npm", ["run", "--silent", "backup"], { cwd: image, env });
  expect([backup.status, backup.stderr.toString()]).toEqual([0, ""]);
  expect(backup.stdout.toString()).toMatch(/^Backup .*: 0 orders/);
  const bill = spawnSync("npm", ["run", "--silent", "sbom"], { cwd: image, env });
  expect([bill.status, bill.stderr.toString()]).toEqual([0, ""]);
  expect(JSON.parse(bill.stdout.toString())).toMatchObject({ bomFormat: "CycloneDX" });
});

/** What the last stage copies, each to its place; of the packages those that are not development's alone. */
function makeImage(): string {
  const image = mkdtempSync(join(tmpdir(), "image-"));
  onTestFinished(() => rmSync(image, { recursive: true }));
  for (const [, files = "", target = ""] of dockerfile.matchAll(
    /^COPY --from=build (.*) (\S+)$/gm,
  )) {
    for (const file of files.split(" ").map((one) => one.replace("/shop/", ""))) {
      if (file === "node_modules") copyPackages(image);
      else
        cpSync(file, join(image, target, target.endsWith("/") ? basename(file) : ""), {
          recursive: true,
        });
    }
  }
  return image;
}

function copyPackages(image: string): void {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    if (path === "" || dev || devOptional || !existsSync(path)) continue;
    const ofOthers = join(path, "node_modules");
    cpSync(path, join(image, path), { recursive: true, filter: (from) => from !== ofOthers });
  }
}
