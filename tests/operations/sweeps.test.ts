import { expect, test } from "vitest";

import { filesBelow } from "../house/files";

/** The only place that asks the clock's guard before it forgets anything. */
const CLEAN_UP = "app/front/operations/jobs/clean-up.server.ts";

const sources = [...filesBelow("app", ".ts"), ...filesBelow("app", ".tsx")];

/** What takes things away by their age: by the instant it is given, which nobody else chooses. */
const sweep =
  /export async function ((?:delete|erase|anonymise|forget|putAway|warn)\w*)\([^)]*now: Date = new Date\(\)/g;

const sweeps = sources.flatMap(({ path, text }) =>
  [...text.matchAll(sweep)].map(([, name = ""]) => ({ path, name })),
);

test("there are sweeps to look at", () => {
  expect(sweeps.map(({ name }) => name)).toContain("forgetOldBuyers");
  expect(sweeps.length).toBeGreaterThan(12);
});

test.each(sweeps)(
  "$name is called by the clean-up alone, which stops when the clock has jumped",
  ({ path, name }) => {
    const callers = sources.filter(
      (file) => file.path !== path && new RegExp(`\\b${name}\\b`).test(file.text),
    );
    expect(callers.map((file) => file.path)).toEqual([CLEAN_UP]);
  },
);

test("the clean-up forgets nothing before it has asked the clock", () => {
  const { text } = sources.find(({ path }) => path === CLEAN_UP)!;
  const asked = text.indexOf('clock.kind === "jumped"');
  expect(asked).toBeGreaterThan(0);
  for (const { name } of sweeps)
    expect(text.lastIndexOf(`await ${name}(`), name).toBeGreaterThan(asked);
});
