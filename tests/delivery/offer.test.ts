import fc from "fast-check";
import { expect, test } from "vitest";

import { chargesOf, offerDelivery, type DeliveryChoice } from "~/shop/delivery/offer";
import type { Zone } from "~/shop/delivery/zone";

const zone: Zone = {
  id: "1",
  name: "București",
  counties: ["RO-B"],
  postcodes: [],
  priceBani: 150_00,
  freeFromBani: 2_000_00,
  days: { from: 2, to: 4 },
};
const services = { stairsBani: 40_00, liftBani: 60_00, assemblyBani: 200_00 };
const home: DeliveryChoice = {
  deliveryMethod: "delivery",
  carrying: "none",
  floor: "",
  assembly: "no",
};
const capital = { country: "RO", county: "RO-B", postcode: "010101" };

function offer(choice: Partial<DeliveryChoice>, goodsBani: number, destination = capital) {
  const order = { destination, goodsBani };
  return offerDelivery({ ...home, ...choice }, order, { zones: [zone], services });
}

test("a zone's price holds until the pieces come to what makes it free", () => {
  expect(offer({}, 1_999_99)).toEqual({
    state: "agreed",
    zone: "București",
    days: { from: 2, to: 4 },
    transportBani: 150_00,
    carryingBani: 0,
    assemblyBani: 0,
  });
  expect(offer({}, 2_000_00)?.transportBani).toBe(0);
});

test("carrying costs for each floor by the stairs and once in a lift, assembly once", () => {
  const up = { carrying: "stairs", floor: "3" };
  expect(offer({ ...up, assembly: "yes" }, 100_00)).toMatchObject({
    transportBani: 150_00,
    carryingBani: 120_00,
    assemblyBani: 200_00,
  });
  expect(offer({ carrying: "lift", floor: "9" }, 5_000_00)?.carryingBani).toBe(60_00);
});

test("outside of the zones and abroad the transport waits, the rest costs the same", () => {
  for (const elsewhere of [
    { country: "RO", county: "RO-CJ", postcode: "400001" },
    { country: "BG", county: "", postcode: "010101" },
  ]) {
    expect(offer({ assembly: "yes" }, 9_000_00, elsewhere)).toEqual({
      state: "to_quote",
      zone: "",
      days: null,
      transportBani: 0,
      carryingBani: 0,
      assemblyBani: 200_00,
    });
  }
});

test("a pick-up costs nothing, whatever else is said", () => {
  const pickup = { deliveryMethod: "pickup", carrying: "stairs", floor: "3", assembly: "yes" };
  const priced = offer(pickup, 100_00, { country: "BG", county: "", postcode: "1000" });
  expect([priced?.state, priced && chargesOf(priced)]).toEqual(["agreed", []]);
});

test("what is not offered is refused", () => {
  const none = { stairsBani: null, liftBani: null, assemblyBani: null };
  const order = { destination: capital, goodsBani: 100_00 };
  const ask = (choice: Partial<DeliveryChoice>) =>
    offerDelivery({ ...home, ...choice }, order, { zones: [zone], services: none });
  expect(ask({})?.state).toBe("agreed");
  expect(ask({ carrying: "stairs", floor: "1" })).toBeUndefined();
  expect(ask({ carrying: "lift", floor: "1" })).toBeUndefined();
  expect(ask({ assembly: "yes" })).toBeUndefined();
});

test("more pieces never cost more transport, and no price is below zero", () => {
  const bani = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(bani, bani, fc.integer({ min: 1, max: 30 }), (one, other, floor) => {
      const choice = { carrying: "stairs", floor: String(floor) };
      const few = offer(choice, Math.min(one, other))!;
      const many = offer(choice, Math.max(one, other))!;
      expect(many.transportBani).toBeLessThanOrEqual(few.transportBani);
      expect(few.carryingBani).toBe(floor * services.stairsBani);
      for (const price of chargesOf(few)) expect(price).toBeGreaterThan(0);
    }),
  );
});
