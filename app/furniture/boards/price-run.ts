import type { Piece } from "./piece";
import type { Price, Vat } from "./price";
import type { ChosenPrices, PriceList } from "./price-list";

/** The price of a kitchen or vanity: as of any piece, but with minutes for modules, worktops by the metre, cut-outs. */
export function priceOfRun(
  _piece: Piece,
  _chosen: ChosenPrices,
  _priceList: PriceList,
  _vat: Vat,
): Price {
  throw new Error("not yet");
}
