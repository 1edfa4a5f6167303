import type { PlannedPiece } from "../front/find-package.server";
import type { SheetSection, SheetTable } from "../front/package-sheet";
import { edgeList } from "../lists/edge-list";
import { bandName, decorName, numberText, type PackageWords } from "../lists/romanian";

/** The bands of so many equal pieces. */
export function edgeSection(
  { piece, frozen }: PlannedPiece,
  quantity: number,
  t: PackageWords,
): SheetSection {
  const rows = edgeList(piece).map(({ thickness, stock, millimetres, bought }) => ({
    thickness,
    decor: bandName(stock, frozen) ?? decorName(stock, frozen, t),
    millimetres: millimetres * quantity,
    bought: bought * quantity,
  }));
  return {
    post: "edges",
    title: t("edges.title"),
    steps: [],
    sum: null,
    note: rows.length === 0 ? t("edges.none") : null,
    tables: rows.length === 0 ? [] : [edgeTable(rows, t)],
  };
}

/** Metres by thickness and decor, finished and from the roll; what two rows say of the same kind is one row. */
export function edgeTable(
  rows: { thickness: number; decor: string; millimetres: number; bought: number }[],
  t: PackageWords,
): SheetTable {
  const kinds = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const key = `${row.thickness} ${row.decor}`;
    const known = kinds.get(key) ?? { millimetres: 0, bought: 0 };
    const millimetres = known.millimetres + row.millimetres;
    kinds.set(key, { ...row, millimetres, bought: known.bought + row.bought });
  }
  return {
    title: null,
    note: null,
    columns: [
      { label: t("edges.kind") },
      { label: t("edges.decor"), share: 3 },
      { label: t("edges.metres"), isNumber: true },
      { label: t("edges.bought"), isNumber: true },
    ],
    rows: [...kinds.values()].map(({ thickness, decor, millimetres, bought }) => [
      t("edges.thickness", { thickness: numberText(thickness) }),
      decor,
      numberText(millimetres / 1000, 2, 2),
      numberText(bought / 1000, 2, 2),
    ]),
  };
}
