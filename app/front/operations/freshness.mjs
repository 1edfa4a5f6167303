// @ts-check
// Whether what was made of the sources is older than they are. Plain Node without packages, because on a
// fresh clone there are none yet.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The file that each build writes last. */
export const BUILT = "build/packages.json";

const SOURCES = ["app", "db", "locales", "package.json", "tsconfig.json"];
const SOURCES_OF_PAGES = ["public", "remix.config.js", "vite.config.ts"];

/** Whether the programs of build/ (programs.mjs) are missing or older than a source. */
export function programsAreStale() {
  return modifiedAt("build/prepare.js") < newestOf(SOURCES);
}

/** Whether the whole build is. */
export function shopIsStale() {
  return modifiedAt(BUILT) < newestOf([...SOURCES, ...SOURCES_OF_PAGES]);
}

/** @param {string[]} paths */
function newestOf(paths) {
  return Math.max(...paths.map(newestIn));
}

/** @param {string} path @returns {number} */
function newestIn(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** When a file was changed; 0 where there is none. @param {string} path */
export function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
