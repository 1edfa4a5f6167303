import fc from "fast-check";
import { expect, test } from "vitest";

import { counties, countyCodes } from "~/platform/settings/places";
import { postcodesText, readPostcodes } from "~/shop/delivery/front/postcodes";
import { areaText, zoneFor, type Zone } from "~/shop/delivery/zone";

function zone(name: string, ofZone: Partial<Zone>, postcodes = ""): Zone {
  return {
    id: name,
    name,
    counties: [],
    priceBani: 100_00,
    freeFromBani: null,
    days: { from: 2, to: 4 },
    ...ofZone,
    postcodes: readPostcodes(postcodes)!,
  };
}

const capital = zone("București și Ilfov", { counties: ["RO-B", "RO-IF"] });
const voluntari = zone("Voluntari", {}, "0771");
const street = zone("O stradă", {}, "077190-077191");
const around = zone("În jur", { counties: ["RO-PH", "RO-IF"] });

test("the narrowest postcodes win, then those of the county, then the order of the list", () => {
  const zones = [capital, around, voluntari, street];
  const nameOf = (county: string, postcode: string) => zoneFor(zones, { county, postcode })?.name;
  expect(nameOf("RO-B", "010101")).toBe("București și Ilfov");
  expect(nameOf("RO-IF", "077040")).toBe("București și Ilfov");
  expect(nameOf("RO-IF", "077 160")).toBe("Voluntari");
  expect(nameOf("RO-IF", "077190")).toBe("O stradă");
  expect(nameOf("RO-IF", "077192")).toBe("Voluntari");
  expect(nameOf("RO-PH", "100001")).toBe("În jur");
  expect(nameOf("RO-CJ", "400001")).toBeUndefined();
  expect(nameOf("RO-CJ", "077191")).toBe("O stradă");
  expect(nameOf("", "")).toBeUndefined();
});

test("postcodes are read as people type them, and nothing else is", () => {
  expect(readPostcodes("077, 0780-0785;\n010 101\n")).toEqual([
    { first: "077", last: "077" },
    { first: "0780", last: "0785" },
    { first: "010101", last: "010101" },
  ]);
  expect(postcodesText(readPostcodes("077;0780–0785")!)).toBe("077, 0780-0785");
  expect(readPostcodes("")).toEqual([]);
  for (const wrong of ["0771234", "abc", "5-4", "077-0785", "077,x", "-", "1-2-3"]) {
    expect(readPostcodes(wrong), wrong).toBeUndefined();
  }
  expect(readPostcodes(Array(101).fill("1").join())).toBeUndefined();
});

const postcode = fc.integer({ min: 0, max: 999_999 }).map((code) => String(code).padStart(6, "0"));
const range = fc
  .tuple(postcode, postcode, fc.integer({ min: 1, max: 6 }))
  .map(([one, other, digits]) => {
    const [first = "", last = ""] = [one.slice(0, digits), other.slice(0, digits)].sort();
    return { first, last };
  });
const anyZone = fc
  .record({
    counties: fc.uniqueArray(fc.constantFrom(...countyCodes), { maxLength: 4 }),
    postcodes: fc.array(range, { maxLength: 4 }),
  })
  .map((ofZone) => ({ ...zone("", {}), ...ofZone }));

/** By the longhand: every postcode is tried in every range. */
function isIn({ first, last }: { first: string; last: string }, code: string): boolean {
  const [from, to] = [Number(first.padEnd(6, "0")), Number(last.padEnd(6, "9"))];
  return from <= Number(code) && Number(code) <= to;
}
const widthOf = ({ first, last }: { first: string; last: string }) =>
  Number(last.padEnd(6, "9")) - Number(first.padEnd(6, "0")) + 1;

test("a found zone has the address, and no other has it more narrowly", () => {
  const address = fc.record({ county: fc.constantFrom(...countyCodes), postcode });
  const zones = fc.array(anyZone, { maxLength: 6 });
  fc.assert(
    fc.property(zones, address, (all, { county, postcode }) => {
      const narrowest = ({ postcodes, counties }: Zone) => {
        const widths = postcodes.filter((one) => isIn(one, postcode)).map(widthOf);
        return Math.min(...widths, counties.includes(county) ? 10_000_000 : Infinity);
      };
      const found = zoneFor(all, { county, postcode });
      const best = Math.min(...all.map(narrowest));
      if (!found) return best === Infinity;
      const first = all.find((one) => narrowest(one) === best);
      return best !== Infinity && found === first;
    }),
  );
});

test("what a zone's postcodes are written as is read as the same", () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 20 }), (ranges) => {
      expect(readPostcodes(postcodesText(ranges))).toEqual(ranges);
    }),
  );
});

test("the area names each county once in each language, and zones that have none", () => {
  expect(areaText([capital, around], "ro")).toBe("București, Ilfov și Prahova");
  expect(areaText([capital, street], "en")).toBe("București, Ilfov, and O stradă");
  expect(areaText([], "ro")).toBe("");
  const every = zone("Toată țara", { counties: [...countyCodes] });
  for (const name of Object.values(counties)) expect(areaText([every], "ro")).toContain(name);
});
