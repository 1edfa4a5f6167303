import { existsSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { browser } from "./browser";
import { configuration } from "./configuration";
import { dataAndLogs } from "./data-and-logs";
import { input } from "./input";
import { people } from "./people";

const rows = [...input, ...browser, ...people, ...configuration, ...dataAndLogs];

test("every requirement stands in the table once, in words and with an outcome", () => {
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(200);
  for (const { id, words, outcome } of rows) {
    expect(id).toMatch(/^\d+(\.\d+\.\d+)?$/);
    expect(words, id).toMatch(/\S+ \S+/);
    if (outcome.kind !== "tested") expect(outcome.why, id).toMatch(/\S{3}/);
  }
});

test("every test that the table names is there", () => {
  const missing: string[] = [];
  for (const { id, outcome } of rows) {
    if (outcome.kind !== "tested") continue;
    const { file, test } = outcome;
    const isThere = existsSync(file) && readFileSync(file, "utf8").includes(test);
    if (!isThere) missing.push(`${id}: ${file}: ${test}`);
  }
  expect(missing).toEqual([]);
});
