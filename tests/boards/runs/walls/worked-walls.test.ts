import { expect, test } from "vitest";

import { buildRun } from "~/furniture/boards/build-run";
import { fitRun } from "~/furniture/boards/fit-run";
import type { Piece } from "~/furniture/boards/piece";
import { defaultPriceList } from "~/furniture/boards/price-list";
import { priceOfRun } from "~/furniture/boards/price-run";
import { quantitiesOf } from "~/furniture/boards/quantities";
import { defaultRules } from "~/furniture/boards/rules";
import type { Module, Run, Wall } from "~/furniture/boards/run";

import { pal } from "../../designs";
import { workedKitchen } from "../runs";

// A kitchen in an L and one in a U: all sizes, areas, metres, counts and prices were computed by a program written apart
// from the shop, which gives the worked kitchen of one wall too.

const module = (what: Module["what"], width: number, more: Partial<Module> = {}): Module => ({
  what,
  width,
  count: 0,
  above: "nothing",
  hinge: "left",
  ...more,
});
const cupboard = { above: "cupboard" } as const;
const wall = (width: number, ends: Wall["ends"], modules: Module[]): Wall => ({
  widths: [width, width, width],
  ends,
  window: null,
  water: null,
  hob: null,
  modules,
});
const hob = module("drawers", 900, { count: 3, hob: true, above: "hood" });

/** 3,000 along the left wall, whose modules run through, 2,400 along the right one. */
const angled: Run = {
  ...workedKitchen,
  walls: [
    {
      ...wall(
        3000,
        ["wall", "corner"],
        [
          module("oven-column", 600),
          hob,
          module("doors", 500, cupboard),
          module("corner", 950, cupboard),
        ],
      ),
      hob: 1080,
    },
    {
      ...wall(
        2400,
        ["corner", "wall"],
        [
          module("doors", 300, { ...cupboard, hinge: "right" }),
          module("sink", 800, cupboard),
          module("dishwasher", 600, cupboard),
        ],
      ),
      water: 1328,
    },
  ],
};

/** 2,400 along both sides of 3,000, whose modules run into both corners. */
const around: Run = {
  ...workedKitchen,
  walls: [
    {
      ...wall(
        2400,
        ["wall", "corner"],
        [hob, module("drawers", 800, { count: 2, above: "cupboard" })],
      ),
      hob: 522,
    },
    {
      ...wall(
        3000,
        ["corner", "corner"],
        [
          module("corner", 900, { ...cupboard, hinge: "right" }),
          module("doors", 560, cupboard),
          module("sink", 600, cupboard),
          module("corner", 900),
        ],
      ),
      water: 1780,
    },
    wall(
      2400,
      ["corner", "wall"],
      [
        module("doors", 500, { hinge: "right" }),
        module("oven-column", 600),
        module("fridge-column", 600),
      ],
    ),
  ],
};

/** The boards: how many of which length and width, and the thickness where it is not 18. */
function listOf({ boards }: Piece): string[] {
  const lines = boards.map(({ name, length, width, thickness }) => {
    const size = `${name} ${length}×${width}`;
    return thickness === 18 ? size : `${size}×${thickness}`;
  });
  return [...new Set(lines)]
    .map((line) => `${lines.filter((one) => one === line).length} ${line}`)
    .sort();
}

/** Square metres of body, fronts, HDF and drawers, metres of both bands, and what holds it all together. */
function sumsOf(piece: Piece): string[] {
  const rows = quantitiesOf(piece);
  const quantity = (article: string) =>
    rows.filter((row) => row.article === article).reduce((sum, row) => sum + row.quantity, 0);
  return [
    ...["body-board", "front-board", "hdf", "drawer-board"].map((one) => quantity(one).toFixed(3)),
    ...["thin-edge", "thick-edge"].map((one) => quantity(one).toFixed(3)),
    ...["connector", "hinge", "half-hinge", "bracket"].map((one) => String(quantity(one))),
    `${(piece.weight.totalGrams / 1000).toFixed(1)} kg`,
  ];
}

