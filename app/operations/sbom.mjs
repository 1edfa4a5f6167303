// Prints what is installed to serve the shop, as a CycloneDX bill of materials:
//   npm run -s sbom > sbom.json
// npm makes it from the lock alone, so it is the same on every machine. With `--omit dev` npm would
// also leave out all that development packages need as well, React and Express among them; so it
// lists everything, and what it marks as development's alone is taken out here.
import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";

const COMMAND = "npm sbom --sbom-format cyclonedx --sbom-type application --package-lock-only";
// Said outright: where NODE_ENV is "production", as in the image, npm omits on its own account.
const ALL_KINDS = "--include dev --include optional --include peer";

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
    .filter(([, { dev }]) => !dev)
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
