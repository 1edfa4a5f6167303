// @ts-check
// Installs the packages that the lock file names. Plain Node without packages, because on a fresh clone
// there are none yet.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/** Whether the packages are missing or older than the lock file. */
export function installIsStale() {
  // npm writes this file last, so an interrupted install counts as missing.
  return modifiedAt("node_modules/.package-lock.json") < modifiedAt("package-lock.json");
}

/** Runs `npm ci` and returns whether it succeeded. */
export function install() {
  console.log("Installing packages (npm ci) …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--include=dev"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return status === 0;
}

/** @param {string} path */
function modifiedAt(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}
