import { expect, test } from "vitest";

import { filesBelow } from "../house/files";
import { roomOf } from "../house/imports";

/** The only place that asks the clock's guard before it forgets anything. */
const CLEAN_UP = "app/front/operations/jobs/clean-up.server.ts";

const sources = [...filesBelow("app", ".ts"), ...filesBelow("app", ".tsx")];

/** What takes things away by their age: by the instant it is given, which nobody else chooses. */
const sweep =
  /export async function ((?:delete|erase|anonymise|forget|putAway|warn)\w*)\([^)]*now: Date = new Date\(\)/g;

const sweeps = sources.flatMap(({ path, text }) =>
  [...text.matchAll(sweep)].map(([, name = ""]) => ({ path, name })),
);

/** The files that call something, besides the one that has it. */
function callersOf(name: string, path: string): string[] {
  const called = new RegExp(`\\b${name}\\b`);
  return sources.flatMap((file) => (file.path !== path && called.test(file.text) ? file.path : []));
}

test("there are sweeps to look at", () => {
  expect(sweeps.map(({ name }) => name)).toContain("forgetOldBuyers");
  expect(sweeps.length).toBeGreaterThan(12);
});

test.each(sweeps)(
  "$name is called by its room's part alone, where the list of the privacy room finds it",
  ({ path, name }) => {
    const parts = sources.filter(
      (file) => roomOf(file.path) === roomOf(path) && file.text.includes("satisfies PersonalData"),
    );
    const may = [...parts.map((file) => file.path), "app/front/privacy/forget.server.ts"];
    for (const caller of callersOf(name, path)) expect(may).toContain(caller);
    const users = sources.filter((file) => may.includes(file.path));
    const uses = users.flatMap(({ text }) => [...text.matchAll(new RegExp(`\\b${name}\\b`, "g"))]);
    expect(uses.length).toBeGreaterThan(1);
  },
);

test("what is over is forgotten by the clean-up alone, after it has asked the clock", () => {
  const forget = "app/front/privacy/forget.server.ts";
  const walked = sources.filter(({ text }) => /\.cleanUp\b/.test(text)).map(({ path }) => path);
  expect(walked).toEqual([forget]);
  expect(callersOf("forgetWhatIsOver", forget)).toEqual([CLEAN_UP]);
  const { text } = sources.find(({ path }) => path === CLEAN_UP)!;
  const asked = text.indexOf('clock.kind === "jumped"');
  expect(asked).toBeGreaterThan(0);
  expect(text.lastIndexOf("await forgetWhatIsOver(")).toBeGreaterThan(asked);
});
