// Prints what serves the shop, as a CycloneDX bill of materials:
//   npm run -s sbom > sbom.json
// It lists the packages that are installed to serve the shop, by the lock, and those that went into its build,
// by the build's own record, so it is the same on every machine. With `--omit dev` npm would also leave out
// packages that both kinds need, Express among them. So npm lists everything, and packages that do not serve
// the shop are removed here.
import { execSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import { BUILT } from "./freshness.mjs";

const COMMAND = "npm sbom --sbom-format cyclonedx --sbom-type application --package-lock-only";
// Named explicitly, because npm by itself omits development packages where NODE_ENV is
// "production", as in the image.
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

// A version that is installed at two places is one component, because a reference must name only one.
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
