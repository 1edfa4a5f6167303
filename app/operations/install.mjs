// @ts-check
// Installs the packages that the lock file names. Plain Node without packages, because on a fresh clone
// there are none yet.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Whether the packages are missing or older than the lock file. */
export function installIsStale() {
  // npm writes this file last, so an interrupted install counts as missing.
  return modifiedAt("node_modules/.package-lock.json") < modifiedAt("package-lock.json");
}

/** Runs `npm ci` and returns whether it succeeded. */
export function install() {
  console.log("Installing packages (npm ci); the database engine may take minutes to compile …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--include=dev"], {
    stdio: "inherit",
    env: { ...headersOfThisNode(), ...process.env },
    shell: process.platform === "win32",
  });
  return status === 0;
}

/**
 * Where no finished database engine can be downloaded it is compiled, and node-gyp would download Node's
 * headers for that. Most installations of Node bring them along: then they are used.
 */
function headersOfThisNode() {
  const prefix = dirname(dirname(process.execPath));
  const areThere = existsSync(join(prefix, "include/node/node_version.h"));
  return areThere ? { npm_package_config_node_gyp_nodedir: prefix } : {};
}

/** @param {string} path */
function modifiedAt(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}
