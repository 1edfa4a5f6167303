import fc from "fast-check";
import { expect, test } from "vitest";

import { alongWalls } from "~/front/routes/shop/run-planner/along-walls";
import {
  editModules,
  readModuleEdit,
  writeModuleEdit,
} from "~/front/routes/shop/run-planner/module-edits";
import { startOf } from "~/front/routes/shop/run-planner/module-places";
import { modulesForm, typedModules } from "~/front/routes/shop/run-planner/modules-form";
import { placedKinds } from "~/front/routes/shop/run-planner/new-module";
import { readModules } from "~/front/routes/shop/run-planner/read-modules";
import { typedWalls } from "~/front/routes/shop/run-planner/typed-walls";
import { wallForm } from "~/front/routes/shop/run-planner/wall-form";
import { missingOf } from "~/front/routes/shop/run-planner/wall-texts";
import { shapeOf, withModules } from "~/front/routes/shop/run-planner/walls";
import { fitRun } from "~/furniture/boards/fit-run";
import { allModules, type Module, type Run } from "~/furniture/boards/run";
import { parseForm } from "~/platform/forms/read-form.server";
import { languageCodes } from "~/platform/i18n/languages";

import { pal } from "../boards/designs";
import { runRules, runWish } from "../boards/runs/random-runs";
import { workedKitchen } from "../boards/runs/runs";

const fitted = runWish.map((wish) => fitRun(wish, pal, runRules).run);
const language = fc.constantFrom(...languageCodes);

/** The fields as a browser sends them. */
function sent(typed: Record<string, string | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) {
    if (value !== undefined) form.set(name, value);
  }
  return form;
}

const reader = (typed: Record<string, string>) => (name: string) => typed[name] ?? "";

test("the modules' fields, sent as they stand, say the same run in every language", () => {
  fc.assert(
    fc.property(fitted, language, (run, lng) => {
      const typed = typedModules(run, lng);
      expect(parseForm(sent(typed), modulesForm(run)).status).toBe("success");
      expect(readModules(run, reader(typed))).toEqual(run);
    }),
  );
});

test("the walls' fields, sent as they stand, say the same run in every language", () => {
  // No room is smaller or larger than that.
  const possible = fitted.filter(({ walls }) =>
    walls.every(
      ({ widths, window }) =>
        widths.every((one) => one >= 600) &&
        (!window || (window.width >= 100 && window.sill <= 3000)),
    ),
  );
  fc.assert(
    fc.property(possible, language, (run, lng) => {
      const typed = typedWalls(run, lng);
      expect(parseForm(sent(typed), wallForm(shapeOf(run))).status).toBe("success");
      expect(missingOf(reader(typed))).toBeUndefined();
      expect(alongWalls(run, reader(typed))).toEqual(run);
    }),
  );
});

const modulesOf = (run: Run) => allModules(run).map(({ module }) => module);

/** An L and a U whose corners are on each side: a letter for each module, `C` for those in corners. */
const lines = fc.constantFrom(
  "abc",
  "aC bc",
  "a Cbc",
  "C ab",
  "a C bc",
  "aC bcC de",
  "a CbcC d",
  "a C Cb",
);

function linesOf(text: string): Run {
  const walls = text.split(" ");
  const run = { ...workedKitchen, walls: walls.map(() => workedKitchen.walls[0]) as Run["walls"] };
  const module = (letter: string, width: number): Module => ({
    what: letter === "C" ? "corner" : "doors",
    width,
    count: 0,
    above: "nothing",
    hinge: "left",
  });
  return withModules(
    run,
    walls.map((line, wall) => [...line].map((letter, at) => module(letter, 300 + 10 * wall + at))),
  );
}

test("a module goes left, and right again, past corners too; one that is added can be removed", () => {
  fc.assert(
    fc.property(lines, fc.nat(), fc.constantFrom(...placedKinds), (text, seed, kind) => {
      const run = linesOf(text);
      const all = modulesOf(run);
      const index = seed % all.length;
      fc.pre(all[index]!.what !== "corner");
      const added = editModules(run, { what: "add", kind }, index);
      expect(added.open).toBe(index + 1);
      expect(modulesOf(added.run)[index + 1]!.what).toBe(kind);
      expect(editModules(added.run, { what: "remove", index: index + 1 }, 0).run).toEqual(run);
      const moved = editModules(run, { what: "left", index }, 0);
      if (moved.run === run) return;
      expect(modulesOf(moved.run)[moved.open]).toEqual(all[index]);
      const back = editModules(moved.run, { what: "right", index: moved.open }, 0);
      expect(back).toEqual({ run, open: index });
    }),
  );
});

