/** Whether `npm run test:full` asks, which takes the time that some proofs need. */
export const isFull = process.env.TEST_SIZE === "full";

/** How often a proof is tried: the first number in `npm test`, the second in `npm run test:full`. */
export function size(quick: number, full: number): number {
  return isFull ? full : quick;
}

/** Prints what a proof found, one line for each promise. */
export function figure(promise: string, found: string): void {
  console.info(`promise: ${promise}: ${found}`);
}
