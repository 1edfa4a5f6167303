import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { defaultRules } from "~/furniture/boards/rules";

import { sheetOf } from "./sheet-of";
import { sheets } from "./worked-sheets";
import { wished } from "./worked-wishes";

test.each(Object.entries(wished))("a %s is made board by board as its sheet says", (name, wish) => {
  const { design, chosen, changes } = wish;
  expect(placeProblems(design, chosen, defaultRules)).toEqual([]);
  const fitted = fit(design, chosen, defaultRules);
  expect(fitted.changes).toEqual(changes);
  const lines = sheets[name]!.split("\n").slice(1, -1);
  expect(sheetOf(build(fitted.design, chosen, defaultRules))).toEqual(lines);
});
