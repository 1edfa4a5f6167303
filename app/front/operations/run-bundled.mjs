// @ts-check
// Runs a TypeScript file of the project, bundled into build/tools/:
//   node app/front/operations/run-bundled.mjs tests/bench/run.ts rates
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { build } from "esbuild";

const [, , source = "", ...args] = process.argv;
const outfile = resolve("build/tools", basename(source).replace(/\.ts$/, ".js"));
await build({
  entryPoints: [source],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node22",
  packages: "external",
  logLevel: "warning",
});
process.argv = [process.execPath, outfile, ...args];
await import(pathToFileURL(outfile).href);
