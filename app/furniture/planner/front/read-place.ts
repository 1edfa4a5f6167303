import {
  anyLength,
  isStepped,
  type Design,
  type Kind,
  type Place,
  type Slope,
  type WayIn,
} from "~/furniture/boards/design";
import { ceilingFromLow, sizeLimits, type Measure } from "~/furniture/boards/limits";
import type { Rules } from "~/furniture/boards/rules";
import { startDesign, usualSizes } from "~/furniture/boards/start";
import { readLength, type LengthBounds } from "~/platform/format/read-length";

/** No room is larger; in millimetres. */
const largest = { size: 6000, depth: 2000, way: 4000, low: 4500 };

/** The text of a field; undefined or empty where nothing is typed. */
export type ReadText = (name: string) => string | undefined;

/** The fields of the first step: choices as they are offered, lengths as they are typed. */
export interface PlaceFields {
  kind: Kind;
  where: Place["kind"];
  /** Whether one width and one height say all of a niche. */
  shape: "straight" | "uneven";
  /** Where a slope's low wall is, and what is between its bodies and the ceiling. */
  falls: Slope["falls"];
  above: "closed" | "open";
  walls: "none" | "left" | "right" | "both";
  way: "none" | WayIn["kind"];
}

export interface PlaceWish {
  kind: Kind;
  place: Place;
  wayIn: WayIn | null;
  /** Of the body; in a niche and under a slope only the depth is used, at most. */
  size: { width: number; height: number; depth: number };
}

/** The bounds of the lengths that are none, by their fields. */
export type LengthFaults = Partial<Record<PlaceLength, LengthBounds>>;

/** What each length of the first step may be, and what it is for the piece, in millimetres. */
export function boundsOf(
  name: PlaceLength,
  kind: Kind,
): { may: LengthBounds; likely: LengthBounds } {
  const same = (min: number, max: number) => ({ may: { min, max }, likely: { min, max } });
  // In a niche narrower than its smallest piece nothing of a kind can stand.
  const niche = (min: number, max: number, measure: Measure) => ({
    may: { min, max },
    likely: { min: sizeLimits[kind][measure].min, max },
  });
  switch (name) {
    case "width":
    case "height":
    case "depth":
      return { may: anyLength, likely: sizeLimits[kind][name] };
    case "ceiling":
    case "slopeRaised":
      return same(1500, largest.size);
    case "nicheWidth":
    case "bottomWidth":
    case "middleWidth":
    case "topWidth":
      return niche(200, largest.size, "width");
    case "nicheHeight":
    case "leftHeight":
    case "rightHeight":
      return niche(300, largest.size, "height");
    case "slopeWidth":
      return { may: { min: 200, max: largest.size }, likely: { min: 800, max: largest.size } };
    case "slopeLow":
      return { may: { min: 0, max: largest.low }, likely: { min: 250, max: 2400 } };
    case "slopeHigh":
      return same(1000, largest.size);
    case "slopeRun":
      return { may: { min: 0, max: largest.size }, likely: { min: 300, max: largest.size } };
    case "nicheDepth":
      return niche(150, largest.depth, "depth");
    case "skirting":
      return { may: { min: 0, max: 100 }, likely: { min: 5, max: 100 } };
    case "wayHeight":
      return same(1200, largest.way);
    case "wayWidth":
    case "wayDepth":
      return same(400, largest.way);
  }
}

/** The lengths of the first step that a place can be refused for. */
export const placeLengths = [
  "width",
  "height",
  "depth",
  "ceiling",
  "nicheWidth",
  "nicheHeight",
  "bottomWidth",
  "middleWidth",
  "topWidth",
  "leftHeight",
  "rightHeight",
  "slopeWidth",
  "slopeLow",
  "slopeHigh",
  "slopeRun",
  "slopeRaised",
  "nicheDepth",
  "skirting",
  "wayWidth",
  "wayHeight",
  "wayDepth",
] as const;
export type PlaceLength = (typeof placeLengths)[number];

/** What was typed of a place, each length by `reader`. Which lengths count depends on the choices. */
export function readPlace(
  { kind, where, shape, walls, way, falls, above }: PlaceFields,
  text: ReadText,
  reader = readLength,
): { wish: PlaceWish; faults?: undefined } | { wish?: undefined; faults: LengthFaults } {
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
  const isFree = where === "free";
  const size = isFree
    ? { width: read("width"), height: read("height"), depth: read("depth") }
    : { ...usualSizes[kind], width: largest.size, height: sizeLimits[kind].height.max };
  const place: Place = isFree
    ? { kind: "free", walls, ceiling: read("ceiling", true) || null }
    : where === "niche"
      ? readNiche()
      : readSlope();
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
 * The design for a place. A design there was already keeps its looks, and its division as far as that goes with
 * the kind and the place; without one it begins in the looks given, under the rules in force.
 */
export function designFor(
  { kind, place, wayIn, size }: PlaceWish,
  before: Design | undefined,
  newest: { rules: Rules; version: number; decor: string; handle: string },
): Design {
  if (before?.kind === kind) {
    const depth = place.kind === "free" ? size.depth : before.depth;
    const kept = { ...before, place, wayIn, ...size, depth, topBox: 0 };
    const isApart = isStepped(place) && !isStepped(before.place);
    if (!isApart && !(place.kind === "slope" && before.sliding > 0)) return kept;
    // Columns that stood in one body are bodies of their own now, and nothing slides before them.
    const start = { kind, place, size: between(size, place), wayIn, version: before.rules };
    const { columns } = startDesign({ ...start, looks: before }, newest.rules);
    return { ...kept, sliding: 0, columns };
  }
  const { decor, handle, rules, version } = newest;
  const looks = before
    ? { body: before.body, front: before.front, handle: before.handle, bands: before.bands }
    : { body: decor, front: decor, handle };
  const start = { kind, place, size: between(size, place), wayIn, looks, version };
  return startDesign(start, rules);
}

/** The columns of a first design follow the room that its place leaves. */
function between(size: PlaceWish["size"], place: Place): PlaceWish["size"] {
  if (place.kind === "free") return size;
  const width = Math.min(...place.widths);
  if (place.kind === "niche") return { ...size, width, height: Math.min(...place.heights) };
  const height = isStepped(place) ? place.high : Math.floor(ceilingFromLow(place, place.depth));
  return { ...size, width, height };
}
