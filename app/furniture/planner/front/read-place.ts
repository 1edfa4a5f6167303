import {
  fallsAcross,
  isSlanted,
  runsLeft,
  squareCorner,
  type Corner,
  type Design,
  type Diagonal,
  type Kind,
  type Place,
  type Slope,
  type WallEnd,
  type WayIn,
} from "~/furniture/boards/design";
import { ceilingFromLow, sizeLimits } from "~/furniture/boards/limits";
import type { Rules } from "~/furniture/boards/rules";
import { startDesign, usualSizes } from "~/furniture/boards/start";
import { readLength } from "~/platform/format/read-length";

import { boundsOf, largest, type LengthFaults, type PlaceLength } from "./place-lengths";

/** The text of a field; undefined or empty where nothing is typed. */
export type ReadText = (name: string) => string | undefined;

/** The fields of the first step: choices as they are offered, lengths as they are typed. */
export interface PlaceFields {
  kind: Kind;
  where: Exclude<Place["kind"], "diagonal">;
  /** Whether one width and one height say all of a niche. */
  shape: "straight" | "uneven";
  /** Where a slope's low wall is, how bodies along it end above, and what is between them and the ceiling. */
  falls: Slope["falls"];
  style: "stepped" | "slanted";
  above: "closed" | "open";
  /** What stands in a corner: two legs, or one body with its door across. */
  cornerShape: "legs" | "diagonal";
  /** What the walls of a corner end at. */
  endLeft: WallEnd;
  endRight: WallEnd;
  walls: "none" | "left" | "right" | "both";
  way: "none" | WayIn["kind"];
}

export interface PlaceWish {
  kind: Kind;
  place: Place;
  wayIn: WayIn | null;
  /** Of the body; in a niche and under a slope only the depth is used, at most, in a corner not the width. */
  size: { width: number; height: number; depth: number };
}

/** What was typed of a place, each length by `reader`. Which lengths count depends on the choices. */
export function readPlace(
  fields: PlaceFields,
  text: ReadText,
  reader = readLength,
): { wish: PlaceWish; faults?: undefined } | { wish?: undefined; faults: LengthFaults } {
  const { kind, where, shape, walls, way, falls, style, above, cornerShape, endLeft, endRight } =
    fields;
  const faults: LengthFaults = {};
  const read = (name: PlaceLength, isOptional = false) => {
    const typed = text(name) ?? "";
    if (isOptional && typed === "") return 0;
    const { may, likely } = boundsOf(name, kind);
    const value = reader(typed, may, likely);
    if (value === undefined) faults[name] = may;
    return value ?? 0;
  };
  const readNiche = (): Place => {
    const isUneven = shape === "uneven";
    const [width, height] = isUneven ? [0, 0] : [read("nicheWidth"), read("nicheHeight")];
    return {
      kind: "niche",
      widths: isUneven
        ? [read("bottomWidth"), read("middleWidth"), read("topWidth")]
        : [width, width, width],
      heights: isUneven ? [read("leftHeight"), read("rightHeight")] : [height, height],
      depth: read("nicheDepth"),
      skirting: read("skirting", true),
    };
  };
  const readSlope = (): Place => {
    const width = read("slopeWidth");
    const run = read("slopeRun", true);
    // A ceiling that gets flat behind the far wall has another height there; to the back no wall is far.
    if (falls !== "back" && width > 0 && run > width) faults.slopeRun = { min: 0, max: width };
    return {
      kind: "slope",
      falls,
      ...(style === "slanted" && falls !== "back" && { style }),
      widths: [width, width, width],
      low: read("slopeLow"),
      high: read("slopeHigh"),
      run: run || null,
      raised: read("slopeRaised", true) || null,
      depth: read("nicheDepth"),
      skirting: read("skirting", true),
      closed: above === "closed",
    };
  };
  const readFree = (): Place => ({ kind: "free", walls, ceiling: read("ceiling", true) || null });
  const readWalls = (): Pick<Corner, "kind" | "walls"> | Pick<Diagonal, "kind" | "walls"> => {
    if (cornerShape === "diagonal") {
      const each = read("cornerEach");
      return { kind: "diagonal", walls: [each, each] };
    }
    return { kind: "corner", walls: [read("cornerLeft"), read("cornerRight")] };
  };
  const readCorner = (): Place => ({
    ...readWalls(),
    ends: [endLeft, endRight],
    diagonal: read("diagonal", true) || squareCorner.diagonal,
    ceiling: read("ceiling", true) || null,
    skirting: read("skirting", true),
  });
  const filling = { ...usualSizes[kind], width: largest.size, height: sizeLimits[kind].height.max };
  const width = where === "free" ? read("width") : filling.width;
  const size = isSized(where) ? { width, height: read("height"), depth: read("depth") } : filling;
  const places = { free: readFree, niche: readNiche, slope: readSlope, corner: readCorner };
  const place = places[where]();
  const passage = {
    width: way === "none" ? 0 : read("wayWidth"),
    height: way === "none" ? 0 : read("wayHeight"),
  };
  const depth = way === "lift" ? read("wayDepth") : 0;
  if (Object.keys(faults).length > 0) return { faults };
  if (way === "none") return { wish: { kind, place, wayIn: null, size } };
  const wayIn: WayIn =
    way === "lift" ? { kind: way, ...passage, depth } : { kind: way, ...passage };
  return { wish: { kind, place, wayIn, size } };
}

