import fc from "fast-check";
import { expect, test } from "vitest";

import { isDecorId, parseThicknesses, readThicknesses } from "~/furniture/decors/decor";
import { lookFromPicture } from "~/furniture/decors/front/look-from-picture";
import { findDecor, listDecors, listHandles } from "~/furniture/decors/list-decors.server";
import { migrate } from "~db/migrate";
import { seed } from "~db/seed";
import { openDatabase } from "~db/sqlite/engine";

test("thicknesses are read however they are separated, each once and the thinnest first", () => {
  expect(parseThicknesses("25, 18;3 18")).toEqual([3, 18, 25]);
  for (const bad of ["", " ,", "1", "61", "18,5 x", "-18", "18.5", "2 3 4 5 6 7 8 9 10"]) {
    expect(parseThicknesses(bad), bad).toBeUndefined();
  }
  const some = fc.uniqueArray(fc.integer({ min: 2, max: 60 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(some, fc.constantFrom(",", ", ", " ", ";"), (all, between) => {
      const sorted = [...all].sort((one, other) => one - other);
      expect(parseThicknesses(all.join(between))).toEqual(sorted);
      expect(readThicknesses(sorted.join(","))).toEqual(sorted);
    }),
  );
});

test("a picture's colours make a board that is lit from above", () => {
  const channel = fc
    .integer({ min: 0, max: 255 })
    .map((value) => value.toString(16).padStart(2, "0"));
  const color = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join("")}`);
  const light = (text: string) =>
    [1, 3, 5].reduce((sum, at) => sum + parseInt(text.slice(at, at + 2), 16), 0);
  fc.assert(
    fc.property(color, color, (mean, dark) => {
      const look = lookFromPicture({ mean, dark });
      for (const one of [look.top, look.front, look.side, look.grain.color]) {
        expect(one).toMatch(/^#[0-9a-f]{6}$/);
      }
      expect(look.front).toBe(mean);
      expect(light(look.top)).toBeGreaterThanOrEqual(light(mean));
      expect(light(look.side)).toBeLessThanOrEqual(light(mean));
    }),
  );
});

test("ids are short words that need no escaping in an address", () => {
  for (const id of ["pal-nuc", "a", "18", "a".repeat(40)]) expect(isDecorId(id), id).toBe(true);
  for (const id of ["", "Pal", "a b", "ș", "a".repeat(41), "a/b"])
    expect(isDecorId(id)).toBe(false);
});

test("decors and handles come in their order, named in a language; retired ones only by id", async () => {
  const db = openDatabase(":memory:");
  await migrate(db);
  await seed(db);
  await db.updateTable("materials").set({ display_order: 9 }).where("id", "=", "pal-alb").execute();
  await db
    .updateTable("materials")
    .set({ status: "inactive" })
    .where("id", "=", "mdf-mat")
    .execute();
  const decors = await listDecors("en", db);
  expect(decors.map(({ id }) => id)).toEqual([
    "pal-stejar-sonoma",
    "pal-nuc",
    "mdf-lucios",
    "pal-gri-modern",
    "pal-alb",
  ]);
  expect(decors[0]).toMatchObject({
    name: "Sonoma oak melamine",
    board: "pal",
    thicknesses: [18],
    sheet: { length: 2800, width: 2070 },
    pricePerM2Bani: 9600,
    hasGrain: true,
    onOrderDays: null,
    look: { id: "pal-stejar-sonoma", front: "#d9c09a", grain: { strength: 0.55 } },
  });
  expect(await findDecor("mdf-mat", "en", db)).toMatchObject({ isOffered: false, board: "mdf" });
  expect(await findDecor("gone", "en", db)).toBeUndefined();
  const [bar] = await listHandles("en", db);
  expect(bar).toMatchObject({ priceBani: 1800, lengthMm: 160, holeSpacingMm: 128 });
  expect(bar?.look).toMatchObject({ id: "metal", shape: "bar", color: "#99a0a7" });
});
