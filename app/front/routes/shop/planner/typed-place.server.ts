import type { Design, Kind, Place } from "~/furniture/boards/design";
import { slopeKinds } from "~/furniture/boards/limits";
import { usualSizes } from "~/furniture/boards/start";
import { newestStart } from "~/furniture/planner/front/newest-start.server";
import { readsSlope } from "~/furniture/planner/front/plan-address";
import { boundsOf, designFor, type PlaceLength } from "~/furniture/planner/front/read-place";
import { makePlan } from "~/furniture/planner/plan.server";
import { readLength, readOtherLength, writeLength } from "~/platform/format/read-length";
import type { Language } from "~/platform/i18n/languages";

import type { placeForm } from "./schema";

/** Of a text that an address brings into a field. */
const LONGEST = 20;

type Size = Record<"width" | "height" | "depth", number>;

/**
 * The measures that an address of the planner begins with, such as one of a search, read as people type
 * them; in millimetres.
 */
function readSize(query: URLSearchParams, kind: Kind): Partial<Size> {
  const read = (name: keyof Size, word: string) => {
    const { may, likely } = boundsOf(name, kind);
    return readLength((query.get(word) ?? "").slice(0, LONGEST), may, likely);
  };
  return {
    width: read("width", "latime"),
    height: read("height", "inaltime"),
    depth: read("depth", "adancime"),
  };
}

/** A room under the roof as many have one, in millimetres: what somebody is shown who has measured none yet. */
const usualSlope: Place = {
  kind: "slope",
  falls: "left",
  widths: [2400, 2400, 2400],
  low: 1200,
  high: 2500,
  run: 1300,
  raised: null,
  depth: 640,
  skirting: 0,
  closed: true,
};

/** The design that the first step begins with before anything is typed but what its address says. */
export async function firstDesign(
  kind: Kind,
  language: Language,
  query: URLSearchParams,
): Promise<Design> {
  const given = readSize(query, kind);
  const place: Place = beginsUnderSlope(query, kind)
    ? usualSlope
    : { kind: "free", walls: "none", ceiling: null };
  const usual = usualSizes[kind];
  const size = {
    width: given.width ?? usual.width,
    height: given.height ?? usual.height,
    depth: given.depth ?? usual.depth,
  };
  const wish = { kind, place, wayIn: null, size };
  const begun = designFor(wish, undefined, await newestStart(language));
  if (place.kind === "free") return begun;
  // A slope decides sizes by itself.
  const plan = await makePlan(begun, language);
  return plan.kind === "plan" ? plan.design : begun;
}

/** Whether an address says nothing of what stands where: of a slope the numbers are still to be typed. */
export function isExample(query: URLSearchParams, kind: Kind): boolean {
  const lengths = Object.values(readSize(query, kind));
  return beginsUnderSlope(query, kind) || lengths.every((length) => length === undefined);
}

/** Whether an address of the planner begins with a piece of a kind under a slope. */
function beginsUnderSlope(query: URLSearchParams, kind: Kind): boolean {
  return readsSlope(query) && slopeKinds.includes(kind);
}

/** The fields of the first step as they are typed, also before there is a design. */
export type TypedPlace = Partial<Record<keyof (typeof placeForm)["shape"], string | undefined>>;

/** A niche as high as most rooms, in millimetres, until somebody says how high. */
const USUAL_HEIGHT = 2500;

/** How lengths in millimetres stand in the first step's fields. */
function writerOf(kind: Kind, language: Language) {
  return (name: PlaceLength, length: number): string => {
    const { may, likely } = boundsOf(name, kind);
    return writeLength(length, language, may, likely);
  };
}

/** The first step as it begins: a kind at its usual size, but for what an address says; lengths in cm. */
export function startingWith(kind: Kind, query: URLSearchParams, language: Language): TypedPlace {
  const usual = usualSizes[kind];
  const given = readSize(query, kind);
  const write = writerOf(kind, language);
  return {
    kind,
    where: beginsUnderSlope(query, kind) ? "slope" : "free",
    width: write("width", given.width ?? usual.width),
    height: write("height", given.height ?? usual.height),
    depth: write("depth", given.depth ?? usual.depth),
    shape: "straight",
    ...(given.width !== undefined && { slopeWidth: write("slopeWidth", given.width) }),
    nicheDepth: write("nicheDepth", usual.depth),
  };
}

