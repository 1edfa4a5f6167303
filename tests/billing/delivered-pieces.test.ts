import fc from "fast-check";
import { expect, test } from "vitest";

import { tallyPieces, type PieceMove } from "~/sales/billing/pieces/tally-pieces.server";

test("whatever is handed over and taken back, pieces are at the buyer's, gone or left, and never more than ordered", () => {
  const wishes = fc.array(fc.record({ isDelivery: fc.boolean(), wish: fc.nat({ max: 4 }) }), {
    maxLength: 10,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), wishes, (ordered, all) => {
      const moves: PieceMove[] = [];
      let [handed, returned] = [0, 0];
      for (const [index, { isDelivery, wish }] of all.entries()) {
        const { left } = tallyPieces(ordered, moves);
        // As the desks take it: no more is handed over than is left, no more comes back than is kept.
        const quantity = Math.min(wish, isDelivery ? left : ordered - returned);
        const at = `2026-01-01T00:00:0${index}Z`;
        moves.push({ kind: isDelivery ? "delivered" : "returned", quantity, at });
        if (isDelivery) handed += quantity;
        else returned += quantity;
      }
      const tally = tallyPieces(ordered, [...moves].reverse());
      expect(tally.delivered).toBe(handed);
      expect(tally.delivered + tally.gone + tally.left).toBe(ordered);
      expect(tally.left).toBeGreaterThanOrEqual(0);
      expect(tally.gone).toBeLessThanOrEqual(returned);
    }),
  );
});

test("what comes back is of what was handed over before it; what is not there yet is gone from what is to come", () => {
  const move = (kind: PieceMove["kind"], quantity: number, at: string) => ({ kind, quantity, at });
  const of = (...moves: PieceMove[]) => tallyPieces(4, moves);
  expect(of(move("delivered", 2, "1"), move("returned", 1, "2"))).toEqual({
    delivered: 2,
    gone: 0,
    left: 2,
  });
  expect(of(move("returned", 1, "1"), move("delivered", 2, "2"))).toEqual({
    delivered: 2,
    gone: 1,
    left: 1,
  });
  expect(of(move("delivered", 1, "1"), move("returned", 3, "2"))).toEqual({
    delivered: 1,
    gone: 2,
    left: 1,
  });
});
