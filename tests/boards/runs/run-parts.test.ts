import { describe, expect, test } from "vitest";

import { buildRun, placesOf } from "~/furniture/boards/build-run";
import { fitRun, offers, wallProblems } from "~/furniture/boards/fit-run";
import { defaultRules } from "~/furniture/boards/rules";
import type { Module, Run, Wall } from "~/furniture/boards/run";
import { startRun, withReadyModules } from "~/furniture/boards/start-run";

import { pal } from "../designs";
import { runLook, workedKitchen } from "./runs";

const rules = defaultRules;

function module(what: Module["what"], width: number, more: Partial<Module> = {}): Module {
  return { what, width, count: 0, above: "nothing", hinge: "left", ...more };
}

/** A kitchen with modules of its own along a wall. */
function along(wall: Partial<Wall>, more: Partial<Run> = {}): Run {
  return { ...workedKitchen, ...more, walls: [{ ...workedKitchen.walls[0], ...wall }] };
}

function lined(width: number, modules: Module[], more: Partial<Wall> = {}): Run {
  return along({ widths: [width, width, width], hob: width / 2, modules, ...more });
}

const built = (run: Run) => buildRun(run, pal, rules);
const named = (run: Run, name: string) => built(run).boards.filter((one) => one.name === name);
const countOf = (run: Run, code: string) =>
  built(run)
    .hardware.filter((one) => one.code === code)
    .reduce((sum, one) => sum + one.count, 0);
const fitted = (run: Run) => fitRun(run, pal, rules);
const whys = (run: Run) => fitted(run).changes.map(({ why }) => why);
const lineOf = (run: Run) =>
  run.walls[0].modules.map(({ what, width, hob }) => `${what} ${width}${hob ? " hob" : ""}`);

test("the worked kitchen stands as it is: nothing has to change in it", () => {
  expect(fitted(workedKitchen)).toEqual({ run: workedKitchen, changes: [] });
});

describe("what fills the wall", () => {
  test("an odd millimetre is the last filler's", () => {
    const odd = along({ widths: [3001, 3001, 3001] });
    expect(placesOf(odd, pal, rules)[0].ends.map(({ width }) => width)).toEqual([50, 51]);
    expect(whys(odd)).toEqual([]);
  });

  test("fillers are between 30 and 80: a millimetre more, and a module takes a width of its own", () => {
    const line = (width: number) =>
      lined(width, [module("sink", 800), module("doors", 600)], { water: 400 });
    expect(whys(line(1460))).toEqual([]);
    expect(whys(line(1560))).toEqual([]);
    expect(lineOf(fitted(line(1459)).run)).toEqual(["sink 800", "doors 550"]);
    expect(lineOf(fitted(line(1561)).run)).toEqual(["sink 800", "doors 650"]);
  });

  test("between panels there is no play: the width is the wall's, and what was chosen is kept", () => {
    const free = lined(1351, [module("drawers", 800, { count: 3 }), module("doors", 500)], {
      ends: ["free", "free"],
    });
    expect(lineOf(fitted(free).run)).toEqual(["drawers 800", "doors 515"]);
    expect(lineOf(fitRun(free, pal, rules, 1).run)).toEqual(["drawers 815", "doors 500"]);
  });

  test("where no module can take it one is added; the last goes where all are too wide", () => {
    const short = lined(2400, [module("sink", 800)], { water: 450 });
    expect(whys(short)).toContain("fill-added");
    const long = lined(1000, [module("sink", 600), module("doors", 300), module("doors", 300)], {
      water: 350,
    });
    expect(fitted(long)).toMatchObject({
      changes: [{ why: "fill-removed", module: 2 }],
      run: { walls: [{ modules: [{ what: "sink" }, { what: "doors", width: 300 }] }] },
    });
  });

  test("another module may take the width of its own instead, or what is left of usual ones", () => {
    const run = fitted(
      lined(1437, [module("doors", 600), module("drawers", 800, { count: 3 })], {
        ends: ["free", "free"],
      }),
    ).run;
    expect(lineOf(run)).toEqual(["doors 600", "drawers 801"]);
    expect(offers(run, pal, rules).map((one) => lineOf(one.run))).toEqual([
      ["doors 601", "drawers 800"],
    ]);
  });

  test("a wall too short for any module says how long it would have to be", () => {
    expect(wallProblems(lined(359, []), pal, rules)).toEqual([{ what: "wall-width", least: 360 }]);
    expect(wallProblems(lined(360, []), pal, rules)).toEqual([]);
    expect(wallProblems(along({}, { ceiling: 2129 }), pal, rules)).toEqual([
      { what: "ceiling", least: 2130 },
    ]);
    const low = along({ window: { x: 1000, width: 800, sill: 857 } });
    expect(wallProblems(low, pal, rules)).toEqual([{ what: "window-sill", least: 858 }]);
  });
});

