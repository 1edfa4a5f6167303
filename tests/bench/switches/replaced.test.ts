import { resolve } from "node:path";

import { expect, test } from "vitest";

import { replaced, replacementFor } from "./replaced.mjs";

test.each(Object.entries(replaced))(
  "%s is replaced by what offers the same",
  async (shops, own) => {
    const path = replacementFor(resolve(shops), resolve("app/entry.server.tsx"));
    expect(path).toBe(resolve("tests/bench/switches", own));
    const original = (await import(resolve(shops))) as object;
    const instead = (await import(path!)) as object;
    expect(Object.keys(instead).sort()).toEqual(Object.keys(original).sort());
    // It is given the shop's own itself.
    expect(replacementFor(resolve(shops), path!)).toBeUndefined();
  },
);
