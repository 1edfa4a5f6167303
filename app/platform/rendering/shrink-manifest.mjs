// @ts-check
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const directory = "build/client/assets";
const before = "window.__remixManifest=";
const keys = ["id", "parentId", "path", "module", "index"];
const traits = ["hasAction", "hasLoader", "hasErrorBoundary"];

/**
 * The list of routes that every visitor's browser loads leaves out what has no page to go to (drawings,
 * pictures, text groups, files) and says nothing of what a route does not have, nor of what its module
 * imports or is styled by: the module says the one itself, no link of ours fetches it ahead, and styles come
 * with the document. It is written in columns, from which the file itself makes the objects that the
 * framework wants: alike beside alike, it takes a fifth less.
 */
export function shrinkManifest() {
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    const text = name.startsWith("manifest-") ? readFileSync(path, "utf8").trim() : "";
    if (!text.startsWith(before)) continue;
    /** @type {{ routes: Record<string, Record<string, any>> }} */
    const manifest = JSON.parse(text.slice(before.length).replace(/;$/, ""));
    // A route without a page has an empty module; one that takes a form stays: script sends it.
    const visited = Object.values(manifest.routes).filter(
      ({ hasAction, module }) => hasAction || statSync(join("build/client", module)).size > 1,
    );
    const columns = Object.fromEntries(
      [...keys, ...traits].map((key) => [key, visited.map((route) => route[key] || 0)]),
    );
    const list = `${before}${JSON.stringify({ ...manifest, routes: {} })}`;
    const reading =
      "columns.id.forEach((id,at)=>{const route=window.__remixManifest.routes[id]={};" +
      "for(const key in columns)route[key]=columns[key][at]||void 0})";
    writeFileSync(path, `${list};const columns=${JSON.stringify(columns)};${reading}`);
  }
}