describe("where modules stand", () => {
  test("what is beyond the wall is at its end, a window there is none", () => {
    const window = { x: 3000, width: 800, sill: 1000 };
    const { run, changes } = fitted(along({ hob: 3100, window }));
    expect(changes).toEqual([
      { why: "hob-connection", from: 3100, to: 3000 },
      { why: "window", from: 0, to: 0 },
    ]);
    expect(run.walls[0]).toMatchObject({ hob: 3000, window: null });
  });

  test("a hood keeps 650 above an electric hob and 750 above gas, its body lower where that asks", () => {
    const above = (run: Run) => placesOf(run, pal, rules)[0].modules[1]!.above!;
    expect(above(workedKitchen)).toMatchObject({ y: 1520, height: 600 });
    const gas = fitted({ ...workedKitchen, cooking: "gas" });
    expect(gas.changes).toEqual([{ why: "niche", from: 650, to: 750 }]);
    expect(above(gas.run)).toMatchObject({ y: 1608, height: 512 });
  });

  test("over a hob where a hood's body would be too low there is none", () => {
    const own = {
      ...rules,
      wallModule: { ...rules.wallModule, low: 600, high: 700 },
      hood: { ...rules.hood, gas: 950 },
    };
    const gas: Run = { ...workedKitchen, cooking: "gas", wallHeight: 600 };
    const { run } = fitRun(gas, pal, own);
    expect(run.walls[0].modules[1]).toMatchObject({ hob: true, above: "nothing" });
    const lower = { ...own, hood: { ...own.hood, gas: 942 } };
    expect(fitRun(gas, pal, lower).run.walls[0].modules[1]).toMatchObject({ above: "hood" });
  });

  test("wall modules stop at a window, and a hob is not below it", () => {
    const run = along({ window: { x: 1700, width: 700, sill: 1000 } });
    const { changes, run: other } = fitted(run);
    expect(changes).toEqual([
      { why: "cupboard-window", module: 2, from: 2, to: 2 },
      { why: "cupboard-window", module: 3, from: 3, to: 3 },
    ]);
    expect(other.walls[0].modules.map(({ above }) => above)).toEqual([
      "nothing",
      "hood",
      "nothing",
      "nothing",
    ]);
    const before = along({ window: { x: 700, width: 900, sill: 1000 } });
    expect(whys(before)).toContain("hob-window");
  });

  test("a sink far from the water is moved, and its dishwasher with it", () => {
    const { changes, run } = fitted(along({ water: 300 }));
    expect(changes.map(({ why }) => why)).toContain("sink-water");
    const line = lineOf(run);
    expect(Math.abs(line.indexOf("sink 800") - line.indexOf("dishwasher 600"))).toBe(1);
  });

  test("a wall module's single door beside a column opens away from it", () => {
    const run = lined(1700, [
      module("oven-column", 600),
      module("doors", 600, { above: "cupboard" }),
      module("doors", 400),
    ]);
    expect(fitted(run).changes).toContainEqual({
      why: "hinge-column",
      module: 1,
      from: 1,
      to: 1,
    });
  });
});

