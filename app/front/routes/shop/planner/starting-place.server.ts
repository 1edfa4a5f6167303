import type { Kind } from "~/furniture/boards/design";
import { usualSizes } from "~/furniture/boards/start";
import { boundsOf } from "~/furniture/planner/front/place-lengths";
import { readLength, readOtherLength } from "~/platform/format/read-length";
import type { Language } from "~/platform/i18n/languages";

import {
  cornerIn,
  fallsIn,
  firstFalls,
  LONGEST,
  readSize,
  startingAt,
} from "./first-design.server";
import { writerOf, type TypedPlace } from "./typed-place.server";

/** A niche as high as most rooms, in millimetres, until somebody says how high. */
const USUAL_HEIGHT = 2500;

/** The first step as it begins: a kind at its usual size, but for what an address says; lengths in cm. */
export function startingWith(kind: Kind, query: URLSearchParams, language: Language): TypedPlace {
  const usual = usualSizes[kind];
  const given = readSize(query, kind);
  const write = writerOf(kind, language);
  return {
    kind,
    where: startingAt(query, kind),
    cornerShape: cornerIn(query, kind) === "diagonal" ? "diagonal" : "legs",
    falls: fallsIn(query, kind) ?? firstFalls(kind),
    width: write("width", given.width ?? usual.width),
    height: write("height", given.height ?? usual.height),
    depth: write("depth", given.depth ?? usual.depth),
    shape: "straight",
    ...(given.width !== undefined && {
      slopeWidth: write("slopeWidth", given.width),
      cornerLeft: write("cornerLeft", given.width),
      cornerEach: write("cornerEach", given.width),
    }),
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
