// @ts-check
// Settings that an administrator has made in the office in place of environment variables. They are one file in the
// data directory, which only its owner can read. A variable of the environment goes before it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FILE = "office.json";

/** @param {string} dataDirectory */
export function officeFile(dataDirectory) {
  return join(dataDirectory, FILE);
}

/**
 * The values by the names of their variables, as they are stored: secrets are sealed. None if there is no
 * file. Throws if the file cannot be read.
 *
 * @param {string} dataDirectory
 * @returns {Record<string, string>}
 */
export function readOfficeValues(dataDirectory) {
  const path = officeFile(dataDirectory);
  if (!existsSync(path)) return {};
  /** @type {unknown} */
  const found = JSON.parse(readFileSync(path, "utf8"));
  if (typeof found !== "object" || found === null) throw new Error("no object");
  const texts = Object.entries(found).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts);
}
