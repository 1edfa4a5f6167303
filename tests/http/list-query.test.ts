import fc from "fast-check";
import { expect, test } from "vitest";

import { listQuery, readPage } from "~/platform/http/list-query";

const word = fc.string({ minLength: 1, unit: "grapheme" });
const unset = fc.constantFrom(undefined, false as const, "");
const page = fc.integer({ min: 1, max: 100_000 });

test("a list's address says what is set of its filter and which page, and nothing else", () => {
  fc.assert(
    fc.property(word, fc.array(word), unset, page, (search, materials, left, number) => {
      const text = listQuery({ cauta: search, stare: left, material: materials }, number);
      const query = new URLSearchParams(text);
      expect(query.get("cauta")).toBe(search);
      expect(query.getAll("material")).toEqual(materials);
      expect(query.has("stare")).toBe(false);
      expect(query.has("pagina")).toBe(number > 1);
      expect(readPage(query)).toBe(number);
    }),
  );
});

test("the first page of a whole list has an address without a query", () => {
  expect(listQuery({ cauta: "", stare: false, material: [] })).toBe("");
});

test("a page that cannot be is the first", () => {
  for (const wrong of ["", "0", "-3", "2.5", "1e9", "două", "100001"]) {
    expect(readPage(new URLSearchParams({ pagina: wrong })), wrong).toBe(1);
  }
});
