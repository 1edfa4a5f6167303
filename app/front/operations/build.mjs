// @ts-check
// `npm run build`: makes build/ of the sources, each part once and beside the others.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

import { compressAssets } from "../../platform/rendering/front/compress-assets.mjs";
import { BUILT } from "./freshness.mjs";
import { bundlePrograms } from "./programs.mjs";
import { step } from "./step.mjs";

if (resolve(process.argv[1] ?? "") === import.meta.filename) await beginBuild().whole;

/**
 * Begins the build. `programs` resolves when the programs are bundled, after about a second; `whole` when
 * everything is built. Both reject if the build fails.
 */
export function beginBuild() {
  rmSync(BUILT, { force: true });
  for (const half of ["client", "server"]) {
    rmSync(`build/${half}`, { recursive: true, force: true });
  }
  mkdirSync("build", { recursive: true });
  const programs = bundlePrograms();
  const whole = step("Building the shop", () => buildAll(programs));
  // Whoever awaits it gets the error; until then it must not count as unhandled.
  whole.catch(() => undefined);
  return { programs, whole };
}

/** @param {Promise<string[]>} programs */
async function buildAll(programs) {
  const ending = new AbortController();
  try {
    const client = startHalf([], ending.signal);
    // The server's half waits for the browsers' files before it lists them.
    const server = startHalf(["--ssr"], ending.signal);
    const forBrowsers = await step("Building for browsers", () => client.files);
    server.process.send("browsers' files are there");
    const [compressed, forServer] = await Promise.all([
      compressAssets(),
      step("Building for the server", () => server.files),
    ]);
    await compressAssets(compressed);
    const files = [...forBrowsers, ...forServer, ...(await programs)];
    writeFileSync(BUILT, JSON.stringify(packagesOf(files), null, 2));
  } finally {
    ending.abort();
  }
}

/**
 * One half of the pages' build, which ends with the files that went into it (build-half.ts).
 *
 * @param {string[]} args
 * @param {AbortSignal} signal
 */
function startHalf(args, signal) {
  const half = fork("node_modules/vite/bin/vite.js", ["build", "--logLevel", "error", ...args], {
    env: { ...process.env, NODE_ENV: "production" },
    signal,
  });
  /** @type {string[]} */
  let read = [];
  process.once("exit", () => half.kill());
  half.on("message", (files) => (read = /** @type {string[]} */ (files)));
  const files = once(half, "exit").then(([status]) => {
    if (status !== 0) throw new Error("The build failed; what is wrong stands above.");
    return read;
  });
  files.catch(() => undefined);
  return { process: half, files };
}

/** The packages that files are of, by their places in the lock. @param {string[]} files */
function packagesOf(files) {
  const places = files.flatMap((file) => {
    const [, place] =
      /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
    return place ?? [];
  });
  return [...new Set(places)].sort();
}
