import { runsLeft, type Corner, type Design } from "../design";
import { bodyBoards } from "../limits";
import { frontThicknessOf, type Chosen, type Rules } from "../rules";
import { beyondLeg, blindWidth, measureCorner } from "./corner";
import { besideBlind, leastAgainst, leastDepth } from "./fit-corner";

/** How long a wall of a corner would have to be at least for a leg to stand there, in mm. */
export interface CornerProblem {
  what: "corner-left" | "corner-right";
  least: number;
}

/** Why the walls of a corner are too short for the least deep piece of its kind. */
export function cornerProblems(
  design: Design,
  place: Corner,
  chosen: Chosen,
  rules: Rules,
): CornerProblem[] {
  const front = frontThicknessOf(chosen.front);
  const depth = leastDepth(design, place, chosen, rules);
  const measures = measureCorner(place, depth, front, rules);
  const thickness = Math.min(design.thickness, bodyBoards.thickest);
  const beside = besideBlind(thickness, rules.corner.door, rules);
  const needed = {
    through: measures.from + Math.ceil(blindWidth(measures, thickness) + beside),
    against: measures.begins + leastAgainst(thickness, rules),
  };
  let { walls } = place;
  // What is made longer may then be the wall along which the other leg stands.
  for (let round = 0; round < 2; round++) {
    const through = runsLeft({ walls }) ? 0 : 1;
    const least = ([0, 1] as const).map((wall) => {
      const own = wall === through ? needed.through : needed.against;
      return Math.max(walls[wall], own + beyondLeg(design, wall, front, rules));
    });
    walls = least as [number, number];
  }
  return (["corner-left", "corner-right"] as const).flatMap((what, wall) =>
    walls[wall] === place.walls[wall] ? [] : [{ what, least: walls[wall]! }],
  );
}
