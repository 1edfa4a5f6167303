// @ts-check
// Plain Node without packages, because `npm test` asks before there are any.
import { spawnSync } from "node:child_process";

/**
 * The number by which cases that are alike take turns, and from which chance is drawn: that of the commit,
 * so that one commit always runs the same tests, or what TEST_PART names, to run those of another again.
 * Other processes of the run find it in their environment.
 * @returns {number}
 */
export function testPart() {
  process.env.TEST_PART ??= String(partOfCommit());
  const part = process.env.TEST_PART;
  if (!/^\d{1,9}$/.test(part)) throw new Error(`TEST_PART is a whole number, not "${part}"`);
  return Number(part);
}

/** From the commit's hash; 0 where there is no repository. */
function partOfCommit() {
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return parseInt((stdout ?? "").slice(0, 6), 16) || 0;
}
