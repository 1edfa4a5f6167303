/**
 * What keeps the model from answering until somebody does something about it or the provider recovers:
 * no key; one that the provider refuses; its quota or rate used up; a model that it does not have; a
 * provider that is away or breaks off; one that is too slow; an answer without a word; and a fault of the
 * shop's own.
 */
const troubles = [
  "missing-key",
  "key",
  "quota",
  "model",
  "down",
  "timeout",
  "empty",
  "failed",
] as const;

export type Trouble = (typeof troubles)[number];

/**
 * Why an answer came without the model: a trouble; the shop's own limits (the day's tokens, many
 * visitors at once); or the switch.
 */
export type Problem = Trouble | "budget" | "busy" | "off";

export function isTrouble(problem: string): problem is Trouble {
  return troubles.some((one) => one === problem);
}

/** A stored problem; a kind that is no longer used, such as a pause after failures, reads as a provider's failure. */
export function readProblem(stored: string | null): Problem | null {
  if (stored === null) return null;
  if (stored === "budget" || stored === "busy" || stored === "off" || isTrouble(stored)) {
    return stored;
  }
  return "down";
}

/** What a visitor is told of it: in general whose fault it is, without keys or models. */
export type Excuse = "unset" | "limits" | "away" | "late" | "empty" | "busy";

/** What a visitor reads instead of the model's answer; undefined where there is to be no model. */
export function excuseFor(problem: Problem | null): Excuse | undefined {
  if (problem === null || problem === "off") return undefined;
  const excuses: Record<Exclude<Problem, "off">, Excuse> = {
    "missing-key": "unset",
    key: "unset",
    model: "unset",
    quota: "limits",
    budget: "limits",
    down: "away",
    failed: "away",
    timeout: "late",
    empty: "empty",
    busy: "busy",
  };
  return excuses[problem];
}

/** Whether the provider's key is at fault, so that an administrator is led to it (spec §8). */
export function isOfKey(problem: Problem): boolean {
  return problem === "missing-key" || problem === "key" || problem === "quota";
}
