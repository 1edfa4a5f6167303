import type { Run, RunChange } from "~/furniture/boards/run";
import { centimetres } from "~/platform/format/measures";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

import { wallName } from "./walls";

/** The reasons whose numbers count something; those of the others are lengths in millimetres. */
const counting: ReadonlySet<RunChange["why"]> = new Set([
  "modules-most",
  "module-drawers",
  "fill-added",
  "corner-added",
]);

/** A change of a run in words; lengths in centimetres, but for boards' thicknesses. Of several walls it says which. */
export function reasonOf(change: RunChange, run: Run, language: Language): string {
  const { why, module = 0, wall, from, to } = change;
  const write = (number: number) =>
    counting.has(why) || why === "thickness" ? String(number) : centimetres(number, language);
  const t = translateIn(language, "run-planner");
  const said = t(`reasons.${why}`, { number: module + 1, from: write(from), to: write(to) });
  const isOfOne = wall === undefined || run.walls.length === 1;
  return isOfOne ? said : `${t(`walls.${wallName(run, wall)}`)} · ${said}`;
}
