// @ts-check
// A step of the build: the list of routes that every visitor's browser loads leaves out what has no
// page to go to (drawings, pictures, text groups, files) and says nothing of what a route does not have,
// nor of what its module imports or is styled by: the module says the one itself, no link of ours fetches
// it ahead, and styles come with the document. It is written in columns, from which the file itself makes
// the objects that the framework wants: alike beside alike, it takes a tenth less.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

const directory = "build/client/assets";
const before = "window.__remixManifest=";
/** What a route may have, each a bit of its kind. */
const traits = ["hasAction", "hasLoader", "index", "hasErrorBoundary"];
/** Set where the module is named after its route, and not `route`. */
const OWN_NAME = 1 << traits.length;
/** The length of the hash in a file's name (vite.config.ts). */
const HASH = 7;

for (const name of readdirSync(directory)) {
  const path = join(directory, name);
  const text = name.startsWith("manifest-") ? readFileSync(path, "utf8").trim() : "";
  if (!text.startsWith(before)) continue;
  /** @type {{ routes: Record<string, Route> }} */
  const manifest = JSON.parse(text.slice(before.length).replace(/;$/, ""));
  // Those that take a form stay: script sends it, and goes where the answer leads.
  const visited = Object.values(manifest.routes).filter(
    ({ hasAction, module }) => hasAction || !isEmpty(module),
  );
  const shrunk = `${before}${JSON.stringify({ ...manifest, routes: {} })};${reading(visited)}`;
  check(shrunk, visited);
  writeFileSync(path, shrunk);
}

/** @typedef {Record<string, any> & { id: string, module: string }} Route */

/** The script that makes the routes from their columns. @param {Route[]} routes */
function reading(routes) {
  const kinds = [...new Set(routes.map(kindOf))];
  const columns = [
    routes.map(({ id }) => id.replace(/^routes\//, "~")),
    routes.map(({ path = "" }) => path),
    routes.map((route) => kinds.indexOf(kindOf(route)).toString(36)).join(""),
    routes.map(({ module }) => module.slice(-3 - HASH, -3)).join(""),
    kinds,
  ].map((column) => (typeof column === "string" ? column : column.join()));
  const read = traits.map((trait, bit) => `${trait}:!!(bits&${1 << bit})`);
  return (
    `const[ids,paths,marks,hashes,kinds]=${JSON.stringify(columns)}.map(one=>one.split(","));` +
    'ids.map((short,at)=>{const id=short.replace("~","routes/"),' +
    '[parentId,bits]=kinds[parseInt(marks[0][at],36)].split(" "),' +
    `name=bits&${OWN_NAME}?id.split("/").pop():"route";` +
    "window.__remixManifest.routes[id]={id,parentId:parentId||void 0," +
    'path:paths[at]||(parentId?void 0:""),' +
    `module:"/assets/"+name+"-"+hashes[0].substr(at*${HASH},${HASH})+".js",${read}}})`
  );
}

/** The parent of a route and what it has. @param {Route} route */
function kindOf({ parentId = "", module, ...has }) {
  const own = module.startsWith("/assets/route-") ? 0 : OWN_NAME;
  return `${parentId} ${traits.reduce((sum, trait, bit) => sum + (has[trait] ? 1 << bit : 0), own)}`;
}

/** What a browser will read is what stood there. @param {string} script @param {Route[]} routes */
function check(script, routes) {
  /** @type {{ __remixManifest?: { routes: Record<string, Route> } }} */
  const window = {};
  runInNewContext(script, { window });
  for (const route of routes) {
    /** @type {Record<string, any>} */
    const read = window.__remixManifest?.routes[route.id] ?? {};
    for (const trait of ["id", "parentId", "path", "module", ...traits]) {
      if ((read[trait] || undefined) === (route[trait] || undefined)) continue;
      throw new Error(`${route.id} is read with another ${trait}`);
    }
  }
}

/** Whether a browser finds nothing in a module: then its route has no page. @param {string} module */
function isEmpty(module) {
  return statSync(join("build/client", module)).size <= 1;
}
