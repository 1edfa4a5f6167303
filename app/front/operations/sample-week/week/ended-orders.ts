import { sampleCode } from "./money";
import { sampleCompany } from "./people";
import {
  agreed,
  bookcase,
  bought,
  cash,
  chest,
  delivered,
  made,
  onTheWay,
  ready,
  sentSwatches,
  wardrobe,
  type Story,
} from "./story";

/** The orders of the week that are over or on their way, the oldest first. */
export const endedOrders: readonly Story[] = [
  // Delivered, the oldest first.
  { who: 0, wanted: [ready], placed: 34, name: "settled", then: bought(34) },
  { who: 1, wanted: [ready, ready], placed: 12, name: "givenBack", then: bought(12) },
  { who: 2, wanted: [made], placed: 32, name: "handedOver", then: delivered(32) },
  { who: 3, wanted: [ready], placed: 10, name: "returned", then: bought(10) },
  { who: 4, wanted: [wardrobe], placed: 30, name: "claimed", then: delivered(30) },
  {
    who: 5,
    wanted: [ready],
    placed: 29,
    name: "keptBack",
    then: bought(29),
    details: sampleCompany,
  },
  { who: 6, wanted: [ready], placed: 9, name: "statedOnly", then: bought(9) },
  { who: 7, wanted: [made], placed: 27, name: "refusedClaim", then: delivered(27) },
  {
    who: 8,
    wanted: [ready],
    placed: 25,
    name: "reviewed",
    details: cash,
    then: [
      ["confirm", 24],
      ["produce", 23],
      ["bring", 22],
      ["payCash", 20],
      ["deliver", 20],
    ],
  },
  { who: 9, wanted: [chest], placed: 26, then: delivered(26) },
  { who: 10, wanted: [{ piece: "swatches", quantity: 2 }], placed: 18, then: sentSwatches(18) },
  // Cancelled.
  { who: 11, wanted: [ready], placed: 16, then: [["cancel", 15]] },
  {
    who: 12,
    wanted: [ready],
    placed: 15,
    then: [
      ["confirm", 14],
      ["payRest", 13],
      ["cancel", 11],
    ],
  },
  {
    who: 13,
    wanted: [ready],
    placed: 14,
    then: [
      ["confirm", 13],
      ["payRest", 12],
      ["cancel", 10],
      ["refund", 9],
    ],
  },
  // On their way.
  { who: 14, wanted: [made], placed: 24, name: "onItsWay", then: [...onTheWay(24)] },
  {
    who: 15,
    wanted: [ready],
    placed: 8,
    code: sampleCode,
    then: [
      ["confirm", 7],
      ["payRest", 6],
      ["produce", 5],
      ["bring", 2],
    ],
  },
  {
    who: 16,
    wanted: [bookcase],
    placed: 23,
    name: "assembled",
    then: [...agreed(23), ["produce", 15]],
  },
  {
    who: 17,
    wanted: [ready],
    placed: 6,
    details: cash,
    then: [
      ["confirm", 5],
      ["produce", 4],
      ["bring", 1],
    ],
  },
];
