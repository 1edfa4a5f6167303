import {
  allModules,
  moduleFacts,
  type Module,
  type ModuleKind,
  type Run,
} from "~/furniture/boards/run";
import { z } from "~/platform/basics/zod";
import { writeLength, type LengthBounds } from "~/platform/format/read-length";
import { message } from "~/platform/forms/validation-message";
import type { Language } from "~/platform/i18n/languages";

import { length } from "../planner/schema";
import { isCorner } from "./module-places";
import { placedKinds } from "./new-module";
import { nicheFieldsOf, numbersOf } from "./niche-fields";

// The second step: the modules from left to right, and what the sheets of the appliances say.

/** The name of a module's field. */
export const moduleField = (index: number, what: keyof Module) => `m${index}${what}`;

export const moduleWidths = {
  may: { min: 50, max: 3000 },
  likely: { min: 150, max: 1200 },
} satisfies Record<string, LengthBounds>;
export const overs = ["nothing", "cupboard", "hood"] as const;
export const hinges = ["left", "right"] as const;
export const nicheBounds: LengthBounds = { min: 0, max: 2500 };

/** The form of a run's modules, with fields for each of them; `after` says where another one is put. */
export function modulesForm(run: Run) {
  const fields: Record<string, z.ZodType> = {};
  const error = message("chooseOne");
  for (const [index, { module }] of allModules(run).entries()) {
    // What stands in a corner stays that.
    if (!isCorner(module)) fields[moduleField(index, "what")] = z.enum(placedKinds, { error });
    // Not every kind has each of the others.
    fields[moduleField(index, "width")] = length(moduleWidths.may).optional();
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
    const { may, likely } = moduleWidths;
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

/** The widths that a kind of module comes in, in mm, where they are few; undefined where it may have any. */
export function widthChoices(what: ModuleKind): number[] | undefined {
  const { isFixed, widths } = moduleFacts[what];
  if (!isFixed) return undefined;
  const { least, most, step } = widths;
  return Array.from({ length: (most - least) / step + 1 }, (_, more) => least + more * step);
}
