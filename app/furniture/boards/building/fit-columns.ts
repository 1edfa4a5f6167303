import type { Step } from "../change";
import {
  fallsAcross,
  isSlanted,
  isStepped,
  slopeBodies,
  type Column,
  type Design,
  type LegCorner,
  type Zone,
} from "../design";
import { longestBoard, most, widestLeaf } from "../limits";
import type { Body, ClearZone } from "../piece";
import { widestColumn, type Chosen, type Rules } from "../rules";
import { firstColumn } from "./corner";
import { fitDiagonalColumn } from "./diagonal/fit-inside";
import { leastDoor } from "./fit-corner";
import { coveredBy } from "./fit-fronts";
import { divideSlanted, endsOf, lowestUnder, widestUnder } from "./fit-slanted";
import { layOut } from "./layout";
import { isSlantedBody } from "./slant";

/**
 * As many columns as the boards carry: none wider than a shelf bears, none too narrow to be of use, no
 * body wider than its sheet; along a slope as many as there may be bodies. Widths that cannot stand together are
 * shared out equally.
 */
export const fitColumns: Step = (wish, chosen, rules, note) => {
  const { place } = wish;
  if (place.kind === "diagonal") return fitDiagonalColumn(wish, chosen, rules, note);
  const corner = place.kind === "free" ? place.corner : undefined;
  const isLast = corner?.side === "right";
  const greatest = corner ? legColumns : most.columns;
  let design = {
    ...wish,
    columns: isLast ? wish.columns.slice(-greatest) : wish.columns.slice(0, greatest),
  };
  if (corner && design.columns.length < wish.columns.length) {
    note({ why: "column-too-narrow", from: wish.columns.length, to: greatest });
  }
  if (design.columns.length === 0) {
    design.columns = [{ width: null, zones: [emptyZone] }];
  }
  const before = design.columns.length;
  if (isSlanted(place)) {
    const suits = (one: Design) => isPossible(one, chosen, rules);
    return divideSlanted(design, suits, () => fullest(design, chosen, rules), chosen, rules, note);
  }
  if (!isPossible(design, chosen, rules) && design.columns.some(({ width }) => width !== null)) {
    const shared = { ...design, columns: design.columns.map(withoutWidth) };
    // Only the widths that were asked for are at fault where equal ones do.
    if (isPossible(shared, chosen, rules)) {
      note({ why: "columns-shared", from: before, to: before });
      return shared;
    }
    design = shared;
  }
  if (isPossible(design, chosen, rules)) return design;
  const like = fullest(design, chosen, rules);
  const counts = Array.from({ length: greatest }, (_, index) => index + 1);
  const offered = counts
    .sort((one, other) => Math.abs(one - before) - Math.abs(other - before))
    .map((columns) => ({ ...design, columns: resized(design.columns, columns, like, isLast) }))
    .flatMap((one) => (corner ? [one, withNarrowest(one, corner, chosen, rules)] : [one]));
  const suits = (one: Design) => isPossible(one, chosen, rules);
  const closed = offered.find(suits);
  // Where no single door is carried beside a corner there is none.
  const nearest = closed ?? (corner && offered.map((one) => opened(one, corner)).find(suits));
  if (!nearest) return design;
  const to = nearest.columns.length;
  if (corner && !closed) {
    note({ why: "corner-open", column: firstColumn(corner, to), from: 0, to: 0 });
  }
  const fewer = to < before ? "column-too-narrow" : "columns-shared";
  const why = to > before ? "column-too-wide" : fewer;
  if (closed || to !== before) {
    note({ why: fallsAcross(design.place) ? "slope-columns" : why, from: before, to });
  }
  return nearest;
};

const emptyZone = { height: null, front: "open", inside: "shelves", count: 2 } as const;

/** A leg in a corner has fewer columns than a piece may have elsewhere. */
const legColumns = 6;

/** Fewer columns are the first ones, or the last ones of a leg whose corner is at its end. */
function resized(columns: Column[], count: number, like: Column, isLast: boolean): Column[] {
  const before = isLast ? columns.length - count : 0;
  return Array.from({ length: count }, (_, index) => columns[before + index] ?? like);
}

/** The same leg with its first column as narrow as it may be, so that one door closes it. */
function withNarrowest(design: Design, corner: LegCorner, chosen: Chosen, rules: Rules): Design {
  const { columns } = design;
  const first = firstColumn(corner, columns.length);
  const door = corner.isThrough ? leastDoor(design, chosen, rules) : 0;
  const beside = coveredBy(0, sidesOf(columns.length, corner), design.thickness, rules);
  const width = Math.max(rules.narrowestColumn, Math.ceil(door - beside));
  return { ...design, columns: columns.map((one, at) => (at === first ? { ...one, width } : one)) };
}

