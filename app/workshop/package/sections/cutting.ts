import { serverPaths } from "~/platform/paths/server-paths";
import { listStrips, type Strip } from "~/workshop/batches/board-id";

import type { PlannedPiece } from "../front/find-package.server";
import type { SheetSection, SheetStep, SheetTable } from "../front/package-sheet";
import { cutList, type CutRow } from "../lists/cut-list";
import { hasBevelledEnds, marked, shapeText } from "../lists/oblique-cuts";
import { partsText } from "../lists/part-names";
import {
  bandName,
  decorName,
  hasGrain,
  numbersText,
  numberText,
  type PackageWords,
} from "../lists/romanian";

/** The cut list for so many equal pieces, with a drawing of each kind of board that is cut obliquely or bevelled. */
export function cutSection(
  { piece, frozen }: PlannedPiece,
  quantity: number,
  at: { order: string; line: number },
  t: PackageWords,
): SheetSection {
  const rows = cutList(piece);
  const isPentagon = piece.boards.some(({ stands }) => stands);
  const shaped = rows.filter(({ cuts, bevels }) => cuts ?? bevels);
  return {
    post: "cut",
    title: t("cut.title"),
    note: [
      t("cut.note"),
      ...(rows.some(({ cuts }) => cuts) ? [t("oblique.note")] : []),
      ...(isPentagon ? [t("oblique.corner")] : []),
      ...(rows.some(({ cuts }) => cuts?.some(({ band }) => band)) ? [t("oblique.bandNote")] : []),
      ...(rows.some((row) => row.bevels && !hasBevelledEnds(row)) ? [t("bevel.note")] : []),
      ...(rows.some(hasBevelledEnds) ? [t("bevel.ends")] : []),
    ].join(" "),
    tables: [
      {
        title: null,
        note: null,
        columns: [
          { label: t("cut.count"), isNumber: true, share: 0.45 },
          { label: t("cut.name"), share: 1.5 },
          { label: t("cut.boards"), share: 0.8 },
          { label: t("cut.finished"), share: 1.35 },
          { label: t("cut.cut"), share: 1.05 },
          { label: t("cut.decor"), share: 1.2 },
          { label: t("cut.grain"), share: 0.85 },
          { label: t("cut.edges"), share: 1 },
        ],
        rows: rows.map((row) => [
          String(row.boards.length * quantity),
          t(`workshop-parts:boardNames.${row.name}`),
          numbersText(row.boards),
          marked(`${row.length} × ${row.width} × ${row.thickness}`, row),
          `${row.cut.length} × ${row.cut.width}`,
          decorName(row.stock, frozen, t),
          grainText(hasGrain(row.stock, frozen), t),
          edgesText(row, bandName(row.stock, frozen)),
        ]),
      },
      ...stripTables(listStrips(piece, frozen), piece, t),
    ],
    steps: shaped.map((row) => shapeStep(row, piece, at, t)),
    sum: t("cut.sum", {
      boards: piece.boards.length * quantity,
      area: numberText(areaOf(rows) * quantity, 2, 2),
    }),
  };
}

/** The drawing of the first of some equal boards that do not stay rectangles, and in words how they are cut. */
function shapeStep(
  row: CutRow,
  piece: PlannedPiece["piece"],
  { order, line }: { order: string; line: number },
  t: PackageWords,
): SheetStep {
  const { boards } = row;
  const title = t("oblique.board", {
    boards: numbersText(boards),
    names: partsText(piece, boards, t),
  });
  return {
    title,
    text: shapeText(row, t),
    picture: {
      caption: title,
      line,
      of: { slanted: boards[0]! },
      address: serverPaths.slantedBoard(order, line, boards[0]!),
    },
  };
}

/** The strips that fronts are cut from in order, so that their grain runs on; none without such. */
function stripTables(strips: Strip[], piece: PlannedPiece["piece"], t: PackageWords): SheetTable[] {
  if (strips.length === 0) return [];
  const rows = strips.map((strip) => {
    const { number, columns, cut, goesOn } = strip;
    const numbers = columns.map((column) => column.map((index) => index + 1));
    return [
      String(number),
      numbers.map((own) => partsText(piece, own, t)).join(" | "),
      numbers.map(numbersText).join(" | "),
      `${cut.length} × ${cut.width}`,
      [t(orderOf(strip)), ...(goesOn ? [t("strips.goesOn", { number: number - 1 })] : [])].join(
        "; ",
      ),
    ];
  });
  return [
    {
      title: t("strips.title"),
      note: t("strips.note"),
      columns: [
        { label: t("strips.strip"), isNumber: true, share: 0.4 },
        { label: t("strips.fronts"), share: 1.8 },
        { label: t("cut.boards"), share: 0.9 },
        { label: t("strips.cut"), share: 1 },
        { label: t("strips.order"), share: 1.6 },
      ],
      rows,
    },
  ];
}

function orderOf({ along, columns }: Pick<Strip, "along" | "columns">) {
  if (columns.length === 1) return "strips.upwards";
  const isRow = columns[0]!.length === 1;
  // Of doors beside each other the sheet's picture, turned upright, is the piece's one way round alone.
  if (along === "length") return isRow ? "strips.doorsRightwards" : "strips.columnsDown";
  return isRow ? "strips.rightwards" : "strips.columnsUp";
}

/** Square metres of the finished boards. */
export function areaOf(rows: CutRow[]): number {
  return rows.reduce((all, row) => all + row.length * row.width * row.boards.length, 0) / 1e6;
}

export function grainText(isGrained: boolean, t: PackageWords): string {
  return t(isGrained ? "cut.alongLength" : "cut.free");
}

/** The bands of a board by their thickness, and their decor where it is another than the board's. */
function edgesText(row: CutRow, decor: string | undefined): string {
  const { front, rear, left, right } = row.edges;
  const bands = [front, rear, left, right].map((band) => (band ? numberText(band) : "–"));
  return [bands.join(" / "), front + rear + left + right > 0 ? decor : ""]
    .filter(Boolean)
    .join(" ");
}
