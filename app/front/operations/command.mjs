// @ts-check
// Runs one of the shop's commands (command.ts), bundled anew where a source is newer:
//   node app/front/operations/command.mjs backup
// Where the build tools are not installed, the bundle that was built is run.
import { existsSync } from "node:fs";

import { programsAreStale } from "./freshness.mjs";

if (programsAreStale() && existsSync("node_modules/esbuild")) {
  const { bundlePrograms } = await import("./programs.mjs");
  await bundlePrograms();
}
if (existsSync("build/prepare.js")) {
  // The command runs in this process, with the arguments after its name.
  await import(new URL("../../../build/prepare.js", import.meta.url).href);
} else {
  console.error("The shop is not built yet: run npm start, or npm ci && npm run build.");
  process.exitCode = 1;
}
