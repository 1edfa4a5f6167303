import type { Change } from "../change";
import type { Column, Design, Zone } from "../design";
import { most } from "../limits";
import type { ClearZone } from "../piece";
import type { Chosen, Rules } from "../rules";
import { layOut } from "./layout";
import { clearUnder, lowestHighest, rearCuts, type RearCut } from "./rear-cut";

/** What stays above drawers that end where they can run. */
const emptyZone: Zone = { height: null, front: "open", inside: "shelves", count: 0 };

/** How much lower than the opening of its front a drawer's box ends, in mm. */
function aboveBox({ thickness }: Pick<Design, "thickness">, { drawer, outerGap }: Rules): number {
  return outerGap + (drawer.aroundBox + 2 * (thickness - 18)) / 2;
}

/** How high the highest box of a zone of drawers ends at most, in mm from the floor. */
export function drawersEnd(
  { y, clear }: Pick<ClearZone, "y" | "clear">,
  isHighest: boolean,
  design: Pick<Design, "thickness" | "height">,
  rules: Rules,
): number {
  const top = isHighest ? design.height : y + clear + design.thickness / 2;
  return top - aboveBox(design, rules);
}

/** How many drawers of a front each a height holds, in mm. */
export function mostDrawers(
  clear: number,
  { thickness }: Pick<Design, "thickness">,
  rules: Rules,
): number {
  const { lowestBox, aroundBox } = rules.drawer;
  const each = lowestBox + aroundBox + 2 * (thickness - 18);
  return Math.floor((clear + rules.frontGap) / (each + rules.frontGap));
}

/**
 * Under a slanted top drawers end where the shortest runner still fits behind the highest of them, and a zone stays
 * open above; what is too low for that is for others to say (fit-zones.ts).
 */
export function lowerDrawers(
  design: Design,
  cut: RearCut,
  chosen: Chosen,
  rules: Rules,
  note: (change: Change) => void,
): Design {
  const { shortestRunner, behindRunner } = rules.drawer;
  const deep = shortestRunner + behindRunner;
  if (design.depth < deep) return design;
  const { bodies, firstColumns } = layOut(design, chosen, rules);
  const { thickness: t } = design;
  const runs = clearUnder(cut, deep);
  const shelf = clearUnder(cut, rearCuts.leastShelf + rules.back.inset) - t;
  const columns = [...design.columns];
  for (const [index, body] of bodies.entries()) {
    for (const [at, { zones }] of body.columns.entries()) {
      const column = firstColumns[index]! + at;
      columns[column] = lowered(columns[column]!, zones, column);
    }
  }
  return { ...design, columns };

  function lowered(column: Column, zones: ClearZone[], index: number): Column {
    const last = zones.at(-1)!;
    // Drawers that nothing closes get fronts of their own.
    const isDrawers = ({ front, inside }: Zone) =>
      front === "drawers" || (front === "open" && inside === "drawers");
    const zone = zones.findIndex(
      (one) => isDrawers(one) && drawersEnd(one, one === last, design, rules) > runs,
    );
    const first = zones[zone];
    if (!first) return column;
    const top = last.y + last.clear;
    const ends = Math.min(
      runs + aboveBox(design, rules) - t / 2,
      shelf,
      top - lowestHighest(top, cut, rules) - t,
    );
    const height = Math.floor(ends - first.y);
    const isLast = first === last;
    if (mostDrawers(height, design, rules) < 1 || height < rules.lowestZone) return column;
    if (height >= first.clear || (isLast && zones.length >= most.zones)) return column;
    note({ why: "slope-drawers-low", column: index, zone, from: first.clear, to: height });
    const own = column.zones.map((one, at) => (at === zone ? { ...one, height } : one));
    if (isLast) return { ...column, zones: [...own, emptyZone] };
    // The highest one takes what is left.
    const rest = own.map((one, at) => (at === own.length - 1 ? { ...one, height: null } : one));
    return { ...column, zones: rest };
  }
}
