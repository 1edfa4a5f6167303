import fc from "fast-check";
import { expect, test } from "vitest";

import { LONGEST_TERM, addDays } from "~/platform/format/dates";
import { languageCodes } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { perStation, type Workshop } from "~/platform/settings/workshop-load";
import {
  daysText,
  madeTermOf,
  readDays,
  readyTermOf,
  slowestTerm,
  termText,
  withTransport,
  type DeliveryTerm,
} from "~/shop/catalogue/delivery-term";
import { pieceTermText, termedBy, wayAcross, wholeTermText } from "~/shop/catalogue/delivery-way";
import { daysAcross } from "~/shop/delivery/zone";

const MONDAY = "2026-11-30";
const days = fc
  .tuple(fc.integer({ min: 0, max: LONGEST_TERM }), fc.integer({ min: 1, max: LONGEST_TERM }))
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));
const terms = fc.record({ days, isAfterAdvance: fc.boolean() });
const term = terms.map(({ days: { from, to }, isAfterAdvance }) => ({ from, to, isAfterAdvance }));

test("days that a form showed are read back as they were", () => {
  fc.assert(
    fc.property(fc.option(days), (some) => {
      expect(readDays(daysText(some))).toEqual(some);
    }),
  );
});

test("days are taken as people type them, and nothing else is", () => {
  expect(readDays(" 3 - 7 ")).toEqual({ from: 3, to: 7 });
  expect(readDays("3—7")).toEqual({ from: 3, to: 7 });
  expect(readDays("5")).toEqual({ from: 5, to: 5 });
  expect(readDays("0-30")).toEqual({ from: 0, to: 30 });
  for (const typed of ["7-3", "0", "0-0", "366", "3-366", "-3", "3-", "1-2-3", "3,5", "x", "９"]) {
    expect(readDays(typed), typed).toBeUndefined();
  }
});

test("an order waits for the slowest of its lines, whatever their order", () => {
  fc.assert(
    fc.property(fc.array(term, { minLength: 1, maxLength: 6 }), (lines) => {
      const slowest = slowestTerm(lines)!;
      expect(slowestTerm([...lines].reverse())).toEqual(slowest);
      for (const end of ["from", "to"] as const) {
        expect(lines.every((line) => line[end] <= slowest[end])).toBe(true);
        expect(lines.some((line) => line[end] === slowest[end])).toBe(true);
      }
      expect(slowest.isAfterAdvance).toBe(lines.some((line) => line.isAfterAdvance));
    }),
  );
  const known: DeliveryTerm = { from: 1, to: 2, isAfterAdvance: false };
  expect(slowestTerm([])).toBeUndefined();
  expect(slowestTerm([known, null])).toBeUndefined();
});

/** A workshop that is through with its orders in so many days, on which it has time for any piece. */
const throughIn = (days: number): Workshop => ({
  load: {
    today: MONDAY,
    days: [{ day: addDays(MONDAY, days), capacity: perStation(() => 10_000) }],
    rooms: [{ from: perStation(() => ({ at: 0, used: 0 })), until: 1 }],
    isOneBench: false,
    unmanned: [],
  },
  minutesPerPiece: 480,
  packingMinutes: 30,
  deliveryMinutes: 90,
});

test("a product without a term of its own has the law's 30 days", () => {
  const none = {
    delivery_from_days: null,
    delivery_to_days: null,
    made_from_days: null,
    made_to_days: null,
  };
  expect(readyTermOf(none)).toEqual({ from: 0, to: 30, isAfterAdvance: false });
  expect(madeTermOf(none, { ...throughIn(0), load: null })).toEqual({
    from: 0,
    to: 30,
    isAfterAdvance: true,
  });
});

