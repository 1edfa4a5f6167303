import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import { kinds, type Corner, type Design, type WallEnd } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import { priceOf } from "~/furniture/boards/price";
import { defaultPriceList } from "~/furniture/boards/price-list";
import { defaultRules as rules, type Chosen, type Rules } from "~/furniture/boards/rules";
import { startDesign } from "~/furniture/boards/start";
import { findUnsuited } from "~/furniture/workshop-numbers/front/setting";
import { numbersOfRules, ruleTies } from "~/furniture/workshop-numbers/settings/rule-settings";

import { size } from "../promises/proof";
import { cornerWish } from "./corner-designs";
import { column, drawers, free, pal, rail, shelves } from "./designs";
import { chosen } from "./random-designs";

// The least and the most of what stands in a corner, by the workshop's rules.

const corner = (changes: Partial<Corner> = {}): Corner => ({
  kind: "corner",
  walls: [1800, 1700],
  ends: ["free", "free"],
  diagonal: 1414,
  ceiling: 2500,
  skirting: 0,
  ...changes,
});

/** A leg of 1,250 that runs along the left wall, and one of 1,000. */
const wished = (place: Partial<Corner> = {}, changes: Partial<Design> = {}): Design => ({
  ...free,
  kind: "wardrobe",
  width: 1250,
  height: 2200,
  depth: 600,
  columns: [column(shelves(4, "left")), column(shelves(4))],
  leg: { width: 1000, columns: [column({ ...rail, front: "right" }), column(shelves(5, "right"))] },
  ...changes,
  place: corner(place),
});

function made(design: Design, by: Rules = rules) {
  expect(placeProblems(design, pal, by)).toEqual([]);
  const fitted = fit(design, pal, by);
  return { ...fitted, piece: build(fitted.design, pal, by) };
}

const named = ({ boards }: Piece, name: string) => boards.filter((board) => board.name === name);
const countOf = ({ hardware }: Piece, code: string) =>
  hardware.find((one) => one.code === code)?.count ?? 0;
const clearOf = ({ bodies }: Piece) => bodies.map(({ columns }) => columns.map((one) => one.width));

