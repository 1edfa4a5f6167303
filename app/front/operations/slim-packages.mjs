// @ts-check
// Removes files that are not used here from the installed packages: 50 MB of programs for
// other machines, and of sources whose programs lie beside them.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

/** C sources of a program that lies beside them. */
const SOURCES_OF_PROGRAMS = ["better-sqlite3/deps", "better-sqlite3/src"];
/** Packages that carry the sources of their scripts, and maps that lead back to them. */
const WITH_SOURCES = ["openai", "three", "zod"];
/** A program for each kind of machine, as `linux-x64.node`, and `linuxmusl-x64.node` beside it. */
const PREBUILT = "better-sqlite3/prebuilds";

if (resolve(process.argv[1] ?? "") === import.meta.filename) {
  slimPackages("node_modules", process.platform, process.arch);
}

/** @param {string} packages their directory @param {string} platform @param {string} architecture */
export function slimPackages(packages, platform, architecture) {
  for (const path of [...SOURCES_OF_PROGRAMS, ...WITH_SOURCES.map((name) => `${name}/src`)]) {
    rmSync(join(packages, path), { recursive: true, force: true });
  }
  for (const name of WITH_SOURCES.filter((one) => existsSync(join(packages, one)))) {
    for (const file of readdirSync(join(packages, name), { recursive: true, encoding: "utf8" })) {
      if (file.endsWith(".map")) rmSync(join(packages, name, file));
    }
  }
  for (const name of readdirSync(join(packages, PREBUILT))) {
    const isOwn = name.startsWith(platform) && name.endsWith(`-${architecture}.node`);
    if (!isOwn) rmSync(join(packages, PREBUILT, name));
  }
}
