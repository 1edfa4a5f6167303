import { isInRange } from "./version-range";

export interface Advisory {
  id: string;
  package: string;
  range: string;
  about: string;
  /** Why what we ship may stay in the range, until when, and the test that shows it. */
  exception?: { reason: string; since: string; until: string; test: string };
}

interface Component {
  "bom-ref": string;
  type: string;
  name: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
  licenses?: unknown[];
}

/** What `npm run sbom` prints: the parts of CycloneDX that are looked at. */
export interface BillOfMaterials {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  version: number;
  metadata: { timestamp: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** `@scope/name@1.2.3` of a component, read from its package URL as scanners do. */
export function nameAndVersion({ purl }: { purl: string }): string {
  const [, path] = /^pkg:npm\/([^?#]+@[^?#]+)/.exec(purl) ?? [];
  if (path === undefined) throw new Error(`not the package URL of a version: ${purl}`);
  return decodeURIComponent(path);
}

/** The advisories that a component of the bill of materials is affected by. */
export function findAffected(
  { components }: { components: { purl: string }[] },
  advisories: Advisory[],
): Advisory[] {
  const versions = components.map((component) => {
    const [, name, version = ""] = /^(.+)@(.+)$/.exec(nameAndVersion(component)) ?? [];
    return { name, version };
  });
  return advisories.filter((advisory) =>
    versions.some(
      ({ name, version }) => name === advisory.package && isInRange(version, advisory.range),
    ),
  );
}
