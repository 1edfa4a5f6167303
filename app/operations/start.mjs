// Brings a clone to the point where the shop can be served: packages, build, database.
// Plain Node without packages, because on a fresh clone there are none yet.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { install, installIsStale } from "./install.mjs";

const BUILT = "build/prepare.js";
const SOURCES = ["app", "db", "locales", "public", "package.json", "remix.config.js"];
const BUILD_CONFIGURATION = ["vite.config.ts", "tsconfig.json"];

if (installIsStale() && !install()) process.exit(1);

const isServing = !process.argv.includes("--dev");
if (isServing && modifiedAt(BUILT) < newestSource()) build();
run(
  "node",
  isServing
    ? ["build/prepare.js", "start"]
    : ["--import", "tsx", "app/operations/command.ts", "start"],
);
if (isServing) announce();

function build() {
  console.log("Building the shop …");
  run("npm", ["run", "--silent", "build"]);
}

function announce() {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { HOST = "127.0.0.1", PORT = "3000", SHOP_ORIGIN } = process.env;
  console.log(`Open ${SHOP_ORIGIN ?? `http://${HOST}:${PORT}`}`);
}

function newestSource() {
  return Math.max(...[...SOURCES, ...BUILD_CONFIGURATION].map(newestIn));
}

/** @param {string} path @returns {number} */
function newestIn(path) {
  if (!existsSync(path)) return 0;
  const own = modifiedAt(path);
  if (!statSync(path).isDirectory()) return own;
  return Math.max(own, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** @param {string} path */
function modifiedAt(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const isNpmOnWindows = process.platform === "win32" && command === "npm";
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: isNpmOnWindows });
  if (status !== 0) process.exit(status ?? 1);
}
