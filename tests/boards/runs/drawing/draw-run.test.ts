import { describe, expect, test } from "vitest";

import { bareLooks, drawRun, drawRunCard, modulesOn } from "~/furniture/board-drawings/draw-run";
import { runViews } from "~/furniture/board-drawings/views";
import type { Run } from "~/furniture/boards/run";
import { hasBody } from "~/furniture/boards/run";

import { handleLooks, materialLooks } from "../../../drawing/designs";
import { findXmlFault } from "../../../drawing/well-formed";
import { collisionIn, drawingFault } from "../../drawing/drawing-faults";
import { figuresOf, pathsOf, pointsOf, sizeOf, textsOf } from "../../drawing/read-svg";
import { always, built, drawn, looks, runs, said, translateRo } from "./drawn";

const named = Object.entries<Run>(runs);
const sheets = ["front", "inside", "plan"] as const;

/** How often each of some texts stands on a sheet. */
function timesOn(svg: string, texts: string[]): number[] {
  const figures = figuresOf(svg);
  return texts.map((text) => figures.filter((figure) => figure === text).length);
}

describe("whatever run is wished for", () => {
  test("every view is well-formed, within its sheet, and no figure touches another", () => {
    always((made) => {
      for (const view of runViews) {
        for (const reader of ["buyer", "workshop"] as const) {
          const svg = drawn(made, view, reader);
          expect(drawingFault(svg)).toBeUndefined();
          expect(collisionIn(svg)).toBeUndefined();
        }
      }
    }, 12);
  });

  test("its buyer finds each module by its place along the wall, the workshop by its body", () => {
    always((made) => {
      const { modules } = made.places[0]!;
      const bodies = made.piece.bodies.map((_, body) => `M${body + 1}`);
      const below = modules.map(({ body }) => `M${body + 1}`);
      for (const view of sheets) {
        const figures = figuresOf(drawn(made, view));
        for (const { index } of modules) expect(figures).toContain(String(index + 1));
        const wanted = view === "plan" ? below : bodies;
        expect(figuresOf(drawn(made, view, "workshop"))).toEqual(expect.arrayContaining(wanted));
      }
    }, 30);
  });

  test("its wall is told from end to end, and where water is", () => {
    always((made) => {
      const { width } = made.places[0]!;
      for (const view of sheets) expect(figuresOf(drawn(made, view))).toContain(String(width));
      const water = made.run.walls[0].water!;
      const plan = figuresOf(drawn(made, "plan"));
      expect(plan).toContain("apă");
      if (water > 0 && water < width) expect(plan).toContain(String(water));
    }, 30);
  });

  test("every module has its place on the sheet, one beside the other", () => {
    always((made) => {
      for (const view of ["front", "inside", "plan", "scale"] as const) {
        const { modules, width, height } = modulesOn(made, view, looks, translateRo, said("mm"));
        expect(drawn(made, view)).toContain(`viewBox="0 0 ${width} ${height}"`);
        expect(modules.map(({ column }) => column)).toEqual(
          made.places[0]!.modules.map(({ index }) => index),
        );
        for (const [at, area] of modules.entries()) {
          expect(area.x >= -1 && area.x + area.width <= width + 1).toBe(true);
          expect(area.y >= -1 && area.y + area.height <= height + 1).toBe(true);
          const before = modules[at - 1];
          // Places on the sheet are whole units.
          if (before) expect(area.x).toBeGreaterThanOrEqual(before.x + before.width - 1.5);
        }
      }
    }, 20);
  });
});

describe("the worked kitchen", () => {
  const made = built(runs.worked);

  test("is figured from the front with what fills its wall and how high all is", () => {
    const svg = drawn(made, "front", "workshop");
    const widths = ["50", "600", "900", "800", "2345", "3000"];
    expect(timesOn(svg, widths)).toEqual([2, 2, 1, 1, 1, 1]);
    const sum = [50, 600, 900, 600, 800, 50].reduce((all, one) => all + one, 0);
    expect(sum).toBe(3000);
    // Legs, base, worktop, what is free, wall module; the whole; the rest up to the ceiling; the hood.
    const heights = ["100", "720", "38", "542", "2120", "480", "662"];
    expect(timesOn(svg, heights)).toEqual([1, 2, 1, 1, 1, 1, 1]);
    expect(100 + 720 + 38 + 542 + 720).toBe(2120);
    expect(2120 + 480).toBe(runs.worked.ceiling);
  });

  test("from above with depths, and where water and the hob are connected from the left", () => {
    const svg = drawn(made, "plan", "workshop");
    const told = ["560", "320", "apă", "curent", "1100", "2550", "3000"];
    expect(timesOn(svg, told)).toEqual([1, 1, 1, 1, 1, 1, 2]);
    // The worktop's depth, beside the widths of the column and the dishwasher.
    expect(timesOn(svg, ["600"])).toEqual([3]);
  });

  test("is cut where its hob is, below the hood", () => {
    const figures = figuresOf(drawn(made, "side"));
    expect(figures).toEqual(
      expect.arrayContaining(["100", "720", "38", "662", "2120", "2600", "320", "560", "600"]),
    );
  });

  test("shows the oven always, what is behind fronts only without them", () => {
    const steel = `fill="${bareLooks.steel.front}"`;
    const glass = `fill="${bareLooks.glass.front}"`;
    const [front, inside] = [drawn(made, "front"), drawn(made, "inside")];
    expect(pathsOf(front, glass).length).toBeGreaterThan(0);
    expect(pathsOf(front, glass)).toEqual(pathsOf(inside, glass));
    // Of the dishwasher: its door.
    expect(pathsOf(inside, steel)).toHaveLength(pathsOf(front, steel).length + 1);
  });

  test("has the sign of the dishwasher's front, whose hinges are below", () => {
    const signs = pathsOf(drawn(made, "front"), 'stroke-dasharray="4 2.4"').map(pointsOf);
    const down = signs.filter(([from, tip, to]) => from![1] === to![1] && tip![1] < from![1]);
    expect(down).toHaveLength(1);
  });

  test("is shown to its buyer as it stands, to the workshop as its boards are sawn", () => {
    const widest = (svg: string) =>
      Math.max(
        ...pathsOf(svg, 'stroke-width=".7"')
          .map(pointsOf)
          .flat()
          .map(([x]) => x),
      );
    expect(widest(drawn(made, "front", "workshop"))).not.toBe(widest(drawn(made, "front")));
  });
});

