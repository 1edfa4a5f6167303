import { existsSync, readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const read = (name: string) => readFileSync(name, "utf8");
const documents = ["README.md", "SECURITY.md"];

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

test("README is a map: at most 250 lines, with a line for every room of app/", () => {
  const text = read("README.md");
  const rooms = readdirSync("app", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `app/${name}`);
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(250);
  expect(rooms.filter((room) => !linksOf(text).includes(room))).toEqual([]);
});