/** The same leg without doors before its first column. */
function opened(design: Design, corner: LegCorner): Design {
  const first = firstColumn(corner, design.columns.length);
  const columns = design.columns.map((one, at) => (at === first ? withoutDoors(one) : one));
  return { ...design, columns };
}

function withoutDoors({ width, zones }: Column): Column {
  const open = ({ front }: Zone) => (front === "drawers" ? front : ("open" as const));
  return { width, zones: zones.map((zone) => ({ ...zone, front: open(zone) })) };
}

/** How many sides of its body the first column of a leg touches, among so many. */
function sidesOf(columns: number, { isThrough }: LegCorner): number {
  return (isThrough ? 0 : 1) + (columns === 1 ? 1 : 0);
}

/**
 * The column that more of them are like: the one with the most boards across its width. Of a lesser one
 * more would leave less to the others, and a wider piece could cost less.
 */
function fullest(design: Design, chosen: Chosen, rules: Rules): Column {
  const standing = layOut(design, chosen, rules).bodies.filter(({ isTopBox }) => !isTopBox);
  const across = standing.flatMap(({ columns }) =>
    columns.map(({ zones }) =>
      zones.reduce((sum, { front, clear, count, mirror, light }) => {
        const closed = front === "open" ? 0 : clear;
        // A mirror is about as dear as its door, a light as a board.
        const boards = count + (light ? 2 : 1);
        return sum + closed + (mirror ? clear : 0) + boards * design.depth;
      }, 0),
    ),
  );
  return design.columns[across.lastIndexOf(Math.max(...across))]!;
}

function withoutWidth(column: Column): Column {
  return { ...column, width: null };
}

function isPossible(design: Design, chosen: Chosen, rules: Rules): boolean {
  const { thickness, place, columns } = design;
  const areBodies = isStepped(place);
  const isAcross = fallsAcross(place);
  const { least, most: greatest, narrowest } = slopeBodies;
  if (areBodies && (columns.length < least || columns.length > greatest)) return false;
  const limit = longestBoard(design, chosen, rules);
  const widest = widestColumn(thickness, rules);
  // Zones that are still too low for a body under a slope are made as high as they have to be.
  const lowest = place.kind === "slope" ? rules.lowestZone : -Infinity;
  // Even a pair of doors covers no more.
  const behind = ({ front, clear }: ClearZone) =>
    front === "open" || front === "drawers"
      ? widest
      : 2 * (widestLeaf(Math.max(clear, lowest), design, chosen, rules) - thickness);
  const corner = place.kind === "free" ? place.corner : undefined;
  const first = corner && firstColumn(corner, columns.length);
  const { bodies } = layOut(design, chosen, rules);
  const isBeside = isSlanted(place);
  if (isBeside && !bodies.some(isSlantedBody)) return false;
  return bodies.every(
    (body) =>
      body.place.width <= limit &&
      (!isAcross || body.place.width >= narrowest) &&
      body.columns.every(({ width, zones }, at) => {
        if (body.slant && !isBelowTop(body, at)) return false;
        const hinged = body.slant ? zones.slice(0, -1) : zones;
        // Heights that do not stand together yet are no reason for a piece that does not slant.
        const within = ({ clear, ...zone }: ClearZone) =>
          behind({ ...zone, clear: isBeside ? Math.min(clear, body.place.height) : clear });
        const bearable = Math.min(widest, ...hinged.map(within));
        if (corner && at === first && !isDoor(width, zones, corner)) return false;
        return width >= rules.narrowestColumn && width <= bearable;
      }),
  );

  /** Whether a column is high enough at the low end of a slanted top, and one door closes it. */
  function isBelowTop(body: Body, at: number): boolean {
    const column = body.columns[at]!;
    const { y, clear, front } = column.zones.at(-1)!;
    if (y + clear - column.zones[0]!.y < lowestUnder(rules)) return false;
    if (front === "open" || front === "drawers") return true;
    const widestDoor = widestUnder(body, column, design, chosen, rules);
    return coveredBy(column.width, endsOf(body, at), thickness, rules) <= widestDoor;
  }

  /** Whether one door closes what is beside a corner, wide enough to reach through. */
  function isDoor(width: number, zones: ClearZone[], corner: LegCorner): boolean {
    const covered = coveredBy(width, sidesOf(columns.length, corner), thickness, rules);
    if (corner.isThrough && Math.floor(covered) < leastDoor(design, chosen, rules)) return false;
    return zones.every(({ front, clear }) => {
      const isHinged = front !== "open" && front !== "drawers";
      return !isHinged || covered <= widestLeaf(clear, design, chosen, rules);
    });
  }
}
