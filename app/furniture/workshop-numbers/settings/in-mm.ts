import type { Setting } from "../front/setting";
import type { RuleName } from "./rule-numbers";

/** A rule that is a length in mm. */
export function mm(name: RuleName, least: number, most: number, step = 1): Setting<RuleName> {
  return { name, unit: "mm", least, most, step };
}
