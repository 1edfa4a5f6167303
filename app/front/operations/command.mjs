// @ts-check
// Runs one of the shop's commands (command.ts), bundled anew where a source is newer:
//   node app/front/operations/command.mjs backup
// What serves without the tools that build goes on with what was built.
import { existsSync } from "node:fs";

import { programsAreStale } from "./freshness.mjs";

if (programsAreStale() && existsSync("node_modules/esbuild")) {
  const { bundlePrograms } = await import("./programs.mjs");
  await bundlePrograms();
}
if (existsSync("build/prepare.js")) {
  // In its place, with what stands behind it.
  await import(new URL("../../../build/prepare.js", import.meta.url).href);
} else {
  console.error("The shop is not built yet: run npm start, or npm ci && npm run build.");
  process.exitCode = 1;
}
