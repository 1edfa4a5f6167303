// @ts-check
// `npm run test:mutants [-- ROOM…]`: changes the shop's rules, one place at a time, and sees whether their
// tests notice (StrykerJS). What is changed and which tests have to notice is in rooms.mjs; what nobody can
// notice, and why, in unnoticed.mjs. Plain Node without packages, because the tool's own are installed here,
// apart from the shop's: nobody else needs them.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";

import { install, installIsStale } from "../../app/front/operations/install.mjs";
import { rooms } from "./rooms.mjs";
import { whyUnnoticed } from "./unnoticed.mjs";

/** @typedef {{ line: number, column: number }} Place */
/** @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: Place, end: Place } }} Mutant */
/** @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report */

const folder = "tests/mutants";
/** Of a hundred changes so many have to be noticed, in each room. */
const LEAST = 85;
const noticed = new Set(["Killed", "Timeout"]);
const unnoticed = new Set(["Survived", "NoCoverage"]);

const words = process.argv.slice(2);
const strange = words.filter((word) => !word.startsWith("-") && !(word in rooms));
if (strange.length > 0) {
  console.error(`No room: ${strange.join(", ")}. There are ${Object.keys(rooms).join(", ")}.`);
  process.exit(1);
}
const wanted = words.filter((word) => word in rooms);
/** What begins with a hyphen is for the tool itself. */
const options = words.filter((word) => word.startsWith("-"));

if (installIsStale() && !(await install())) process.exit(1);
if (isStale() && run("npm", ["ci", "--prefix", folder, "--legacy-peer-deps"]) !== 0)
  process.exit(1);

const begun = Date.now();
const faults = [];
const table = [];
for (const room of wanted.length > 0 ? wanted : Object.keys(rooms)) {
  const before = Date.now();
  console.log(`\n== ${room}`);
  const tool = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`;
  const status = run(process.execPath, [tool, "run", `${folder}/stryker.config.mjs`, ...options], {
    MUTATED_ROOM: room,
    // The same chance and few cases for each of the many changes.
    TEST_PART: "1",
    TEST_SIZE: "few",
  });
  if (status !== 0) faults.push(`${room}: the tool ended with ${status}`);
  else table.push({ room, ...judge(room), seconds: Math.round((Date.now() - before) / 1000) });
}

const all = { room: "all", mutants: 0, killed: 0, survived: 0, named: 0, seconds: 0 };
for (const row of table) {
  all.mutants += row.mutants;
  all.killed += row.killed;
  all.survived += row.survived;
  all.named += row.named;
}
all.seconds = Math.round((Date.now() - begun) / 1000);
console.log(
  `\n${line(["room", "mutants", "killed", "survived", "of them named", "score", "seconds"])}`,
);
for (const row of [...table, all]) {
  const { room, mutants, killed, survived, named, seconds } = row;
  console.log(
    line([room, mutants, killed, survived, named, `${scoreOf(row).toFixed(1)} %`, seconds]),
  );
  if (scoreOf(row) < LEAST)
    faults.push(`${room}: ${scoreOf(row).toFixed(1)} %, less than ${LEAST}`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/**
 * Counts a room's mutants, and prints those that nobody noticed and nobody named. What does not run at all
 * says nothing and is not counted.
 * @param {string} room
 */
function judge(room) {
  /** @type {Report} */
  const report = JSON.parse(readFileSync(`build/mutants/${room}.json`, "utf8"));
  const counts = { mutants: 0, killed: 0, survived: 0, named: 0 };
  for (const [path, { source, mutants }] of Object.entries(report.files)) {
    const lines = source.split("\n");
    for (const mutant of mutants) {
      if (noticed.has(mutant.status)) counts.killed += 1;
      if (!unnoticed.has(mutant.status)) continue;
      counts.survived += 1;
      const { line, column } = mutant.location.start;
      const change = `${oneLine(textOf(lines, mutant.location))} → ${oneLine(mutant.replacement)}`;
      const isNamed = whyUnnoticed({ path, line: lines[line - 1] ?? "", change }) !== undefined;
      if (isNamed) counts.named += 1;
      else console.log(`${path}:${line}:${column} ${change}`);
    }
  }
  counts.mutants = counts.killed + counts.survived;
  return counts;
}

/** @param {string[]} lines @param {{ start: Place, end: Place }} location */
function textOf(lines, { start, end }) {
  const some = lines.slice(start.line - 1, end.line);
  some.push((some.pop() ?? "").slice(0, end.column - 1));
  return [(some.shift() ?? "").slice(start.column - 1), ...some].join("\n");
}

/** @param {string | undefined} code */
function oneLine(code = "") {
  const text = code.replace(/\s+/g, " ");
  return text.length <= 100 ? text : `${text.slice(0, 60)} … ${text.slice(-35)}`;
}

/** @param {{ mutants: number, killed: number }} row */
function scoreOf({ mutants, killed }) {
  return mutants === 0 ? 100 : (killed / mutants) * 100;
}

/** @param {(string | number)[]} cells */
function line(cells) {
  return cells
    .map((cell, nth) => (nth === 0 ? String(cell).padEnd(16) : String(cell).padStart(14)))
    .join("");
}

function isStale() {
  const installed = `${folder}/node_modules/.package-lock.json`;
  return (
    !existsSync(installed) ||
    statSync(installed).mtimeMs < statSync(`${folder}/package-lock.json`).mtimeMs
  );
}

/** @param {string} command @param {string[]} words @param {Record<string, string>} [env] */
function run(command, words, env = {}) {
  const options = { stdio: "inherit", env: { ...process.env, ...env } };
  return spawnSync(
    command,
    words,
    /** @type {import("node:child_process").SpawnSyncOptions} */ (options),
  ).status;
}
