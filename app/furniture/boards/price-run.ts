import { runHardwareCodes, type Board, type Piece } from "./piece";
import { priceWith, type Price, type Vat } from "./price";
import type { ChosenPrices, PriceList } from "./price-list";
import { priceGroups, quantitiesOf, type Article, type Quantity } from "./quantities";
import { ratesOf, workRate, type Rates } from "./rates";

/**
 * The price of a kitchen or vanity: as of any piece (`priceOf`), but with the minutes of a module for each body, and
 * worktops by the metre with their cut-outs and mitred corners.
 */
export function priceOfRun(
  piece: Piece,
  chosen: ChosenPrices,
  priceList: PriceList,
  vat: Vat,
): Price {
  return priceWith(runQuantitiesOf(piece), runRatesOf, chosen, priceList, vat);
}

/** All that a run is paid for, in the order of a bill. */
export function runQuantitiesOf(piece: Piece): Quantity[] {
  const { boards } = piece;
  const worktops = boards.filter(({ stock }) => stock === "worktop");
  const metres = worktops.reduce((sum, { length }) => sum + length, 0) / 1000;
  const cutOuts = worktops.flatMap(({ machining }) =>
    machining.filter(({ kind }) => kind === "cut-out"),
  );
  // Appliances and what is bought whole have no body of ours.
  const modules = new Set(boards.flatMap(({ name, body }) => (name === "bottom" ? [body] : [])));
  const own: Quantity[] = [
    row("material", "worktop-board", metres, "m"),
    row("material", "cut-out", cutOuts.length, "piece"),
    row(
      "material",
      "worktop-corner",
      worktops.reduce((sum, one) => sum + cornersOf(one), 0),
      "piece",
    ),
    row("work", "module-work", modules.size, "piece"),
  ];
  const all = quantitiesOf(piece).filter(({ article }) => !replaced.includes(article));
  return [...all, ...own]
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => priceGroups.indexOf(one.group) - priceGroups.indexOf(other.group));
}

/** What is paid for in another way; of a run's boards worktops alone are cut obliquely, at its corners. */
const replaced: readonly Article[] = ["body-work", "cut-work"];

/** Of how many corners a worktop is a part: two that meet there are mitred, half a corner each. */
export function cornersOf({ cuts = [] }: Pick<Board, "cuts">): number {
  return cuts.length / 2;
}

function row(
  group: Quantity["group"],
  article: Quantity["article"],
  quantity: number,
  unit: Quantity["unit"],
): Quantity {
  return { group, article, quantity, unit, length: 0 };
}

/** The rates of a price list with those of runs alone. */
function runRatesOf(priceList: PriceList, factor: number): Rates {
  const { fittings, worktopBani, cutOutBani, worktopCornerBani } = priceList;
  return {
    ...ratesOf(priceList, factor),
    ...Object.fromEntries(runHardwareCodes.map((code) => [code, fittings[code] * factor])),
    "worktop-board": worktopBani * factor,
    "cut-out": cutOutBani * factor,
    "worktop-corner": worktopCornerBani * factor,
    "module-work": workRate("moduleMinutes", priceList, factor),
  };
}
