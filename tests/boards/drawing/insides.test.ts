import { expect, test } from "vitest";

import { drawOutline } from "~/furniture/board-drawings/draw-card";
import { boardViews, type BoardView } from "~/furniture/board-drawings/views";
import { readDesign } from "~/furniture/boards/address";
import type { Design, Zone } from "~/furniture/boards/design";

import { built, designs, drawn, looks, words } from "./pieces";

const { furnished } = designs;
const view = (design: Design, name: BoardView) => drawn(design, name, looks, words);

/** The furnished piece with its zones otherwise. */
function otherwise(change: (zone: Zone) => Partial<Zone>): Design {
  const columns = furnished.columns.map(({ zones, ...column }) => ({
    ...column,
    zones: zones.map((zone) => ({ ...zone, ...change(zone) })),
  }));
  return { ...furnished, columns };
}

const count = (svg: string, part: string) => svg.split(part).length - 1;

test("the piece that is drawn here has all that it is drawn for", () => {
  const piece = built(furnished);
  expect(piece.boards.filter(({ mirror }) => mirror)).toHaveLength(4);
  expect(piece.boards.filter(({ name }) => name === "shoe-shelf")).toHaveLength(2);
  expect(piece.boards.filter(({ name }) => name === "side-panel")).toHaveLength(2);
  expect([piece.lights.length, piece.pullOuts.length]).toEqual([2, 3]);
});

test("a mirror is a pane on each of its doors, from the front and in perspective, and nowhere else", () => {
  const without = otherwise(() => ({ mirror: undefined }));
  expect(count(view(furnished, "front"), "#e4ecef")).toBe(4);
  expect(count(view(without, "front"), "#e4ecef")).toBe(0);
  expect(count(view(furnished, "inside"), "#e4ecef")).toBe(0);
  for (const name of ["shut", "scale"] as const) {
    expect(count(view(furnished, name), "mirror)"), name).toBe(4);
    expect(count(view(without, name), "mirror)"), name).toBe(0);
  }
});

test("a light is a line below its board where one sees into its zone", () => {
  const line = "#e0a52e";
  const dark = otherwise(() => ({ light: undefined }));
  expect(count(view(furnished, "inside"), line)).toBe(2);
  // One of them is behind doors.
  expect(count(view(furnished, "open"), line)).toBe(2);
  expect(count(view(furnished, "shut"), line)).toBe(1);
  expect(view(furnished, "shut")).toContain("#ffd98a");
  for (const name of boardViews) expect(view(dark, name), name).not.toContain(line);
});

test("baskets are drawn inside, cut and open, and hidden by shut doors", () => {
  const wire = "#7d858c";
  expect(view(furnished, "inside")).toContain(wire);
  expect(view(furnished, "open")).toContain(wire);
  expect(view(furnished, "shut")).not.toContain(wire);
  const basket = 'stroke-dasharray="3 1.5"';
  const cut = { ...furnished, width: 700, columns: [furnished.columns[1]!] };
  expect(count(view(cut, "side"), basket)).toBe(3);
});

test("what is not drawn alike has no id in common", () => {
  const others = [
    furnished,
    otherwise(() => ({ mirror: undefined })),
    otherwise(() => ({ light: undefined })),
    otherwise(({ inside }) => (inside === "pull-outs" ? { count: 2 } : {})),
    { ...furnished, panels: undefined },
  ];
  const ids = others.map((design) => / id="(\w+)t"/.exec(view(design, "shut"))![1]);
  expect(new Set(ids).size).toBe(others.length);
});

test("a small outline tells shelves for shoes, baskets and usual shelves apart", () => {
  const outline = (zone: string) =>
    drawOutline(built(readDesign(`1w-f-700x2000x600-t18-p80_${zone}_pal-alb_pal-alb_metal`)!));
  const outlines = ["ps3", "pt3", "pu3", "pd3"].map(outline);
  expect(new Set(outlines).size).toBe(4);
  expect(outline("pt3")).toMatch(/v6l\d+-12/);
});
