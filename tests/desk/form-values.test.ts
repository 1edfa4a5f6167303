import fc from "fast-check";
import { expect, test } from "vitest";

import { plainForm } from "~/front/desk/described/form-values.server";
import { zoneForm } from "~/front/routes/office/house/zone/schema";
import { discountTerms } from "~/front/routes/office/money/discount/desk.server";
import { newPerson, personForm, writtenHours } from "~/front/routes/office/workshop/person/schema";
import { supplierForm } from "~/front/routes/office/workshop/supplier/schema";
import { z } from "~/platform/basics/zod";
import { textField } from "~/platform/forms/field-schemas";
import { leiField, wholeField } from "~/platform/forms/number-field";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { countyCodes } from "~/platform/settings/places";
import { perStation, sumOf } from "~/platform/settings/workshop-load";
import { daysText } from "~/shop/catalogue/delivery-term";
import { postcodesText } from "~/shop/delivery/front/postcodes";
import type { ZoneValues } from "~/shop/delivery/front/save-zone.server";
import { HIGHEST_PERCENT, type DiscountTerms } from "~/shop/discounts/discount";
import type { SupplierValues } from "~/workshop/stock/front/supplier.server";

const newSupplier: SupplierValues = { name: "", email: "", phone: "", days: 5, minimumBani: 0 };
const suppliers = plainForm(supplierForm, newSupplier);
const people = plainForm(personForm, newPerson, writtenHours);

/** A form as a browser sends it; a box that is not ticked is not sent, several of one field each by itself. */
function sent(texts: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) {
    for (const one of [text].flat()) if (typeof one === "string") form.append(name, one);
  }
  return form;
}

const name = fc.stringMatching(/^[A-Za-zȘțăâî]{2,40}$/);
const supplier = fc.record({
  name,
  email: fc.constantFrom("", "comenzi@example.com"),
  phone: fc.constantFrom("", "+40721234567"),
  days: fc.integer({ min: 0, max: 120 }),
  minimumBani: fc.integer({ min: 0, max: 100_000_00 }),
});
const minutes = fc.integer({ min: 0, max: 24 * 60 });
const person = fc
  .record({ name, isActive: fc.boolean(), minutes: fc.record(perStation(() => minutes)) })
  .filter((one) => sumOf(one.minutes) <= 24 * 60);

test("a supplier whose form is sent as it was drawn is the same supplier", () => {
  fc.assert(
    fc.property(supplier, (one) => {
      const read = parseForm(sent(suppliers.texts(one)), suppliers.schema);
      expect(read.status === "success" && suppliers.read(read.value)).toEqual(one);
    }),
  );
});

test("so is a person, whose hours stand in a part of the record", () => {
  fc.assert(
    fc.property(person, (one) => {
      const read = parseForm(sent(people.texts(one)), people.schema);
      expect(read.status === "success" && people.read(read.value)).toEqual(one);
    }),
  );
});

const newZone: ZoneValues = {
  name: "",
  counties: [],
  postcodes: [],
  priceBani: 0,
  freeFromBani: null,
  days: { from: 0, to: 1 },
  position: 0,
  isActive: true,
};
const zones = plainForm(zoneForm, newZone, { days: daysText, postcodes: postcodesText });
const bani = fc.integer({ min: 1, max: 10_000_000 });
const digits = fc.stringMatching(/^\d{3}$/);
const zone = fc.record({
  name,
  counties: fc.subarray([...countyCodes]),
  postcodes: fc.array(
    fc.tuple(digits, digits).map((ends) => {
      const [first, last] = ends.sort();
      return { first, last };
    }),
    { minLength: 1, maxLength: 4 },
  ),
  priceBani: bani,
  freeFromBani: fc.option(bani),
  days: fc
    .tuple(fc.integer({ min: 0, max: 365 }), fc.integer({ min: 1, max: 365 }))
    .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
  position: fc.nat(9_999),
  isActive: fc.boolean(),
});

