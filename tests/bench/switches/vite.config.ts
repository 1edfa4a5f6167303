import { dirname, resolve } from "node:path";

import { defineConfig, mergeConfig, type Plugin } from "vite";

import remixConfig from "../../../remix.config.js";
import shop from "../../../vite.config";
import { replacementFor } from "./replaced.mjs";

/** The shop's own build, in a directory of its own, with what the server reads replaced. */
export default defineConfig((env) => {
  Object.assign(remixConfig, { buildDirectory: "build/bench" });
  return mergeConfig({ plugins: [replaceModules()] }, shop(env));
});

function replaceModules(): Plugin {
  return {
    name: "replace-modules",
    enforce: "pre",
    resolveId: (source, importer, { ssr }) => {
      if (!ssr || !importer || !/^(~(db)?|\.+)\//.test(source)) return undefined;
      const path = source.startsWith(".")
        ? resolve(dirname(importer), source)
        : resolve(source.replace(/^~\//, "app/").replace(/^~db\//, "db/"));
      return replacementFor(path, importer) ?? replacementFor(`${path}.ts`, importer);
    },
  };
}
