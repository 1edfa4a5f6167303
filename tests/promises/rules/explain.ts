import { isDeepStrictEqual } from "node:util";

import { viewOf, type View } from "./observe";
import type { Heard, Press } from "./step";
import type { World } from "./world";

/** A press with what was heard of it: nothing when the shop was killed meanwhile. */
export interface Pressed {
  press: Press;
  heard: Heard | undefined;
  /** What it would have been, as far as the shop's own rows tell. */
  foundOut: Heard | undefined;
}

export type Explanation = { world: World } | { reasons: string[] };

/**
 * Several forms at the same moment must come out as if they had been sent one after the other, in
 * some order: looks for one in which the model gives each the answer that the shop gave, and ends
 * as the shop is. The world after it, or what stands against each order tried.
 */
export function explain(world: World, presses: Pressed[], seen: View): Explanation {
  const reasons: { depth: number; text: string }[] = [];
  const found = search(world, presses, []);
  if (found) return { world: found };
  const deepest = Math.max(...reasons.map(({ depth }) => depth));
  const texts = reasons.filter(({ depth }) => depth === deepest).map(({ text }) => text);
  return { reasons: [...new Set(texts)].slice(0, 6) };

  function search(before: World, left: Pressed[], done: string[]): World | undefined {
    if (left.length === 0) {
      const view = viewOf(before);
      if (isDeepStrictEqual(view, seen)) return before;
      const text = `${orderOf(done)}: ${differences(view, seen).join("; ")}`;
      reasons.push({ depth: done.length + 1, text });
      return undefined;
    }
    for (const [index, one] of left.entries()) {
      const { press, heard } = one;
      const others = left.filter((other) => other !== left[index]);
      // A form whose answer was cut off may not have come.
      if (!heard) {
        const after = search(before, others, [...done, `not: ${press.words}`]);
        if (after) return after;
      }
      for (const answer of possibleAnswers(one)) {
        const world = structuredClone(before);
        const problem = press.foresee(world, answer);
        const steps = [...done, press.words];
        if (problem) {
          reasons.push({ depth: done.length, text: `${orderOf(steps)}: ${problem}` });
          continue;
        }
        const after = search(world, others, steps);
        if (after) return after;
      }
    }
    return undefined;
  }
}

/** What was heard; where the answer was cut off, what the rows tell, or that the form was refused. */
function possibleAnswers({ heard, foundOut }: Pressed): Heard[] {
  if (heard) return [heard];
  const refused = { status: 409, location: null };
  return foundOut ? [foundOut, refused] : [refused];
}

function orderOf(steps: string[]): string {
  return steps.length === 0 ? "nothing pressed" : steps.join(", then ");
}

/** Where the model and the shop are not the same, in words. */
function differences(model: unknown, shop: unknown, path = ""): string[] {
  if (isDeepStrictEqual(model, shop)) return [];
  const areBoth = [model, shop].every((one) => typeof one === "object" && one !== null);
  if (!areBoth) {
    return [`${path} must be ${JSON.stringify(model)}, and the shop holds ${JSON.stringify(shop)}`];
  }
  const keys = new Set([...Object.keys(model as object), ...Object.keys(shop as object)]);
  return [...keys].flatMap((key) =>
    differences(
      (model as Record<string, unknown>)[key],
      (shop as Record<string, unknown>)[key],
      path ? `${path}.${key}` : key,
    ),
  );
}