describe("what there is beside bodies", () => {
  test("a front opens down before a dishwasher, which has no body and no legs", () => {
    const piece = built(workedKitchen);
    const front = piece.fronts.find(({ opens }) => opens === "down")!;
    expect(piece.boards[front.board]).toMatchObject({ name: "door", length: 717, width: 597 });
    const own = piece.boards.filter(({ body, name }) => body === 2 && name !== "plinth");
    expect(own).toHaveLength(1);
  });

  test("a free end is covered from the floor by a board as deep as body and front", () => {
    const run = fitted(along({ ends: ["wall", "free"] })).run;
    const panels = named(run, "side-panel").map(({ length, width }) => `${length}×${width}`);
    expect(panels).toEqual(["820×580", "720×340"]);
    expect(countOf(run, "worktop-edge")).toBe(1);
    expect(named(run, "filler").map(({ length }) => length)).toEqual([2020]);
  });

  test("fillers are as much wider as walls lean, and stand up to the nearest", () => {
    const run = along({ widths: [3000, 3021, 3010] });
    const [first] = named(run, "filler");
    expect(first).toMatchObject({ width: 81, place: { x: -31 }, scribed: { x: 0, width: 50 } });
  });

  test("worktops end before columns and are joined at modules, away from cut-outs", () => {
    const run = startRun("kitchen", [8000], runLook, pal, rules);
    const tops = named(run, "worktop");
    expect(tops.every(({ length, width }) => length <= 4100 && width === 600)).toBe(true);
    expect(countOf(run, "worktop-bolt")).toBe(3 * (tops.length - 1));
    const whole = tops.reduce((sum, { length }) => sum + length, 0);
    // Two columns, a filler beside them, 5 of play at the far wall.
    const [left] = placesOf(run, pal, rules)[0].ends;
    expect(whole).toBe(8000 - left.width - 1200 - 5);
  });

  test("a worktop whose modules end too near to its cut-out is joined beside that", () => {
    const modules = [
      module("doors", 745),
      module("doors", 450),
      module("doors", 900, { hob: true }),
      module("oven-column", 600),
    ];
    const wide: Run = {
      ...lined(2757, modules),
      niches: { ...workedKitchen.niches, hob: [864, 490] },
      wayIn: { kind: "stairs", width: 600, height: 1871 },
    };
    const tops = named(fitted(wide).run, "worktop");
    const most = Math.floor(Math.hypot(2 * Math.SQRT2 * 600, 1871 - 600));
    expect(tops).toHaveLength(2);
    expect(Math.max(...tops.map(({ length }) => length))).toBeLessThanOrEqual(most);
    const { machining, length } = tops.find((one) => one.machining.length > 0)!;
    const cut = machining[0]!;
    expect([cut.u, length - cut.u - 864]).toContain(100);
  });

  test("the hob's cut-out keeps 60 in front and 50 behind", () => {
    const [top] = named(workedKitchen, "worktop");
    const [hob, sink] = top!.machining;
    expect(hob).toMatchObject({ kind: "cut-out", v: 60, length: 560, width: 490, depth: 38 });
    expect(600 - 60 - 490).toBe(50);
    // In the middle of their modules, which begin at 650 and 2,150.
    expect([hob!.u + 280, sink!.u + 280]).toEqual([450, 1900]);
  });

  test("air goes up behind a fridge: 200 cm² in its plinth, bottom, shelf and top, and no back", () => {
    const run = lined(1700, [
      module("fridge-column", 600),
      module("doors", 500),
      module("doors", 500),
    ]);
    const piece = built(fitted(run).run);
    const cut = piece.boards.flatMap(({ name, machining }) =>
      machining.flatMap((work) =>
        work.kind === "cut-out" ? [[name, work.length * work.width]] : [],
      ),
    );
    expect(cut.sort()).toEqual([
      ["bottom", 20_000],
      ["fixed-shelf", 20_000],
      ["plinth", 20_000],
      ["top", 20_000],
    ]);
    expect(piece.boards.filter(({ name, body }) => name === "back" && body === 0)).toEqual([]);
    expect(piece.hardware.find(({ code }) => code === "air-grille")?.count).toBe(1);
    const doors = piece.boards.filter(({ name, body }) => name === "door" && body === 0);
    // Below as high as those beside it, before the rest of the niche, above it.
    expect(doors.map(({ length }) => length)).toEqual([717, 1084, 210]);
  });

  test("a drawer under a hob ends before the traverse behind it", () => {
    const own = { ...rules, drawer: { ...rules.drawer, behindRunner: 5 } };
    const runners = (run: Run) =>
      buildRun(run, pal, own).hardware.flatMap(({ code, length }) =>
        code === "runner-pair" ? [length] : [],
      );
    // 527 behind the front: 550 would be too long.
    expect(runners(workedKitchen)).toEqual([500]);
    expect(runners(lined(1000, [module("drawers", 900, { count: 3 })]))).toEqual([550]);
  });

  test("a narrow module is bought, and has a front of the piece's", () => {
    const run = lined(1310, [module("narrow", 150), module("doors", 600), module("doors", 460)]);
    const piece = built(run);
    expect(piece.hardware.find(({ code }) => code === "narrow-module")).toMatchObject({
      length: 150,
      count: 1,
    });
    const long = ["filler", "plinth", "worktop"];
    const own = piece.boards.filter(({ body, name }) => body === 0 && !long.includes(name));
    expect(own).toMatchObject([{ name: "door", length: 717, width: 147 }]);
    expect(piece.pullOuts).toHaveLength(1);
  });
});

