/** Whether `npm run test:full` asks, which takes the time that some proofs need. */
export const isFull = process.env.TEST_SIZE === "full";

/** How often a proof is tried: the first number in `npm test`, the second in `npm run test:full`. */
export function size(quick: number, full: number): number {
  return isFull ? full : quick;
}

/**
 * Of cases that are tried alike, one in `parts` in `npm test`, others every day, so that in as many days
 * each has been tried; all of them in `npm run test:full`. Lists that are tried beside each other `begin` at
 * different parts.
 */
export function someOf<Case>(cases: readonly Case[], parts: number, begin = 0): Case[] {
  const today = Math.floor(Date.now() / 86_400_000) + begin;
  return cases.filter((_, index) => isFull || index % parts === today % parts);
}

/** Prints what a proof found, one line for each promise. */
export function figure(promise: string, found: string): void {
  console.info(`promise: ${promise}: ${found}`);
}
