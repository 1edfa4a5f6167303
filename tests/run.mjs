// `npm test`: everything that must hold before a change lands, in one command, on a fresh clone.
// `npm run test:full` tries each promise many times more (tests/promises/proof.ts).
// Plain Node without packages, because on a fresh clone there are none yet.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findChromium, noChromium } from "./chromium.mjs";

const reports = mkdtempSync(join(tmpdir(), "atelier-tests-"));
let passed = 0;
let failed = 0;

if (process.argv.includes("--full")) process.env.TEST_SIZE = "full";
if (modifiedAt("node_modules/.package-lock.json") < modifiedAt("package-lock.json")) {
  say("Installing packages (npm ci)");
  if (!succeeds("npm", ["ci", "--no-audit", "--no-fund", "--include=dev"])) finish();
}

check("Format", "npx", ["prettier", "--check", "--log-level=warn", "."]);
check("Lint", "npx", ["eslint", "--max-warnings=0", "."]);
check("Types", "npx", ["tsc"]);
check("Dead code", "npx", ["knip"]);
findStrace();
// Everything below runs the built shop.
if (check("Build", "npm", ["run", "--silent", "build"])) {
  const unit = join(reports, "unit.json");
  suite("Unit, route and process tests", unit, readVitest, "npx", [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unit}`,
  ]);
  const chromium = await findChromium();
  if (chromium === undefined) {
    failed += 1;
    console.error(noChromium);
  } else {
    const browser = join(reports, "browser.json");
    suite(
      "Browser journeys",
      browser,
      readPlaywright,
      "npx",
      ["playwright", "test", "--reporter=list,json"],
      { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
    );
  }
}
finish();

/** The proof of flushes watches the shop through strace; where there is none it says so and is skipped. */
function findStrace() {
  const isThere = () => spawnSync("strace", ["-V"]).status === 0;
  if (process.platform !== "linux" || process.getuid?.() !== 0 || isThere()) return;
  say("No strace found; installing it");
  succeeds("sh", ["-c", "apt-get update -qq && apt-get install -y -qq strace >/dev/null"]);
}

/** @param {string} title @param {string} command @param {string[]} args */
function check(title, command, args) {
  say(title);
  const isFine = succeeds(command, args);
  if (isFine) passed += 1;
  else failed += 1;
  return isFine;
}

/**
 * @param {string} title
 * @param {string} report
 * @param {(report: any) => { passed: number, failed: number }} read
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function suite(title, report, read, command, args, env = {}) {
  say(title);
  const isFine = succeeds(command, args, env);
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0 };
  passed += counts.passed;
  // A suite that ends badly without a failed test (it did not start, say) still counts as one.
  failed += counts.failed || (isFine ? 0 : 1);
}

/** @param {{ numPassedTests: number, numFailedTests: number }} report */
function readVitest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report */
function readPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** @param {string} command @param {string[]} args @param {Record<string, string>} [env] */
function succeeds(command, args, env = {}) {
  const options = { stdio: /** @type {const} */ ("inherit"), env: { ...process.env, ...env } };
  return spawnSync(command, args, options).status === 0;
}

/** @param {string} path */
function modifiedAt(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

/** @param {string} title */
function say(title) {
  console.log(`\n— ${title}`);
}

/** @returns {never} */
function finish() {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
