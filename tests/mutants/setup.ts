import { configureGlobal } from "fast-check";
import { inject } from "vitest";

// The same chance for every change.
configureGlobal({ seed: 1 });

/** What the runner tells its threads. */
const told = (name: string) => inject(name as never) as unknown;
const chosen: unknown = Reflect.get(globalThis, String(told("globalNamespace")));
// A thread that tried another change before imports as if nothing was changed.
if (told("mutantActivation") === "runtime" && typeof chosen === "object" && chosen) {
  Reflect.deleteProperty(chosen, "activeMutant");
}
