import { testPart } from "../part.mjs";

/** Whether `npm run test:full` asks, which takes the time that some proofs need. */
export const isFull = process.env.TEST_SIZE === "full";

/**
 * How often a proof is tried: the first number in `npm test`, the second in `npm run test:full`. For each
 * of the thousands of changes of `npm run test:mutants`, a thirtieth of the first.
 */
export function size(quick: number, full: number): number {
  if (isFull) return full;
  return process.env.TEST_SIZE === "few" ? Math.ceil(quick / 30) : quick;
}

/**
 * Of cases that are tried alike, one in `parts` in `npm test`, others for other commits (tests/part.mjs);
 * all of them in `npm run test:full`. Lists that are tried beside each other `begin` at different parts.
 */
export function someOf<Case>(cases: readonly Case[], parts: number, begin = 0): Case[] {
  const turn = testPart() + begin;
  return cases.filter((_, index) => isFull || index % parts === turn % parts);
}

/** A moment below `most` for each turn, the same for one commit, and spread evenly over the turns. */
export function moment(turn: number, most: number): number {
  return ((testPart() / 997 + turn * 0.618034) % 1) * most;
}

/** Prints what a proof found, one line for each promise. */
export function figure(promise: string, found: string): void {
  console.info(`promise: ${promise}: ${found}`);
}