test("what is made to order waits for the workshop's queue, where that is longer than planned", () => {
  const made = (from: number, to: number, queueDays: number) => {
    const ready = { delivery_from_days: null, delivery_to_days: null };
    const term = madeTermOf(
      { ...ready, made_from_days: from, made_to_days: to },
      throughIn(queueDays),
    );
    return [term.from, term.to];
  };
  expect(made(25, 40, 0)).toEqual([25, 40]);
  expect(made(25, 40, 25)).toEqual([25, 40]);
  expect(made(25, 40, 35)).toEqual([35, 50]);
  expect(made(0, 30, 20)).toEqual([0, 30]);
  expect(made(0, 30, 45)).toEqual([0, 45]);
  expect(made(25, 40, 365)).toEqual([365, 365]);
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 365 }), ({ from, to }, queueDays) => {
      const [first, last] = made(from, to, queueDays);
      expect(first! <= last! && last! <= LONGEST_TERM).toBe(true);
      expect(first! >= from && last! >= to && last! >= Math.min(queueDays, LONGEST_TERM)).toBe(
        true,
      );
    }),
  );
});

test("the way adds to what is made first; of what is in stock the later of both counts", () => {
  const brought = (from: number, to: number, isAfterAdvance: boolean, way: [number, number]) => {
    const days = { from: way[0], to: way[1] };
    const term = withTransport({ from, to, isAfterAdvance }, days);
    return [term.from, term.to];
  };
  for (const [from, to, isMade, way, expected] of [
    [30, 45, true, [2, 4], [32, 49]],
    [2, 5, false, [2, 4], [2, 5]],
    [2, 5, false, [3, 6], [3, 6]],
    [0, 30, true, [2, 4], [0, 34]],
    [0, 30, false, [2, 4], [0, 30]],
    [360, 365, true, [10, 20], [365, 365]],
  ] as const) {
    expect(brought(from, to, isMade, [...way]), `${from}–${to}`).toEqual(expected);
  }
  fc.assert(
    fc.property(term, days, (piece, way) => {
      const whole = withTransport(piece, way);
      expect(whole.from <= whole.to && whole.to <= LONGEST_TERM).toBe(true);
      // Neither the piece nor the way is there before it is.
      expect(whole.to >= piece.to && whole.to >= way.to).toBe(true);
      expect(withTransport(piece, null)).toEqual(piece);
    }),
  );
});

test("while nobody knows how pieces are brought, making alone is said, and no delivery", () => {
  const t = translateIn("ro", "cart");
  const made = { from: 30, to: 45, isAfterAdvance: true };
  const ready = { from: 2, to: 5, isAfterAdvance: false };
  expect(wayAcross(daysAcross([]))).toBe("open");
  const days = { from: 2, to: 6 };
  expect(
    wayAcross(daysAcross([{ days: { from: 3, to: 6 } }, { days: { from: 2, to: 4 } }])),
  ).toEqual({ days });
  expect(pieceTermText(made, "open", t)).toMatch(/^Fabricație: 30–45 de zile/);
  expect(pieceTermText(ready, "open", t)).toBe("");
  expect(wholeTermText([{ term: made }], "open", t)).not.toMatch(/\d/);
  expect(pieceTermText(ready, "pickup", t)).toBe("Gata de ridicat: 2–5 zile");
  const [brought] = termedBy({ days }, [{ term: made }]);
  expect(wholeTermText([brought!, { term: ready }], { days }, t)).toMatch(
    /^Livrarea întregii comenzi: 32–51 de zile/,
  );
});

test("a term is said with the number's own plural", () => {
  const inRomanian = (from: number, to: number, isAfterAdvance = false) =>
    termText({ from, to, isAfterAdvance }, translateIn("ro", "cart"));
  expect(inRomanian(3, 7)).toBe("3–7 zile");
  expect(inRomanian(1, 1)).toBe("1 zi");
  expect(inRomanian(0, 30)).toBe("cel mult 30 de zile");
  const start = "de la prima plată și aprobarea desenului";
  expect(inRomanian(25, 40, true)).toBe(`25–40 de zile ${start}`);
  for (const language of languageCodes) {
    const t = translateIn(language, "cart");
    const shown = termText({ from: 25, to: 40, isAfterAdvance: true }, t);
    expect(shown).toContain("25–40 ");
    expect(shown).not.toContain("{{");
  }
});
