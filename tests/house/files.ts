import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every file below a directory whose name ends so, with its text, in a steady order. */
export function filesBelow(directory: string, ending: string): { path: string; text: string }[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(directory, name))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}
