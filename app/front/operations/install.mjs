// @ts-check
// Installs the packages that the lock file names. Plain Node without packages, because on a fresh clone
// there are none yet.
import { modifiedAt } from "./freshness.mjs";
import { run } from "./run.mjs";
import { step } from "./step.mjs";

/** Whether the packages are missing or older than the lock file. */
export function installIsStale() {
  // npm writes this file last, so an interrupted install counts as missing.
  return modifiedAt("node_modules/.package-lock.json") < modifiedAt("package-lock.json");
}

/** Runs `npm ci` and returns whether it succeeded. */
export async function install() {
  const args = ["ci", "--no-audit", "--no-fund", "--include=dev", "--loglevel=error"];
  return step("Installing packages", () => run("npm", args)).then(
    () => true,
    () => false,
  );
}
