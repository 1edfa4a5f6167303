import { mostWalls, type RunKind } from "~/furniture/boards/run";
import { startWidth } from "~/furniture/planner/front/run-start";
import type { Language } from "~/platform/i18n/languages";

import { readWallLength, wallWriter } from "./wall-lengths";
import { readShape } from "./wall-texts";
import { onWall, runShapes, wallsOf, type WallName } from "./walls";

/** Walls as many have them, in millimetres, until somebody says how wide theirs are. */
const usualWidths: Record<RunKind, Record<WallName, number>> = {
  kitchen: { left: 3000, back: 3000, right: 2400 },
  vanity: { left: 800, back: 800, right: 800 },
};
const USUAL_CEILING = 2600;
/** Of a text that an address brings into a field. */
const LONGEST = 20;

/**
 * The first step as it begins: walls as many have them, but for the shape (`forma`) and the widths (`perete`, `perete2`,
 * `perete3`) that an address says.
 */
export function startingWalls(
  kind: RunKind,
  query: URLSearchParams,
  language: Language,
): { typed: Record<string, string>; widths: number[] | undefined; isGiven: boolean } {
  const write = wallWriter(language);
  const given = Array.from({ length: mostWalls }, (_, at) => query.get(startWidth(at)) ?? "");
  const isGiven = query.has(startWidth(0));
  const count = Math.max(1, given.filter(Boolean).length);
  const told = query.has("forma") ? readShape(query.get("forma")!) : runShapes[count - 1]!;
  const shape = kind === "kitchen" ? told : "line";
  // A kitchen is built in as a rule, a vanity stands free.
  const end = kind === "kitchen" ? "wall" : "free";
  const typed: Record<string, string> = {
    kind,
    shape,
    leftEnd: end,
    rightEnd: end,
    ceiling: write("ceiling", USUAL_CEILING),
    cooking: "electric",
  };
  for (const name of wallsOf.u)
    typed[onWall(name, "width")] = write("width", usualWidths[kind][name]);
  for (const [at, name] of wallsOf[shape].entries()) {
    const width = given[at]?.slice(0, LONGEST);
    if (width || (isGiven && at === 0)) typed[onWall(name, "width")] = width ?? "";
  }
  const widths = wallsOf[shape].map((name) =>
    readWallLength("width", typed[onWall(name, "width")]),
  );
  const areRead = widths.every((width) => width !== undefined);
  return { typed, widths: areRead ? widths : undefined, isGiven };
}
