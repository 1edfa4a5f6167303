// `npm test`: everything that must hold before a change lands, in one command, on a fresh clone.
// `npm run test:full` tries each promise many times more (tests/promises/proof.ts).
// Plain Node without packages, because on a fresh clone there are none yet.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { findChromium, noChromium } from "./chromium.mjs";

const reports = mkdtempSync(join(tmpdir(), "atelier-tests-"));
let passed = 0;
/** What failed, to be named once more at the end, where whoever reads a cut log still finds it. @type {string[]} */
const faults = [];

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
    faults.push(noChromium);
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
  else faults.push(title);
  return isFine;
}

/**
 * @param {string} title
 * @param {string} report
 * @param {(report: any) => { passed: number, faults: string[] }} read
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function suite(title, report, read, command, args, env = {}) {
  say(title);
  const isFine = succeeds(command, args, env);
  const result = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, faults: [] };
  passed += result.passed;
  faults.push(...result.faults);
  // A suite that ends badly without a failed test (it did not start, say) still counts as one.
  if (!isFine && result.faults.length === 0) faults.push(title);
}

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestResult
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestResult[] }} VitestFile
 * @param {{ numPassedTests: number, testResults: VitestFile[] }} report
 */
function readVitest({ numPassedTests, testResults }) {
  /** @type {(file: VitestFile) => string[]} */
  const faultsIn = ({ name, status, message, assertionResults }) => {
    const broken = assertionResults.filter((one) => one.status === "failed");
    // A file that could not be read has no tests.
    if (broken.length === 0 && status === "failed") return [describe(name, "", message)];
    return broken.map((one) => describe(name, one.fullName, one.failureMessages[0]));
  };
  return { passed: numPassedTests, faults: testResults.flatMap(faultsIn) };
}

/**
 * @typedef {{ status: string, projectName: string, results: { error?: { message?: string } }[] }} PlaywrightResult
 * @typedef {{ file: string, specs: { title: string, tests: PlaywrightResult[] }[], suites?: Suite[] }} Suite
 * @param {{ stats: { expected: number }, suites: Suite[] }} report
 */
function readPlaywright({ stats, suites }) {
  /** @type {(suite: Suite) => string[]} */
  const faultsIn = ({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ projectName, results }) => {
          const message = results.find(({ error }) => error)?.error?.message;
          return describe(file, `${title} [${projectName}]`, message);
        }),
    ),
    ...inner.flatMap(faultsIn),
  ];
  return { passed: stats.expected, faults: suites.flatMap(faultsIn) };
}

/** @param {string} file @param {string} test */
function describe(file, test, message = "") {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, 5);
  return [`${relative(".", file)}: ${test}`, ...lines].join("\n    ");
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
  for (const fault of faults) console.log(`\n✗ ${fault}`);
  console.log(`\n${passed} passed, ${faults.length} failed`);
  process.exit(faults.length === 0 && passed > 0 ? 0 : 1);
}
