import { parse } from "csv-parse/sync";
import DxfParser from "dxf-parser";
import { expect, test } from "vitest";

import type { Bands } from "~/furniture/boards/design";
import { translateIn } from "~/platform/i18n/translate.server";
import type { PlannedPiece } from "~/workshop/package/front/find-package.server";
import { wholeSection } from "~/workshop/package/front/whole-sheet";
import { boardDxf } from "~/workshop/package/lists/board-dxf";
import { planFacts } from "~/workshop/package/lists/facts";
import { drawLabel } from "~/workshop/package/lists/labels";
import { listLabels } from "~/workshop/package/lists/list-labels";
import { optimiserFiles } from "~/workshop/package/lists/optimisers";
import { bandName } from "~/workshop/package/lists/romanian";
import { sawColumns, sawRows } from "~/workshop/package/lists/saw-list";
import { cutSection } from "~/workshop/package/sections/cutting";
import { edgeSection } from "~/workshop/package/sections/edges";

import { chest, wardrobe } from "../../boards/designs";
import { packaged, planned } from "./packaged";

const t = translateIn("ro", ["workshop-package", "workshop-parts"]);
const place = { order: "AM-2026-000123", line: 1 };

/** The worked wardrobe, or another piece, with bands in other decors. */
function banded(bandNames: Bands<string>, design = wardrobe): PlannedPiece {
  const piece = planned(design);
  return { ...piece, frozen: { ...piece.frozen, bandNames } };
}
const black = banded({ body: "PAL Negru" });
const twoBlack = banded({ body: "PAL Negru", front: "PAL Negru" });

const edgesIn = (piece: PlannedPiece) => edgeSection(piece, 1, t).tables[0]!.rows;

test("the edge list has a row for each decor of bands, with the same metres in all", () => {
  expect(edgesIn(planned(wardrobe))).toEqual([
    ["1 mm", "PAL Alb", expect.any(String), expect.any(String)],
    ["2 mm", "MDF Mat", expect.any(String), expect.any(String)],
  ]);
  const [thin = [], thick = []] = edgesIn(planned(wardrobe)).map((row) => row.slice(2));
  expect(edgesIn(black)).toEqual([
    ["1 mm", "PAL Negru", ...thin],
    ["2 mm", "MDF Mat", ...thick],
  ]);
  expect(edgesIn(twoBlack)).toEqual([
    ["1 mm", "PAL Negru", ...thin],
    ["2 mm", "PAL Negru", ...thick],
  ]);
  const whole = wholeSection([packaged("AM-2026-000123", [["Dulap", black, 2]])], t);
  expect(whole.tables.flatMap(({ rows }) => rows).flat()).toContain("PAL Negru");
});

test("the boxes of drawers keep their own bands", () => {
  const decors = edgesIn(banded({ body: "PAL Negru" }, chest)).map(([, decor]) => decor);
  expect(decors).toContain("PAL Negru");
  expect(decors).toContain(t("workshop-parts:drawerStock"));
});

test("the cut list names the decor beside bands of another than the board, and nowhere else", () => {
  const rows = cutSection(black, 1, place, t).tables[0]!.rows;
  const edges = (name: string) => rows.find((row) => row[1] === name)!.at(-1);
  expect(edges("Laterală")).toBe("1 / – / – / – PAL Negru");
  expect(edges("Soclu")).toBe("– / – / – / –");
  expect(edges("Ușă")).toBe("2 / 2 / 2 / 2");
  expect(cutSection(planned(wardrobe), 1, place, t).tables[0]!.rows.flat().join()).not.toContain(
    "Negru",
  );
});

test("the saw's file has such bands by their code", () => {
  const bandsOf = (piece: PlannedPiece) => {
    const head = sawColumns(t);
    const first = head.indexOf(t("saw.l1"));
    return sawRows([packaged("AM-2026-000123", [["Dulap", piece]])], t).map((row) =>
      row.slice(first, first + 4),
    );
  };
  const usual = bandsOf(planned(wardrobe));
  expect(usual.flat().every((band) => /^[012]$/.test(band))).toBe(true);
  const other = bandsOf(black);
  expect(other).toHaveLength(usual.length);
  for (const [index, row] of usual.entries()) {
    expect(other[index]!.map((band) => band.replace("1-PAL-NEGRU", "1"))).toEqual(row);
  }
  expect(other.flat()).toContain("1-PAL-NEGRU");
  expect(other.flat()).not.toContain("2-PAL-NEGRU");
});

test("programs that lay boards on sheets get the codes of the bands, and sheets as before", () => {
  const rowsOf = (piece: PlannedPiece) => {
    const files = optimiserFiles([packaged("AM-2026-000123", [["Dulap", piece]])], t);
    return parse<Record<string, string>>(files[0]!.text, { columns: true });
  };
  const [usual, other] = [rowsOf(planned(wardrobe)), rowsOf(twoBlack)];
  const side = other.find(({ Label }) => Label!.includes("Laterală"))!;
  expect([side["Edge banding 1"], side.Material]).toEqual(["1-PAL-NEGRU", "PAL Alb 18"]);
  const door = other.find(({ Label }) => Label!.includes("Ușă"))!;
  expect([door["Edge banding 3"], door.Material]).toEqual(["2-PAL-NEGRU", "MDF Mat 18"]);
  const cut = (rows: typeof usual) =>
    rows.map(({ Length, Width, Label }) => [Length, Width, Label]);
  expect(cut(other)).toEqual(cut(usual));
});

test("a label says the decor of its board's bands, one without bands nothing", () => {
  const labels = listLabels([packaged("AM-2026-000123", [["Dulap", black]])], (id) => id, t);
  const label = (board: string) => labels.find((one) => one.board.includes(board))!;
  expect(drawLabel(label("Laterală"))).toContain(">PAL Negru<");
  expect(drawLabel(label("Ușă"))).not.toContain("PAL Negru");
  expect(drawLabel(label("Soclu"))).not.toContain("PAL Negru");
  // As much of a long name as the drawn board has room for.
  expect(drawLabel({ ...label("Laterală"), band: "Stejar Halifax natural închis" })).toContain(
    ">Stejar Halifax natu…<",
  );
});

test("a drawing for the machine has such edges on a layer that names the decor", async () => {
  const { piece, frozen } = black;
  const side = piece.boards.find(({ name }) => name === "side")!;
  const layers = async (decor: string | undefined) =>
    new DxfParser()
      .parseSync(await boardDxf(side, ["proba"], decor))!
      .entities.map(({ layer }) => layer);
  expect(await layers(bandName("body", frozen))).toContain("CANT_1MM_PAL_NEGRU");
  expect(await layers(bandName("front", frozen))).toContain("CANT_1MM");
});

test("the workshop reads first which bands are of other decors", () => {
  const bands = (piece: PlannedPiece) =>
    planFacts(piece, t).filter(([label]) => label.startsWith("Cant"));
  expect(bands(twoBlack)).toEqual([
    ["Cant corp", "PAL Negru"],
    ["Cant fronturi", "PAL Negru"],
  ]);
  expect(bands(planned(wardrobe))).toEqual([]);
});
