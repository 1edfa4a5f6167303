import fc from "fast-check";
import { expect, test } from "vitest";

import { perStation, type Workshop } from "~/platform/settings/workshop-load";
import { LONGEST_TOKEN } from "~/sales/orders/checkout-form";
import { wordedText, type CartLine } from "~/shop/cart/cart-line";
import { MOST_LINES } from "~/shop/cart/cart-lines.server";
import { differenceOf, digestCart } from "~/shop/cart/digest.server";
import { promiseLines } from "~/shop/cart/pricing/promised-lines";
import { wordedLine } from "~/shop/cart/pricing/worded-line";
import { makingOfProduct } from "~/shop/catalogue/delivery-term";

/** One person, an hour a day at each station; each day is a working day. */
const workshop: Workshop = {
  load: {
    today: "2026-11-02",
    days: Array.from({ length: 180 }, (_, after) => ({
      day: new Date(Date.UTC(2026, 10, 2 + after)).toISOString().slice(0, 10),
      capacity: perStation(() => 60),
    })),
    rooms: [{ from: perStation(() => ({ at: 0, used: 0 })), until: 180 }],
    isOneBench: false,
    unmanned: [],
  },
  minutesPerPiece: 600,
  packingMinutes: 30,
  deliveryMinutes: 60,
};

const noTerm = {
  delivery_from_days: null,
  delivery_to_days: null,
  made_from_days: 5,
  made_to_days: 9,
};
const line = (id: string, isMadeToOrder: boolean, quantity = 1): CartLine => {
  const worded = { title: "Blat", days: { from: 20, to: 30 }, isMadeToOrder, vatPercent: null };
  return wordedLine({ id, configuration: wordedText(worded), quantity, seen_price_bani: 100 })!;
};

test("what is made to order after words alone waits for its bench too, and keeps the days that were agreed", () => {
  const makings = new Map([["piece", makingOfProduct(noTerm, workshop)]]);
  const from = (...before: CartLine[]) =>
    promiseLines([...before, line("piece", true)], makings, { workshop, isOneOrder: true }).map(
      ({ term }) => term.from,
    );
  const [, behindReady] = from(line("words", false, 3));
  const [agreed, behindMade] = from(line("words", true, 3));
  expect(agreed).toBe(20);
  // Three pieces more stand at the bench for fifteen hours of an hour a day; the last of them shares a day with it.
  expect(behindMade).toBeGreaterThanOrEqual(behindReady! + 14);
});

const days = fc.record({ from: fc.nat(365), to: fc.nat(365) });
const vat = { percent: 21, isIncluded: true };
const digest = (terms: { from: number; to: number }[], quantity = 1) =>
  digestCart({
    lines: terms.map((term, at) => ({
      ...line(String(at), true, quantity),
      term: { ...term, isAfterAdvance: true },
    })),
    vat,
    discount: null,
  });

test("a form holds while no line comes later than it showed, and says so where one does", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(days, days), { minLength: 1, maxLength: 5 }), (lines) => {
      const shown = digest(lines.map(([one]) => one));
      const now = lines.map(([, other]) => other);
      const isLater = lines.some(([one, other]) => other.from > one.from || other.to > one.to);
      expect(differenceOf(shown, digest(now))).toBe(isLater ? "later" : "none");
      expect(differenceOf(shown, digest(now, 2))).toBe("other");
    }),
  );
  // As the day turns, the same day of the calendar is one day nearer.
  expect(differenceOf(digest([{ from: 43, to: 53 }]), digest([{ from: 42, to: 52 }]))).toBe("none");
  const now = digest([{ from: 43, to: 53 }]);
  for (const forged of ["", "x", now.slice(0, 22), `${now.slice(0, 22)},`, `${now},1-1`]) {
    expect(differenceOf(forged, now), forged).not.toBe("none");
  }
});

test("a form carries what it showed of the fullest cart", () => {
  const full = digest(Array.from({ length: MOST_LINES }, () => ({ from: 365, to: 365 })));
  const token = [crypto.randomUUID(), full, "d".repeat(22)].join(".");
  expect(token.length).toBeLessThanOrEqual(LONGEST_TOKEN);
});
