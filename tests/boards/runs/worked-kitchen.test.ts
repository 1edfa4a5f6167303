import { expect, test } from "vitest";

import { buildRun } from "~/furniture/boards/build-run";
import { quantitiesOf } from "~/furniture/boards/quantities";
import { defaultRules } from "~/furniture/boards/rules";

import { pal } from "../designs";
import { workedKitchen } from "./runs";

// Sizes, areas, metres and counts are the workshop's own, worked out on paper.

const piece = buildRun(workedKitchen, pal, defaultRules);

/** The boards of a stretch of the run: how many of which length and width, thickness where it is not 18. */
function listOf(isIn: (x: number, y: number) => boolean): string[] {
  const lines = piece.boards
    .filter(({ name }) => !["filler", "plinth", "worktop"].includes(name))
    .filter(({ place }) => isIn(place.x + place.width / 2, place.y + place.height / 2))
    .map(({ name, length, width, thickness }) => {
      const size = `${name} ${length}×${width}`;
      return thickness === 18 ? size : `${size}×${thickness}`;
    });
  return [...new Set(lines)]
    .map((line) => `${lines.filter((one) => one === line).length} ${line}`)
    .sort();
}

test("the worked kitchen's column has the boards of the cut list", () => {
  expect(listOf((x) => x < 650)).toEqual(
    [
      "2 side 2020×560",
      "1 top 564×560",
      "1 bottom 564×560",
      "2 fixed-shelf 564×545",
      "2 shelf 563×540",
      "1 back 578×709×3",
      "1 back 578×676×3",
      "1 door 717×597",
      "1 door 684×597",
    ].sort(),
  );
  expect(piece.bodies[0]!.columns[0]!.zones.map(({ clear }) => clear)).toEqual([693, 595, 660]);
});

test("its base modules have those of theirs, the box below the hob lower", () => {
  expect(listOf((x, y) => x > 650 && y < 1000)).toEqual(
    [
      "4 side 720×560",
      "1 bottom 864×560",
      "1 bottom 764×560",
      "1 traverse 864×40",
      "1 traverse 864×100",
      "1 traverse 764×40",
      "1 traverse 764×100",
      "1 back 878×709×3",
      "1 drawer-front 897×142",
      "1 drawer-front 897×284",
      "1 drawer-front 897×285",
      ...[77, 244, 245].flatMap((height) => [
        `2 drawer-side 500×${height}×16`,
        `2 drawer-end 806×${height}×16`,
      ]),
      "3 drawer-bottom 806×468×16",
      "1 door 717×597",
      "2 door 717×397",
    ].sort(),
  );
});

test("its wall modules, fillers, plinths and worktop are those of the list", () => {
  expect(listOf((x, y) => x > 650 && y > 1000)).toEqual(
    [
      "2 side 600×320",
      "4 side 720×320",
      ...["top", "bottom"].flatMap((name) =>
        [864, 564, 764].map((long) => `1 ${name} ${long}×320`),
      ),
      "1 back 878×578×3",
      "1 back 578×698×3",
      "1 back 778×698×3",
      "1 shelf 863×300",
      "2 shelf 563×300",
      "2 shelf 763×300",
      "2 door 597×447",
      "1 door 717×597",
      "2 door 717×397",
    ].sort(),
  );
  const rest = piece.boards
    .filter(({ name }) => ["filler", "plinth", "worktop"].includes(name))
    .map(({ name, length, width, thickness }) => `${name} ${length}×${width}×${thickness}`);
  expect(rest.sort()).toEqual([
    "filler 2020×70×18",
    "filler 720×70×18",
    "filler 720×70×18",
    "plinth 1450×98×18",
    "plinth 1550×98×18",
    "worktop 2345×600×38",
  ]);
});

test("its areas, bands, fittings and weight are those of the list", () => {
  expect(piece.boards).toHaveLength(75);
  const quantity = (article: string) =>
    quantitiesOf(piece)
      .filter((row) => row.article === article)
      .reduce((sum, row) => sum + row.quantity, 0);
  expect(quantity("body-board").toFixed(3)).toBe("10.926");
  expect(quantity("front-board").toFixed(3)).toBe("4.245");
  expect(quantity("hdf").toFixed(3)).toBe("2.877");
  expect(quantity("drawer-board").toFixed(3)).toBe("2.610");
  expect(quantity("thin-edge").toFixed(2)).toBe("35.00");
  expect(quantity("thick-edge").toFixed(2)).toBe("30.34");
  expect(quantity("connector")).toBe(76);
  expect(quantity("hinge")).toBe(18);
  expect((piece.weight.totalGrams / 1000).toFixed(1)).toBe("257.8");
});

test("what is bought for it is counted", () => {
  const bought = Object.fromEntries(
    piece.hardware.map(({ code, length, count }) => [length ? `${code} ${length}` : code, count]),
  );
  expect(bought).toMatchObject({
    leg: 12,
    "plinth-clip": 6,
    hanger: 3,
    "hanging-rail 2300": 1,
    "sink-liner": 1,
    "cutlery-tray": 1,
    "runner-pair 500": 3,
    "wall-kit": 1,
    handle: 13,
    "shelf-pin": 28,
  });
});
