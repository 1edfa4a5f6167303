import type { Design } from "../design";
import type { ClearZone } from "../piece";
import type { Rules } from "../rules";
import { clearUnder, depthUnder, rearCuts, type RearCut } from "./rear-cut";

/** Where a rail hangs: under what, how deep the piece is there in mm, and whether it is pulled out. */
interface RailPlace {
  ceiling: number;
  depth: number;
  isPullOut: boolean;
  /** Whether a fixed shelf is at that ceiling, and not the zone's own. */
  hasShelf: boolean;
}

/**
 * A rail under a shelf that leaves room for hats, or under the zone's own ceiling where it is too low for both. A piece
 * too shallow for hangers gets a rail that is pulled out. Under a slanted top both hang where there is their depth, a
 * rail that is pulled out beneath a level board so deep; undefined where too little height stays below.
 */
export function railIn(
  zone: ClearZone,
  isHighest: boolean,
  { thickness, depth: whole, sliding }: Pick<Design, "thickness" | "depth" | "sliding">,
  cut: RearCut | undefined,
  { rail, sliding: { tracks }, back }: Rules,
): RailPlace | undefined {
  const { leastDepth, pullOutDepth, leastHeight, hatSpace, underShelf } = rail;
  const hasShelf = zone.clear >= leastHeight + thickness + hatSpace;
  const top = zone.y + zone.clear;
  const usual = hasShelf ? top - hatSpace - thickness : top;
  const inside = whole - (sliding > 0 ? tracks : 0);
  if (!cut) return { ceiling: usual, depth: inside, isPullOut: inside < leastDepth, hasShelf };
  const lowest = zone.y + leastHeight;
  const under = (deep: number) => Math.floor(clearUnder(cut, deep));
  if (inside >= leastDepth) {
    const shelf = hasShelf ? under(rearCuts.leastShelf + back.inset) - thickness : Infinity;
    const ceiling = Math.min(usual, under(leastDepth) + underShelf, shelf);
    const depth = depthUnder(cut, ceiling - underShelf);
    if (ceiling >= lowest) return { ceiling, depth, isPullOut: false, hasShelf };
  }
  const ceiling = hasShelf ? Math.min(usual, under(pullOutDepth) - thickness) : usual;
  const above = hasShelf || !isHighest ? depthUnder(cut, ceiling + thickness) : cut.flat;
  if (ceiling < lowest || above < pullOutDepth) return undefined;
  return { ceiling, depth: above, isPullOut: true, hasShelf };
}
