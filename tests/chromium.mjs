// @ts-check
// Which Chromium the browser journeys and the bench run.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const known = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const LIGHT = "/usr/bin/chromium-headless-shell";

export const noChromium =
  "No Chromium to run the browser with. Install one (Debian: apt-get install chromium; " +
  "elsewhere: npx playwright install chromium), or point CHROMIUM_PATH at it.";

/** The system's Chromium, else Playwright's, else one that can be installed; else undefined. */
export async function findChromium() {
  const { chromium } = await import("playwright");
  const find = () => [...known, chromium.executablePath()].find((path) => path && existsSync(path));
  const found = find();
  if (found) return found;
  console.error("\n— No Chromium found; installing one");
  const isRoot = process.getuid?.() === 0;
  install("npx", ["playwright", "install", ...(isRoot ? ["--with-deps"] : []), "chromium"]);
  if (!find() && isRoot) {
    install("sh", ["-c", "apt-get update -qq && apt-get install -y -qq chromium >/dev/null"]);
  }
  return find();
}

/**
 * One without the parts that draw windows, for what does not need them: a page takes it a quarter less
 * of the processor. Only Debian has it on its own, so it may be missing.
 */
export function findLightChromium() {
  const isThere = () => existsSync(LIGHT);
  if (!isThere() && existsSync("/usr/bin/chromium") && process.getuid?.() === 0) {
    install("sh", ["-c", "apt-get install -y -qq chromium-headless-shell >/dev/null"]);
  }
  return isThere() ? LIGHT : undefined;
}

/** @param {string} command @param {string[]} args */
function install(command, args) {
  spawnSync(command, args, { stdio: ["ignore", 2, 2] });
}