describe("the walls", () => {
  test("are long enough for a door of 350 on the one and a leg of 300 on the other", () => {
    // Fronts of a wardrobe 350 deep begin 418 from the corner; its door, with 1.5 on either side, ends the leg.
    const problems = (walls: Corner["walls"], ends: [WallEnd, WallEnd] = ["free", "free"]) =>
      placeProblems(wished({ walls, ends }), pal, rules);
    expect(problems([771, 718])).toEqual([]);
    expect(problems([770, 718])).toEqual([{ what: "corner-left", least: 771 }]);
    expect(problems([771, 717])).toEqual([{ what: "corner-right", least: 718 }]);
    expect(problems([717, 771])).toEqual([{ what: "corner-left", least: 718 }]);
    expect(problems([600, 600])).toEqual([
      { what: "corner-left", least: 771 },
      { what: "corner-right", least: 718 },
    ]);
    // A filler of 30 is beside a wall.
    expect(problems([801, 748], ["wall", "wall"])).toEqual([]);
    expect(problems([801, 747], ["wall", "wall"])).toEqual([{ what: "corner-right", least: 748 }]);
    expect(problems([800, 748], ["wall", "wall"])).toEqual([{ what: "corner-left", least: 801 }]);
  });

  test("that are as long as is said take a piece, and a millimetre less do not", () => {
    fc.assert(
      fc.property(cornerWish, chosen, (wish, by) => {
        const place = wish.place as Corner;
        const problems = placeProblems(wish, by, rules).filter(({ what }) =>
          what.startsWith("corner"),
        );
        fc.pre(problems.length > 0);
        const walls = [...place.walls] as Corner["walls"];
        for (const { what, least } of problems) walls[what === "corner-left" ? 0 : 1] = least;
        const told = (at: Corner["walls"]) =>
          placeProblems({ ...wish, place: { ...place, walls: at } }, by, rules).filter(({ what }) =>
            what.startsWith("corner"),
          );
        expect(told(walls)).toEqual([]);
        for (const { what } of problems) {
          const wall = what === "corner-left" ? 0 : 1;
          const shorter = [...walls] as Corner["walls"];
          shorter[wall] -= 1;
          expect(told(shorter).map((one) => one.what)).toContain(what);
        }
      }),
      { numRuns: size(200, 10_000) },
    );
  });

  test("that are short make legs less deep", () => {
    const { design, changes } = made(wished({ walls: [900, 900] }));
    // 900 less 300, 18 and 50 for the one; less the door's 353 and 18 and 50 for the other.
    expect(design.depth).toBe(479);
    expect(changes).toContainEqual({ why: "corner-depth", measure: "depth", from: 600, to: 479 });
    expect(made(wished({ walls: [1700, 900] })).design.depth).toBe(532);
  });

  test("do not let a shelf in the corner be longer than its boards bear", () => {
    const own = { ...rules, widestColumn: { at18: 621, at25: 621 } };
    expect(made(wished(), own).design.depth).toBe(600);
    const narrow = { ...rules, widestColumn: { at18: 620, at25: 620 } };
    expect(made(wished(), narrow).changes).toEqual([
      { why: "corner-depth", measure: "depth", from: 600, to: 599 },
    ]);
  });

  test("are filled where another wall ends them, with a filler of 30, scribed by 20", () => {
    const { design, changes, piece } = made(wished({ ends: ["wall", "wall"] }));
    expect([design.width, design.leg!.width]).toEqual([1750, 1002]);
    expect(changes.filter(({ measure }) => measure === "width")).toEqual([
      { why: "corner-wall", measure: "width", from: 1250, to: 1750 },
      { why: "corner-wall", measure: "width", from: 1000, to: 1002, leg: true },
    ]);
    const fillers = named(piece, "filler");
    expect(fillers.map(({ width, scribed }) => [width, scribed!.width])).toEqual([
      [50, 30],
      [50, 30],
    ]);
    // Each at the end that is not the corner.
    expect(fillers.map(({ body, place }) => [body, place.x])).toEqual([
      [0, -50],
      [1, 1002],
    ]);
  });

  test("that are longer than any board end nothing", () => {
    const { design, piece } = made(wished({ walls: [3500, 1700], ends: ["wall", "free"] }));
    expect(design.width).toBe(1250);
    expect(named(piece, "filler")).toEqual([]);
    const whole = made(
      wished({ walls: [3500, 1700], ends: ["wall", "free"] }, { width: 6000 }),
    ).design;
    expect(whole.width).toBe(2780);
  });

  test("alike let the left leg run through; else the longer one's does", () => {
    const stands = (walls: Corner["walls"]) =>
      build(wished({ walls }), pal, rules).bodies[1]!.stands;
    expect(stands([1800, 1800])).toEqual({ x: 1250 + 20 - 600, z: 600 - 668, turn: 1 });
    expect(stands([1800, 1801])).toEqual({ x: 600 - 20, z: 600 - 668 - 1000, turn: -1 });
  });
});

