// @ts-check
// Read by StrykerJS, once for each room (run.mjs).
import { rooms } from "./rooms.mjs";

const name = process.env.MUTATED_ROOM ?? "";
const room = rooms[name];
if (!room) throw new Error(`"${name}" is no room: ${Object.keys(rooms).join(", ")}`);

export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tests/mutants/vitest.config.ts", related: false },
  mutate: room.rules,
  coverageAnalysis: "perTest",
  tempDirName: `build/mutants/${name}`,
  // What neither the rules nor their tests read.
  ignorePatterns: [
    "/*",
    "!/app",
    "!/db",
    "!/locales",
    "!/tests",
    "!/package.json",
    "!/tsconfig.json",
    "/app/front/routes",
    "/app/front/assistant",
    "/tests/e2e",
    "/tests/routes",
    "/tests/asvs",
    "/tests/bench",
    "/db/seed/pictures",
  ],
  disableTypeChecks: false,
  // There is nothing in it to rewrite, and the compiler that could is another one.
  tsconfigFile: "none",
  checkers: [],
  reporters: process.stdout.isTTY ? ["json", "progress"] : ["json", "progress-append-only"],
  jsonReporter: { fileName: `build/mutants/${name}.json` },
  timeoutMS: 30_000,
};
