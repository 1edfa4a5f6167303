import { describe, expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import type { Design, Slope } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Board, Piece, Stock } from "~/furniture/boards/piece";
import { quantitiesOf } from "~/furniture/boards/quantities";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { solidOf } from "~/furniture/boards/standing";

import { column, drawers, free, pal, rail, shelves } from "./designs";

// A piece before a low wall, worked out a second time here: by points and lines in the section, without a line of the
// shop's. The numbers of the first one were computed by hand beside it.

/** A niche 1,860 wide, its low wall 1,000 high behind; 45° up to 2,500, which is 1,500 before it. */
const place: Slope = {
  kind: "slope",
  falls: "back",
  widths: [1860, 1860, 1860],
  low: 1000,
  high: 2500,
  run: 1500,
  raised: null,
  depth: 640,
  skirting: 20,
  closed: true,
};

const wardrobe: Design = {
  ...free,
  kind: "wardrobe",
  place,
  width: 1800,
  height: 1563,
  depth: 600,
  columns: [column(shelves(2, "pair")), column({ ...rail, front: "pair" })],
};

/** Two points of a line in the section: from the front, from the floor. */
type Line = readonly [readonly [number, number], readonly [number, number]];

/** How high a line is so far from the front, and how far from the front it is so high. */
const heightOn = ([[z, y], [toZ, toY]]: Line, at: number) => y + ((toY - y) * (at - z)) / (toZ - z);
const depthOn = ([[z, y], [toZ, toY]]: Line, at: number) => z + ((toZ - z) * (at - y)) / (toY - y);

/** A line so far below another, square to it. */
function lowered([[z, y], [toZ, toY]]: Line, by: number): Line {
  const whole = Math.hypot(toZ - z, toY - y);
  const [down, back] = [((toZ - z) / whole) * by, ((toY - y) / whole) * by];
  return [
    [z + back, y - down],
    [toZ + back, toY - down],
  ];
}

/** The section of a piece before a low wall: where it is cut, and what is below the slanted top. */
function sectionOf(room: Slope, depth: number, height: number) {
  const wall = depth + room.skirting;
  const flatAt = wall - room.run!;
  const ceiling: Line = [
    [wall, room.low],
    [flatAt, room.high],
  ];
  const angle = Math.atan2(room.high - room.low, room.run!);
  const gap = Math.ceil(40 / Math.cos(angle));
  const rear = Math.floor(heightOn(ceiling, depth)) - gap;
  const along: Line = [
    [wall, room.low - gap],
    [flatAt, room.high - gap],
  ];
  const begins = Math.floor(depthOn(along, height) + 1e-9);
  const flat = begins >= 100 ? begins : 0;
  const cut: Line = [
    [flat, height],
    [depth, rear],
  ];
  return { flat, rear, cut, under: lowered(cut, 18) };
}

/** As a cut list says it: how many of which length and width, the grain along the length. */
function listOf({ boards }: Piece): string[] {
  const lines = boards.map(({ name, length, width }) => `${name} ${length}×${width}`);
  return [...new Set(lines)]
    .map((line) => `${lines.filter((one) => one === line).length} ${line}`)
    .sort();
}

const named = ({ boards }: Piece, name: Board["name"]) =>
  boards.filter((board) => board.name === name);
const quantity = (piece: Piece, article: string) =>
  quantitiesOf(piece)
    .filter((one) => one.article === article)
    .reduce((sum, one) => sum + one.quantity, 0);

function squareMetres({ boards }: Piece, stock: Stock): string {
  const own = boards.filter((board) => board.stock === stock);
  const area = own.reduce((sum, { length, width }) => sum + length * width, 0);
  return (area / 1e6).toFixed(3);
}