describe("what keeps apart", () => {
  const begins = (changes: Partial<Rules["corner"]>, skirting = 0) => {
    const own = { ...rules, corner: { ...rules.corner, ...changes } };
    const piece = build(wished({ skirting }), pal, own);
    const [long, short] = named(piece, "post").map(({ width }) => width);
    return {
      blind: clearOf(piece)[0]!.at(-1),
      posts: [long, short],
      returns: named(piece, "plinth-return")[0]!.length,
    };
  };

  test("is 50, or as much as handles stand out and 15 more", () => {
    expect(begins({})).toEqual({ blind: 621, posts: [66, 48], returns: 118 });
    expect(begins({ handle: 36 })).toEqual({ blind: 622, posts: [67, 49], returns: 119 });
    expect(begins({ handle: 10 })).toEqual({ blind: 621, posts: [66, 48], returns: 118 });
    expect(begins({ handle: 10, beside: 40 })).toEqual({
      blind: 611,
      posts: [56, 38],
      returns: 108,
    });
  });

  test("is measured from what a skirting board leaves, which is no nearer than the body", () => {
    expect(begins({ from: 60 }).blind).toBe(581);
    expect(begins({}, 15)).toEqual({ blind: 636, posts: [66, 48], returns: 118 });
    // 20 before the wall, and so the body's side too.
    expect(begins({}, 30)).toEqual({ blind: 641, posts: [66, 48], returns: 118 });
  });

  test.each([
    [1883, 9],
    [1884, 12],
    [1283, 6],
    [1284, 9],
  ])("posts of a piece %i high have %i brackets", (height, brackets) => {
    // Fronts are as high as the piece less plinth and 3: up to 600, 1,200 and 1,800 one more each.
    expect(countOf(build(wished({}, { height }), pal, rules), "bracket")).toBe(brackets);
  });

  test("stiles are 100 deep, or a third of what there is", () => {
    const deep = (depth: number) =>
      named(build(wished({}, { depth }), pal, rules), "stile").map(({ place }) => [
        place.z,
        place.depth,
      ]);
    expect(deep(600)).toEqual([
      [0, 100],
      [485, 100],
    ]);
    expect(deep(350)).toEqual([
      [0, 100],
      [235, 100],
    ]);
    expect(deep(180)).toEqual([
      [0, 55],
      [110, 55],
    ]);
  });

  test.each([
    [1409, []],
    [1408, [{ code: "skewed-corner", difference: -6 }]],
    [1419, []],
    [1420, [{ code: "skewed-corner", difference: 6 }]],
  ])("of a diagonal of %i is told where the corner is not square", (diagonal, warnings) => {
    expect(build(wished({ diagonal }), pal, rules).warnings).toEqual(warnings);
  });
});

test.each([
  // It begins 20 from the corner; boards are 2,780 long.
  [[2800, 1700], false],
  [[2801, 1700], true],
  [[1700, 2800], false],
  [[1700, 2801], true],
] as const)("between walls of %j a body that cannot be as long is told: %s", (walls, isTold) => {
  const { warnings } = build(wished({ walls: [...walls] }), pal, rules);
  expect(warnings).toEqual(isTold ? [{ code: "short-of-wall", most: 2780 }] : []);
});

