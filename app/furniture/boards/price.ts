import type { Piece } from "./piece";
import type { ChosenPrices, PriceList } from "./price-list";
import {
  priceGroups,
  quantitiesOf,
  type Article,
  type PriceGroup,
  type Quantity,
  type WorkArticle,
} from "./quantities";
import {
  amountOf,
  ratesOf,
  chosenRates,
  minutesOf,
  ratesWith,
  sellingFactor,
  type Rates,
} from "./rates";

/** A row as staff see it: so many units at a price, in whole bani without VAT. */
interface PriceRow {
  group: PriceGroup;
  article: Article;
  /** Of one, in mm, for fittings that come in lengths. */
  length?: number;
  quantity: number;
  unit: Quantity["unit"] | "minute";
  bani: number;
}

/** What the customer pays. */
export interface SellingPrice {
  /** Without VAT, in bani. */
  netBani: number;
  /** For one, in whole lei, as the shop shows prices. */
  totalBani: number;
  /** The parts of the total that the customer is shown; they add up to it. */
  groups: Record<PriceGroup, number>;
}

export interface Price extends SellingPrice {
  rows: PriceRow[];
  /** The sum of the rows, and what is earned beyond it, without VAT. */
  costBani: number;
  marginBani: number;
}

export interface Vat {
  percent: number;
  /** Whether prices are shown with VAT. */
  isIncluded: boolean;
}

/**
 * The price of a piece (workshop rules): (materials + fittings + work) × (1 + margin), with VAT where the
 * shop's prices include it, rounded up to a leu at the end. Every row is in whole bani, at what it costs
 * and at what it is sold for, so that the browser, which knows only the second, comes to the same
 * leu. A piece that grows never costs less.
 */
export function priceOf(piece: Piece, chosen: ChosenPrices, priceList: PriceList, vat: Vat): Price {
  return priceWith(quantitiesOf(piece), ratesOf, chosen, priceList, vat);
}

/** The same of quantities, at the rates of a price list. */
export function priceWith(
  quantities: Quantity[],
  listRates: typeof ratesOf,
  chosen: ChosenPrices,
  priceList: PriceList,
  vat: Vat,
): Price {
  const ratesAt = (factor: number) =>
    ratesWith(listRates(priceList, factor), chosenRates(chosen, priceList, factor));
  const costs = ratesAt(1);
  const rows = quantities
    .map((needed): PriceRow => {
      const { group, article, length, quantity, unit } = needed;
      const bani = amountOf(needed, costs);
      const row = { group, article, quantity, unit, bani };
      if (group !== "work") return length > 0 ? { ...row, length } : row;
      const minutes = quantity * priceList[minutesOf[article as WorkArticle]];
      return { ...row, quantity: minutes, unit: "minute" };
    })
    .filter(({ quantity }) => quantity > 0);
  const costBani = rows.reduce((all, { bani }) => all + bani, 0);
  const selling = sold(quantities, ratesAt(sellingFactor(priceList)), vat);
  return { ...selling, rows, costBani, marginBani: selling.netBani - costBani };
}

/** What a piece is sold for, from rates with the margin in them. */
export function sellingPrice(piece: Piece, rates: Rates, vat: Vat): SellingPrice {
  return sold(quantitiesOf(piece), rates, vat);
}

function sold(quantities: Quantity[], rates: Rates, vat: Vat): SellingPrice {
  const net = { material: 0, fronts: 0, fittings: 0, work: 0 };
  for (const needed of quantities) net[needed.group] += amountOf(needed, rates);
  const netBani = priceGroups.reduce((all, group) => all + net[group], 0);
  const tax = vat.isIncluded ? 1 + vat.percent / 100 : 1;
  const totalBani = Math.ceil(Math.round(netBani * tax) / 100) * 100;
  const groups = { ...net };
  for (const group of priceGroups) {
    groups[group] = Math.round((totalBani * net[group]) / netBani);
  }
  // What rounding leaves over is work.
  groups.work += totalBani - priceGroups.reduce((all, group) => all + groups[group], 0);
  return { netBani, totalBani, groups };
}
