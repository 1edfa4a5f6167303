import {
  allModules,
  moduleFacts,
  type Module,
  type ModuleKind,
  type Run,
} from "~/furniture/boards/run";
import { readLength } from "~/platform/format/read-length";

import { isCorner } from "./module-places";
import { hinges, moduleField, moduleWidths, nicheBounds, overs } from "./modules-form";
import { countOf, usualWidth } from "./new-module";
import { nicheFields, nichesOf, numbersOf, type NicheField } from "./niche-fields";
import { withModules } from "./walls";

/** The run as the second step's fields say it, once they are of its form (`modulesForm`). */
export function readModules(before: Run, text: (name: string) => string): Run {
  const readModule = (module: Module, index: number): Module => {
    const field = (what: keyof Module) => text(moduleField(index, what));
    const what = isCorner(module) ? module.what : (field("what") as ModuleKind);
    const { may, likely } = moduleWidths;
    const width = readLength(field("width"), may, likely) ?? module.width;
    const count = Number(field("count") || module.count);
    const above = overs.find((one) => one === field("above")) ?? module.above;
    const hinge = hinges.find((one) => one === field("hinge")) ?? module.hinge;
    const { hob: _, ...rest } = module;
    const hob = field("hob") === "on" ? { hob: true as const } : {};
    return asKind({ ...rest, width, count, above, hinge, ...hob }, module, what, before);
  };
  const lines: Module[][] = before.walls.map(() => []);
  for (const [index, { module, wall }] of allModules(before).entries()) {
    lines[wall]!.push(readModule(module, index));
  }
  const read = (name: NicheField, own: number) => readLength(text(name), nicheBounds) ?? own;
  const own = numbersOf(before.niches);
  const niches = Object.fromEntries(
    nicheFields.map((name) => [name, read(name, own[name])]),
  ) as Record<NicheField, number>;
  return withModules({ ...before, niches: nichesOf(niches) }, lines);
}

/**
 * A module as it was typed, of the kind that was chosen. What becomes another kind keeps what that has too, and counts
 * and widths that it has not become those that are usual.
 */
function asKind(typed: Module, before: Module, what: ModuleKind, { kind }: Run): Module {
  const { widths, isFixed, above } = moduleFacts[what];
  const isOther = what !== before.what;
  const isStrange = isFixed || typed.width > widths.most || typed.width < widths.least;
  const { hob, ...rest } = typed;
  const takesHob = what === "doors" || what === "drawers";
  return {
    ...rest,
    what,
    width: isOther && isStrange ? usualWidth(what) : typed.width,
    count: countOf(what, typed.count, kind),
    above: isOther && !above.includes(typed.above) ? "nothing" : typed.above,
    ...(hob && takesHob && { hob }),
  };
}
