/** Something with a name and a price in the tools' results; amounts in bani. */
export interface KnownThing {
  name: string;
  amounts: number[];
  /** The address of a product; materials and handles have none. */
  product: { category_slug: string; number: number } | null;
}

/**
 * What the shop has told the model in a conversation. An answer may repeat this and nothing else:
 * amounts in bani, those of the terms separate; other numbers as they are; words folded.
 */
export interface Facts {
  things: KnownThing[];
  amounts: number[];
  numbers: number[];
  words: string[];
}

export const noFacts: Facts = { things: [], amounts: [], numbers: [], words: [] };

/** The union of several sets of facts. */
export function mergeFacts(all: Facts[]): Facts {
  const things = new Map<string, KnownThing>();
  for (const thing of all.flatMap((facts) => facts.things)) {
    const key = JSON.stringify([thing.name, thing.product]);
    const amounts = unique([...(things.get(key)?.amounts ?? []), ...thing.amounts]);
    things.set(key, { ...thing, amounts });
  }
  return {
    things: [...things.values()],
    amounts: unique(all.flatMap((facts) => facts.amounts)),
    numbers: unique(all.flatMap((facts) => facts.numbers)),
    words: unique(all.flatMap((facts) => facts.words)),
  };
}

function unique<Value>(values: Value[]): Value[] {
  return [...new Set(values)];
}