describe("a vanity", () => {
  const vanity = startRun("vanity", [800], runLook, pal, rules);

  test("has every edge of its bodies banded", () => {
    const bodies = built(vanity).boards.filter(({ stock }) => stock === "body");
    expect(bodies.length).toBeGreaterThan(0);
    for (const { edges, cut, length, width } of bodies) {
      expect(edges).toEqual({ front: 1, rear: 1, left: 1, right: 1 });
      expect(cut).toEqual({ length: length - 2, width: width - 2 });
    }
  });

  test("has an upper drawer that goes in 250 × 200 for the siphon, down through its bottom", () => {
    const [bottom, other] = [...named(vanity, "drawer-bottom")].sort(
      (one, next) => next.place.y - one.place.y,
    );
    expect(bottom!.machining).toMatchObject([{ kind: "cut-out", length: 250 }]);
    expect(other!.machining).toEqual([]);
    const cut = bottom!.machining[0]!;
    const rear = built(vanity).boards.filter(
      ({ name, place }) => name === "drawer-end" && place.y > 450 && place.z > 200,
    );
    const free = { from: bottom!.place.x + cut.u, to: bottom!.place.x + cut.u + 250 };
    // Nothing of the box is behind there.
    expect(
      rear.filter(({ place }) => place.x < free.to && place.x + place.width > free.from),
    ).toEqual([]);
    const runner = 400;
    expect(bottom!.place.z + cut.v).toBe(runner - 200);
  });

  test("stands on its own, as wide as was asked, 460 deep, up to 1,200", () => {
    expect(built(vanity).bounds).toMatchObject({ x: 0, width: 800 });
    expect(placesOf(vanity, pal, rules)[0].rear).toBe(460);
    const wide = fitted({ ...vanity, walls: [{ ...vanity.walls[0], widths: [1500, 1500, 1500] }] });
    expect(wide.changes).toContainEqual({ why: "vanity-width", from: 1500, to: 1200 });
    expect(wide.run.walls[0].widths).toEqual([1200, 1200, 1200]);
  });

  test("has doors where it is too narrow for a drawer around the siphon", () => {
    const narrow = startRun("vanity", [400], runLook, pal, rules);
    expect(narrow.walls[0].modules).toMatchObject([{ what: "sink", width: 364, count: 0 }]);
  });
});

describe("a ready kitchen", () => {
  test.each([
    [1800, ["sink", "hob", "drawers"]],
    [2200, ["sink", "hob", "drawers", "dishwasher"]],
    [3000, ["sink", "hob", "drawers", "dishwasher", "oven-column"]],
    [3600, ["sink", "hob", "drawers", "dishwasher", "oven-column", "fridge-column"]],
    [6000, ["sink", "hob", "drawers", "dishwasher", "oven-column", "fridge-column"]],
  ])("along %i mm has what a kitchen has", (width, wanted) => {
    const { modules } = startRun("kitchen", [width], runLook, pal, rules).walls[0];
    const has = new Set<string>(modules.map(({ what }) => what));
    if (modules.some(({ hob }) => hob)) has.add("hob");
    expect(wanted.filter((what) => !has.has(what))).toEqual([]);
  });

  test("along the worked wall is the worked kitchen", () => {
    expect(lineOf(startRun("kitchen", [3000], runLook, pal, rules))).toEqual(lineOf(workedKitchen));
  });

  test("has its sink at the end where the water is", () => {
    const left = withReadyModules(along({ water: 450 }), pal, rules);
    expect(lineOf(left)[0]).toMatch("sink");
  });
});
