/**
 * In place of modules of the framework (vite.config.ts), for what this shop has none of: routes that are
 * discovered on the way, pages that wait for loaders of the browser's, and single fetch with its package
 * `turbo-stream`.
 */
function absent(): never {
  throw new Error("this part of the framework is left out");
}

export {
  absent as decode,
  absent as encode,
  absent as fetchAndApplyManifestPatches,
  absent as getPartialManifest,
};

export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;
export const RemixRootDefaultHydrateFallback = () => null;
