// @ts-check
// Brings a clone to the point where the shop can be served: packages, build, data. With `--dev` only the
// programs are built, and the dev server makes the rest of the sources. Plain Node without packages, because on
// a fresh clone there are none yet.
import { existsSync } from "node:fs";

import { BUILT, programsAreStale, shopIsStale } from "./freshness.mjs";
import { install, installIsStale } from "./install.mjs";
import { run } from "./run.mjs";
import { step } from "./step.mjs";

const isServing = !process.argv.includes("--dev");
const prepare = () =>
  step("Preparing the data", () => run(process.execPath, ["build/prepare.js", "start"]));

try {
  if (installIsStale() && !(await install())) process.exit(1);
  await (isServing ? buildAndPrepare() : prepareForDevelopment());
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(1);
}
if (isServing) announce();

/**
 * On the first build the data are prepared while the build goes on, by a program that is bundled first. Later the
 * data may belong to a running shop of the old version, so they wait until the new build is whole.
 */
async function buildAndPrepare() {
  if (shopIsStale()) {
    const isFirst = !existsSync(BUILT);
    const { beginBuild } = await import("./build.mjs");
    const { programs, whole } = beginBuild();
    await (isFirst ? programs : whole);
    await Promise.all([whole, prepare()]);
  } else {
    await prepare();
  }
}

async function prepareForDevelopment() {
  if (programsAreStale()) {
    const { bundlePrograms } = await import("./programs.mjs");
    await bundlePrograms();
  }
  await prepare();
}

function announce() {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { HOST = "127.0.0.1", PORT = "3000", SHOP_ORIGIN } = process.env;
  console.log(`Open ${SHOP_ORIGIN ?? `http://${HOST}:${PORT}`}`);
}
