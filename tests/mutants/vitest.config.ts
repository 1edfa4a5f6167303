import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

import { endWithLast, keptThreads } from "./kept-thread";
import { rooms } from "./rooms.mjs";

const { tests, keepsState = false } = rooms[process.env.MUTATED_ROOM ?? ""]!;

/** In the order of the list: the first test that fails ends a mutant. */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) =>
      tests.findIndex((path) => moduleId.endsWith(path));
    return Promise.resolve([...files].sort((one, other) => place(one) - place(other)));
  }
}

export default defineConfig({
  plugins: [
    tsconfigPaths(),
    {
      name: "kept-threads",
      configureVitest: ({ vitest, project }) => {
        if (keepsState) return;
        Object.assign(project.config, { pool: keptThreads.name, poolRunner: keptThreads });
        endWithLast(vitest);
      },
    },
  ],
  esbuild: { jsx: "automatic", jsxDev: false },
  test: {
    env: {
      NODE_ENV: "production",
      SHOP_DATA: "build/mutants/data",
      SESSION_SECRET: "0".repeat(64),
    },
    include: tests,
    setupFiles: ["tests/mutants/setup.ts"],
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 60_000,
  },
});