/**
 * What a wish for a place becomes: what the place decides by itself is as it was built, which nobody has to agree to.
 * Free pieces are as they were wished, and what stands in a corner is as high and as deep. That a body cannot follow the
 * ceiling is said.
 */
export function measuredIn(wish: Design, built: Design): Design {
  if (wish.place.kind === "free") return wish;
  if (isSlanted(wish.place) && !isSlanted(built.place)) return { ...built, place: wish.place };
  const { height, depth } = isSized(wish.place.kind) ? wish : built;
  return height === built.height && depth === built.depth ? built : { ...built, height, depth };
}

/** Whether height and depth of a piece are said for such a place; others decide them. */
function isSized(where: Place["kind"]): boolean {
  return where === "free" || where === "corner" || where === "diagonal";
}

/**
 * The design for a place. A design there was already keeps its looks, and its division as far as that goes with
 * the kind and the place; without one it begins in the looks given, under the rules in force.
 */
export function designFor(
  { kind, place, wayIn, size }: PlaceWish,
  before: Design | undefined,
  newest: { rules: Rules; version: number; decor: string; handle: string },
): Design {
  if (before?.kind === kind) {
    const depth = isSized(place.kind) ? size.depth : before.depth;
    const kept = { ...before, place, wayIn, ...size, depth, topBox: 0 };
    if (before.leg) kept.leg = { ...before.leg, width: size.width };
    const isApart = fallsAcross(place) && styleOf(place) !== styleOf(before.place);
    const isOther = isApart || turnOf(place) !== turnOf(before.place);
    if (!isOther && !(place.kind === "slope" && before.sliding > 0)) return kept;
    // Columns that stood in one body are bodies or legs of their own now, and nothing slides before them.
    const start = { kind, place, size: between(size, place), wayIn, version: before.rules };
    const looks = { ...kept, leg: undefined };
    const { columns, leg } = startDesign({ ...start, looks }, newest.rules);
    return { ...kept, sliding: 0, columns, leg };
  }
  const { decor, handle, rules, version } = newest;
  const looks = before
    ? { body: before.body, front: before.front, handle: before.handle, bands: before.bands }
    : { body: decor, front: decor, handle };
  const start = { kind, place, size: between(size, place), wayIn, looks, version };
  return startDesign(start, rules);
}

/** On which wall the leg runs that goes into a corner, or that a body stands across one; undefined where there is none. */
function turnOf(place: Place): "left" | "right" | "across" | undefined {
  if (place.kind === "diagonal") return "across";
  if (place.kind !== "corner") return undefined;
  return runsLeft(place) ? "left" : "right";
}

/** The columns of a first design follow the room that its place leaves. */
function between(size: PlaceWish["size"], place: Place): PlaceWish["size"] {
  if (!("widths" in place)) return size;
  const width = Math.min(...place.widths);
  if (place.kind === "niche") return { ...size, width, height: Math.min(...place.heights) };
  const height = fallsAcross(place) ? place.high : Math.floor(ceilingFromLow(place, place.depth));
  return { ...size, width, height };
}

/** How the piece answers a slope along the width; undefined where there is none. */
function styleOf(place: Place): "stepped" | "slanted" | undefined {
  return fallsAcross(place) ? (place.style ?? "stepped") : undefined;
}
