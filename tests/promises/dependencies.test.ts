import { execSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { languageCodes } from "~/platform/i18n/languages";

import { filesBelow } from "../house/files";
import { openShop } from "../routes/shop";
import { type Advisory, type BillOfMaterials, findAffected, nameAndVersion } from "./advisories";
import { figure } from "./proof";
import { isInRange } from "./version-range";

const advisories = JSON.parse(readFileSync("tests/promises/advisories.json", "utf8")) as Advisory[];

// As in the image, where npm by itself would leave out more than development's packages.
const bill = JSON.parse(
  execSync("npm run -s sbom", { env: { ...process.env, NODE_ENV: "production" } }).toString(),
) as BillOfMaterials;

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<
    string,
    {
      name?: string;
      version?: string;
      dev?: boolean;
      license?: string;
      integrity?: string;
      inBundle?: boolean;
    }
  >;
};
const installed = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({
    ...entry,
    path,
    // What stands in another's place is installed under that one's name.
    name: entry.name ?? path.split("node_modules/").pop()!,
  }));
const bundled = JSON.parse(readFileSync("build/packages.json", "utf8")) as string[];
const shipped = installed.filter(({ dev, path }) => !dev || bundled.includes(path));

const hits = findAffected(bill, advisories);

test("dependencies: the bill of materials is CycloneDX, each reference one thing that is in it", () => {
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", version: 1 });
  expect(bill.specVersion).toMatch(/^1\.[5-9]$/);
  expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(Date.parse(bill.metadata.timestamp)).toBeLessThanOrEqual(Date.now());
  const shop = bill.metadata.component;
  expect(shop).toMatchObject({ type: "application", name: "atelier" });
  const references = [shop, ...bill.components].map((component) => component["bom-ref"]);
  expect(new Set(references).size).toBe(references.length);
  expect(bill.dependencies.map(({ ref }) => ref).sort()).toEqual(references.sort());
  for (const { ref, dependsOn } of bill.dependencies) {
    expect(new Set(dependsOn).size, ref).toBe(dependsOn.length);
    expect(references, ref).toEqual(expect.arrayContaining(dependsOn));
  }
});

test("dependencies: the bill of materials lists what we ship and nothing else, with hash and licence", () => {
  const listed = new Map(
    bill.components.map((component) => [nameAndVersion(component), component]),
  );
  const locked = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  expect([...listed.keys()].sort()).toEqual([...locked].sort());
  for (const { name, version, integrity = "", license } of shipped) {
    const { type, hashes, licenses } = listed.get(`${name}@${version}`)!;
    expect(type).toBe("library");
    const content = Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
    expect(hashes, name).toEqual([{ alg: "SHA-512", content }]);
    if (license) expect(JSON.stringify(licenses), name).toContain(license);
  }
});

test("dependencies: the bill of materials names every package that the shop's sources run", () => {
  const listed = new Set(bill.components.map(nameAndVersion));
  const modules = [".ts", ".tsx", ".mjs"].flatMap((end) => filesBelow("app", end));
  const imported = /^(?:import|export) (?!type )[^;]*?"((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"]*)?";$/gm;
  const named = modules
    // What builds and what development serves with.
    .filter(
      ({ path }) =>
        !/^app\/(front\/operations\/[\w-]+\.mjs|.*\/(build-half|css-(needs|rules))\.ts)$/.test(
          path,
        ),
    )
    .flatMap(({ text }) => [...text.matchAll(imported)].map(([, name = ""]) => name))
    .filter((name) => lock.packages[`node_modules/${name}`] !== undefined);
  expect(new Set(named).size).toBeGreaterThan(30);
  for (const name of new Set(named)) {
    const { version = "" } = lock.packages[`node_modules/${name}`]!;
    expect(listed, name).toContain(`${name}@${version}`);
  }
});

