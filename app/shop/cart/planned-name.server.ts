import type { Kind } from "~/furniture/boards/design";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

/** What a planned piece is called on its line; without its kind where its design cannot be read. */
export function plannedName(kind: Kind | undefined, language: Language): string {
  return translateIn(language, "planner-names")(kind ?? "piece");
}
