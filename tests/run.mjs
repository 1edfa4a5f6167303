// `npm test`: everything that must hold before a change lands, in one command, on a fresh clone.
// `npm run test:full` tries each promise many times more (tests/promises/proof.ts).
// Plain Node without packages, because on a fresh clone there are none yet.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { install, installIsStale } from "../app/front/operations/install.mjs";
import { findChromium, findLightChromium, noChromium } from "./chromium.mjs";
import { testPart } from "./part.mjs";

/** @typedef {[name: string, ms: number]} Took */

const LONGEST = 10;

const reports = mkdtempSync(join(tmpdir(), "atelier-tests-"));
let passed = 0;
/** Whether a command's output is being shown as it comes: that of others waits for their end. */
let isShowing = false;
/** What failed, to be named once more at the end, where whoever reads a cut log still finds it. @type {string[]} */
const faults = [];
/** How long each file and each test took, to name at the end what is worth making quicker. */
const took = { /** @type {Took[]} */ files: [], /** @type {Took[]} */ tests: [] };

const isFull = process.argv.includes("--full");
if (isFull) process.env.TEST_SIZE = "full";
sayPart();
if (installIsStale()) {
  say("Installing packages");
  if (!(await install())) finish();
}

await findStrace();
const building = check("Build", "npm", ["run", "--silent", "build"]);
const checking = checkAll([
  ["Lint and types", "npm", ["run", "--silent", "lint"]],
  ["Format", "npx", ["oxfmt", "--check"]],
  ["Dead code", "npx", ["knip"]],
]);
const isBuilt = await building;
// All that tests runs the built shop. The checks go on beside it.
if (isBuilt) {
  await vitest();
  const chromium = await findChromium();
  if (chromium === undefined) {
    faults.push(noChromium);
  } else {
    const browser = join(reports, "browser.json");
    await suite(
      "Browser journeys",
      browser,
      readPlaywright,
      "npx",
      ["playwright", "test", "--reporter=list,json"],
      {
        CHROMIUM_PATH: chromium,
        LIGHT_CHROMIUM_PATH: findLightChromium() ?? chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: browser,
      },
    );
  }
}
await checking;
finish();

/** Which of the tests that take turns are run, and how to run the same again. */
function sayPart() {
  say(`Tests of TEST_PART=${testPart()}`);
}

/** Unit, route and process tests, on both engines. */
async function vitest() {
  const report = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["vitest", "run", ...reporters];
  await suite("Unit, route and process tests", report, readVitest, "npx", args);
}

/** The proof of flushes watches the shop through strace; where there is none it says so and is skipped. */
async function findStrace() {
  const isThere = () => spawnSync("strace", ["-V"]).status === 0;
  if (process.platform !== "linux" || process.getuid?.() !== 0 || isThere()) return;
  const install = "apt-get update -qq && apt-get install -y -qq strace >/dev/null";
  await succeeds("No strace found; installing it", "sh", ["-c", install], process.env);
}

/**
 * Runs checks one after the other.
 * @param {[title: string, command: string, args: string[]][]} checks
 */
async function checkAll(checks) {
  for (const [title, command, args] of checks) await check(title, command, args);
}

/** @param {string} title @param {string} command @param {string[]} args */
async function check(title, command, args) {
  const isFine = await succeeds(title, command, args, process.env);
  if (isFine) passed += 1;
  else faults.push(title);
  return isFine;
}

/**
 * @param {string} title
 * @param {string} report
 * @param {(report: any) => { passed: number, faults: string[], files: Took[], tests: Took[] }} read
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function suite(title, report, read, command, args, env = {}) {
  const isFine = await succeeds(title, command, args, { ...process.env, ...env });
  const result = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, faults: [], files: [], tests: [] };
  passed += result.passed;
  faults.push(...result.faults);
  took.files.push(...result.files);
  took.tests.push(...result.tests);
  // A suite that ends badly without a failed test (it did not start, say) still counts as one.
  if (!isFine && result.faults.length === 0) faults.push(title);
}

/**
 * @typedef {{ fullName: string, status: string, duration?: number, failureMessages: string[] }} VitestResult
 * @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: VitestResult[] }} VitestFile
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
  /** @type {Took[]} */
  const files = testResults.map(({ name, startTime, endTime }) => [
    relative(".", name),
    endTime - startTime,
  ]);
  /** @type {Took[]} */
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => [
      `${relative(".", name)}: ${fullName}`,
      duration,
    ]),
  );
  return { passed: numPassedTests, faults: testResults.flatMap(faultsIn), files, tests };
}

/**
 * @typedef {{ status: string, projectName: string, results: { duration: number, error?: { message?: string } }[] }} PlaywrightResult
 * @typedef {{ file: string, specs: { title: string, tests: PlaywrightResult[] }[], suites?: Suite[] }} Suite
 * @param {{ config: { rootDir: string }, stats: { expected: number }, suites: Suite[] }} report
 */
function readPlaywright({ config, stats, suites }) {
  /** @type {(file: string) => string} */
  const nameOf = (file) => relative(".", join(config.rootDir, file));
  /** @type {(suite: Suite) => string[]} */
  const faultsIn = ({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ projectName, results }) => {
          const message = results.find(({ error }) => error)?.error?.message;
          return describe(nameOf(file), `${title} [${projectName}]`, message);
        }),
    ),
    ...inner.flatMap(faultsIn),
  ];
  /** @type {Map<string, number>} */
  const files = new Map();
  /** @type {Took[]} */
  const tests = [];
  /** @param {Suite} suite */
  const time = ({ file, specs, suites: inner = [] }) => {
    for (const { title, tests: runs } of specs) {
      for (const { projectName, results } of runs) {
        const ms = results.reduce((sum, { duration }) => sum + duration, 0);
        files.set(nameOf(file), (files.get(nameOf(file)) ?? 0) + ms);
        tests.push([`${nameOf(file)}: ${title} [${projectName}]`, ms]);
      }
    }
    inner.forEach(time);
  };
  suites.forEach(time);
  return {
    passed: stats.expected,
    faults: suites.flatMap(faultsIn),
    files: [...files],
    tests,
  };
}

/** @param {string} file @param {string} test */
function describe(file, test, message = "") {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, 12);
  return [`${relative(".", file)}: ${test}`, ...lines].join("\n    ");
}

/**
 * Runs a command. What it prints is shown at once where nothing else is, else when it is over.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function succeeds(title, command, args, env) {
  const isShown = !isShowing;
  if (isShown) say(title);
  isShowing = true;
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env });
  /** @type {Buffer[]} */
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => (isShown ? process.stdout.write(chunk) : printed.push(chunk)));
  }
  const [status] = await once(child, "close");
  if (isShown) isShowing = false;
  else say(title);
  process.stdout.write(Buffer.concat(printed));
  return status === 0;
}

/** @param {string} title */
function say(title) {
  console.log(`\n— ${title}`);
}

/**
 * Names what took longest: where a minute can be won.
 * @param {string} title
 * @param {Took[]} times
 */
function nameLongest(title, times) {
  if (times.length === 0) return;
  say(title);
  times.sort(([, one], [, other]) => other - one);
  for (const [name, ms] of times.slice(0, LONGEST)) {
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }
}

/** @returns {never} */
function finish() {
  nameLongest("Longest files", took.files);
  nameLongest("Longest tests", took.tests);
  sayPart();
  for (const fault of faults) console.log(`\n✗ ${fault}`);
  console.log(`\n${passed} passed, ${faults.length} failed`);
  process.exit(faults.length === 0 && passed > 0 ? 0 : 1);
}