/**
 * The first step with the niche that an address names as people type it: `nisa`, its width, and `inaltime`
 * and `adancime` where they are given. Undefined for an address that names none.
 */
export function readNiche(
  query: URLSearchParams,
  kind: Kind,
  language: Language,
): TypedPlace | undefined {
  if (!query.has("nisa")) return undefined;
  const write = writerOf(kind, language);
  const typed = (name: string) => (query.get(name) ?? "").slice(0, LONGEST);
  return {
    ...startingWith(kind, new URLSearchParams(), language),
    where: "niche",
    nicheWidth: typed("nisa"),
    nicheHeight: typed("inaltime") || write("nicheHeight", USUAL_HEIGHT),
    nicheDepth: typed("adancime") || write("nicheDepth", usualSizes[kind].depth),
  };
}

/** A niche as it was typed, but for numbers that the page asks about: those stand with the unit they were read in. */
export function withUnits(niche: TypedPlace, kind: Kind, language: Language): TypedPlace {
  const write = writerOf(kind, language);
  const asRead = (["nicheWidth", "nicheHeight", "nicheDepth"] as const).map((name) => {
    const { may, likely } = boundsOf(name, kind);
    const text = niche[name] ?? "";
    const [read, other] = [readLength, readOtherLength].map((reader) => reader(text, may, likely));
    return [name, read === undefined || read === other ? text : write(name, read)] as const;
  });
  return { ...niche, ...Object.fromEntries(asRead) };
}

/** The fields of the first step, from the design that they made; lengths in centimetres. */
export function typedPlace(design: Design, language: Language): TypedPlace {
  const { kind, place, width, height, depth, wayIn } = design;
  const write = writerOf(kind, language);
  const way = wayIn
    ? {
        way: wayIn.kind,
        wayWidth: write("wayWidth", wayIn.width),
        wayHeight: write("wayHeight", wayIn.height),
        ...(wayIn.kind === "lift" && { wayDepth: write("wayDepth", wayIn.depth) }),
      }
    : { way: "none" };
  if (place.kind === "free") {
    return {
      kind,
      where: "free",
      ...way,
      walls: place.walls,
      width: write("width", width),
      height: write("height", height),
      depth: write("depth", depth),
      ...(place.ceiling !== null && { ceiling: write("ceiling", place.ceiling) }),
    };
  }
  const { widths } = place;
  const deep = {
    nicheDepth: write("nicheDepth", place.depth),
    ...(place.skirting > 0 && { skirting: write("skirting", place.skirting) }),
  };
  if (place.kind === "slope") {
    const { falls, low, high, run, raised, closed } = place;
    return {
      kind,
      where: "slope",
      ...way,
      falls,
      slopeWidth: write("slopeWidth", Math.min(...widths)),
      slopeLow: write("slopeLow", low),
      slopeHigh: write("slopeHigh", high),
      ...(run !== null && { slopeRun: write("slopeRun", run) }),
      ...(raised !== null && { slopeRaised: write("slopeRaised", raised) }),
      above: closed ? "closed" : "open",
      ...deep,
    };
  }
  const { heights } = place;
  const isStraight = new Set(widths).size === 1 && new Set(heights).size === 1;
  const [bottomWidth, middleWidth, topWidth] = widths.map((one) => write("bottomWidth", one));
  const [leftHeight, rightHeight] = heights.map((one) => write("leftHeight", one));
  return {
    kind,
    where: "niche",
    ...way,
    shape: isStraight ? "straight" : "uneven",
    nicheWidth: write("nicheWidth", Math.min(...widths)),
    nicheHeight: write("nicheHeight", Math.min(...heights)),
    bottomWidth,
    middleWidth,
    topWidth,
    leftHeight,
    rightHeight,
    ...deep,
  };
}
