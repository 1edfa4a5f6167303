// @ts-check
// A step of the build: the list of routes that every visitor's browser loads leaves out what has no
// page to go to (drawings, pictures, text groups, files) and says nothing of what a route does not have,
// nor of what its module imports or is styled by: the module says the one itself, no link of ours fetches
// it ahead, and styles come with the document. Each route's id stands there once, as its key; the file
// itself writes it into the route.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const directory = "build/client/assets";
const unread = ["id", "imports", "css"];
const before = "window.__remixManifest=";
const giveIds = "for(const[id,route]of Object.entries(window.__remixManifest.routes))route.id=id;";

for (const name of readdirSync(directory)) {
  const path = join(directory, name);
  const text = name.startsWith("manifest-") ? readFileSync(path, "utf8").trim() : "";
  if (!text.startsWith(before)) continue;
  /** @type {{ routes: Record<string, { hasAction: boolean, module: string }> }} */
  const manifest = JSON.parse(text.slice(before.length).replace(/;$/, ""));
  // Those that take a form stay: script sends it, and goes where the answer leads.
  const visited = Object.entries(manifest.routes).filter(
    ([, { hasAction, module }]) => hasAction || !isEmpty(module),
  );
  const routes = visited.map(([id, route]) => [
    id,
    Object.fromEntries(
      Object.entries(route).filter(([name, value]) => value !== false && !unread.includes(name)),
    ),
  ]);
  const shrunk = { ...manifest, routes: Object.fromEntries(routes) };
  writeFileSync(path, `${before}${JSON.stringify(shrunk)};${giveIds}`);
}

/** Whether a browser finds nothing in a module: then its route has no page. @param {string} module */
function isEmpty(module) {
  return statSync(join("build/client", module)).size <= 1;
}