describe("a wardrobe before a low wall of 1,000 under 45°", () => {
  const piece = build(wardrobe, pal, rules);

  test("is as high in front as the ceiling lets it be, and possible", () => {
    expect(placeProblems(wardrobe, pal, rules)).toEqual([]);
    expect(fit(wardrobe, pal, rules)).toEqual({ design: wardrobe, changes: [] });
    const wished = { ...wardrobe, width: 6000, height: 3200, depth: 800 };
    expect(fit(wished, pal, rules).design).toEqual(wardrobe);
  });

  test("has the boards of the cut list", () => {
    expect(listOf(piece)).toEqual(
      [
        "2 side 1563×600",
        "1 bottom 1764×600",
        "1 slanted-top 1764×867",
        "1 plinth 1764×80",
        "1 partition 1439×585",
        "1 fixed-shelf 873×417",
        "1 shelf 872×580",
        "1 shelf 872×441",
        "1 back 1778×858",
        "4 door 1480×447",
        "2 filler 1563×50",
        "1 ceiling-board 1900×77",
      ].sort(),
    );
    expect(piece.bodies).toHaveLength(1);
    expect(piece.warnings.map(({ code }) => code)).toEqual([]);
  });

  test("has its sides cut to 963 behind, and its partition along the slanted top", () => {
    for (const side of named(piece, "side")) {
      expect(side.cuts).toEqual([{ from: { u: 1563, v: 0 }, to: { u: 963, v: 600 } }]);
    }
    expect(named(piece, "partition")[0]!.cuts).toEqual([
      { from: { u: 1439, v: 0 }, to: { u: 854, v: 585 } },
    ]);
  });

  test("has a top turned by 45°, plumb at both edges, 849 wide on each face", () => {
    const [top] = named(piece, "slanted-top");
    expect(top!.turned!.degrees).toBeCloseTo(45, 9);
    expect(top!.bevels!.front).toBeCloseTo(45, 9);
    expect(top!.bevels!.rear).toBeCloseTo(-45, 9);
    expect(top!.edges).toEqual({ front: 0, rear: 0, left: 0, right: 0 });
    const { axis, from, to, outline } = solidOf(top!);
    expect([axis, from, to]).toEqual(["x", 18, 1782]);
    // 18 · √2 = 25.456 below both ends.
    const corners = outline.map(({ a, b }) => [a.toFixed(3), b.toFixed(0)].join(" "));
    expect(corners).toEqual(["1537.544 0", "1563.000 0", "963.000 600", "937.544 600"]);
    const [, front, rear] = outline as [never, { a: number; b: number }, { a: number; b: number }];
    expect(Math.round(Math.hypot(front.a - rear.a, front.b - rear.b))).toBe(849);
  });

  test("has its connectors 9 below the slope in both sides, four at each end", () => {
    for (const side of named(piece, "side")) {
      const slanting = side.machining.flatMap((work) =>
        work.kind === "hole" && work.use === "connector" && work.u + work.v > 1500 ? [work] : [],
      );
      expect(slanting).toHaveLength(4);
      for (const { u, v } of slanting) {
        // Square to a line of 45° from (0, 1,563).
        expect((1563 - u - v) / Math.SQRT2).toBeCloseTo(9, 1);
      }
      const along = slanting.map(({ u, v }) => (v + 1563 - u) / Math.SQRT2);
      expect(along.map((one) => one.toFixed(1))).toEqual(["50.0", "306.0", "561.0", "817.0"]);
    }
    const ends = named(piece, "slanted-top")[0]!.machining;
    expect(ends.map((work) => work.v)).toEqual([50, 306, 561, 817, 50, 306, 561, 817]);
  });

  test("hangs its rail where the inside is 500 deep", () => {
    expect(piece.rails).toMatchObject([{ y: 1037, z: 250, isPullOut: false, length: 873 }]);
    expect(named(piece, "fixed-shelf")[0]!.place).toMatchObject({ y: 1087, depth: 417 });
    expect(named(piece, "shelf").map(({ place: { y, depth } }) => [y, depth])).toEqual([
      [578, 580],
      [1058, 441],
    ]);
  });

  test("has its areas, cuts, bevels and fittings counted", () => {
    expect(squareMetres(piece, "body")).toBe("6.701");
    expect(squareMetres(piece, "front")).toBe("2.949");
    expect(squareMetres(piece, "hdf")).toBe("1.526");
    expect(quantity(piece, "cut-work")).toBe(3);
    expect(quantity(piece, "bevel-work")).toBe(2);
    expect(quantity(piece, "bracket")).toBe(4);
    expect(quantity(piece, "connector")).toBe(27);
    expect(quantity(piece, "hinge") + quantity(piece, "half-hinge")).toBe(12);
  });

  test("weighs what its outlines do", () => {
    const outlines = [
      // Sides and partition without their triangles, the slanted top as wide as its faces.
      ...[1, 2].map(() => 1563 * 600 - 600 ** 2 / 2),
      1439 * 585 - 585 ** 2 / 2,
      1764 * (867 - 18),
      1764 * 600,
      1764 * 80,
      873 * 417,
      872 * 580,
      872 * 441,
      ...[1, 2, 3, 4].map(() => 1480 * 447),
      ...[1, 2].map(() => 1563 * 50),
      1900 * 77,
    ];
    const grams = outlines.reduce((sum, area) => sum + Math.round((area * 18 * 680) / 1e6), 0);
    expect(piece.weight.totalGrams).toBe(grams + Math.round((1778 * 858 * 3 * 850) / 1e6));
  });

  test("is written into its address", () => {
    const text =
      "1w-sb1860x1860x1860x1000x2500x1500x0x640x20-1800x1563x600-t18-p80_ps2.ph_pal-alb_pal-alb_metal";
    expect(writeDesign(wardrobe)).toBe(text);
    expect(readDesign(text)).toEqual(wardrobe);
    const open: Design = { ...wardrobe, place: { ...place, run: null, closed: false } };
    expect(readDesign(writeDesign(open))).toEqual(open);
    expect(writeDesign(open)).toContain("-sb1860x1860x1860x1000x2500x0x0x640x20o-");
  });
});

