import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";

import { inBatches } from "~/platform/basics/in-batches.server";
import { csvFile, neutralise, restore } from "~/platform/format/csv.server";

/** Texts made of the characters that matter, so that they often meet. */
const odd = fc.string({
  unit: fc.constantFrom(
    ..."=+-@＝＋－＠'\" ;,|a1",
    "\t",
    "\r",
    "\n",
    "\v",
    "\u0085",
    "\u2028",
    "\u00a0",
  ),
  maxLength: 12,
});
const cell = fc.oneof(odd, fc.string({ unit: "binary" }));

test("no cell is a formula, whatever ends it for who reads the file", () => {
  fc.assert(
    fc.property(cell, (typed) => {
      for (const part of neutralise(typed).split(/[;,|\t\v\f\r\n\u0085\u2028\u2029]/)) {
        expect(part).not.toMatch(/^["\u0020\u00a0]*[=+\-@＝＋－＠]/);
      }
    }),
    { numRuns: 3000 },
  );
});

test("reading takes away exactly what writing added", () => {
  fc.assert(
    fc.property(cell, (typed) => {
      expect(restore(neutralise(typed))).toBe(typed);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ["=1+1", "'=1+1"],
  ["a;=1+1", "a;'=1+1"],
  ["a,@SUM(A1)", "a,'@SUM(A1)"],
  ["unu\n=1+1\r\n+2", "unu\n'=1+1\r\n'+2"],
  ['"=1+1', `'"=1+1`],
  ["\tunu", "'\tunu"],
  ["'=1", "''=1"],
  ["MDF, lăcuit - mat", "MDF, lăcuit - mat"],
])("%j is written as %j", (typed, written) => {
  expect(neutralise(typed)).toBe(written);
});

test("a file has a semicolon between its cells and every cell in quotes", async () => {
  const items = inBatches(["x;=1", ""], 1);
  const file = await csvFile("proba.csv", ["unu", "doi"], items, (item) => [item, "3"]);
  const text = await file.clone().text();
  expect(text).toBe('"unu";"doi"\r\n"x;\'=1";"3"\r\n"";"3"\r\n');
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 3)
      .toString("hex"),
  ).toBe("efbbbf");
  expect(parse(text, { delimiter: ";" })).toEqual([
    ["unu", "doi"],
    ["x;'=1", "3"],
    ["", "3"],
  ]);
});

test("a file of many rows is made as it is read, and no longer than somebody reads", async () => {
  const asked: number[] = [];
  let isEnded = false;
  async function* batches() {
    try {
      for (let batch = 0; batch < 1000; batch += 1) {
        asked.push(batch);
        yield await Promise.resolve([String(batch)]);
      }
    } finally {
      isEnded = true;
    }
  }
  const file = await csvFile("proba.csv", ["unu"], batches(), (item) => [item]);
  const reader = file.body!.getReader();
  for (let part = 0; part < 3; part += 1) await reader.read();
  expect(asked.length).toBeLessThan(5);
  await reader.cancel();
  expect(isEnded).toBe(true);
});
