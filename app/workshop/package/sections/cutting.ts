import type { PlannedPiece } from "../front/find-package.server";
import type { SheetSection } from "../front/package-sheet";
import { cutList, type CutRow } from "../lists/cut-list";
import { decorName, hasGrain, numbersText, numberText, type PackageWords } from "../lists/romanian";

/** The cut list for so many equal pieces. */
export function cutSection(
  { piece, frozen }: PlannedPiece,
  quantity: number,
  t: PackageWords,
): SheetSection {
  const rows = cutList(piece);
  return {
    post: "cut",
    title: t("cut.title"),
    note: t("cut.note"),
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
          `${row.length} × ${row.width} × ${row.thickness}`,
          `${row.cut.length} × ${row.cut.width}`,
          decorName(row.stock, frozen, t),
          grainText(hasGrain(row.stock, frozen), t),
          edgesText(row),
        ]),
      },
    ],
    steps: [],
    sum: t("cut.sum", {
      boards: piece.boards.length * quantity,
      area: numberText(areaOf(rows) * quantity, 2, 2),
    }),
  };
}

/** Square metres of the finished boards. */
export function areaOf(rows: CutRow[]): number {
  return rows.reduce((all, row) => all + row.length * row.width * row.boards.length, 0) / 1e6;
}

export function grainText(isGrained: boolean, t: PackageWords): string {
  return t(isGrained ? "cut.alongLength" : "cut.free");
}

function edgesText({ edges: { front, rear, left, right } }: CutRow): string {
  return [front, rear, left, right].map((band) => (band ? numberText(band) : "–")).join(" / ");
}
