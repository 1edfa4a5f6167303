import DxfParser, {
  type ICircleEntity,
  type ILineEntity,
  type ILwpolylineEntity,
  type ITextEntity,
} from "dxf-parser";
import { expect, test } from "vitest";

import type { Board } from "~/furniture/boards/piece";
import { boardDxf, seenFrom } from "~/workshop/package/lists/board-dxf";

import { bookcase, chest, wardrobe } from "../../boards/designs";
import { planned } from "./packaged";

async function read(board: Board) {
  const dxf = new DxfParser().parseSync(await boardDxf(board, ["proba"]))!;
  const on = <Entity>(type: string, layer: RegExp) =>
    dxf.entities.filter((one) => one.type === type && layer.test(one.layer)) as Entity[];
  const sizeOf = ({ vertices }: ILwpolylineEntity) => {
    const [xs, ys] = [vertices.map(({ x }) => x), vertices.map(({ y }) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  };
  return { dxf, on, sizeOf };
}

test("another program reads every hole and groove of every board where it is", async () => {
  for (const design of [bookcase, wardrobe, chest]) {
    for (const board of planned(design).piece.boards) {
      const { dxf, on, sizeOf } = await read(board);
      // Millimetres.
      expect(dxf.header.$INSUNITS).toBe(4);
      const { length, width, cut, edges, machining } = board;
      const outline = on<ILwpolylineEntity>("LWPOLYLINE", /^CONTUR$/).map(sizeOf);
      expect(outline).toEqual([[0, 0, length, width]]);
      const sawn = on<ILwpolylineEntity>("LWPOLYLINE", /^DEBITARE$/).map(sizeOf);
      const { left, front } = edges;
      expect(sawn).toEqual([[left, front, left + cut.length, front + cut.width]]);
      const bands = Object.values(edges).filter((band) => band > 0);
      expect(on("LINE", /^CANT_\dMM$/)).toHaveLength(bands.length);

      const drilled = on<ICircleEntity>("CIRCLE", /^GAURI_D/).map(({ layer, center, radius }) =>
        [layer, center.x, center.y, radius * 2].join(" "),
      );
      const inEnds = on<ILineEntity>("LINE", /^GAURI_CAPAT/).map(({ layer, vertices }) =>
        [layer, ...vertices.flatMap(({ x, y }) => [x, y])].join(" "),
      );
      const grooves = on<ILwpolylineEntity>("LWPOLYLINE", /^CANAL_/).map((one) =>
        [one.layer, ...sizeOf(one)].join(" "),
      );
      const wanted = machining.map((work) => {
        const face = work.face === "low" ? "FATA1" : "FATA2";
        const { u, v, depth } = work;
        if (work.kind === "cut-out") throw new Error("no design has cut-outs");
        if (work.kind === "groove") {
          return [`CANAL_A${depth}_${face}`, u, v, u + work.length, v + work.width].join(" ");
        }
        if (work.face === "start" || work.face === "end") {
          const to = u + (work.face === "start" ? depth : -depth);
          return [`GAURI_CAPAT_D${work.diameter}_A${depth}`, u, v, to, v].join(" ");
        }
        const how = depth >= board.thickness ? "STRAPUNS" : `A${depth}`;
        return [`GAURI_D${work.diameter}_${how}_${face}`, u, v, work.diameter].join(" ");
      });
      expect([...drilled, ...inEnds, ...grooves].sort()).toEqual(wanted.sort());
    }
  }
});

/** What is drilled in the worked wardrobe, reckoned by hand from the rules; each board in its place on the machine. */
const byHand = [
  {
    // Seen from inside the wardrobe, bottom to the left, front edge below: the lowest hinge's plate and the groove.
    what: "the right side",
    find: (one: Board) => one.name === "side" && one.place.x > 0,
    from: "low",
    holes: ["GAURI_D5_A12_FATA1 162 37", "GAURI_D5_A12_FATA1 194 37"],
    grooves: ["CANAL_A8_FATA1 90 585 2190 588"],
  },
  {
    // Seen from behind, bottom to the left: its hinges, on the left of who stands before it, are below.
    what: "the left door",
    find: (one: Board) => one.name === "door" && one.place.x < 500,
    from: "high",
    holes: [
      "GAURI_D35_A13_FATA2 96.5 22.5",
      "GAURI_D3_A10_FATA2 74 32",
      "GAURI_D5_STRAPUNS_FATA1 904.5 452",
      "GAURI_D5_STRAPUNS_FATA1 1032.5 452",
    ],
    grooves: [],
  },
  {
    // Seen from the left column: the rail's support there, the lowest pins in the right column.
    what: "the partition",
    find: (one: Board) => one.name === "partition",
    from: "low",
    holes: [
      "GAURI_D5_A12_FATA1 1736 284",
      "GAURI_D5_A12_FATA1 1736 316",
      "GAURI_D5_A12_FATA2 256 37",
      "GAURI_D5_A12_FATA2 256 548",
    ],
    grooves: [],
  },
  {
    // Seen from above, the piece's left to the left, front edge below.
    what: "the bottom",
    find: (one: Board) => one.name === "bottom",
    from: "high",
    holes: ["GAURI_D7_STRAPUNS_FATA1 482 82", "GAURI_D7_STRAPUNS_FATA1 482 535"],
    grooves: ["CANAL_A8_FATA2 0 585 964 588"],
  },
];

test.each(byHand)("$what is drawn as its face shows it", async ({ find, from, holes, grooves }) => {
  const board = planned(wardrobe).piece.boards.find(find)!;
  expect(seenFrom(board)).toBe(from);
  const { on, sizeOf } = await read(board);
  const circles = on<ICircleEntity>("CIRCLE", /^GAURI_D/).map(({ layer, center }) =>
    [layer, center.x, center.y].join(" "),
  );
  expect(circles).toEqual(expect.arrayContaining(holes));
  const drawn = on<ILwpolylineEntity>("LWPOLYLINE", /^CANAL_/).map((one) =>
    [one.layer, ...sizeOf(one)].join(" "),
  );
  expect(drawn).toEqual(grooves);
});

test("of every board the length turned to the right and the width upwards show the face that is named", () => {
  // Unit steps to the right, up and away from who stands before the piece, as that person's own eyes have them.
  const eyes = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, -1] } as const;
  for (const design of [bookcase, wardrobe, chest]) {
    for (const board of planned(design).piece.boards) {
      const { lengthAxis, thicknessAxis } = board;
      const across = (["x", "y", "z"] as const).find(
        (axis) => axis !== lengthAxis && axis !== thicknessAxis,
      )!;
      const [a, b, w] = [eyes[lengthAxis], eyes[across], eyes[thicknessAxis]];
      // By the right hand: right, then up, point towards the viewer.
      const towards = [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
      ];
      const isHigh = towards.reduce((sum, one, at) => sum + one * w[at]!, 0) > 0;
      expect([board.name, seenFrom(board)]).toEqual([board.name, isHigh ? "high" : "low"]);
    }
  }
});

