import { once } from "node:events";

import type { Plugin } from "vite";

/**
 * What a half of the build does for build.mjs, which runs both beside each other: the server's, which lists
 * the browsers' files, waits for them, and each tells at its end which files went into it. Run by itself it
 * waits for nobody.
 */
export function buildHalf(isForServer: boolean | undefined): Plugin {
  const browsersFiles = isForServer && process.channel ? once(process, "message") : undefined;
  return {
    name: "build-half",
    apply: "build",
    enforce: "pre",
    load: async (id) => {
      if (id === "\0virtual:remix/server-manifest") await browsersFiles;
    },
    closeBundle() {
      process.send?.(this.getWatchFiles(), () => process.disconnect());
    },
  };
}
