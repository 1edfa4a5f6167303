import fc from "fast-check";
import { expect, test } from "vitest";

import { copyKeyOf, isNamed, makeCopyKey } from "~/front/operations/copy/copy-key";

const key = copyKeyOf(makeCopyKey());
const content = fc.uint8Array({ maxLength: 2000 });
const name = fc.stringMatching(/^[a-z0-9/]{1,80}$/);

test("what is sealed opens under its own name and key alone, unchanged", () => {
  fc.assert(
    fc.property(content, name, name, (bytes, own, other) => {
      const sealed = key.seal(own, bytes);
      expect(key.open(own, sealed)).toEqual(Buffer.from(bytes));
      if (other !== own) expect(key.open(other, sealed)).toBeUndefined();
      expect(copyKeyOf(makeCopyKey()).open(own, sealed)).toBeUndefined();
    }),
  );
});

test("a changed, missing or added byte keeps it shut", () => {
  fc.assert(
    fc.property(content, fc.nat(), fc.integer({ min: 1, max: 255 }), (bytes, at, change) => {
      const sealed = key.seal("pieces/1", bytes);
      const changed = Buffer.from(sealed);
      changed[at % sealed.length]! ^= change;
      expect(key.open("pieces/1", changed)).toBeUndefined();
      expect(key.open("pieces/1", sealed.subarray(0, at % sealed.length))).toBeUndefined();
      expect(key.open("pieces/1", Buffer.concat([sealed, Buffer.of(change)]))).toBeUndefined();
    }),
  );
});

test("the same content is sealed otherwise each time, and named the same under one key alone", () => {
  fc.assert(
    fc.property(content, content, (bytes, others) => {
      expect(key.seal("a", bytes).equals(key.seal("a", bytes))).toBe(false);
      const isSame = Buffer.from(bytes).equals(Buffer.from(others));
      expect(key.nameOf(bytes) === key.nameOf(others)).toBe(isSame);
      expect(copyKeyOf(makeCopyKey()).nameOf(bytes)).not.toBe(key.nameOf(bytes));
      expect(isNamed(key, key.nameOf(bytes), bytes)).toBe(true);
      expect(isNamed(key, key.nameOf(bytes), others)).toBe(isSame);
    }),
  );
});

test("neither names nor sealed bytes show what is in them", () => {
  const bytes = Buffer.from("Ioana Ștefan, Strada Lungă 1 ".repeat(50));
  const sealed = key.seal(key.nameOf(bytes), bytes);
  expect(sealed.includes("Ioana")).toBe(false);
  expect(sealed.includes(bytes.subarray(0, 16))).toBe(false);
  expect(makeCopyKey()).toMatch(/^[\w-]{43}$/);
});
