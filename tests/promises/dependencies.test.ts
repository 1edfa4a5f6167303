import { existsSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { languageCodes } from "~/languages";

import { openShop } from "../routes/shop";
import { figure } from "./proof";
import { isInRange } from "./version-range";

interface Advisory {
  id: string;
  package: string;
  range: string;
  about: string;
  /** Why what we ship may stay in the range, until when, and the test that shows it. */
  exception?: { reason: string; since: string; until: string; test: string };
}

const advisories = JSON.parse(readFileSync("tests/promises/advisories.json", "utf8")) as Advisory[];

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<
    string,
    { version?: string; dev?: boolean; integrity?: string; inBundle?: boolean }
  >;
};
const installed = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({ ...entry, name: path.split("node_modules/").pop()! }));
const shipped = installed.filter(({ dev }) => !dev);

const hits = advisories.filter((advisory) =>
  shipped.some(
    ({ name, version = "" }) => name === advisory.package && isInRange(version, advisory.range),
  ),
);

test("dependencies: nothing we ship has an advisory that is not excused with a reason", () => {
  const open = hits.filter(({ exception }) => !exception);
  expect(open.map(({ id, package: name }) => `${id} ${name}`)).toEqual([]);
  figure(
    "dependencies",
    `${shipped.length} packages, ${advisories.length} advisories, ${hits.length} excused, 0 open`,
  );
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