describe("beside the corner", () => {
  test("a door is 350 wide at least, whatever the columns are", () => {
    const columns = [column(shelves(4, "left")), column(shelves(4, "left")), column(shelves(4))];
    // Of 703 beside stiles and sides, with a board between: 335 with half of two boards are a door of 350.
    const given = (width: number) =>
      made(
        wished(
          { walls: [2000, 1700] },
          {
            width: 1378,
            columns: [columns[0]!, { ...columns[1]!, width }, columns[2]!],
          },
        ),
      );
    expect(clearOf(given(335).piece)[0]).toEqual([350, 335, 621]);
    expect(given(335).changes).toEqual([]);
    const { piece, changes } = given(334);
    expect(changes).toEqual([{ why: "columns-shared", from: 2, to: 2 }]);
    expect(clearOf(piece)[0]).toEqual([343, 342, 621]);
  });

  test("there are six columns of each leg at most, those nearest to it", () => {
    const seven = [1, 2, 3, 4, 5, 6, 7].map((count) => column(shelves(count)));
    const leg = { width: 2700, columns: seven };
    const { changes, design } = made(
      wished(
        { walls: [4000, 4000] },
        { width: 2700, depth: 350, columns: [...seven, column(shelves(4))], leg },
      ),
    );
    expect(changes).toEqual([
      { why: "column-too-narrow", from: 7, to: 6 },
      { why: "column-too-narrow", from: 7, to: 6, leg: true },
    ]);
    expect(design.columns).toEqual([...seven.slice(1), column(shelves(4))]);
    expect(design.leg!.columns).toEqual(seven.slice(0, 6));
  });

  test("the first door is one, and where it were too wide there are more columns", () => {
    const wide = made(wished({ walls: [2000, 1700] }, { width: 1252 }));
    // A door of 601: in two columns, the first as narrow as a door of 350 lets it be.
    expect(clearOf(wide.piece)[0]).toEqual([224, 335, 621]);
    expect(wide.changes).toEqual([{ why: "column-too-wide", from: 1, to: 2 }]);
    expect(made(wished({ walls: [2000, 1700] }, { width: 1251 })).changes).toEqual([]);
  });

  test("a leg of any width is parted as soon as one column is too wide for its shelves", () => {
    const unsuited = (at18: number) =>
      findUnsuited(
        { ...numbersOfRules(rules), "corner-door": 500, "widestColumn-at18": at18 },
        ruleTies,
      ).map(({ name, other }) => [name, other]);
    // A door of 500 with 1.5 on either side, and a column of 200: one more than a column may be.
    expect(unsuited(702)).toEqual([]);
    expect(unsuited(701)).toEqual([["widestColumn-at18", "corner-door"]]);
    const own = {
      ...rules,
      corner: { ...rules.corner, door: 500 },
      widestColumn: { at18: 702, at25: 1200 },
    };
    const beside = (width: number) =>
      clearOf(
        made(
          wished(
            { walls: [2000, 1700] },
            { width, columns: [column(shelves(4)), column(shelves(4))] },
          ),
          own,
        ).piece,
      )[0]!.slice(0, -1);
    expect(beside(1377)).toEqual([702]);
    expect(beside(1378)).toEqual([200, 485]);
  });

  test("it is hinged away from the corner, and no pair", () => {
    const columns = [column(shelves(4, "right")), column(shelves(4, "pair"))];
    const { changes, design, piece } = made(
      wished(
        {},
        {
          columns: [column(shelves(4, "pair")), column(shelves(4, "pair"))],
          leg: { width: 1000, columns: [columns[1]!, columns[1]!] },
        },
      ),
    );
    expect(changes).toEqual([
      { why: "corner-blind", column: 1, zone: 0, from: 0, to: 0 },
      { why: "corner-front", column: 0, zone: 0, from: 0, to: 0 },
      { why: "corner-front", column: 2, zone: 0, from: 0, to: 0, leg: true },
    ]);
    expect(design.columns.map(({ zones }) => zones[0]!.front)).toEqual(["left", "open"]);
    expect(design.leg!.columns.map(({ zones }) => zones[0]!.front)).toEqual(["right", "pair"]);
    expect(piece.fronts.map(({ column: at, opens }) => [at, opens])).toEqual([
      [0, "left"],
      [2, "right"],
      [3, "left"],
      [3, "right"],
    ]);
  });

  test("where one door is too heavy and two columns are too narrow there is none", () => {
    // Of 18.75 kg a square metre and 2,677 high a door may be 438 wide.
    const heavy = { ...pal, front: { ...pal.front, board: "mdf" as const, thicknesses: [25] } };
    const high = (width: number) =>
      fit(
        wished(
          { ceiling: null },
          { height: 2760, leg: { width, columns: [column(shelves(5, "right"))] } },
        ),
        heavy,
        rules,
      );
    const changesOf = (width: number) =>
      high(width)
        .changes.filter(({ leg }) => leg)
        .map(({ why, column: at }) => [why, at]);
    const widest = [...Array(140).keys()].map((more) => 400 + more);
    const open = widest.filter(
      (width) => high(width).design.leg!.columns[0]!.zones[0]!.front === "open",
    );
    expect(open.length).toBeGreaterThan(0);
    expect(changesOf(open[0]! - 1)).toEqual([]);
    expect(changesOf(open[0]!)).toEqual([["corner-open", 3]]);
    expect(open).toHaveLength(open.at(-1)! - open[0]! + 1);
    // From then on there are two columns of 200, and a door before the first.
    expect(open.at(-1)! + 1).toBe(2 * 200 + 3 * 18);
    expect(changesOf(open.at(-1)! + 1)).toEqual([["column-too-wide", undefined]]);
  });

  test("shallow stiles hold no shelf with a light in it", () => {
    const lit = { ...shelves(1), light: true as const };
    const changesAt = (depth: number) =>
      made(
        wished(
          {},
          {
            kind: "bookcase",
            depth,
            columns: [column(lit, lit), column(shelves(4))],
            leg: { width: 1000, columns: [column(shelves(2)), column(shelves(2))] },
          },
        ),
      ).changes;
    // A third of 300, and the back's 15.
    expect(changesAt(315)).toEqual([]);
    expect(changesAt(314)).toEqual([
      { why: "light-shelf", column: 0, zone: 0, from: 314, to: 315 },
    ]);
  });

  test("nothing hangs from stiles: where drawers or a rail are wished there are shelves", () => {
    const { changes, design } = made(
      wished(
        {},
        {
          columns: [column(drawers(3)), column(rail)],
          leg: { width: 1000, columns: [column(drawers(5)), column(rail)] },
        },
      ),
    );
    expect(changes.map(({ why, column: at }) => [why, at])).toEqual([
      ["corner-inside", 0],
      ["corner-blind", 1],
    ]);
    expect(design.columns).toEqual([column(shelves(1, "left")), column(shelves(1))]);
    expect(design.leg!.columns).toEqual([column(drawers(5)), column(rail)]);
  });

  test("a shelf between two zones is held by both stiles, in front and behind", () => {
    const zones = [shelves(1, "left"), { ...shelves(2, "left"), height: null }];
    const { piece, changes } = made(
      wished({}, { columns: [column(...zones), column(shelves(4))] }),
    );
    expect(changes).toEqual([]);
    const stiles = named(piece, "stile");
    expect(
      stiles.map(
        ({ machining }) =>
          machining.filter(
            (work) => work.kind === "hole" && work.use === "connector" && work.face === "low",
          ).length +
          machining.filter(
            (work) => work.kind === "hole" && work.use === "connector" && work.face === "high",
          ).length,
      ),
    ).toEqual([2, 2]);
    expect(countOf(piece, "connector")).toBe(52 + 2 + 2 + 3);
  });
});

