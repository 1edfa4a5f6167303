import type { Design, Diagonal } from "../../design";
import type { Chosen, Rules } from "../../rules";
import { depthsAcross, longestAcross } from "./longest";
import { gapBeside } from "./measures";

/** How long the walls of a corner would have to be at least for the smallest body across it, in mm. */
export function diagonalProblems(
  { kind }: Pick<Design, "kind">,
  place: Diagonal,
  rules: Rules,
): { what: "corner-left" | "corner-right"; least: number }[] {
  const least = depthsAcross(kind).min + rules.corner.across;
  return ([0, 1] as const).flatMap((wall) => {
    const filler = place.ends[wall] === "wall" ? rules.wallFiller : 0;
    const needed = least + place.skirting + filler;
    const what = (["corner-left", "corner-right"] as const)[wall];
    return place.walls[wall] < needed ? [{ what, least: needed }] : [];
  });
}

/** Whether it is shorter than its walls as nothing longer can be made: then how long that is, in mm. */
export function shortOfWalls(design: Design, chosen: Chosen, rules: Rules): number | undefined {
  const { place } = design;
  if (place.kind !== "diagonal") return undefined;
  const { most, why } = longestAcross({ ...design, place }, chosen, rules);
  const isLongest = why !== "corner-wall" && design.width === most;
  const room = Math.min(gapBeside(design, place, 0), gapBeside(design, place, 1));
  return isLongest && room > 0 ? most : undefined;
}
