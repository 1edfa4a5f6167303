import { hingeCodes, type HardwareCode } from "~/furniture/boards/piece";

import type { StepKind } from "./assembly-steps";
import { fittingsOfRunStep } from "./run-steps";

const joining = ["connector", "cap"] as const;
const pressing = ["eccentric", "dowel"] as const;

/** What each step may take of the fittings; a piece has those that it has. */
export const fittingsOfStep: Record<StepKind, readonly HardwareCode[]> = {
  frame: [...joining, "glide"],
  partitions: [...joining, "glide"],
  "fixed-shelves": [...joining, ...pressing, "shelf-eccentric"],
  back: [],
  top: [...joining, ...pressing],
  "slanted-top": [...joining, ...pressing, "bracket"],
  core: [...joining, ...pressing],
  "corner-backs": ["short-screw"],
  "corner-shelves": ["shelf-pin"],
  "both-sides": [...joining, ...pressing, "glide", "bracket"],
  inner: [...joining, ...pressing, "shelf-eccentric"],
  "left-side": [...joining, ...pressing, "bracket"],
  "back-from-right": [],
  "right-side": [...pressing, "glide"],
  "top-over": pressing,
  stand: ["wall-kit", "body-bolt"],
  posts: ["bracket"],
  closing: [],
  "side-panels": ["panel-screw"],
  lights: ["light-strip", "light-driver"],
  "pull-outs": ["pull-out", "runner-screw", "short-screw"],
  rails: ["rail", "rail-support", "pull-out-rail"],
  spacers: ["spacer-screw"],
  drawers: ["runner-pair", "runner-screw", "short-screw", "drawer-screw", "cutlery-tray"],
  shelves: ["shelf-pin"],
  "shoe-shelves": ["shelf-pin", "strip-screw"],
  "drawer-fronts": ["drawer-front-screw", "handle-screw", "push-latch", "drawer-opener"],
  doors: [...hingeCodes, "mirror", "hinge-screw", "opening-stop", "handle-screw", "push-latch"],
  "sliding-doors": ["sliding-track", "sliding-fittings", "recessed-pull"],
  "step-boards": [],
  ...fittingsOfRunStep,
};