describe("what a corner does not take", () => {
  test("is told, and the nearest is offered", () => {
    const { design, changes } = made(
      wished(
        { ends: ["wall", "free"] },
        {
          kind: "chest",
          width: 1750,
          sliding: 2,
          topBox: 400,
          top: "over",
          panels: "both",
          columns: [column(shelves(4, "left")), column(shelves(4, "left")), column(shelves(4))],
        },
      ),
    );
    expect(changes).toEqual([
      { why: "corner-kind", from: 0, to: 0 },
      { why: "top", from: 1, to: 0 },
      { why: "panel-wall", from: 0, to: 0 },
      { why: "corner-sliding", from: 2, to: 0 },
      { why: "corner-top-box", from: 400, to: 0 },
    ]);
    expect(design).toMatchObject({
      kind: "wardrobe",
      sliding: 0,
      topBox: 0,
      top: "between",
      panels: "right",
    });
  });

  test("is no higher than it can be stood up: it has no box on top", () => {
    const { design, changes } = made(wished({}, { height: 2500 }));
    // √(2,490² − 600²).
    expect(design.height).toBe(2416);
    expect(changes).toEqual([{ why: "raised", measure: "height", from: 2500, to: 2416 }]);
  });

  test("a design of another place has a second leg there, and no leg elsewhere", () => {
    const { leg, ...alone } = wished();
    expect(leg).toBeDefined();
    const { design } = made({ ...alone, columns: [column(shelves(4, "left"))] });
    expect(design.columns).toHaveLength(2);
    expect(design.leg!.columns.length).toBeGreaterThan(0);
    const elsewhere = fit({ ...wished(), place: free.place }, pal, rules).design;
    expect(elsewhere.leg).toBeUndefined();
  });
});

test("panels cover the outer ends alone, and caps the heads where nothing does", () => {
  const bare = build(wished(), pal, rules);
  const covered = build(wished({}, { panels: "both" }), pal, rules);
  expect(named(covered, "side-panel").map(({ body, place }) => [body, place.x])).toEqual([
    [0, -18],
    [1, 1000],
  ]);
  // Of each outer side three heads of top and of bottom, two of the plinth; of the leg set against also a shelf's.
  expect(countOf(bare, "cap") - countOf(covered, "cap")).toBe(16);
  const atWalls = made(wished({ ends: ["wall", "wall"] })).piece;
  // Tops alone have caps: over two stiles two each, over two partitions three.
  expect(countOf(atWalls, "cap")).toBe(10);
});