test("a long kitchen tells its window, gas, and both worktops", () => {
  const made = built(runs.long);
  expect(figuresOf(drawn(made, "front"))).toContain("1050");
  const figures = figuresOf(drawn(made, "plan"));
  expect(figures).toEqual(expect.arrayContaining(["gaz", "1950", "2850", "2300", "3500"]));
  for (const { width } of made.places[0]!.worktops) expect(figures).toContain(String(width));
});

test("a window is drawn as far as its wall goes", () => {
  const [wall] = runs.worked.walls;
  const wide = { ...wall, window: { x: 2500, width: 2000, sill: 1000 } };
  const made = built({ ...runs.worked, walls: [wide] });
  for (const view of runViews) expect(drawingFault(drawn(made, view))).toBeUndefined();
  expect(figuresOf(drawn(made, "plan"))).toContain("2500");
});

test("figures beside each other keep apart, so that none is read as one with its neighbour", () => {
  for (const [, run] of named) {
    for (const view of sheets) {
      const texts = textsOf(drawn(built(run), view));
      for (const [at, one] of texts.entries()) {
        const beside = texts.slice(at + 1).filter((other) => Math.abs(one.top - other.top) < 7);
        for (const other of beside) {
          const gap = Math.max(other.left - one.right, one.left - other.right);
          expect(gap, `${one.text} ${other.text}`).toBeGreaterThan(3);
        }
      }
    }
  }
});

test("a vanity stands without a far ceiling, and has no hob to connect", () => {
  const made = built(runs.vanity);
  const front = figuresOf(drawn(made, "front"));
  expect(front).toEqual(expect.arrayContaining(["100", "720", "38", "858", "936"]));
  expect(front).not.toContain("2600");
  // So is it cut: up to its worktop.
  const side = figuresOf(drawn(made, "side"));
  expect(side).toEqual(expect.arrayContaining(["858", "460", "500"]));
  expect(side).not.toContain("2600");
  const plan = figuresOf(drawn(made, "plan"));
  expect(plan).toContain("apă");
  expect(plan).not.toContain("curent");
});

test("a figure of what a buyer sees is at least ten pixels high on a phone", () => {
  for (const [, run] of named) {
    for (const view of [...sheets, "side"] as const) {
      const svg = drawn(built(run), view);
      const letter = Number(/font-size="([\d.]+)"/.exec(svg)![1]);
      expect((letter * 320) / sizeOf(svg).width).toBeGreaterThanOrEqual(10);
    }
  }
});

test.each(named)(
  "%s: the same bytes each time, others in other looks, and every gradient is there",
  (_, run) => {
    const made = built(run);
    const [white, other] = [materialLooks[0]!, materialLooks.find(({ grain }) => !grain)!];
    const knob = handleLooks.find(({ shape }) => shape === "knob")!;
    for (const view of runViews) {
      const svg = drawn(made, view);
      expect(drawn(built({ ...run }), view)).toBe(svg);
      const worktop = looks.worktop === white ? other : white;
      const changed = { ...looks, worktop, handle: knob };
      const again = drawRun(made, view, changed, translateRo, said("mm"));
      expect(again).not.toBe(svg);
      for (const one of [svg, again]) {
        const defined = [...one.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(defined).size).toBe(defined.length);
        const used = [...one.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id!);
        expect(used.filter((id) => !defined.includes(id))).toEqual([]);
      }
    }
  },
);

test.each(named)("%s: a card without text", (_, run) => {
  const card = drawRunCard(built(run), looks);
  expect(drawingFault(card)).toBeUndefined();
  expect(card).not.toContain("<text");
  expect(sizeOf(card)).toEqual({ width: 1200, height: 630 });
});

test("words that try to be markup stay words", () => {
  const hostile = `</title><script>alert("1")</script>\u0000`;
  const { size, names, figures } = said("cm");
  const bad = { size, figures, names: { ...names, worktop: hostile, handle: hostile } };
  for (const view of runViews) {
    const svg = drawRun(built(runs.worked), view, looks, translateRo, bad);
    expect(findXmlFault(svg)).toBeUndefined();
    expect(svg).not.toContain("<script");
  }
});

test("shut, every front and every appliance that is seen is painted; what has no body is not a hole", () => {
  for (const [, run] of named) {
    const made = built(run);
    const { piece } = made;
    const svg = drawn(made, "shut");
    const lit = pathsOf(svg, 'stroke="#fff" stroke-width=".6"').length;
    expect(lit).toBe(piece.fronts.length);
    expect(
      made.places[0]!.modules.filter(({ index }) => !hasBody(run.walls[0].modules[index]!)).length,
    ).toBe(
      piece.bodies.filter(
        (_, body) => !piece.boards.some((board) => board.body === body && board.name === "side"),
      ).length,
    );
  }
});
