import type { Design } from "../design";
import type { ClearZone } from "../piece";
import type { Rules } from "../rules";
import { clearUnder, depthUnder, rearCuts, type RearCut } from "./rear-cut";
import { slants } from "./slant";

/** Where a rail hangs: under what, how deep the piece is there in mm, and whether it is pulled out. */
interface RailPlace {
  ceiling: number;
  depth: number;
  isPullOut: boolean;
  /** How far below that it hangs. */
  below: number;
  /** Whether a fixed shelf is at that ceiling, and not the zone's own. */
  hasShelf: boolean;
}

/**
 * A rail under a shelf that leaves room for hats, or under the zone's own ceiling where it is too low for both. A piece
 * too shallow for hangers gets a rail that is pulled out. Under a slanted top both hang where there is their depth, a
 * rail that is pulled out beneath a level board so deep; undefined where too little height stays below. `isUnder` says
 * that the zone ends below a top that slants along the width: nothing is pulled out there.
 */
export function railIn(
  zone: ClearZone,
  isHighest: boolean,
  { thickness, depth: whole, sliding }: Pick<Design, "thickness" | "depth" | "sliding">,
  cut: RearCut | undefined,
  { rail, sliding: { tracks }, back }: Rules,
  isUnder = false,
): RailPlace | undefined {
  const { leastDepth, pullOutDepth, leastHeight, hatSpace, underShelf: below } = rail;
  const hasShelf = zone.clear >= leastHeight + thickness + hatSpace;
  const top = zone.y + zone.clear;
  const usual = hasShelf ? top - hatSpace - thickness : top;
  const inside = whole - (sliding > 0 ? tracks : 0);
  if (isUnder) {
    if (zone.clear < leastHeight || inside < leastDepth) return undefined;
    return { ceiling: top, depth: inside, isPullOut: false, below: slants.rail, hasShelf: false };
  }
  if (!cut)
    return { ceiling: usual, depth: inside, isPullOut: inside < leastDepth, below, hasShelf };
  const lowest = zone.y + leastHeight;
  const under = (deep: number) => Math.floor(clearUnder(cut, deep));
  if (inside >= leastDepth) {
    const shelf = hasShelf ? under(rearCuts.leastShelf + back.inset) - thickness : Infinity;
    const ceiling = Math.min(usual, under(leastDepth) + below, shelf);
    const depth = depthUnder(cut, ceiling - below);
    if (ceiling >= lowest) return { ceiling, depth, isPullOut: false, below, hasShelf };
  }
  const ceiling = hasShelf ? Math.min(usual, under(pullOutDepth) - thickness) : usual;
  const above = hasShelf || !isHighest ? depthUnder(cut, ceiling + thickness) : cut.flat;
  if (ceiling < lowest || above < pullOutDepth) return undefined;
  return { ceiling, depth: above, isPullOut: true, below, hasShelf };
}
