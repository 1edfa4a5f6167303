import { rounded, type Motion } from "../front/model";

/** Seconds: how long a part moves, and when what is behind doors begins to. */
const MOVING = 1.2;
const LATE = 0.8;

/** Where a moving part is, from shut to open: it starts and ends gently. */
const eased = [0, 0.156, 0.5, 0.844, 1];

/**
 * The keys of a motion: seconds, and at each the group's whole rotation (x, y, z, w) or how far it has
 * moved in metres.
 */
export function motionKeys(motion: Motion): {
  path: "rotation" | "translation";
  times: number[];
  values: number[];
} {
  const start = motion.kind === "pull" && motion.isLate ? LATE : 0;
  const times = eased.map((_, key) => rounded(start + (key * MOVING) / (eased.length - 1)));
  if (motion.kind === "pull") {
    const values = eased.flatMap((share) => motion.by.map((way) => way * share));
    return { path: "translation", times, values };
  }
  const values = eased.flatMap((share) => {
    const half = (motion.degrees * share * Math.PI) / 360;
    const about = Math.sin(half);
    return [motion.axis === "x" ? about : 0, motion.axis === "y" ? about : 0, 0, Math.cos(half)];
  });
  return { path: "rotation", times, values };
}
