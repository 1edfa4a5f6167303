import { describe, expect, test } from "vitest";

import { defaultRules } from "~/furniture/boards/rules";
import type { Run, Wall } from "~/furniture/boards/run";
import { plannedDesign } from "~/furniture/planner/frozen-plan.server";
import { sizeOf, writePlanned } from "~/furniture/planner/planned";
import { languageCodes } from "~/platform/i18n/languages";
import { plannedSize, sizeInTitle } from "~/platform/i18n/size-words";
import { translatorOf } from "~/platform/i18n/translate.server";

import { kitchen } from "../workshop/kitchens";

const front = { thicknesses: [18] };
const [line] = kitchen.walls;

/** The worked kitchen along walls of lengths in mm, which are wider above. */
function along(lengths: number[]): Run {
  const walls = lengths.map((length, index): Wall => ({
    ...line,
    widths: [length + 10, length, length + 20],
    ends: [index === 0 ? "free" : "corner", index === lengths.length - 1 ? "wall" : "corner"],
    modules: index === 0 ? [] : line.modules,
  }));
  return { ...kitchen, walls: walls as Run["walls"] };
}

const shapes = [
  [along([3000, 2400]), { fills: "corner", width: 3000, right: 2400, height: 2120, depth: 600 }],
  [
    along([2400, 3100, 2600]),
    { fills: "u", width: 2400, middle: 3100, right: 2600, height: 2120, depth: 600 },
  ],
] as const;

describe.each(shapes)("a kitchen along several walls", (run, size) => {
  test("reaches along each as far as that is narrowest, and as high as its highest", () => {
    expect(sizeOf(run, defaultRules, front)).toEqual(size);
    const low = {
      ...run,
      walls: run.walls.map((wall) => ({ ...wall, modules: [] })) as unknown as Run["walls"],
    };
    expect(sizeOf(low, defaultRules, front)).toEqual({ ...size, height: 858 });
  });

  test.each(languageCodes)(
    "says in %s how long its walls are, how high and how deep it is",
    (of) => {
      const said = plannedSize(size, translatorOf(of));
      expect(said.match(/\d+(?:[.,]\d+)?/gu)).toEqual(
        (size.fills === "u" ? [240, 310, 260, 212, 60] : [300, 240, 212, 60]).map(String),
      );
      expect(sizeInTitle(size, translatorOf(of))).toBe(said);
    },
  );

  test("is read from what carts and quotes keep of it", () => {
    const stored = {
      plan: writePlanned(run),
      kind: "kitchen",
      hasFronts: true,
      bodyName: "PAL Alb",
      frontName: "PAL Alb",
      handleName: "Mâner",
      version: "1",
      size,
    };
    expect(plannedDesign.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });
});
