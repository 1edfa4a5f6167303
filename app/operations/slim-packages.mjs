// @ts-check
// After an install: takes out of the packages what nothing here can read, 40 MB of programs for other
// machines and of sources from which the programs beside them were made.
import { readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const SOURCES_OF_PROGRAMS = [
  "better-sqlite3/deps",
  "better-sqlite3/src",
  "openai/src",
  "three/src",
  "zod/src",
];
/** A program for each kind of machine, as `linux-x64.node`, and `linuxmusl-x64.node` beside it. */
const PREBUILT = "better-sqlite3/prebuilds";

if (resolve(process.argv[1] ?? "") === import.meta.filename) {
  slimPackages("node_modules", process.platform, process.arch);
}

/** @param {string} packages their directory @param {string} platform @param {string} architecture */
export function slimPackages(packages, platform, architecture) {
  for (const path of SOURCES_OF_PROGRAMS) {
    rmSync(join(packages, path), { recursive: true, force: true });
  }
  for (const name of readdirSync(join(packages, PREBUILT))) {
    const isOwn = name.startsWith(platform) && name.endsWith(`-${architecture}.node`);
    if (!isOwn) rmSync(join(packages, PREBUILT, name));
  }
}
