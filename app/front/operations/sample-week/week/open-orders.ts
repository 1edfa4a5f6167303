import { farAway, sampleCompany } from "./people";
import { agreed, bookcase, cash, kitchen, made, ready, wardrobe, type Story } from "./story";

/** The orders of the week that are made or wait, the oldest first. */
export const openOrders: readonly Story[] = [
  // In the workshop.
  { who: 18, wanted: [wardrobe], placed: 20, name: "cut", then: [...agreed(20), ["remark", 12]] },
  {
    who: 19,
    wanted: [{ piece: "bookcase", wider: -100 }],
    placed: 19,
    name: "remade",
    then: [...agreed(19)],
  },
  {
    who: 0,
    wanted: [{ piece: "wardrobe", wider: 200 }],
    placed: 17,
    name: "inSaw",
    then: [...agreed(17)],
  },
  {
    who: 1,
    wanted: [{ piece: "ready", quantity: 2 }, ready],
    placed: 16,
    then: [
      ["confirm", 15],
      ["payRest", 14],
      ["produce", 10],
      ["deliverPart", 4],
    ],
  },
  { who: 2, wanted: [made], placed: 15, then: [...agreed(15), ["produce", 9], ["postpone", 3]] },
  { who: 3, wanted: [made, ready], placed: 14, then: [...agreed(14), ["produce", 8]] },
  {
    who: 4,
    wanted: [{ piece: "chest", wider: 100 }],
    placed: 13,
    then: [...agreed(13), ["produce", 7]],
  },
  // Confirmed.
  {
    who: 5,
    wanted: [{ piece: "bookcase", wider: -200 }],
    placed: 12,
    name: "toCut",
    then: [...agreed(12)],
  },
  {
    who: 6,
    wanted: [{ piece: "chest", wider: -100 }],
    placed: 11,
    name: "alsoToCut",
    then: [...agreed(11)],
  },
  // It waits until somebody has confirmed its appliances' niches.
  { who: 2, wanted: [kitchen], placed: 10, then: [...agreed(10)] },
  {
    who: 7,
    wanted: [made],
    placed: 9,
    then: [
      ["confirm", 8],
      ["payAdvance", 7],
      ["draw", 2],
    ],
  },
  {
    who: 8,
    wanted: [wardrobe],
    placed: 9,
    then: [
      ["confirm", 8],
      ["payAdvance", 7],
      ["draw", 4],
      ["sendBack", 2],
    ],
  },
  {
    who: 9,
    wanted: [made],
    placed: 8,
    then: [
      ["confirm", 7],
      ["payAdvance", 6],
      ["draft", 1],
    ],
  },
  { who: 10, wanted: [made], placed: 7, name: "paidByStatement", then: [["confirm", 6]] },
  { who: 11, wanted: [ready], placed: 6, name: "restByStatement", then: [["confirm", 5]] },
  { who: 12, wanted: [ready], placed: 6, name: "toSplit", then: [["confirm", 5]] },
  { who: 13, wanted: [ready], placed: 5, then: [["confirm", 4]], details: sampleCompany },
  { who: 14, wanted: [{ piece: "swatches", quantity: 3 }], placed: 4, then: [["confirm", 3]] },
  { who: 15, wanted: [ready], placed: 5, name: "changed", then: [["confirm", 4]] },
  // New.
  {
    who: 16,
    wanted: [ready],
    placed: 4,
    details: farAway,
    then: [
      ["offerTransport", 3],
      ["acceptTransport", 2],
    ],
  },
  { who: 17, wanted: [ready], placed: 3, details: farAway, then: [["offerTransport", 1]] },
  { who: 18, wanted: [made], placed: 2, name: "changing" },
  { who: 19, wanted: [ready], placed: 1.5, details: cash },
  { who: 3, wanted: [bookcase], placed: 1, details: { notes: "Se montează pe colț." } },
  { who: 5, wanted: [ready], placed: 0.6, details: sampleCompany },
  { who: 9, wanted: [ready], placed: 0.3, details: farAway },
  { who: 0, wanted: [made, ready], placed: 0.1 },
];
