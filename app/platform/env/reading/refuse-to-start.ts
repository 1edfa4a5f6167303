import type { Fault } from "./read-environment";

/** Ends the start with a plain sentence for each variable that cannot be right. */
export function refuseToStart(sentences: string[]): never {
  const lines = sentences.map((sentence) => `  ${sentence}.`);
  console.error(["The shop cannot start. The environment is not usable:", ...lines].join("\n"));
  process.exit(1);
}

/** The same for each variable that is at fault. */
export function refuseFaults(faults: Fault[]): never {
  return refuseToStart(faults.map(({ name, fault }) => `${name}: ${fault}`));
}
