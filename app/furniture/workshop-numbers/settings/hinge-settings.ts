import { hingedLimits } from "~/furniture/boards/fit";
import type { HingeRole } from "~/furniture/boards/rules";

import type { Numbers, Setting, Tie } from "../front/setting";
import { mm } from "./in-mm";
import { rulesOfNumbers, type RuleName } from "./rule-numbers";

/** What is drilled for a hinge: between the patterns that makers have, 45/9.5, 48/6 and 52/5.5. */
export function hinged(hinge: HingeRole): Setting<RuleName>[] {
  return [mm(`drilling-${hinge}`, 45, 52), mm(`drilling-${hinge}-behind`, 5.5, 9.5, 0.5)];
}

/** The wider apart the holes of a hinge are, the higher the lowest door. */
export function hingeTies(hinge: HingeRole): Tie<RuleName>[] {
  const other: RuleName = `drilling-${hinge}`;
  const limits = (all: Numbers<RuleName>) => hingedLimits(hinge, rulesOfNumbers(all));
  return [
    { name: "lowestZone", other, least: (all) => limits(all).lowestZone },
    { name: "plinth-most", other, most: (all) => limits(all).highestPlinth },
  ];
}
