import type { Design, Kind, Place, WayIn } from "~/furniture/boards/design";
import { sizeLimits } from "~/furniture/boards/limits";
import type { Rules } from "~/furniture/boards/rules";
import { startDesign, usualSizes } from "~/furniture/boards/start";
import { readNumber } from "~/platform/format/read-number";

/** No room is larger; in millimetres. */
const largest = { size: 6000, depth: 2000, way: 4000 };

/**
 * Any length of a piece that its text can hold, in millimetres: what is too small or too large to be
 * built is read all the same, and answered by the nearest that is (`fit`).
 */
export const anyLength = { min: 1, max: 9999 };

/** The text of a field; undefined or empty where nothing is typed. */
export type ReadText = (name: string) => string | undefined;

/**
 * A length in millimetres as people type it: "2170", "2 170", "2.170", "217 cm", "2170 mm". Undefined for any
 * other text, and for a length out of its bounds.
 */
export function readLength(typed: string, min: number, max: number): number | undefined {
  const text = typed.trim();
  const [unit = ""] = /(?:cm|mm|см|мм)$/i.exec(text) ?? [];
  const digits = text.slice(0, text.length - unit.length);
  const decimals = /^(?:cm|см)$/i.test(unit) ? 1 : 0;
  const read = readNumber(digits, { decimals, language: "any" });
  if (read.kind !== "number" || read.units < min || read.units > max) return undefined;
  return read.units;
}

/** The fields of the first step: choices as they are offered, lengths as they are typed. */
export interface PlaceFields {
  kind: Kind;
  where: "free" | "niche";
  walls: "none" | "left" | "right" | "both";
  way: "none" | WayIn["kind"];
}

export interface PlaceWish {
  kind: Kind;
  place: Place;
  wayIn: WayIn | null;
  /** Of the body; in a niche only the depth is used, at most. */
  size: { width: number; height: number; depth: number };
}

/** The bounds of the lengths that are none, by their fields. */
export type LengthFaults = Record<string, { min: number; max: number }>;

/** What was typed of a place. Which lengths count depends on the choices. */
export function readPlace(
  { kind, where, walls, way }: PlaceFields,
  text: ReadText,
): { wish: PlaceWish; faults?: undefined } | { wish?: undefined; faults: LengthFaults } {
  const faults: LengthFaults = {};
  const read = (name: string, min: number, max: number, isOptional = false) => {
    const typed = text(name) ?? "";
    if (isOptional && typed === "") return 0;
    const value = readLength(typed, min, max);
    if (value === undefined) faults[name] = { min, max };
    return value ?? 0;
  };
  const isFree = where === "free";
  const size = isFree
    ? {
        width: read("width", anyLength.min, anyLength.max),
        height: read("height", anyLength.min, anyLength.max),
        depth: read("depth", anyLength.min, anyLength.max),
      }
    : { ...usualSizes[kind], width: largest.size, height: sizeLimits[kind].height.max };
  const place: Place = isFree
    ? { kind: "free", walls, ceiling: read("ceiling", 1500, largest.size, true) || null }
    : {
        kind: "niche",
        widths: [
          read("bottomWidth", 200, largest.size),
          read("middleWidth", 200, largest.size),
          read("topWidth", 200, largest.size),
        ],
        heights: [read("leftHeight", 300, largest.size), read("rightHeight", 300, largest.size)],
        depth: read("nicheDepth", 150, largest.depth),
        skirting: read("skirting", 0, 100, true),
      };
  const passage = {
    width: way === "none" ? 0 : read("wayWidth", 400, largest.way),
    height: way === "none" ? 0 : read("wayHeight", 1200, largest.way),
  };
  const depth = way === "lift" ? read("wayDepth", 400, largest.way) : 0;
  if (Object.keys(faults).length > 0) return { faults };
  if (way === "none") return { wish: { kind, place, wayIn: null, size } };
  const wayIn: WayIn =
    way === "lift" ? { kind: way, ...passage, depth } : { kind: way, ...passage };
  return { wish: { kind, place, wayIn, size } };
}

/**
 * The design for a place. A design there was already keeps its division and its looks as far as they
 * go with the kind; without one it begins in the looks given, under the rules in force.
 */
export function designFor(
  { kind, place, wayIn, size }: PlaceWish,
  before: Design | undefined,
  newest: { rules: Rules; version: number; decor: string; handle: string },
): Design {
  if (before?.kind === kind) {
    const depth = place.kind === "niche" ? before.depth : size.depth;
    return { ...before, place, wayIn, ...size, depth, topBox: 0 };
  }
  const { decor, handle, rules, version } = newest;
  const looks = before
    ? { body: before.body, front: before.front, handle: before.handle }
    : { body: decor, front: decor, handle };
  const start = { kind, place, size: inNiche(size, place), wayIn, looks, version };
  return startDesign(start, rules);
}

/** The columns of a first design follow the width that the niche leaves. */
function inNiche(size: PlaceWish["size"], place: Place): PlaceWish["size"] {
  if (place.kind === "free") return size;
  return { ...size, width: Math.min(...place.widths), height: Math.min(...place.heights) };
}
