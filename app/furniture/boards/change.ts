import type { Design } from "./design";
import type { Measure } from "./limits";
import type { Chosen, Rules } from "./rules";

/** Why a wish was not possible. The page says each in words. */
const reasons = [
  // Sizes.
  "too-small",
  "too-large",
  "niche",
  "ceiling",
  "thickness",
  "plinth",
  "top",
  "raised",
  "way-in",
  "top-box",
  // Columns.
  "column-too-wide",
  "column-too-narrow",
  "columns-shared",
  // Zones.
  "zones-shared",
  "zones-too-many",
  "shelves",
  "drawers",
  "drawers-in-all",
  "drawer-depth",
  "rail-kind",
  "rail-height",
  "rail-depth",
  "shoes-kind",
  "shoes-height",
  "shoes-depth",
  "pull-outs",
  "pull-outs-kind",
  "pull-outs-width",
  "pull-outs-height",
  "pull-outs-depth",
  "mirror-front",
  "mirror-weight",
  "light-drawers",
  "light-height",
  "light-shelf",
  "door-too-wide",
  "door-too-narrow",
  "door-at-wall",
  "drawers-need-front",
  // What covers its sides.
  "panel-wall",
  // Sliding doors.
  "sliding-kind",
  "sliding-depth",
  "sliding-width",
  "sliding-two-bodies",
  "sliding-doors",
  // Under a slope.
  "slope",
  "slope-kind",
  "slope-columns",
  "slope-sliding",
  "slope-top-box",
  "slope-top",
  "slope-zones",
  "slope-shelves",
  "slope-rail",
  "slope-drawers",
  "slope-drawers-low",
  // With a slanted body along its width.
  "slanted-steep",
  "slanted-stepped",
  "slanted-columns",
  "slanted-hinge",
  "slanted-front",
  "slanted-mirror",
  "slanted-rail",
  "slanted-drawers",
  // In a corner.
  "corner-kind",
  "corner-sliding",
  "corner-top-box",
  "corner-depth",
  "corner-wall",
  "corner-front",
  "corner-open",
  "corner-inside",
  "corner-blind",
  // Across a corner.
  "diagonal-columns",
  "diagonal-front",
  "diagonal-open",
  "diagonal-inside",
  "diagonal-rail",
  "diagonal-light",
  "diagonal-panels",
] as const;
type Reason = (typeof reasons)[number];

/** One thing that was changed to make a design possible. Lengths in millimetres, counts as they are. */
export interface Change {
  why: Reason;
  measure?: Measure;
  /** Which column and which of its zones, counted from 0; in a corner those of both legs, one after the other. */
  column?: number;
  zone?: number;
  /** Of the leg that is set against the other one in a corner. */
  leg?: true;
  from: number;
  to: number;
}

export type Step = (
  design: Design,
  chosen: Chosen,
  rules: Rules,
  note: (change: Change) => void,
) => Design;
