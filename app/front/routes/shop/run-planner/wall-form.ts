import type { Run, RunKind, Wall } from "~/furniture/boards/run";
import { z } from "~/platform/basics/zod";
import { readLength, writeLength, type LengthBounds } from "~/platform/format/read-length";
import { message } from "~/platform/forms/validation-message";
import type { Language } from "~/platform/i18n/languages";

import { length } from "../planner/schema";

// The first step: the wall that a kitchen or a vanity fills, as it is typed.

/** What each length of the wall may be, and what it is as a rule, in millimetres. */
const lengths = {
  width: { may: { min: 200, max: 9999 }, likely: { min: 400, max: 8000 } },
  middleWidth: { may: { min: 200, max: 9999 }, likely: { min: 400, max: 8000 } },
  topWidth: { may: { min: 200, max: 9999 }, likely: { min: 400, max: 8000 } },
  ceiling: { may: { min: 1500, max: 6000 }, likely: { min: 1500, max: 6000 } },
  water: { may: { min: 0, max: 9999 }, likely: { min: 100, max: 8000 } },
  hob: { may: { min: 0, max: 9999 }, likely: { min: 100, max: 8000 } },
  windowLeft: { may: { min: 0, max: 9999 }, likely: { min: 100, max: 8000 } },
  windowWidth: { may: { min: 100, max: 9999 }, likely: { min: 300, max: 5000 } },
  windowSill: { may: { min: 0, max: 3000 }, likely: { min: 400, max: 2000 } },
} satisfies Record<string, { may: LengthBounds; likely: LengthBounds }>;
export type WallLength = keyof typeof lengths;

const endChoices = ["wall", "free"] as const;

const windowFields = ["windowLeft", "windowWidth", "windowSill"] as const;

export const wallForm = z.object({
  kind: z.enum(["kitchen", "vanity"]).catch("kitchen"),
  width: length(lengths.width.may),
  leftEnd: z.enum(endChoices).catch("wall"),
  rightEnd: z.enum(endChoices).catch("wall"),
  ceiling: length(lengths.ceiling.may),
  water: length(lengths.water.may).optional(),
  hob: length(lengths.hob.may).optional(),
  cooking: z.enum(["electric", "gas"]).catch("electric"),
  middleWidth: length(lengths.middleWidth.may).optional(),
  topWidth: length(lengths.topWidth.may).optional(),
  windowLeft: length(lengths.windowLeft.may).optional(),
  windowWidth: length(lengths.windowWidth.may).optional(),
  windowSill: length(lengths.windowSill.may).optional(),
});
export type WallFields = z.output<typeof wallForm>;

/** A length of the wall as it is typed, in millimetres; undefined where nothing is. */
export function readWallLength(name: WallLength, typed: string | undefined): number | undefined {
  const { may, likely } = lengths[name];
  return typed === undefined ? undefined : readLength(typed, may, likely);
}

/** What to write where a window is begun, but not all of it is said. */
export function missingOfWindow(fields: WallFields): Record<string, string[]> | undefined {
  const missing = windowFields.filter((name) => fields[name] === undefined);
  if (missing.length === 0 || missing.length === windowFields.length) return undefined;
  return Object.fromEntries(
    missing.map((name) => [name, [message("empty", { rule: "required" })]]),
  );
}

/** A run along the wall of the first step's fields; what is left open there stays as it was. */
export function alongWall(run: Run, fields: WallFields): Run {
  const read = (name: WallLength) => readWallLength(name, fields[name]);
  const [wall] = run.walls;
  const width = read("width")!;
  const [x, windowWidth, sill] = windowFields.map(read);
  return {
    ...run,
    walls: [
      {
        ...wall,
        widths: [width, read("middleWidth") ?? width, read("topWidth") ?? width],
        ends: [fields.leftEnd, fields.rightEnd],
        window: windowWidth === undefined ? null : { x: x!, width: windowWidth, sill: sill! },
        water: read("water") ?? wall.water,
        hob: read("hob") ?? wall.hob,
      },
    ],
    ceiling: read("ceiling")!,
    cooking: fields.cooking,
  };
}

/** The fields of the first step, from the run that they made; lengths in centimetres. */
export function typedWall(run: Run, language: Language): Partial<WallFields> {
  const [{ widths, ends, window, water, hob }] = run.walls;
  const write = wallWriter(language);
  const [width, middle, top] = widths;
  return {
    kind: run.kind,
    width: write("width", width),
    ...(middle !== width && { middleWidth: write("middleWidth", middle) }),
    ...(top !== width && { topWidth: write("topWidth", top) }),
    leftEnd: ends[0],
    rightEnd: ends[1],
    ceiling: write("ceiling", run.ceiling),
    water: write("water", water),
    hob: write("hob", hob),
    cooking: run.cooking,
    ...(window && {
      windowLeft: write("windowLeft", window.x),
      windowWidth: write("windowWidth", window.width),
      windowSill: write("windowSill", window.sill),
    }),
  };
}

/** How lengths in millimetres stand in the first step's fields. */
function wallWriter(language: Language) {
  return (name: WallLength, length: number) =>
    writeLength(length, language, lengths[name].may, lengths[name].likely);
}

/** Walls as many have them, in millimetres, until somebody says how wide theirs is. */
const usualWidths: Record<RunKind, number> = { kitchen: 3000, vanity: 800 };
const USUAL_CEILING = 2600;
/** Of a text that an address brings into a field. */
const LONGEST = 20;

/** The first step as it begins: a wall as many have it, but for the width that an address says (`perete`). */
export function startingWall(
  kind: RunKind,
  query: URLSearchParams,
  language: Language,
): { typed: Partial<WallFields>; width: number | undefined; isGiven: boolean } {
  const write = wallWriter(language);
  const given = query.get("perete")?.slice(0, LONGEST);
  // A kitchen is built in as a rule, a vanity stands free.
  const end = kind === "kitchen" ? "wall" : "free";
  const width = given === undefined ? usualWidths[kind] : readWallLength("width", given);
  return {
    typed: {
      kind,
      width: given ?? write("width", usualWidths[kind]),
      leftEnd: end,
      rightEnd: end,
      ceiling: write("ceiling", USUAL_CEILING),
      cooking: "electric",
    },
    width,
    isGiven: given !== undefined,
  };
}

/** The same run along a wall of other lengths, such as the nearest that takes one. */
export function withLeast(
  run: Run,
  what: "wall-width" | "ceiling" | "window-sill",
  least: number,
): Run {
  const [wall] = run.walls;
  const on = (changed: Partial<Wall>): Run => ({ ...run, walls: [{ ...wall, ...changed }] });
  switch (what) {
    case "wall-width": {
      const [bottom, middle, top] = wall.widths.map((width) => Math.max(width, least));
      return on({ widths: [bottom!, middle!, top!] });
    }
    case "ceiling":
      return { ...run, ceiling: least };
    case "window-sill":
      return on({ window: wall.window && { ...wall.window, sill: least } });
  }
}
