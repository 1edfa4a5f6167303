import { once } from "node:events";

import type { Plugin } from "vite";

/**
 * One half of the build for build.mjs, which runs both at once. The server's half lists the browsers'
 * files, so it waits for them. Each half reports at its end which files went into it. A half that is run
 * alone waits for nothing.
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
