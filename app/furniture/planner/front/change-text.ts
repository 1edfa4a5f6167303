import type { Change } from "~/furniture/boards/change";
import { columnNumber, type Design } from "~/furniture/boards/design";
import { centimetres, lengthText } from "~/platform/format/measures";
import type { TFunction } from "~/platform/i18n/translate";

/** The reasons whose numbers are lengths in millimetres, which customers read in centimetres; others count. */
const ofLengths: ReadonlySet<Change["why"]> = new Set([
  "too-small",
  "too-large",
  "niche",
  "ceiling",
  "plinth",
  "raised",
  "way-in",
  "top-box",
  "sliding-depth",
  "slope",
  "slope-drawers-low",
  "corner-wall",
  "corner-depth",
  "shoes-height",
  "shoes-depth",
  "pull-outs-width",
  "pull-outs-height",
  "pull-outs-depth",
  "mirror-weight",
  "light-height",
  "light-shelf",
]);

/** A change to a design in words. Some reasons read otherwise for a measure than for a top box, and for none than for fewer. */
export function changeText(
  { why, measure, leg, column = 0, ...numbers }: Change,
  design: Design,
  t: TFunction<"planner">,
  language: string,
): string {
  const write = (number: number) =>
    ofLengths.has(why) ? centimetres(number, language) : lengthText(number, language);
  const [from, to] = [write(numbers.from), write(numbers.to)];
  // Across a corner a piece is as long along each wall.
  const isEach = measure === "width" && design.place.kind === "diagonal";
  const values = {
    from,
    to,
    column: columnNumber(design, column),
    measure: measure ? t(leg ? "legWidth" : isEach ? "cornerEach" : measure) : "",
  };
  if (why === "raised" && measure) return t("reasons.raised_height", values);
  if (why === "way-in" && measure) return t("reasons.way-in_size", values);
  if (why === "slope-drawers" && numbers.to === 0) return t("reasons.slope-drawers_none", values);
  const isMoved = why === "slanted-columns" && numbers.from === numbers.to;
  if (isMoved) return t("reasons.slanted-columns_moved");
  return t(`reasons.${why}`, values);
}
