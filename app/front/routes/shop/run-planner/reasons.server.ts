import type { RunChange } from "~/furniture/boards/run";
import { centimetres } from "~/platform/format/measures";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

/** The reasons whose numbers count something; those of the others are lengths in millimetres. */
const counting: ReadonlySet<RunChange["why"]> = new Set(["modules-most", "module-drawers"]);

/** A change of a run in words; lengths in centimetres, but for boards' thicknesses. */
export function reasonOf({ why, module = 0, from, to }: RunChange, language: Language): string {
  const write = (number: number) =>
    counting.has(why) || why === "thickness" ? String(number) : centimetres(number, language);
  const t = translateIn(language, "run-planner");
  return t(`reasons.${why}`, { number: module + 1, from: write(from), to: write(to) });
}
