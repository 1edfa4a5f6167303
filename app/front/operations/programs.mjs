// @ts-check
// The programs that run beside the shop's own process: the commands, and the work that pages
// must not wait for. Each is bundled into one file of build/ that Node runs without packages.
import { build, context } from "esbuild";

/** Their names in build/ and where each begins. */
const PROGRAMS = {
  prepare: "app/front/operations/command.ts",
  "check-process": "app/sales/e-invoices/ubl/check-process.ts",
  "read-process": "app/sales/statements/reading/read-process.ts",
  "layout-process": "app/workshop/batches/layouts/layout-process.ts",
  "file-worker": "app/platform/format/worker/file-worker.mjs",
  "picture-worker": "app/platform/media/worker/picture-worker.mjs",
};

/** Packages that contain more than script, and so stay outside of every bundle. */
export const native = ["@node-rs/argon2", "better-sqlite3", "pg", "sharp"];

/** Some bundled packages are CommonJS and ask for Node's own modules by `require`. */
const REQUIRE =
  'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);';

/** @satisfies {import("esbuild").BuildOptions} */
const options = {
  entryPoints: PROGRAMS,
  outdir: "build",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node22",
  external: native,
  banner: { js: REQUIRE },
  logLevel: "warning",
  metafile: true,
};

/** Bundles them and returns the files that went into them. Takes about a second. */
export async function bundlePrograms() {
  const { metafile } = await build(options);
  return Object.keys(metafile.inputs);
}

/** Bundles them again whenever a source changes, until the process ends. */
export async function watchPrograms() {
  await (await context(options)).watch();
}