describe("in other sections", () => {
  const sections: [name: string, room: Partial<Slope>, depth: number, height: number][] = [
    ["45° with a flat top of 200", {}, 600, 1363],
    ["45° with a flat top of 100, the least", {}, 600, 1463],
    ["30° from the front", { low: 900, high: 1639, run: 1280 }, 600, 1210],
    ["60° with a flat top", { low: 600, high: 2332, run: 1000, raised: 3000 }, 560, 1100],
    ["10° from the front", { low: 1200, high: 1553, run: 2000, raised: 3000 }, 400, 1233],
    ["a flat ceiling over the front", { run: 450, low: 1500, high: 2250, raised: 3500 }, 600, 2100],
  ];

  test.each(sections)("%s", (_name, changes, depth, height) => {
    const room = { ...place, ...changes };
    const design: Design = {
      ...wardrobe,
      place: room,
      depth,
      height,
      columns: [column(shelves(0, "pair")), column(shelves(0, "pair"))],
    };
    const { flat, rear, cut, under } = sectionOf(room, depth, height);
    const piece = build(design, pal, rules);
    expect(named(piece, "side")[0]).toMatchObject({
      length: height,
      width: depth,
      cuts: [{ from: { u: height, v: flat }, to: { u: rear, v: depth } }],
    });
    const tops = named(piece, "top");
    expect(tops.map((top) => top.width)).toEqual(flat > 0 ? [flat] : []);
    const [slanted] = named(piece, "slanted-top");
    const [[z, y], [toZ, toY]] = cut;
    const angle = Math.atan2(y - toY, toZ - z);
    const face = Math.hypot(y - toY, toZ - z);
    expect(slanted!.width).toBe(Math.ceil(face + 18 * Math.tan(angle)));
    expect(slanted!.turned!.degrees).toBeCloseTo((angle * 180) / Math.PI, 9);
    // The back ends under it, at most a millimetre lower.
    const back = named(piece, "back")[0]!.place;
    const gap = heightOn(under, depth - 12) - (back.y + back.height);
    expect(gap).toBeGreaterThanOrEqual(-1e-9);
    expect(gap).toBeLessThan(1);
    // So does the partition, along the whole of its cut.
    const [partition] = named(piece, "partition");
    for (const spot of [partition!.cuts![0]!.from, partition!.cuts![0]!.to]) {
      const below = heightOn(under, spot.v) - (partition!.place.y + spot.u);
      expect(below).toBeGreaterThanOrEqual(-1e-9);
      expect(below).toBeLessThan(1 + Math.tan(angle));
    }
    // Where its connectors are in the sides is where they are in its ends.
    const ends = slanted!.machining.filter(({ face: at }) => at === "start");
    for (const { v } of ends) {
      const at = {
        z: z + v * Math.cos(angle) - 9 * Math.sin(angle),
        y: y - v * Math.sin(angle) - 9 * Math.cos(angle),
      };
      const holes = named(piece, "side")[0]!.machining;
      const near = holes.filter((one) => Math.hypot(one.u - at.y, one.v - at.z) < 0.02);
      expect(near).toHaveLength(1);
    }
  });
});

test("a chest before a low wall has drawers as far up as they run, and an open zone above", () => {
  const design: Design = {
    ...free,
    kind: "chest",
    place: { ...place, low: 700, high: 2200, widths: [960, 960, 960] },
    width: 900,
    height: 1263,
    depth: 600,
    columns: [column(drawers(4))],
  };
  const { design: fitted, changes } = fit(design, pal, rules);
  // 275 behind the front the inside is 1,263 − 25.5 − 275 = 962.5 high; a box ends 21.5 below its opening.
  expect(fitted.columns[0]!.zones).toEqual([
    { height: 877, front: "drawers", inside: "drawers", count: 4 },
    { height: null, front: "open", inside: "shelves", count: 0 },
  ]);
  expect(changes).toEqual([{ why: "slope-drawers-low", column: 0, zone: 0, from: 1139, to: 877 }]);
  const piece = build(fitted, pal, rules);
  const boxes = named(piece, "drawer-side").filter((_, index) => index % 2 === 0);
  const line: Line = sectionOf(fitted.place as Slope, 600, 1263).under;
  for (const { place: box, length } of boxes) {
    const deep = Math.min(600, Math.floor(depthOn(line, box.y + box.height)));
    // The longest by 50 from 250 to 550 that is 25 less.
    expect(length).toBe(Math.min(550, 250 + 50 * Math.floor((deep - 275) / 50)));
  }
  expect(boxes.map(({ length }) => length)).toEqual([550, 550, 450, 250]);
});
