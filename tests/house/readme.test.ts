import { existsSync, readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const read = (name: string) => readFileSync(name, "utf8");
const documents = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];

/** The targets of a document's links that are files of the project. */
function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target]) => target!);
}

/** The commands that a document tells to run, `npm start` and `npm test` being scripts as well. */
function scriptsOf(text: string): string[] {
  const told = text.matchAll(/npm run (?:-s )?([\w:-]+)|npm (start|test)\b/g);
  return [...told].map(([, script, plain]) => (script ?? plain)!);
}

test.each(documents)("%s links only to what is there", (name) => {
  const missing = linksOf(read(name)).filter((target) => !existsSync(target));
  expect(missing).toEqual([]);
});

test.each(documents)("%s tells only commands that there are", (name) => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  expect(scriptsOf(read(name)).filter((script) => !(script in scripts))).toEqual([]);
});

test("the changelog has at most 80 lines for a release, and begins with the version that runs", () => {
  const { version } = JSON.parse(read("package.json")) as { version: string };
  const lock = JSON.parse(read("package-lock.json")) as {
    version: string;
    packages: Record<string, { version?: string }>;
  };
  expect([lock.version, lock.packages[""]?.version]).toEqual([version, version]);
  const [, ...releases] = read("CHANGELOG.md").split(/^## /m);
  const [newest, day] = releases[0]!.split("\n")[0]!.split(" · ");
  expect(newest).toBe(version);
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const release of releases) expect(release.split("\n").length).toBeLessThanOrEqual(80);
});

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const storeys = foldersOf("app");

test("README is a map: at most 180 lines, with a line for every storey", () => {
  const text = read("README.md");
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(180);
  const links = linksOf(text);
  expect(storeys.filter((storey) => !links.includes(`app/${storey}`))).toEqual([]);
});

test.each(storeys)("the README of %s has at most 30 lines, one for each of its rooms", (storey) => {
  const text = read(`app/${storey}/README.md`);
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(30);
  const listed = [...text.matchAll(/^- \[`[\w-]+\/`\]\(([^)]+)\)/gm)].map(([, room]) => room);
  expect(listed.sort()).toEqual(foldersOf(`app/${storey}`).sort());
  expect(linksOf(text).filter((link) => !existsSync(`app/${storey}/${link}`))).toEqual([]);
});
