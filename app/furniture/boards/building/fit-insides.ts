import type { Change } from "../change";
import { insidesOf, panelSides, type Design, type Zone } from "../design";
import { pullOutFor, pullOutWidths } from "../fittings";
import { most } from "../limits";
import type { ClearZone } from "../piece";
import type { Rules } from "../rules";
import { clamp } from "./clamp";
import { isUnderSlant, type Room } from "./fit-room";
import { INNER_BEHIND } from "./inner-drawers";
import { depthUnder } from "./rear-cut";

type Note = (change: Change) => void;

/** What shoes need above each shelf, in mm. */
const SHOE_ROOM = 160;

/**
 * The lowest zone that a light is let into the board over, and how far that goes on behind its groove, in mm: its last
 * housing, of 15, is 50 from the rear edge, and 5 of board stay between them.
 */
const LIT = { lowest: 200, behind: 63 };

/** What is clear in a zone between its boards and spacers, in mm: up from `y`, so deep, at a height maybe less. */
interface Clear {
  y: number;
  clear: number;
  width: number;
  depth: number;
  deepAt: (y: number) => number;
}

/**
 * How many shelves for shoes, or pull-outs, a zone holds of those that are wished; undefined where it holds none, and
 * why.
 */
export function fitSpecial(
  inside: "shoes" | "pull-outs",
  wished: number,
  room: Clear,
  { kind, thickness }: Pick<Design, "kind" | "thickness">,
  rules: Rules,
  note: Note,
): number | undefined {
  if (!insidesOf[kind].includes(inside)) {
    note({ why: `${inside}-kind`, from: 0, to: 0 });
    return undefined;
  }
  return inside === "shoes"
    ? fitShoes(wished, room, thickness, note)
    : fitPullOuts(wished, room, rules, note);
}

function fitShoes(
  wished: number,
  { y, clear, depth, deepAt }: Clear,
  thickness: number,
  note: Note,
): number | undefined {
  const least = 2 * SHOE_ROOM + thickness;
  const deep = deepAt(y + clear);
  if (deep < depth) note({ why: "shoes-depth", from: deep, to: depth });
  else if (clear < least) note({ why: "shoes-height", from: clear, to: least });
  else {
    const fitting = Math.floor((clear - SHOE_ROOM) / (SHOE_ROOM + thickness));
    const count = clamp(wished, 1, Math.min(fitting, most.shelves));
    if (count !== wished) note({ why: "shelves", from: wished, to: count });
    return count;
  }
  return undefined;
}

function fitPullOuts(
  wished: number,
  { y, clear, width, deepAt }: Clear,
  rules: Rules,
  note: Note,
): number | undefined {
  const { height, depth: runner, narrowest } = rules.pullOut;
  const deepest = INNER_BEHIND + runner + rules.drawer.behindRunner;
  const widest = pullOutWidths(rules).at(-1)!;
  // Under a slope to the back as many as run below it.
  const isDeep = (count: number) => deepAt(y + count * height) >= deepest;
  if (!isDeep(1)) note({ why: "pull-outs-depth", from: deepAt(y + height), to: deepest });
  else if (pullOutFor(width, rules) === undefined) {
    note({ why: "pull-outs-width", from: width, to: width < narrowest ? narrowest : widest });
  } else if (clear < height) note({ why: "pull-outs-height", from: clear, to: height });
  else {
    let count = clamp(wished, 1, Math.min(Math.floor(clear / height), most.drawers));
    while (!isDeep(count)) count -= 1;
    if (count !== wished) note({ why: "pull-outs", from: wished, to: count });
    return count;
  }
  return undefined;
}

/**
 * Whether doors may carry mirrors: those with hinges, as sliding ones are bored for their pulls, and where the
 * narrowest that close the zone are narrow enough for their hinges, all in mm.
 */
export function fitMirror(
  isHinged: boolean,
  narrowest: number,
  widest: number,
  note: Note,
): boolean {
  if (!isHinged) note({ why: "mirror-front", from: 0, to: 0 });
  else if (narrowest > widest) note({ why: "mirror-weight", from: narrowest, to: widest });
  return isHinged && narrowest <= widest;
}

/**
 * Whether a zone may be lit: not behind the fronts of drawers, which leave nothing to see, nor where too little is left
 * of the board above, under a slanted top or in a shallow body.
 */
export function fitLight(
  zone: ClearZone,
  front: Zone["front"],
  {
    cut,
    body,
    highest,
    design,
    rules,
  }: Pick<Room, "cut" | "body" | "highest" | "design" | "rules">,
  note: Note,
): boolean {
  const { behind, width } = rules.light;
  const needed = behind + width + LIT.behind;
  const above = zone.y + zone.clear + design.thickness;
  const shelf = (cut ? depthUnder(cut, above) : body.place.depth) - rules.back.inset;
  const level = cut && zone === highest ? cut.flat : shelf;
  const under = isUnderSlant(zone, { body, highest }) ? 0 : level;
  if (front === "drawers") note({ why: "light-drawers", from: 0, to: 0 });
  else if (zone.clear < LIT.lowest) note({ why: "light-height", from: zone.clear, to: LIT.lowest });
  else if (under < needed) {
    note({ why: "light-shelf", from: under, to: needed });
  } else return true;
  return false;
}

/** The panels of those that are wished where no wall stands. */
export function fitPanels({ panels, place }: Design, note: Note): Design["panels"] {
  if (!panels) return undefined;
  const wished = panels === "both" ? (["left", "right"] as const) : [panels];
  const [first, second] = wished.filter((side) => panelSides(place).includes(side));
  const to = second ? "both" : first;
  if (to !== panels) note({ why: "panel-wall", from: 0, to: 0 });
  return to;
}