test("so is a zone, whose lists are boxes or a line, and whose days stand in one field", () => {
  fc.assert(
    fc.property(zone, (one) => {
      const read = parseForm(sent(zones.texts(one)), zones.schema);
      expect(read.status === "success" && zones.read(read.value)).toEqual(one);
    }),
  );
  const typed = sent({ ...zones.texts({ ...newZone, name: "Sud", postcodes: [] }), freeFrom: "0" });
  typed.append("counties", "RO-GR");
  const read = parseForm(typed, zones.schema);
  expect(read.status === "success" && zones.read(read.value)).toMatchObject({
    counties: ["RO-GR"],
    freeFromBani: null,
  });
});

const terms = fc
  .record({
    code: fc.stringMatching(/^[A-Z0-9]{3,30}$/),
    kind: fc.constantFrom("percent" as const, "sum" as const),
    percent: fc.integer({ min: 1, max: HIGHEST_PERCENT }),
    sum: fc.integer({ min: 1, max: 5_000_000 }),
    more: fc.integer({ min: 1, max: 5_000_000 }),
    isOnce: fc.boolean(),
    categories: fc.uniqueArray(fc.uuid(), { maxLength: 3 }),
    mostUses: fc.option(fc.integer({ min: 1, max: 999_999 })),
  })
  .map(({ kind, percent, sum, more, ...rest }): DiscountTerms => ({
    ...rest,
    kind,
    value: kind === "percent" ? percent : sum,
    minimumBani: kind === "percent" ? 0 : sum + more,
    firstDay: "2026-01-01",
    lastDay: "2026-12-31",
  }));

test("so is a discount code, whose value is percents or a sum by its kind", () => {
  fc.assert(
    fc.property(terms, (one) => {
      const read = parseForm(sent(discountTerms.texts(one)), discountTerms.schema);
      expect(read.status === "success" && discountTerms.read(read.value)).toEqual(one);
    }),
  );
});

test("a field that may be left empty is so for nothing and for 0, another never", () => {
  const some = { ...newSupplier, id: "1", version: 2, name: "Depozit", days: 0 };
  expect(suppliers.texts(some)).toEqual({
    name: "Depozit",
    email: "",
    phone: "",
    days: "0",
    minimum: "",
  });
  expect(suppliers.texts({ ...some, minimumBani: 50_050 })).toMatchObject({ minimum: "500,50" });
  expect(people.texts({ ...newPerson, isActive: false })).toMatchObject({
    isActive: undefined,
    cutting: "",
  });
  const half = perStation(() => 0);
  expect(people.texts({ ...newPerson, minutes: { ...half, cutting: 270 } })).toMatchObject({
    isActive: "on",
    cutting: "4,5",
  });
});

const lampForm = z.object({
  name: textField("supplierName", 2, 40),
  price: leiField(message("amount"), { min: 0, max: 100_000_00 }).optional(),
  watts: wholeField(message("wholeNumber"), { min: 0, max: 500 }).optional(),
  spare: wholeField(message("wholeNumber"), { min: 0, max: 500 }).optional(),
});

interface Lamp {
  name: string;
  priceBani: number | null;
  watts: number | null;
  spare: number;
}

const newLamp: Lamp = { name: "", priceBani: null, watts: null, spare: 0 };
const lamps = plainForm(lampForm, newLamp);

test("a number and a sum that may be missing are so for nothing typed alone: 0 stays 0", () => {
  const maybe = (most: number) => fc.option(fc.integer({ min: 0, max: most }));
  const lamp = fc.record({
    name,
    priceBani: maybe(100_000_00),
    watts: maybe(500),
    spare: fc.nat(500),
  });
  fc.assert(
    fc.property(lamp, (one) => {
      const texts = lamps.texts(one);
      expect([texts.price === "", texts.watts === "", texts.spare === ""]).toEqual([
        one.priceBani === null,
        one.watts === null,
        one.spare === 0,
      ]);
      const read = parseForm(sent(texts), lamps.schema);
      expect(read.status === "success" && lamps.read(read.value)).toEqual(one);
    }),
  );
  expect(lamps.texts({ ...newLamp, priceBani: 0, watts: 0 })).toMatchObject({
    price: "0,00",
    watts: "0",
    spare: "",
  });
});
