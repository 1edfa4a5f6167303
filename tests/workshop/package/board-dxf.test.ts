import DxfParser, {
  type ICircleEntity,
  type ILineEntity,
  type ILwpolylineEntity,
  type ITextEntity,
} from "dxf-parser";
import { expect, test } from "vitest";

import type { Board } from "~/furniture/boards/piece";
import { boardDxf } from "~/workshop/package/lists/board-dxf";

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
