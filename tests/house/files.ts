import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every file below a directory whose name ends so, with its text, in a steady order; no package's. */
export function filesBelow(directory: string, ending: string): { path: string; text: string }[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.includes("node_modules"))
    .sort()
    .map((name) => join(directory, name))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}