test("a kitchen in an L has the boards, areas, bands and fittings of its list", () => {
  expect(fitRun(angled, pal, defaultRules)).toEqual({ run: angled, changes: [] });
  const piece = buildRun(angled, pal, defaultRules);
  expect(piece.boards).toHaveLength(137);
  expect(listOf(piece)).toEqual(
    [
      "1 back 278×698×3",
      "1 back 278×709×3",
      "1 back 478×698×3",
      "1 back 478×709×3",
      "1 back 578×676×3",
      "1 back 578×698×3",
      "1 back 578×709×3",
      "1 back 778×698×3",
      "1 back 878×578×3",
      "1 back 878×709×3",
      "1 back 928×698×3",
      "1 back 928×709×3",
      "1 bottom 264×320",
      "1 bottom 264×560",
      "1 bottom 464×320",
      "1 bottom 464×560",
      "1 bottom 564×320",
      "1 bottom 564×560",
      "1 bottom 764×320",
      "1 bottom 764×560",
      "1 bottom 864×320",
      "1 bottom 864×560",
      "1 bottom 914×320",
      "1 bottom 914×560",
      "1 door 684×597",
      "1 drawer-front 897×142",
      "1 drawer-front 897×284",
      "1 drawer-front 897×285",
      "1 filler 2020×50",
      "1 plinth 1450×98",
      "1 plinth 1530×98",
      "1 plinth 1772×98",
      "1 plinth-return 118×98",
      "1 post 717×288",
      "1 post 717×306",
      "1 post 717×48",
      "1 post 717×66",
      "1 shelf 263×540",
      "1 shelf 314×540",
      "1 shelf 463×540",
      "1 shelf 580×540",
      "1 shelf 863×300",
      "1 top 264×320",
      "1 top 464×320",
      "1 top 564×320",
      "1 top 564×560",
      "1 top 764×320",
      "1 top 864×320",
      "1 top 914×320",
      "1 traverse 764×100",
      "1 traverse 764×40",
      "1 traverse 864×100",
      "1 traverse 864×40",
      "1 worktop 2370×600×38",
      "1 worktop 2395×600×38",
      "10 side 720×320",
      "10 side 720×560",
      "2 door 597×447",
      "2 door 717×297",
      "2 door 717×339",
      "2 door 717×497",
      "2 drawer-end 806×244×16",
      "2 drawer-end 806×245×16",
      "2 drawer-end 806×77×16",
      "2 drawer-side 500×244×16",
      "2 drawer-side 500×245×16",
      "2 drawer-side 500×77×16",
      "2 filler 720×92",
      "2 fixed-shelf 564×545",
      "2 shelf 263×300",
      "2 shelf 314×300",
      "2 shelf 463×300",
      "2 shelf 563×300",
      "2 shelf 563×540",
      "2 shelf 580×300",
      "2 shelf 763×300",
      "2 side 2020×560",
      "2 side 600×320",
      "2 traverse 264×100",
      "2 traverse 464×100",
      "2 traverse 914×100",
      "3 door 717×597",
      "3 drawer-bottom 806×468×16",
      "4 door 717×397",
      "4 stile 684×100",
    ].sort(),
  );
  expect(sumsOf(piece)).toEqual([
    "19.330",
    "6.368",
    "5.246",
    "2.610",
    "59.447",
    "46.342",
    "158",
    "30",
    "0",
    "16",
    "420.9 kg",
  ]);
});

