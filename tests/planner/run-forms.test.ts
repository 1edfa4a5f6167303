import fc from "fast-check";
import { expect, test } from "vitest";

import {
  editModules,
  readModuleEdit,
  writeModuleEdit,
} from "~/front/routes/shop/run-planner/module-edits";
import {
  modulesForm,
  readModules,
  typedModules,
} from "~/front/routes/shop/run-planner/modules-form";
import { alongWall, typedWall, wallForm } from "~/front/routes/shop/run-planner/wall-form";
import { fitRun } from "~/furniture/boards/fit-run";
import { moduleKinds, type Run } from "~/furniture/boards/run";
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

test("the wall's fields, sent as they stand, say the same run in every language", () => {
  // No room is smaller or larger than that.
  const possible = fitted.filter(({ walls: [{ widths }] }) => widths.every((one) => one >= 600));
  fc.assert(
    fc.property(possible, language, (run, lng) => {
      const { window } = run.walls[0];
      fc.pre(!window || (window.width >= 100 && window.sill <= 3000));
      const parsed = parseForm(sent(typedWall(run, lng)), wallForm);
      expect(parsed.status).toBe("success");
      if (parsed.status === "success") expect(alongWall(run, parsed.value)).toEqual(run);
    }),
  );
});

const modulesOf = ({ walls: [{ modules }] }: Run) => modules;

test("a module goes left, and right again; one that is added can be removed", () => {
  fc.assert(
    fc.property(fitted, fc.nat(), fc.constantFrom(...moduleKinds), (run, seed, kind) => {
      const { length } = modulesOf(run);
      fc.pre(length > 1);
      const index = 1 + (seed % (length - 1));
      const moved = editModules(run, { what: "left", index }, 0);
      expect(moved.open).toBe(index - 1);
      const [left, own] = modulesOf(run).slice(index - 1, index + 1);
      expect(modulesOf(moved.run).slice(index - 1, index + 1)).toEqual([own, left]);
      const back = editModules(moved.run, { what: "right", index: index - 1 }, 0);
      expect(back).toEqual({ run, open: index });
      const added = editModules(run, { what: "add", kind }, index);
      expect(added.open).toBe(index + 1);
      expect(modulesOf(added.run)[index + 1]!.what).toBe(kind);
      const removed = editModules(added.run, { what: "remove", index: index + 1 }, 0);
      expect(removed.run).toEqual(run);
    }),
  );
});

test("beyond the ends of the line nothing is moved, and one is added at an end", () => {
  const { length } = modulesOf(workedKitchen);
  expect(editModules(workedKitchen, { what: "left", index: 0 }, 0).run).toBe(workedKitchen);
  expect(editModules(workedKitchen, { what: "right", index: length - 1 }, 0).run).toBe(
    workedKitchen,
  );
  expect(editModules(workedKitchen, { what: "remove", index: 20 }, 0).run).toBe(workedKitchen);
  expect(editModules(workedKitchen, { what: "add", kind: "narrow" }, -1).open).toBe(0);
  expect(editModules(workedKitchen, { what: "add", kind: "narrow" }, 99).open).toBe(length);
});

test("what a button says is read as it was meant, and nothing else is an edit", () => {
  for (const kind of moduleKinds) {
    const edit = { what: "add", kind } as const;
    expect(readModuleEdit(writeModuleEdit(edit))).toEqual(edit);
  }
  for (const what of ["left", "right", "remove"] as const) {
    expect(readModuleEdit(writeModuleEdit({ what, index: 12 }))).toEqual({ what, index: 12 });
  }
  for (const text of ["", "add-sofa", "left-", "left-100", "up-1", "remove--1"]) {
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
