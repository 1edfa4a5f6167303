/** What is bought and counted. The page translates the name by code. */
export interface Hardware {
  code: HardwareCode;
  /** Millimetres, where the article comes in lengths: runners, rails, strips of light; of pull-outs the width. */
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
  // The same without a spring, for doors that are pushed to open.
  "free-hinge",
  "free-half-hinge",
  "free-wide-hinge",
  "angle-hinge",
  "free-angle-hinge",
  "runner-pair",
  "drawer-opener",
  "shelf-pin",
  "rail",
  "rail-support",
  "pull-out-rail",
  "handle",
  "recessed-pull",
  "push-latch",
  "mirror",
  "pull-out",
  "light-strip",
  "light-driver",
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
  "strip-screw",
  "panel-screw",
  "body-bolt",
  "opening-stop",
  "bracket",
] as const;

/** What kitchens and vanities alone are bought with; hanging rails by the metre, narrow modules by their width. */
export const runHardwareCodes = [
  "leg",
  "plinth-clip",
  // A pair for each wall module.
  "hanger",
  "hanging-rail",
  "sink-liner",
  "cutlery-tray",
  "narrow-module",
  "air-grille",
  // Three draw two worktops together.
  "worktop-bolt",
  // The strip on a worktop's end that is seen.
  "worktop-edge",
] as const;
export type RunHardwareCode = (typeof runHardwareCodes)[number];

export type HardwareCode = (typeof hardwareCodes)[number] | RunHardwareCode;

/** All hinges: over a whole board, over half of it, before drawers, at 45°, each with a spring or without. */
export const hingeCodes: readonly HardwareCode[] = [
  "hinge",
  "half-hinge",
  "wide-hinge",
  "free-hinge",
  "free-half-hinge",
  "free-wide-hinge",
  "angle-hinge",
  "free-angle-hinge",
];

/** Whether a fitting is cut to its length in mm from what is bought by the metre. */
export function isByMetre(code: string): boolean {
  return code === "rail" || code === "light-strip" || code === "hanging-rail";
}
