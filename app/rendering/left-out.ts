/**
 * In place of two of Remix's own modules (vite.config.ts), for what this shop has none of: routes that
 * are discovered on the way, and pages that wait for loaders of the browser's.
 */
export function isFogOfWarEnabled(): boolean {
  return false;
}

export function getPatchRoutesOnNavigationFunction(): undefined {
  return undefined;
}

export function useFogOFWarDiscovery(): void {}

export function getPartialManifest(): never {
  throw new Error("route discovery is off");
}

export function fetchAndApplyManifestPatches(): never {
  throw new Error("route discovery is off");
}

export function RemixRootDefaultHydrateFallback(): null {
  return null;
}
