import type { ChosenPrices, PriceList } from "./price-list";
import type { Article, Quantity, WorkArticle } from "./quantities";

/**
 * What one of each article comes to in bani without VAT, parts of a ban included: a square metre with
 * what is left over of the sheets, a metre of band, a fitting, the work on one board or one metre.
 */
export interface Rates extends Record<Article, number> {
  /** How much more the next length of runners comes to, and a metre of rail beside its supports. */
  runnerStep: number;
  railMetre: number;
}

/** Those that the chosen decors and handle decide. */
export type ChosenRates = Record<"body" | "front" | "handle", number>;

/** The rates of a price list but for what is chosen; `factor` is 1 for what the workshop pays. */
export function ratesOf(priceList: PriceList, factor: number): Rates {
  const { drawerBoardBani, hdfBani, screwBani } = priceList;
  const work = Object.fromEntries(
    Object.entries(minutesOf).map(([article, minutes]) => [
      article,
      (priceList[minutes] * priceList.hourBani * factor) / 60,
    ]),
  ) as Record<WorkArticle, number>;
  return {
    "body-board": 0,
    "front-board": 0,
    "drawer-board": sheetRate(drawerBoardBani, priceList, factor),
    hdf: sheetRate(hdfBani, priceList, factor),
    "thin-edge": priceList.thinEdgeBani * factor,
    "thick-edge": priceList.thickEdgeBani * factor,
    hinge: priceList.hingeBani * factor,
    "half-hinge": priceList.hingeBani * factor,
    "wide-hinge": priceList.wideHingeBani * factor,
    "runner-pair": priceList.runnerBani * factor,
    runnerStep: priceList.runnerStepBani * factor,
    connector: priceList.connectorBani * factor,
    // Its price is in the connector's.
    cap: 0,
    eccentric: priceList.eccentricBani * factor,
    // Its price is in the eccentric's.
    dowel: 0,
    // Which joint of two shelves has them changes with the size, and a larger piece may not cost less.
    "shelf-eccentric": priceList.connectorBani * factor,
    "shelf-pin": priceList.pinBani * factor,
    rail: priceList.railSupportsBani * factor,
    railMetre: priceList.railBani * factor,
    // Their price is in the rail's.
    "rail-support": 0,
    "pull-out-rail": priceList.pullOutRailBani * factor,
    handle: 0,
    "recessed-pull": priceList.recessedPullBani * factor,
    "push-latch": priceList.pushLatchBani * factor,
    glide: priceList.glideBani * factor,
    "wall-kit": priceList.wallKitBani * factor,
    "sliding-track": priceList.slidingTrackBani * factor,
    "sliding-fittings": priceList.slidingDoorBani * factor,
    "body-bolt": priceList.boltBani * factor,
    "drawer-screw": screwBani * factor,
    "drawer-front-screw": screwBani * factor,
    "hinge-screw": screwBani * factor,
    "runner-screw": screwBani * factor,
    "short-screw": screwBani * factor,
    "handle-screw": screwBani * factor,
    "spacer-screw": screwBani * factor,
    ...work,
  };
}

/** How long the work on one takes, in the price list. */
export const minutesOf = {
  "body-work": "bodyMinutes",
  "board-work": "boardMinutes",
  "edge-work": "edgeMinutes",
  "door-work": "doorMinutes",
  "hinge-work": "hingeMinutes",
  "drawer-work": "drawerMinutes",
  "sliding-door-work": "slidingDoorMinutes",
} as const satisfies Record<WorkArticle, keyof PriceList>;

/** A square metre of board in a piece, with what is left over of its sheet. */
export function sheetRate(bani: number, { wastePercent }: PriceList, factor: number): number {
  return bani * (1 + wastePercent / 100) * factor;
}

/** By how much everything is dearer for the customer, before VAT. */
export function sellingFactor({ marginPercent }: PriceList): number {
  return 1 + marginPercent / 100;
}

export function chosenRates(
  chosen: ChosenPrices,
  priceList: PriceList,
  factor: number,
): ChosenRates {
  return {
    body: sheetRate(chosen.bodyBani, priceList, factor),
    front: sheetRate(chosen.frontBani, priceList, factor),
    handle: chosen.handleBani * factor,
  };
}

/** The rates of a piece in its decors, with its handle. */
export function ratesWith(priceList: Rates, { body, front, handle }: ChosenRates): Rates {
  return {
    ...priceList,
    "body-board": body,
    "front-board": front,
    handle,
    // A front too small for its handle must not cost more than a larger one with it.
    "push-latch": Math.min(priceList["push-latch"], handle),
  };
}

/** What a quantity comes to, in whole bani. */
export function amountOf({ article, length, quantity }: Quantity, rates: Rates): number {
  return Math.round(quantity * rateOf(article, length, rates));
}

function rateOf(article: Article, length: number, rates: Rates): number {
  if (article === "rail") return (length / 1000) * rates.railMetre + rates.rail;
  if (article === "runner-pair") {
    return rates["runner-pair"] + Math.max(0, (length - 250) / 50) * rates.runnerStep;
  }
  return rates[article];
}