test("a kitchen in a U has those of its own", () => {
  expect(fitRun(around, pal, defaultRules)).toEqual({ run: around, changes: [] });
  const piece = buildRun(around, pal, defaultRules);
  expect(piece.boards).toHaveLength(169);
  expect(listOf(piece)).toEqual(
    [
      "1 back 478×709×3",
      "1 back 538×698×3",
      "1 back 538×709×3",
      "1 back 578×676×3",
      "1 back 578×698×3",
      "1 back 578×709×3",
      "1 back 778×698×3",
      "1 back 778×709×3",
      "1 back 878×578×3",
      "1 back 878×698×3",
      "1 bottom 464×560",
      "1 bottom 524×320",
      "1 bottom 524×560",
      "1 bottom 564×320",
      "1 bottom 764×320",
      "1 bottom 764×560",
      "1 door 1084×597",
      "1 door 210×597",
      "1 door 684×597",
      "1 door 717×497",
      "1 drawer-front 897×142",
      "1 drawer-front 897×284",
      "1 drawer-front 897×285",
      "1 filler 2020×92",
      "1 filler 600×92",
      "1 filler 720×92",
      "1 plinth 1460×98",
      "1 plinth 1500×98",
      "1 post 717×288",
      "1 post 717×306",
      "1 shelf 463×540",
      "1 shelf 523×540",
      "1 shelf 863×300",
      "1 top 524×320",
      "1 top 564×320",
      "1 top 764×320",
      "1 traverse 564×100",
      "1 traverse 564×40",
      "1 traverse 864×40",
      "1 worktop 1128×600×38",
      "1 worktop 2395×600×38",
      "1 worktop 3000×600×38",
      "14 side 720×560",
      "2 bottom 864×320",
      "2 door 597×447",
      "2 door 717×397",
      "2 door 717×557",
      "2 drawer-bottom 706×468×16",
      "2 drawer-end 806×244×16",
      "2 drawer-end 806×245×16",
      "2 drawer-end 806×77×16",
      "2 drawer-front 797×357",
      "2 drawer-side 500×244×16",
      "2 drawer-side 500×245×16",
      "2 drawer-side 500×77×16",
      "2 plinth 1772×98",
      "2 plinth-return 118×98",
      "2 post 717×48",
      "2 post 717×66",
      "2 shelf 264×300",
      "2 shelf 264×540",
      "2 shelf 523×300",
      "2 shelf 563×300",
      "2 shelf 563×540",
      "2 shelf 580×300",
      "2 shelf 580×540",
      "2 shelf 763×300",
      "2 side 600×320",
      "2 top 564×560",
      "2 top 864×320",
      "2 traverse 464×100",
      "2 traverse 524×100",
      "2 traverse 764×100",
      "3 back 878×709×3",
      "3 bottom 564×560",
      "3 bottom 864×560",
      "3 door 717×289",
      "3 drawer-bottom 806×468×16",
      "3 fixed-shelf 564×545",
      "4 door 717×597",
      "4 drawer-end 706×317×16",
      "4 drawer-side 500×317×16",
      "4 side 2020×560",
      "5 traverse 864×100",
      "6 stile 684×100",
      "8 side 720×320",
    ].sort(),
  );
  expect(sumsOf(piece)).toEqual([
    "25.516",
    "7.876",
    "6.382",
    "4.800",
    "77.765",
    "55.964",
    "204",
    "35",
    "0",
    "18",
    "559.7 kg",
  ]);
});

test("the worked kitchen in an L costs what its parts cost, row by row, to the leu", () => {
  const prices = { bodyBani: 9000, frontBani: 12_000, handleBani: 1500 };
  const vat = { percent: 21, isIncluded: true };
  const piece = buildRun(angled, pal, defaultRules);
  const price = priceOfRun(piece, prices, defaultPriceList, vat);
  const rows: Record<string, number> = {};
  for (const { article, bani } of price.rows) rows[article] = (rows[article] ?? 0) + bani;
  expect(rows).toEqual({
    "body-board": 194_850,
    "drawer-board": 22_801,
    hdf: 12_927,
    "thin-edge": 23_779,
    // 2.37 m and 2.395 m at 185 lei, two cut-outs at 60, a corner at 140.
    "worktop-board": 88_153,
    "cut-out": 12_000,
    "worktop-corner": 14_000,
    "front-board": 85_591,
    "thick-edge": 27_805,
    connector: 9480,
    cap: 0,
    hinge: 42_000,
    "runner-pair": 21_150,
    "shelf-pin": 2280,
    handle: 28_500,
    "wall-kit": 1200,
    "drawer-screw": 270,
    "drawer-front-screw": 75,
    "hinge-screw": 600,
    "runner-screw": 180,
    "handle-screw": 190,
    // Along the left wall five times two bodies, beside dishwashers none.
    "body-bolt": 4500,
    // The posts, below and on the wall, and where a dishwasher stands at a wall what that wall holds.
    bracket: 5600,
    leg: 9600,
    "plinth-clip": 1440,
    hanger: 7200,
    // 2.35 m and 1.7 m at 18 lei.
    "hanging-rail": 7290,
    "sink-liner": 4500,
    "cutlery-tray": 5500,
    "worktop-bolt": 2700,
    "module-work": 54_000,
    "board-work": 82_200,
    "edge-work": 23_803,
    "door-work": 28_800,
    "hinge-work": 13_500,
    "drawer-work": 11_250,
  });
  expect(price).toMatchObject({
    costBani: 849_714,
    marginBani: 297_401,
    netBani: 1_147_115,
    totalBani: 1_388_100,
  });
});