test("a first design needs no change but the widths of its walls", () => {
  for (const kind of ["wardrobe", "bookcase"] as const) {
    for (const walls of [
      [2400, 1800],
      [1800, 2400],
      [4000, 3000],
      [1300, 1300],
    ] as const) {
      for (const ends of [
        ["wall", "free"],
        ["free", "wall"],
      ] as const) {
        const start = startDesign(
          {
            kind,
            place: corner({ walls: [...walls], ends: [...ends] }),
            size: { width: 6000, height: 2200, depth: kind === "wardrobe" ? 600 : 300 },
            wayIn: null,
            looks: { body: "pal-alb", front: "pal-alb", handle: "metal" },
            version: 1,
          },
          rules,
        );
        const { changes, design } = fit(start, pal, rules);
        expect(changes.filter(({ measure }) => measure !== "width")).toEqual([]);
        expect(design.columns.length).toBeGreaterThan(1);
      }
    }
  }
});

describe("its address", () => {
  test("says the walls, what ends them, and both legs", () => {
    const text =
      "1w-kff1800x1700x1414x2500x0-1250x2200x600-t18-p80_ls4.os4..1000.rh.rs5_pal-alb_pal-alb_metal";
    expect(writeDesign(wished())).toBe(text);
    expect(readDesign(text)).toEqual(wished());
    const other = wished({ ends: ["wall", "free"], ceiling: null, skirting: 15, diagonal: 1400 });
    expect(writeDesign(other)).toContain("-kwf1800x1700x1400x0x15-");
    expect(readDesign(writeDesign(other))).toEqual(other);
  });

  test.each([
    "1w-kff1800x1700x1414x2500-1250x2200x600-t18-p80_ls4.os4..1000.rh_pal-alb_pal-alb_metal",
    "1w-kfx1800x1700x1414x2500x0-1250x2200x600-t18-p80_ls4.os4..1000.rh_pal-alb_pal-alb_metal",
    "1w-kff1800x1700x1414x2500x0-1250x2200x600-t18-p80_ls4.os4..rh_pal-alb_pal-alb_metal",
    "1w-kff1800x1700x1414x2500x0-1250x2200x600-t18-p80_ls4.os4..1000_pal-alb_pal-alb_metal",
    "1w-kff1800x1700x1414x2500x0-1250x2200x600-t18-p80_ls4..1000.rh..1000.rh_pal-alb_pal-alb_metal",
    "1w-f-1250x2200x600-t18-p80_ls4.os4..1000.rh_pal-alb_pal-alb_metal",
  ])("is none where a part is missing or too many: %s", (text) => {
    expect(readDesign(text)).toBeUndefined();
  });
});

test("is no less dear when it grows", () => {
  const vat = { percent: 21, isIncluded: true };
  const costOf = (design: Design, by: Chosen) =>
    priceOf(
      build(design, by, rules),
      { bodyBani: 9000, frontBani: 9000, handleBani: 2500 },
      defaultPriceList,
      vat,
    ).costBani;
  let compared = 0;
  fc.assert(
    fc.property(
      cornerWish,
      chosen,
      fc.constantFrom("height" as const, "depth" as const, "width" as const, "leg" as const),
      fc.integer({ min: 1, max: 400 }),
      (wish, by, what, mm) => {
        // Walls so long that they do not say how long legs are.
        const place = {
          ...(wish.place as Corner),
          walls: [4000, 4000] as Corner["walls"],
          ends: ["free", "free"] as Corner["ends"],
        };
        fc.pre(placeProblems({ ...wish, place }, by, rules).length === 0);
        const { design: small } = fit({ ...wish, place }, by, rules);
        const leg = small.leg!;
        const grown =
          what === "leg"
            ? { ...small, leg: { ...leg, width: leg.width + mm } }
            : { ...small, [what]: small[what] + mm };
        const { design, changes } = fit(grown, by, rules);
        // What is wished for in columns may not be possible any more once they are wider.
        fc.pre(changes.every(({ why }) => why === "column-too-wide"));
        // Deeper legs leave less beside the corner, maybe too little for as many columns.
        fc.pre(what !== "depth" || design.columns.length === small.columns.length);
        compared += 1;
        expect(costOf(design, by)).toBeGreaterThanOrEqual(costOf(small, by));
      },
    ),
    { numRuns: size(150, 10_000) },
  );
  expect(compared).toBeGreaterThan(size(15, 1000));
});

test("a chest stands in no corner", () => {
  for (const kind of kinds) {
    expect(fit(wished({}, { kind }), pal, rules).design.kind).toBe(
      kind === "chest" ? "wardrobe" : kind,
    );
  }
});
