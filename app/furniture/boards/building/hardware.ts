/** What is bought and counted. The page translates the name by code. */
export interface Hardware {
  code: HardwareCode;
  /** Millimetres, where the article comes in lengths: runners, rails. */
  length: number | null;
  count: number;
}

export const hardwareCodes = [
  "connector",
  "cap",
  "eccentric",
  "dowel",
  "shelf-eccentric",
  "hinge",
  "half-hinge",
  "wide-hinge",
  "runner-pair",
  "shelf-pin",
  "rail",
  "rail-support",
  "pull-out-rail",
  "handle",
  "recessed-pull",
  "push-latch",
  "glide",
  "wall-kit",
  "sliding-track",
  "sliding-fittings",
  "drawer-screw",
  "drawer-front-screw",
  "hinge-screw",
  "runner-screw",
  "short-screw",
  "handle-screw",
  "spacer-screw",
  "body-bolt",
  "opening-stop",
  "bracket",
] as const;
export type HardwareCode = (typeof hardwareCodes)[number];
