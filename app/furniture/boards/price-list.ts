import type { HardwareCode } from "./piece";

/**
 * What the workshop pays and charges but for fittings, in whole bani without VAT: per square metre, metre or
 * hour. The owner sets it, and each change is a version.
 */
export interface PriceNumbers {
  /** Added to every board's area for what is left over of the sheets. */
  wastePercent: number;
  /** Per square metre: backs and drawer bottoms, drawer boxes. Decors have their own price. */
  hdfBani: number;
  drawerBoardBani: number;
  /** Per metre, laid: the thin band of bodies, the thick one of fronts. */
  thinEdgeBani: number;
  thickEdgeBani: number;
  /** An hour of work, and minutes for each. */
  hourBani: number;
  bodyMinutes: number;
  boardMinutes: number;
  edgeMinutes: number;
  doorMinutes: number;
  hingeMinutes: number;
  drawerMinutes: number;
  slidingDoorMinutes: number;
  /** For each oblique cut. */
  cutMinutes: number;
  /** For each edge that is sawn from square. */
  bevelMinutes: number;
  /**
   * Of kitchens and vanities: for each module in place of a body; a metre of worktop, a cut-out in it, the mitre of two in
   * a corner.
   */
  moduleMinutes: number;
  worktopBani: number;
  cutOutBani: number;
  worktopCornerBani: number;
  marginPercent: number;
  /** Days from the advance to the delivery, as promised for a planned piece. */
  leadFromDays: number;
  leadToDays: number;
}

/** Fittings without a price of their own: their price is in that of what they come with, or is that of another. */
export const pricedAs = {
  cap: "connector",
  dowel: "eccentric",
  // Which joint of two shelves has them changes with the size, and a larger piece may not cost less.
  "shelf-eccentric": "connector",
} as const satisfies Partial<Record<HardwareCode, HardwareCode>>;

type PricedFitting = Exclude<HardwareCode, keyof typeof pricedAs | "handle" | "runner-pair">;

/**
 * What fittings cost, in whole bani without VAT: one of each, rails and a strip of light by the metre, a mirror by the
 * square metre, all supports of a rail together. Pairs of runners by their length in mm, shorter first.
 */
export interface FittingPrices extends Record<PricedFitting, number> {
  runners: readonly (readonly [length: number, bani: number])[];
}

/** What a piece is priced with; an order freezes the rows that came of it. */
export interface PriceList extends PriceNumbers {
  fittings: FittingPrices;
}

export const defaultPriceNumbers: PriceNumbers = {
  wastePercent: 12,
  hdfBani: 2200,
  drawerBoardBani: 7800,
  thinEdgeBani: 400,
  thickEdgeBani: 600,
  hourBani: 9000,
  bodyMinutes: 45,
  boardMinutes: 4,
  edgeMinutes: 1.5,
  doorMinutes: 12,
  hingeMinutes: 3,
  drawerMinutes: 25,
  slidingDoorMinutes: 30,
  cutMinutes: 6,
  bevelMinutes: 4,
  moduleMinutes: 30,
  worktopBani: 18_500,
  cutOutBani: 6000,
  worktopCornerBani: 14_000,
  marginPercent: 35,
  leadFromDays: 30,
  leadToDays: 45,
};

/** What a fitting costs where the owner's table does not say it. */
export const defaultFittingPrices: FittingPrices = {
  connector: 60,
  eccentric: 150,
  hinge: 1400,
  "half-hinge": 1400,
  "wide-hinge": 2200,
  "free-hinge": 1400,
  "free-half-hinge": 1400,
  "free-wide-hinge": 2200,
  "angle-hinge": 2600,
  "free-angle-hinge": 2600,
  "drawer-opener": 2500,
  "shelf-pin": 30,
  rail: 3500,
  "rail-support": 800,
  "pull-out-rail": 1800,
  "recessed-pull": 900,
  "push-latch": 600,
  mirror: 14_000,
  "pull-out": 18_000,
  "light-strip": 4500,
  "light-driver": 6500,
  glide: 300,
  "wall-kit": 1200,
  "sliding-track": 26_000,
  "sliding-fittings": 9000,
  "drawer-screw": 5,
  "drawer-front-screw": 5,
  "hinge-screw": 5,
  "runner-screw": 5,
  "short-screw": 5,
  "handle-screw": 5,
  "spacer-screw": 5,
  "strip-screw": 5,
  "panel-screw": 5,
  "body-bolt": 250,
  "opening-stop": 350,
  bracket: 350,
  leg: 400,
  "plinth-clip": 120,
  hanger: 1200,
  "hanging-rail": 1800,
  "sink-liner": 4500,
  "cutlery-tray": 5500,
  "narrow-module": 32_000,
  "air-grille": 1500,
  "worktop-bolt": 900,
  "worktop-edge": 2500,
  runners: [
    [250, 4800],
    [300, 5250],
    [350, 5700],
    [400, 6150],
    [450, 6600],
    [500, 7050],
    [550, 7500],
  ],
};

export const defaultPriceList: PriceList = {
  ...defaultPriceNumbers,
  fittings: defaultFittingPrices,
};

/** What the chosen decors and handle cost without VAT: per square metre, a piece. */
export interface ChosenPrices {
  bodyBani: number;
  frontBani: number;
  /** Of one handle, or of what is fitted where fronts are pushed to open. */
  handleBani: number;
}

/**
 * The price of a length among those of some lengths, shorter first. One without a price of its own is on the line
 * through those of its neighbours, beyond the longest on that of the last two; a shorter one costs as much as the
 * shortest.
 */
export function priceOfLength(prices: FittingPrices["runners"], length: number): number {
  const next = prices.findIndex(([own]) => own >= length);
  const longer = prices.at(next);
  if (!longer) return 0;
  const shorter = prices[prices.indexOf(longer) - 1];
  if (!shorter || longer[0] === length) return longer[1];
  const step = (longer[1] - shorter[1]) / (longer[0] - shorter[0]);
  // Beyond the longest a dearer short one makes none cheaper.
  const beyond = next === -1 ? Math.max(0, step) : step;
  return longer[1] + (length - longer[0]) * beyond;
}
