import fc, { type Arbitrary } from "fast-check";

import { approveDrawing, changeOrderStatus, recordPayment, withdraw } from "./back-office";
import { changeMany, undoMany, type Bulk } from "./change-many";
import { order } from "./checkout";
import { editPiece, type Edit } from "./edit-piece";
import { Moment } from "./moment";
import { acceptPrices, addPiece, clearCart, typeQuantity } from "./shopping";
import { signIn } from "./sign-in";
import type { Step } from "./step";
import { adminNames, buyerNames, pieceNames, ways } from "./world";

/** Of so many moments the power goes off in one. */
const MOMENTS_A_POWER_CUT = 150;

const buyer = fc.constantFrom(...buyerNames);
const admin = fc.constantFrom(...adminNames);
const piece = fc.nat(pieceNames.length - 1);
const way = fc.constantFrom("near" as const, "near" as const, ...ways);
const place = fc.nat(4);
const times = fc.constantFrom(1, 1, 2);
/** How many drawings ago a form was opened. */
const age = fc.constantFrom(0, 0, 0, 0, 1, 2);
const design = fc.constantFrom(null, null, null, 0, 1);
const difference = fc.constantFrom(50, -50, 100);

const edit: Arbitrary<Edit> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant("price" as const), lei: difference }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant("stock" as const),
      pieces: fc.constantFrom(1, 3, 5, -1, -2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant("name" as const),
      word: fc.constantFrom("mare", "nou"),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ what: "status" as const }) },
);

const bulk: Arbitrary<Bulk> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant("price" as const), lei: difference }),
  },
  { weight: 1, arbitrary: fc.constant({ what: "deactivate" as const }) },
  { weight: 3, arbitrary: fc.constant({ what: "activate" as const }) },
);

const somePieces = fc.subarray([0, 1, 2], { minLength: 1 });

/** Everything that anybody may do, and how often. A new step is added here. */
const step: Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(buyer, piece, design).map((all) => addPiece(...all)) },
  { weight: 2, arbitrary: fc.tuple(buyer, place, fc.nat(4)).map((all) => typeQuantity(...all)) },
  { weight: 1, arbitrary: buyer.map(clearCart) },
  { weight: 1, arbitrary: buyer.map(acceptPrices) },
  { weight: 1, arbitrary: fc.constantFrom("Ana" as const, "Ana's phone" as const).map(signIn) },
  { weight: 12, arbitrary: fc.tuple(buyer, way, times, age).map((all) => order(...all)) },
  { weight: 1, arbitrary: fc.tuple(buyer, place).map((all) => withdraw(...all)) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(admin, place, fc.record({ isCancelled: fc.boolean(), times, age }))
      .map((all) => changeOrderStatus(...all)),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        admin,
        place,
        fc.record({
          isRefund: fc.constantFrom(false, false, true),
          percent: fc.constantFrom(30, 60, 100),
          times,
          age,
        }),
      )
      .map((all) => recordPayment(...all)),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(admin, place, fc.nat(2), times).map((all) => approveDrawing(...all)),
  },
  { weight: 4, arbitrary: fc.tuple(admin, piece, edit, age).map((all) => editPiece(...all)) },
  {
    weight: 2,
    arbitrary: fc.tuple(admin, somePieces, bulk, times).map((all) => changeMany(...all)),
  },
  { weight: 1, arbitrary: fc.tuple(admin, place, times).map((all) => undoMany(...all)) },
);

/** One to three people at once; now and then the power goes off meanwhile. */
const moment = fc
  .tuple(fc.array(step, { minLength: 1, maxLength: 3 }), fc.noBias(fc.nat(MOMENTS_A_POWER_CUT)))
  .map(([steps, chance]) => new Moment(steps, chance === MOMENTS_A_POWER_CUT));

export const plan = fc.record({
  /** Of each piece, how many are on the shelf at first. */
  stocks: fc.tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 1, max: 5 }),
  ),
  /** Most begin with something in the cart. */
  opening: fc
    .array(
      fc.tuple(buyer, piece, design).map((all) => addPiece(...all)),
      { maxLength: 4 },
    )
    .map((steps) => new Moment(steps)),
  moments: fc.array(moment, { maxLength: 18, size: "max" }),
});
