import type { Change } from "~/furniture/boards/change";
import type { TFunction } from "~/platform/i18n/translate";

/** A change in words. Some reasons read otherwise for a measure than for a top box. */
export function changeText(
  { why, measure, column = 0, from, to }: Change,
  t: TFunction<"planner">,
): string {
  const values = { from, to, column: column + 1, measure: measure ? t(measure) : "" };
  if (why === "raised" && measure) return t("reasons.raised_height", values);
  if (why === "way-in" && measure) return t("reasons.way-in_size", values);
  return t(`reasons.${why}`, values);
}
