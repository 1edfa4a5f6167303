import {
  allModules,
  moduleFacts,
  type Module,
  type ModuleKind,
  type Run,
} from "~/furniture/boards/run";
import { z } from "~/platform/basics/zod";
import { readLength, writeLength, type LengthBounds } from "~/platform/format/read-length";
import { message } from "~/platform/forms/validation-message";
import type { Language } from "~/platform/i18n/languages";

import { length } from "../planner/schema";
import { countOf, isCorner, placedKinds, usualWidth } from "./module-edits";
import { nicheFields, nicheFieldsOf, nichesOf, numbersOf, type NicheField } from "./niche-fields";
import { withModules } from "./walls";

// The second step: the modules from left to right, and what the sheets of the appliances say.

/** The name of a module's field. */
export const moduleField = (index: number, what: keyof Module) => `m${index}${what}`;

const widthBounds = {
  may: { min: 50, max: 3000 },
  likely: { min: 150, max: 1200 },
} satisfies Record<string, LengthBounds>;
const overs = ["nothing", "cupboard", "hood"] as const;
const hinges = ["left", "right"] as const;
const nicheBounds: LengthBounds = { min: 0, max: 2500 };

/** The form of a run's modules, with fields for each of them; `after` says where another one is put. */
export function modulesForm(run: Run) {
  const fields: Record<string, z.ZodType> = {};
  const error = message("chooseOne");
  for (const [index, { module }] of allModules(run).entries()) {
    // What stands in a corner stays that.
    if (!isCorner(module)) fields[moduleField(index, "what")] = z.enum(placedKinds, { error });
    // Not every kind has each of the others.
    fields[moduleField(index, "width")] = length(widthBounds.may).optional();
    fields[moduleField(index, "count")] = z.string({ error }).regex(/^\d$/, error).optional();
    fields[moduleField(index, "above")] = z.enum(overs, { error }).optional();
    fields[moduleField(index, "hinge")] = z.enum(hinges).optional().catch(undefined);
    fields[moduleField(index, "hob")] = z.string().optional();
  }
  for (const name of nicheFieldsOf(run)) fields[name] = length(nicheBounds);
  fields.after = z.string().optional().catch(undefined);
  return z.object(fields);
}

/** What the fields of the second step hold at first; lengths in centimetres. */
export function typedModules(run: Run, language: Language): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [index, { module }] of allModules(run).entries()) {
    const set = (what: keyof Module, value: string) => (typed[moduleField(index, what)] = value);
    const { may, likely } = widthBounds;
    set("what", module.what);
    set("width", writeLength(module.width, language, may, likely));
    set("count", String(module.count));
    set("above", module.above);
    set("hinge", module.hinge);
    if (module.hob) set("hob", "on");
  }
  const numbers = numbersOf(run.niches);
  for (const name of nicheFieldsOf(run)) {
    typed[name] = writeLength(numbers[name], language, nicheBounds);
  }
  return typed;
}

/** The run as the second step's fields say it, once they are of its form (`modulesForm`). */
export function readModules(before: Run, text: (name: string) => string): Run {
  const readModule = (module: Module, index: number): Module => {
    const field = (what: keyof Module) => text(moduleField(index, what));
    const what = isCorner(module) ? module.what : (field("what") as ModuleKind);
    const { may, likely } = widthBounds;
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

/** The widths that a kind of module comes in, in mm, where they are few; undefined where it may have any. */
export function widthChoices(what: ModuleKind): number[] | undefined {
  const { isFixed, widths } = moduleFacts[what];
  if (!isFixed) return undefined;
  const { least, most, step } = widths;
  return Array.from({ length: (most - least) / step + 1 }, (_, more) => least + more * step);
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
