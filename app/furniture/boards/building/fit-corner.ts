import type { Change, Step } from "../change";
import { blindColumn, type Column, type Corner, type Design, type Leg, type Zone } from "../design";
import {
  ceilingOf,
  highestRaised,
  longestBoard,
  sizeLimits,
  widestLeaf,
  type Measure,
} from "../limits";
import {
  frontThicknessOf,
  hdfSheet,
  usable,
  widestColumn,
  type Chosen,
  type Rules,
} from "../rules";
import { clamp } from "./clamp";
import { beyondLeg, blindWidth, legDesigns, measureCorner, type LegDesign } from "./corner";

type Note = (change: Change) => void;

/**
 * The sizes of a piece in a corner: both legs as deep and as high as there is room, each no longer than its wall and
 * its boards; beside a wall it fills what is left of its own.
 */
export function fitInCorner(
  wish: Design,
  place: Corner,
  chosen: Chosen,
  rules: Rules,
  note: Note,
): Design {
  const design = withLegs({ ...wish, sliding: 0, topBox: 0 });
  if (wish.sliding > 0) note({ why: "corner-sliding", from: wish.sliding, to: 0 });
  if (wish.topBox > 0) note({ why: "corner-top-box", from: wish.topBox, to: 0 });
  const blind = blindColumn(design)!;
  const { width } = design.columns[blind]!;
  if (width !== null) note({ why: "corner-blind", column: blind, zone: 0, from: width, to: 0 });
  design.columns = design.columns.map((one, at) => (at === blind ? { ...one, width: null } : one));
  const { depth, height } = sizeLimits[design.kind];
  const set = (measure: Measure, to: number, lessWhy: Change["why"]) => {
    const from = design[measure];
    if (to !== from) note({ why: to > from ? "too-small" : lessWhy, measure, from, to });
    design[measure] = to;
  };
  const deepest = deepestInCorner(design, place, chosen, rules);
  const isDeep = deepest >= depth.max;
  const deep = clamp(design.depth, Math.min(depth.min, deepest), Math.min(depth.max, deepest));
  set("depth", deep, isDeep ? "too-large" : "corner-depth");
  const board = longestBoard(design, chosen, rules);
  const sheet = Math.min(board, usable(hdfSheet(rules), rules).length);
  const raised = highestRaised(ceilingOf(place), design.depth, rules);
  const highest = Math.min(height.max, sheet, raised);
  const why = highest === height.max ? "too-large" : sheet < raised ? "way-in" : "raised";
  set("height", clamp(design.height, height.min, highest), why);
  const front = frontThicknessOf(chosen.front);
  for (const { design: own, widest, wall } of legDesigns(design, front, rules)!) {
    const isThrough = own.place.corner.isThrough;
    const longest = longestBoard(own, chosen, rules);
    const fills = place.ends[wall] === "wall" && widest <= longest;
    const least = leastWidth(own, chosen, rules);
    const to = Math.max(least, fills ? widest : Math.min(own.width, widest, longest));
    if (to === own.width) continue;
    const measure = "width" as const;
    const leg = isThrough ? undefined : { leg: true as const };
    const reason = to === longest ? "way-in" : to === least ? "too-small" : "corner-wall";
    note({ why: reason, measure, from: own.width, to, ...leg });
    if (isThrough) design.width = to;
    else design.leg = { ...design.leg, width: to };
  }
  return design;
}

/** A design that was for another place has one leg, and no column in a corner. */
function withLegs(design: Design): Design & { leg: Leg } {
  const { columns, width, leg = { width, columns: columns.slice(0, 1) } } = design;
  if (design.leg && columns.length > 1) return { ...design, leg };
  const isFirst = blindColumn(design) === 0;
  return { ...design, leg, columns: isFirst ? [empty, ...columns] : [...columns, empty] };
}

const empty: Column = {
  width: null,
  zones: [{ height: null, front: "open", inside: "shelves", count: 2 }],
};

/** How deep legs may be, in mm, so that what is beside the corner is wide enough on either wall. */
function deepestInCorner(design: Design, place: Corner, chosen: Chosen, rules: Rules): number {
  const { thickness: t } = design;
  const front = frontThicknessOf(chosen.front);
  const { begins, from } = measureCorner(place, 0, front, rules);
  const [through, against] = legDesigns(design, front, rules)!;
  const beyond = ({ wall }: LegDesign) => beyondLeg(design, wall, front, rules);
  const leg = place.walls[against.wall] - begins - beyond(against) - leastAgainst(t, rules);
  const room = place.walls[through.wall] - from - beyond(through);
  const widest = Math.min(room, longestBoard(through.design, chosen, rules));
  const beside = besideBlind(t, leastDoor(design, chosen, rules), rules);
  const blind = Math.min(widestColumn(t, rules), Math.floor(widest - beside));
  return Math.min(leg, Math.floor(blind + from + 1.5 * t - begins));
}

