// Prints what serves the shop, as a CycloneDX bill of materials:
//   npm run -s sbom > sbom.json
// That is what is installed to serve it, by the lock, and what went into its build, by what the build wrote
// down; so it is the same on every machine. With `--omit dev` npm would also leave out all that development
// packages need as well, Express among them; so it lists everything, and what serves nothing is taken out
// here.
import { execSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import { BUILT } from "./freshness.mjs";

const COMMAND = "npm sbom --sbom-format cyclonedx --sbom-type application --package-lock-only";
// Said outright: where NODE_ENV is "production", as in the image, npm omits on its own account.
const ALL_KINDS = "--include dev --include optional --include peer";

if (!existsSync(BUILT)) {
  console.error("What goes into the build is known when there is one: run npm run build first.");
  process.exit(1);
}
/** @type {Set<string>} */
const bundled = new Set(JSON.parse(readFileSync(BUILT, "utf8")));

const bill = JSON.parse(
  execSync(`${COMMAND} ${ALL_KINDS} --loglevel error`, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  }),
);

/** @type {[string, { name?: string, version: string, dev?: boolean }][]} */
const locked = Object.entries(JSON.parse(readFileSync("package-lock.json", "utf8")).packages);
const shipped = new Set(
  locked
    .filter(([path, { dev }]) => !dev || bundled.has(path))
    .map(([path, { name, version }]) => `${name ?? path.split("node_modules/").pop()}@${version}`),
);

// npm calls the shop by the name of its directory.
const shop = bill.metadata.component;
shop.name = JSON.parse(readFileSync("package.json", "utf8")).name;

// A version that is installed at two places is one component: a reference names only one thing.
const components = new Map();
for (const component of bill.components) {
  const reference = component["bom-ref"];
  if (!isForDevelopment(component) && !components.has(reference)) {
    components.set(reference, component);
  }
}

const needs = new Map();
for (const { ref, dependsOn } of bill.dependencies) {
  if (ref !== shop["bom-ref"] && !components.has(ref)) continue;
  const kept = dependsOn.filter((/** @type {string} */ needed) => components.has(needed));
  needs.set(ref, new Set([...(needs.get(ref) ?? []), ...kept]));
}

bill.components = [...components.values()];
bill.dependencies = [...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn] }));
console.log(JSON.stringify(bill, null, 2));

/**
 * npm marks a version by the first place where it stands. One that development has somewhere may stand
 * elsewhere for the shop, which the lock knows.
 *
 * @param {{ purl?: string, properties?: { name: string, value: string }[] }} component
 */
function isForDevelopment({ purl = "", properties = [] }) {
  const [, version = ""] = /^pkg:npm\/([^?#]+)/.exec(purl) ?? [];
  const isMarked = properties.some(({ name }) => name === "cdx:npm:package:development");
  return isMarked && !shipped.has(decodeURIComponent(version));
}
