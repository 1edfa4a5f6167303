import { OFFICE } from "~/platform/format/office-money";

/** Thousandths of a ban in a leu. */
const LEU = 100_000;

/** What a unit costs, of thousandths of a ban: with a hundredth of a ban where that is in it. */
export function unitCostText(unitCost: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 4 };
  return `${(unitCost / LEU).toLocaleString(OFFICE, digits)} RON`;
}