/** The narrowest leg's body in mm. */
function leastWidth(own: LegDesign["design"], chosen: Chosen, rules: Rules): number {
  const { thickness, place } = own;
  if (!place.corner.isThrough) return leastAgainst(thickness, rules);
  const beside = besideBlind(thickness, leastDoor(own, chosen, rules), rules);
  return Math.ceil(blindWidth(place.corner, thickness) + beside);
}

/** The narrowest body that is set against the other leg, in mm. */
export function leastAgainst(thickness: number, { corner, narrowestColumn }: Rules): number {
  return Math.max(corner.leg, narrowestColumn + 2 * thickness);
}

/** How wide a body that runs through is at least beside its blind column, with a door so wide, all in mm. */
export function besideBlind(
  t: number,
  door: number,
  { outerGap, narrowestColumn }: Pick<Rules, "outerGap" | "narrowestColumn">,
): number {
  return Math.max(1.5 * t + door + 2 * outerGap, 3 * t + narrowestColumn);
}

/** The narrowest door beside the blind column, in mm: less where none so wide is carried. */
export function leastDoor(design: Design, chosen: Chosen, rules: Rules): number {
  const { height, plinth, thickness } = design;
  const clear = height - plinth - 2 * thickness;
  return Math.min(rules.corner.door, widestLeaf(clear, design, chosen, rules));
}

/** A step that looks at columns from side to side, on each leg of a piece in a corner: but for the blind column. */
export function besideCorner(step: Step): Step {
  return onLegs(step, (leg, blind) => {
    const { columns, width, thickness } = leg;
    const others = columns.filter((_, at) => at !== blind);
    return { ...leg, columns: others, width: width - columns[blind]!.width! - thickness };
  });
}

/** A step that looks at what is in columns, on each leg: the two beside each other in the corner hold shelves. */
export function insideCorner(step: Step): Step {
  return onLegs(step, (leg, blind, note) => {
    const beside = blind === 0 ? 1 : blind - 1;
    const columns = leg.columns.map((one, column) => {
      const tell = (zone: number, why: Change["why"]) =>
        note({ why, column, zone, from: 0, to: 0 });
      if (column === beside)
        return {
          ...one,
          zones: one.zones.map((zone, at) => shelved(zone, () => tell(at, "corner-inside"))),
        };
      if (column !== blind) return one;
      const [{ inside, count }] = one.zones as [Zone];
      const zone: Zone = {
        height: null,
        front: "open",
        inside: "shelves",
        count: inside === "shelves" ? count : 1,
      };
      if (JSON.stringify(one.zones) !== JSON.stringify([zone])) tell(0, "corner-blind");
      return { ...one, zones: [zone] };
    });
    return { ...leg, columns };
  });
}

/** Nothing is fixed to stiles but what lies on pins, in front and behind. */
function shelved(zone: Zone, tell: () => void): Zone {
  if (zone.inside === "shelves" && zone.front !== "drawers") return zone;
  tell();
  return {
    ...zone,
    front: zone.front === "drawers" ? "left" : zone.front,
    inside: "shelves",
    count: 1,
  };
}

/** Takes a step on both legs of a piece in a corner; the one that runs through is made ready for it. */
function onLegs(
  step: Step,
  ready: (leg: LegDesign["design"], blind: number, note: Note) => Design,
): Step {
  return (design, chosen, rules, note) => {
    const legs = legDesigns(design, frontThicknessOf(chosen.front), rules);
    if (!legs) return step(design, chosen, rules, note);
    const [through, against] = legs;
    const blind = blindColumn(design)!;
    const readied = ready(through.design, blind, note);
    const fitted = step(readied, chosen, rules, note).columns;
    // What is in columns leaves their widths as they are; that of the blind one follows from the other leg.
    const hasBlind = readied.columns.length === design.columns.length;
    const widths = design.columns.map(({ width }, at) => (at === blind ? null : width));
    const corner = { ...design.columns[blind]!, width: null };
    const columns = hasBlind
      ? fitted.map((one, at) => ({ ...one, width: widths[at]! }))
      : blind === 0
        ? [corner, ...fitted]
        : [...fitted, corner];
    const other = step(against.design, chosen, rules, ({ column, ...change }) =>
      note({
        ...change,
        leg: true,
        ...(column !== undefined && { column: columns.length + column }),
      }),
    );
    return { ...design, columns, leg: { width: against.design.width, columns: other.columns } };
  };
}
