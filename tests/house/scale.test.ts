import { expect, test } from "vitest";

import { filesBelow } from "./files";

/** Steps of 0.25 rem: the one scale of space (app.css). */
const steps = "0 0.5 1 1.5 2 3 4 5 6 8 10 12 14 16 20 24 px auto".split(" ");

/** What lines up with something: below the top bar, beside a box to tick, beside the names of a customiser. */
const aligned = ["pt-18", "ml-9", "sm:pl-28"];

const SPACE =
  /(?<![\w-])(?:[\w-]+:)*-?(?:[pm][xytblr]?|gap(?:-[xy])?)-(\d[\d.]*|px|auto|\[[^\]]*\])(?![\w%])/g;
const SIZE = /(?<![\w-])(?:[\w-]+:)*text-\[[\d.]+(?:rem|em|px)\]/g;

function strays(text: string): string[] {
  const spaces = [...text.matchAll(SPACE)]
    .filter(([found, step = ""]) => !steps.includes(step) && !aligned.includes(found))
    .map(([found]) => found);
  return [...spaces, ...(text.match(SIZE) ?? [])];
}

test("sizes and spaces are those of the scale", () => {
  const files = [...filesBelow("app", ".tsx"), ...filesBelow("app", ".css")];
  const found = files.flatMap(({ path, text }) => strays(text).map((one) => `${path}: ${one}`));
  expect(found).toEqual([]);
});

test("a size or a space beside the scale is found", () => {
  for (const bad of ["mt-7", "lg:px-2.5", "-mx-9", "gap-x-[13px]", "text-[0.9rem]", "sm:p-28"]) {
    expect(strays(`className="flex ${bad} grid"`), bad).toEqual([bad]);
  }
  expect(strays('className="mt-6 -mx-4 sm:pl-28 gap-y-0.5 text-sm text-[#fff]"')).toEqual([]);
});

test("brass is for the one action of a screen and for nothing else", () => {
  const files = [...filesBelow("app", ".tsx"), ...filesBelow("app", ".css")];
  const found = files.flatMap(({ path, text }) =>
    text
      .split("\n")
      .filter((line) => /[\w:]-brass\b/.test(line) && !/@theme|--color-/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([
    expect.stringMatching(
      /^app\/platform\/rendering\/app\.css: @apply border-brass bg-brass text-on-brass/,
    ),
  ]);
});
