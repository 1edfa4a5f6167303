import { defaultRules } from "~/furniture/boards/rules";
import { runSample } from "~/furniture/boards/start-run";

/** The decors of the runs in tests, by id. */
export const runLook = {
  body: "pal-alb",
  front: "pal-alb",
  worktop: "pal-stejar-sonoma",
  handle: "metal",
};

/** The worked kitchen of 3,000. */
export const workedKitchen = runSample(runLook, defaultRules);