test("every operation is a layer of its own, declared before it is used", async () => {
  const door = planned(wardrobe).piece.boards.find(({ name }) => name === "door")!;
  const { dxf } = await read(door);
  const declared = Object.keys(dxf.tables.layer.layers);
  const used = [...new Set(dxf.entities.map(({ layer }) => layer))].sort();
  expect(used).toEqual([
    "CANT_2MM",
    "CONTUR",
    "DEBITARE",
    "GAURI_D35_A13_FATA2",
    "GAURI_D3_A10_FATA2",
    "GAURI_D5_STRAPUNS_FATA1",
    "TEXT",
  ]);
  expect(declared).toEqual(expect.arrayContaining(used));
});

test("lines of text stand one below the other, letters beyond ASCII as every reader takes them", async () => {
  const [board] = planned(wardrobe).piece.boards;
  const text = await boardDxf(board!, ["AM-1 A nr. 1", "Balama semiaplicată: Häfele 110°"]);
  const dxf = new DxfParser().parseSync(text)!;
  const lines = dxf.entities.filter(({ type }) => type === "TEXT") as ITextEntity[];
  expect(lines.map(({ startPoint }) => startPoint.y)).toEqual([-30, -60]);
  expect(text).toContain("Balama semiaplicat\\U+0103: H\\U+00E4fele 110\\U+00B0");
  expect(text).toMatch(/^[\n\r -~]*$/);
});
