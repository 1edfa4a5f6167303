import { cutList } from "../lists/cut-list";
import { edgeList } from "../lists/edge-list";
import { kilograms } from "../lists/facts";
import { hardwareList } from "../lists/hardware-list";
import { bandName, decorName, numberText, type PackageWords } from "../lists/romanian";
import { areaOf } from "../sections/cutting";
import { edgeTable } from "../sections/edges";
import { articleName, hardwareTable } from "../sections/hardware";
import type { PackagedOrder } from "./find-package.server";
import type { SheetSection } from "./package-sheet";

/** What several orders need together: sheets by area, bands, hardware as it is packed with each piece. */
export function wholeSection(orders: PackagedOrder[], t: PackageWords): SheetSection {
  const all = orders.flatMap(({ lines }) =>
    lines.flatMap(({ planned, quantity }) => (planned ? [{ ...planned, quantity }] : [])),
  );
  const areas = new Map<string, number>();
  for (const { piece, frozen, quantity } of all) {
    for (const row of cutList(piece)) {
      const sheet = `${decorName(row.stock, frozen, t)}, ${row.thickness} mm`;
      areas.set(sheet, (areas.get(sheet) ?? 0) + areaOf([row]) * quantity);
    }
  }
  const edges = all.flatMap(({ piece, frozen, quantity }) =>
    edgeList(piece).map(({ thickness, stock, millimetres, bought }) => ({
      thickness,
      decor: bandName(stock, frozen) ?? decorName(stock, frozen, t),
      millimetres: millimetres * quantity,
      bought: bought * quantity,
    })),
  );
  const hardware = all.flatMap(({ piece, frozen, quantity }) =>
    hardwareList(piece, quantity).map((row) => ({
      ...row,
      article: articleName(row, frozen, t),
    })),
  );
  const grams = all.reduce(
    (sum, { piece, quantity }) => sum + piece.weight.totalGrams * quantity,
    0,
  );
  const areaTable = {
    title: t("whole.cut"),
    note: null,
    columns: [
      { label: t("cut.decor"), share: 4 },
      { label: t("whole.area"), isNumber: true },
    ],
    rows: [...areas].map(([sheet, area]) => [sheet, numberText(area, 2, 2)]),
  };
  return {
    post: null,
    title: t("whole.title"),
    note: `${t("whole.orders")}: ${orders.map(({ number }) => number).join(", ")}`,
    tables: [
      areaTable,
      { ...edgeTable(edges, t), title: t("whole.edges") },
      { ...hardwareTable(hardware, t), title: t("whole.hardware") },
    ].filter(({ rows }) => rows.length > 0),
    steps: [],
    sum: t("whole.weight", { total: kilograms(grams) }),
  };
}