test("dependencies: a version at two places is one component, and what development alone has is none", () => {
  const directory = mkdtempSync(join(tmpdir(), "npm-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const forDevelopment = [{ name: "cdx:npm:package:development", value: "true" }];
  const listed = {
    metadata: { component: { "bom-ref": "shop@1.0.0", name: "directory" } },
    components: [
      { "bom-ref": "ms@2.0.0", properties: [{ name: "cdx:npm:package:path", value: "ms" }] },
      { "bom-ref": "ms@2.0.0", properties: [{ name: "cdx:npm:package:path", value: "a/ms" }] },
      { "bom-ref": "send@1.0.0" },
      { "bom-ref": "tool@1.0.0", properties: forDevelopment },
    ],
    dependencies: [
      { ref: "shop@1.0.0", dependsOn: ["send@1.0.0", "tool@1.0.0"] },
      { ref: "ms@2.0.0", dependsOn: [] },
      { ref: "ms@2.0.0", dependsOn: ["send@1.0.0"] },
      { ref: "send@1.0.0", dependsOn: ["ms@2.0.0"] },
      { ref: "tool@1.0.0", dependsOn: ["ms@2.0.0"] },
    ],
  };
  writeFileSync(join(directory, "listed.json"), JSON.stringify(listed));
  writeFileSync(join(directory, "npm"), `#!/bin/sh\ncat "${directory}/listed.json"\n`, {
    mode: 0o700,
  });
  const env = { ...process.env, PATH: `${directory}:${process.env.PATH}` };
  const printed = JSON.parse(
    execSync("node app/front/operations/sbom.mjs", { env }).toString(),
  ) as BillOfMaterials;
  expect(printed.components).toEqual([listed.components[0], listed.components[2]]);
  expect(printed.dependencies).toEqual([
    { ref: "shop@1.0.0", dependsOn: ["send@1.0.0"] },
    { ref: "ms@2.0.0", dependsOn: ["send@1.0.0"] },
    { ref: "send@1.0.0", dependsOn: ["ms@2.0.0"] },
  ]);
});

test("dependencies: nothing we ship has an advisory that is not excused with a reason", () => {
  const open = hits.filter(({ exception }) => !exception);
  expect(open.map(({ id, package: name }) => `${id} ${name}`)).toEqual([]);
  figure(
    "dependencies",
    `${bill.components.length} packages, ${advisories.length} advisories, ${hits.length} excused, 0 open`,
  );
});

test("dependencies: a component in an affected version is found by its package URL", () => {
  const components = ["pkg:npm/express@4.19.1", "pkg:npm/%40remix-run/router@1.23.3?vcs_url=x"];
  const found = findAffected({ components: components.map((purl) => ({ purl })) }, advisories);
  expect(found.map(({ package: name }) => name)).toEqual([
    "@remix-run/router",
    "express",
    "express",
  ]);
  const mended = ["pkg:npm/express@4.22.3", "pkg:npm/%40remix-run/router@1.23.4"];
  expect(findAffected({ components: mended.map((purl) => ({ purl })) }, advisories)).toEqual([]);
  expect(() => findAffected({ components: [{ purl: "express@4.19.1" }] }, advisories)).toThrow();
});

test("dependencies: every exception has a reason, a test and a date that is not over", () => {
  const excused = advisories.filter(({ exception }) => exception);
  // One that no longer applies is taken out of the list.
  expect(excused.map(({ id }) => id)).toEqual(hits.map(({ id }) => id));
  for (const { id, exception } of excused) {
    const { reason, since, until, test } = exception!;
    expect(reason, id).toMatch(/\S{20}|\S+ \S+ \S+ \S+/);
    expect(Date.parse(since), id).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(until), id).toBeGreaterThan(Date.now());
    const [file = "", name = ""] = test.split(": ");
    expect(existsSync(file) && readFileSync(file, "utf8").includes(name), test).toBe(true);
  }
});

test("dependencies: each is installed only with the bytes that were tested", () => {
  // What comes inside another package is covered by that one's hash.
  for (const { name, integrity, inBundle } of installed) {
    if (!inBundle) expect(integrity, name).toMatch(/^sha512-/);
  }
});

test("the single fetch and the route manifest of Remix are off, which their advisories need", async () => {
  const { default: options } = await import("../../remix.config.js");
  expect(options.future).toMatchObject({ v3_singleFetch: false, v3_lazyRouteDiscovery: false });
});

test("the language that texts are loaded for is never a visitor's own word", async () => {
  const { visitor } = await openShop();
  for (const language of ["../../x", "en/../../x", "en?x=", "%2e%2e", "__proto__", "en#", "xx"]) {
    const somebody = visitor();
    somebody.headers["Accept-Language"] = language;
    const { page } = await somebody.get(`/?lng=${encodeURIComponent(language)}`);
    expect(languageCodes).toContain(page.querySelector("html")?.getAttribute("lang"));
  }
});

test("ranges are read as advisories mean them", () => {
  expect(isInRange("1.2.3", ">=1.0.0 <1.2.4")).toBe(true);
  expect(isInRange("1.2.4", ">=1.0.0 <1.2.4")).toBe(false);
  expect(isInRange("0.8.9", ">=1.0.0 <1.2.4 || <0.9.0")).toBe(true);
  expect(isInRange("1.10.0", "<=1.9.9")).toBe(false);
  expect(isInRange("2.0.0", "=2.0.0")).toBe(true);
});
