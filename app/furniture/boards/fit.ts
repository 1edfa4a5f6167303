import { fitColumns } from "./building/fit-columns";
import { fitSize } from "./building/fit-size";
import { fitZones } from "./building/fit-zones";
import type { Change } from "./change";
import type { Design } from "./design";
import type { Chosen, Rules } from "./rules";

/** A design that can be built, and what had to change for it; nothing where the wish was possible. */
export interface Fitted {
  design: Design;
  changes: Change[];
}

/**
 * The nearest design that can be cut, carried in, stood up and opened. Sizes first, then columns, then
 * what is in them, until nothing has to change any more.
 */
export function fit(wish: Design, chosen: Chosen, rules: Rules): Fitted {
  const changes: Change[] = [];
  let design = wish;
  // Each round can only make room for the next; a few are always enough.
  for (let round = 0; round < 6; round++) {
    const before = design;
    for (const step of [fitSize, fitColumns, fitZones]) {
      design = step(design, chosen, rules, (change) => changes.push(change));
    }
    if (JSON.stringify(design) === JSON.stringify(before)) break;
  }
  return { design, changes: onlyLast(changes) };
}

/** Of two changes of the same thing only the second is told, with what was wished at first. */
function onlyLast(changes: Change[]): Change[] {
  const told = new Map<string, Change>();
  for (const change of changes) {
    const key = [change.why, change.measure, change.column, change.zone].join();
    const first = told.get(key);
    told.set(key, first ? { ...change, from: first.from } : change);
  }
  return [...told.values()];
}
