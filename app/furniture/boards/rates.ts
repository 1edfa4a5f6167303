import { isByMetre } from "./piece";
import {
  priceOfLength,
  pricedAs,
  type ChosenPrices,
  type FittingPrices,
  type PriceList,
  type PriceNumbers,
} from "./price-list";
import type { Article, Quantity, RunArticle, WorkArticle } from "./quantities";

/**
 * What one of each article comes to in bani without VAT, parts of a ban included: a square metre with
 * what is left over of the sheets, a metre of band, a fitting, the work on one board or one metre.
 */
export interface Rates
  extends
    Record<Exclude<Article, "runner-pair" | RunArticle>, number>,
    Partial<Record<RunArticle, number>> {
  /** Pairs of runners by their length, and a metre of rail beside its supports. */
  runners: FittingPrices["runners"];
  railMetre: number;
}

/** Those that the chosen decors and handle decide. */
export type ChosenRates = Record<"body" | "front" | "handle", number>;

/** The rates of a price list but for what is chosen; `factor` is 1 for what the workshop pays. */
export function ratesOf(priceList: PriceList, factor: number): Rates {
  const { drawerBoardBani, hdfBani, fittings } = priceList;
  const work = Object.fromEntries(
    Object.entries(designMinutes).map(([article, minutes]) => [
      article,
      workRate(minutes, priceList, factor),
    ]),
  ) as Record<keyof typeof designMinutes, number>;
  return {
    "body-board": 0,
    "front-board": 0,
    "drawer-board": sheetRate(drawerBoardBani, priceList, factor),
    hdf: sheetRate(hdfBani, priceList, factor),
    "thin-edge": priceList.thinEdgeBani * factor,
    "thick-edge": priceList.thickEdgeBani * factor,
    connector: fittings.connector * factor,
    // Its price is in the connector's.
    cap: 0,
    eccentric: fittings.eccentric * factor,
    // Its price is in the eccentric's.
    dowel: 0,
    "shelf-eccentric": fittings[pricedAs["shelf-eccentric"]] * factor,
    hinge: fittings.hinge * factor,
    "half-hinge": fittings["half-hinge"] * factor,
    "wide-hinge": fittings["wide-hinge"] * factor,
    "free-hinge": fittings["free-hinge"] * factor,
    "free-half-hinge": fittings["free-half-hinge"] * factor,
    "free-wide-hinge": fittings["free-wide-hinge"] * factor,
    "angle-hinge": fittings["angle-hinge"] * factor,
    "free-angle-hinge": fittings["free-angle-hinge"] * factor,
    "drawer-opener": fittings["drawer-opener"] * factor,
    runners: fittings.runners.map(([length, bani]) => [length, bani * factor] as const),
    "shelf-pin": fittings["shelf-pin"] * factor,
    rail: fittings["rail-support"] * factor,
    railMetre: fittings.rail * factor,
    // Their price is in the rail's.
    "rail-support": 0,
    "pull-out-rail": fittings["pull-out-rail"] * factor,
    handle: 0,
    "recessed-pull": fittings["recessed-pull"] * factor,
    "push-latch": fittings["push-latch"] * factor,
    mirror: fittings.mirror * factor,
    "pull-out": fittings["pull-out"] * factor,
    "light-strip": fittings["light-strip"] * factor,
    "light-driver": fittings["light-driver"] * factor,
    glide: fittings.glide * factor,
    "wall-kit": fittings["wall-kit"] * factor,
    "sliding-track": fittings["sliding-track"] * factor,
    "sliding-fittings": fittings["sliding-fittings"] * factor,
    "drawer-screw": fittings["drawer-screw"] * factor,
    "drawer-front-screw": fittings["drawer-front-screw"] * factor,
    "hinge-screw": fittings["hinge-screw"] * factor,
    "runner-screw": fittings["runner-screw"] * factor,
    "short-screw": fittings["short-screw"] * factor,
    "handle-screw": fittings["handle-screw"] * factor,
    "spacer-screw": fittings["spacer-screw"] * factor,
    "strip-screw": fittings["strip-screw"] * factor,
    "panel-screw": fittings["panel-screw"] * factor,
    "body-bolt": fittings["body-bolt"] * factor,
    "opening-stop": fittings["opening-stop"] * factor,
    bracket: fittings.bracket * factor,
    ...work,
  };
}

/** What work of so many minutes in the price list comes to. */
export function workRate(
  minutes: keyof PriceNumbers,
  priceList: PriceNumbers,
  factor: number,
): number {
  return (priceList[minutes] * priceList.hourBani * factor) / 60;
}

/** How long the work on one takes, in the price list. */
const designMinutes = {
  "body-work": "bodyMinutes",
  "board-work": "boardMinutes",
  "edge-work": "edgeMinutes",
  "door-work": "doorMinutes",
  "hinge-work": "hingeMinutes",
  "drawer-work": "drawerMinutes",
  "sliding-door-work": "slidingDoorMinutes",
  "cut-work": "cutMinutes",
  "bevel-work": "bevelMinutes",
} as const satisfies Partial<Record<WorkArticle, keyof PriceNumbers>>;

export const minutesOf = {
  ...designMinutes,
  "module-work": "moduleMinutes",
} as const satisfies Record<WorkArticle, keyof PriceNumbers>;

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
  if (article === "runner-pair") return priceOfLength(rates.runners, length);
  return isByMetre(article) ? (length / 1000) * rates[article]! : rates[article]!;
}
