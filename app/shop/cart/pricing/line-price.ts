import { readConfiguration, priceWithOptions } from "~/furniture/configurator/configuration";
import type { Options } from "~/furniture/configurator/offered-options";

import type { CartLine } from "../cart-line";

/** Today's price of a line in bani, or undefined when its material or handle is gone. */
export function priceLine(
  priceBani: number,
  canonical: string,
  options: Options,
): number | undefined {
  if (canonical === "") return priceBani;
  const configuration = readConfiguration(canonical, options);
  return configuration && priceWithOptions(priceBani, configuration, options)?.totalBani;
}

/** Why a line cannot be ordered; null if it can. `price`: today's, undefined where none is offered. */
export function findProblem(
  line: Pick<CartLine, "configuration" | "quantity" | "stock_quantity" | "seen_price_bani">,
  price: number | undefined,
  isMade: boolean,
): CartLine["problem"] {
  if (price === undefined) return "unoffered";
  if (!isMade) return "unmade";
  if (line.configuration === "" && line.quantity > line.stock_quantity) return "short";
  return price === line.seen_price_bani ? null : "repriced";
}

/** Whether a line counts: pieces that are not sold, or not made so, do not. */
export function isSold({ problem }: CartLine): boolean {
  return problem !== "unavailable" && problem !== "unoffered" && problem !== "unmade";
}
