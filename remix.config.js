/**
 * The Remix options. vite.config.ts hands them to Remix's Vite plugin, which does not read this
 * file by itself.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  ignoredRouteFiles: ["**/.*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Off on purpose: in 2.17.5, the last release, these two bring in advisories that stay open
    // (CVE-2026-34077 in turbo-stream, CVE-2026-55685 in the route manifest).
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
