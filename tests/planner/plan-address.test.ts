import fc from "fast-check";
import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { planAddress, readWhere, stepBefore } from "~/furniture/planner/front/plan-address";

import { wish } from "../boards/random-designs";
import { size } from "../promises/proof";

const queryOf = (address: string) => new URL(address, "http://shop").searchParams;

/** The designs of a chain of changes, one after the other. */
const chain = fc.array(wish.map(writeDesign), { minLength: 2, maxLength: 8 });

test("from design to design, the address leads back by each change that it has room for", () => {
  fc.assert(
    fc.property(chain, (texts) => {
      let before: string[] = [];
      let last = "";
      for (const text of texts) {
        before = readWhere(
          queryOf(planAddress(text, { step: "look", before: stepBefore(before, last, text) })),
        ).before;
        last = text;
      }
      const changes = texts.filter((text, index) => index > 0 && text !== texts[index - 1]);
      const walked = [...texts].reverse().filter((text, index, all) => text !== all[index - 1]);
      expect(before).toEqual(walked.slice(1, 1 + before.length));
      expect(before.length).toBeLessThanOrEqual(changes.length);
    }),
    { numRuns: size(60, 2_000) },
  );
});

test("an address is no longer than 1,500 characters for the designs before, and loses the oldest", () => {
  fc.assert(
    fc.property(
      wish.map(writeDesign),
      fc.array(wish.map(writeDesign), { maxLength: 20 }),
      (now, before) => {
        const address = planAddress(now, { step: "price", before });
        const kept = readWhere(queryOf(address)).before;
        expect(kept).toEqual(before.slice(0, kept.length));
        if (kept.length > 0) expect(address.length).toBeLessThanOrEqual(1500);
        if (kept.length < before.length) {
          const more = planAddress(now, { step: "price" }).length;
          const next = before.slice(0, kept.length + 1).join("*").length;
          expect(more + "&inapoi=".length + next).toBeGreaterThan(1500);
        }
      },
    ),
    { numRuns: size(60, 2_000) },
  );
});

test("a usual piece can be led back by ten changes", () => {
  const usual =
    "1w-n2170x2170x2170x2500x2500x600x0-2110x2460x580-t18-p80-b300_ph.ps5.ph_pal-alb_pal-alb_metal";
  const before = Array.from({ length: 30 }, () => usual);
  expect(readWhere(queryOf(planAddress(usual, { before }))).before.length).toBeGreaterThan(10);
});

test("whatever an address says of designs before is cut, and a design that is none stays one", () => {
  const odd = ["*", "**", "x".repeat(5000), "*".repeat(5000), "1w*1b"];
  for (const text of odd) {
    const { before } = readWhere(new URLSearchParams({ inapoi: text }));
    expect(before.join("").length).toBeLessThanOrEqual(1500);
    expect(before.every((one) => readDesign(one) === undefined)).toBe(true);
  }
});

test.each([
  ["2", 1],
  ["1", 0],
  ["12", 11],
  ["0", 0],
  ["-1", 0],
  ["1.5", 0],
  ["100", 0],
  ["", 0],
])("column “%s” of an address is the one at %i", (text, column) => {
  expect(readWhere(new URLSearchParams({ coloana: text })).column).toBe(column);
});
