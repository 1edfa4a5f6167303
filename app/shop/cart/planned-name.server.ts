import type { PlannedKind } from "~/furniture/planner/planned";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

/** What a planned piece is called on its line; without its kind where its design cannot be read. */
export function plannedName(kind: PlannedKind | undefined, language: Language): string {
  return translateIn(language, "planner-names")(kind ?? "piece");
}