test.each([
  ["aC bc", 2, "left", ["abC", "c"]],
  ["a Cbc", 2, "left", ["ab", "Cc"]],
  ["a Cbc", 0, "right", ["", "Cabc"]],
  ["aC bC de", 0, "right", ["C", "abC", "de"]],
  ["a CbC d", 2, "right", ["a", "CC", "bd"]],
] as const)("in %s module %i goes %s", (text, index, what, after) => {
  const run = linesOf(text);
  const letters = new Map(
    modulesOf(run).map(({ width }, at) => [width, text.replaceAll(" ", "")[at]]),
  );
  const { walls } = editModules(run, { what, index }, 0).run;
  const said = walls.map(({ modules }) => modules.map(({ width }) => letters.get(width)).join(""));
  expect(said).toEqual(after);
});

test("what stands in a corner is neither moved nor removed, and nothing is put into a corner", () => {
  const run = linesOf("aC CbC d");
  for (const index of [1, 2, 4]) {
    for (const what of ["left", "right", "remove"] as const) {
      expect(editModules(run, { what, index }, 0).run).toBe(run);
    }
  }
  const at = (after: number) => editModules(run, { what: "add", kind: "narrow" }, after).open;
  expect([startOf(0), startOf(1), startOf(2), 0, 1, 2, 3, 4, 5].map(at)).toEqual([
    0, 3, 5, 1, 1, 3, 4, 4, 6,
  ]);
});

test("beyond the ends of the walls nothing is moved, and one is added at an end", () => {
  const { length } = modulesOf(workedKitchen);
  expect(editModules(workedKitchen, { what: "left", index: 0 }, 0).run).toBe(workedKitchen);
  expect(editModules(workedKitchen, { what: "right", index: length - 1 }, 0).run).toBe(
    workedKitchen,
  );
  expect(editModules(workedKitchen, { what: "remove", index: 20 }, 0).run).toBe(workedKitchen);
  expect(editModules(workedKitchen, { what: "add", kind: "narrow" }, -1).open).toBe(0);
  expect(editModules(workedKitchen, { what: "add", kind: "narrow" }, -9).open).toBe(0);
  expect(editModules(workedKitchen, { what: "add", kind: "narrow" }, 99).open).toBe(length);
});

test("what a button says is read as it was meant, and nothing else is an edit", () => {
  for (const kind of placedKinds) {
    const edit = { what: "add", kind } as const;
    expect(readModuleEdit(writeModuleEdit(edit))).toEqual(edit);
  }
  for (const what of ["left", "right", "remove"] as const) {
    expect(readModuleEdit(writeModuleEdit({ what, index: 12 }))).toEqual({ what, index: 12 });
  }
  for (const text of ["", "add-sofa", "add-corner", "left-", "left-100", "up-1", "remove--1"]) {
    expect(readModuleEdit(text)).toBeUndefined();
  }
});

test("a module that becomes another kind keeps what that has too", () => {
  const typed = typedModules(workedKitchen, "ro");
  const becomes = (index: number, what: string) =>
    modulesOf(readModules(workedKitchen, reader({ ...typed, [`m${index}what`]: what })))[index];
  expect(becomes(1, "doors")).toEqual({
    what: "doors",
    width: 900,
    count: 0,
    hob: true,
    above: "hood",
    hinge: "left",
  });
  // A dishwasher is 450 or 600 wide, and no hood hangs over it.
  expect(becomes(1, "dishwasher")).toEqual({
    what: "dishwasher",
    width: 600,
    count: 0,
    above: "nothing",
    hinge: "left",
  });
  expect(becomes(3, "drawers")).toMatchObject({ what: "drawers", width: 800, count: 3 });
  expect(becomes(2, "narrow")).toMatchObject({ what: "narrow", width: 150, above: "nothing" });
});
