import { fittingId, nameFitting } from "~/furniture/boards/fittings";
import type { Piece } from "~/furniture/boards/piece";

import type { PlannedPiece } from "../front/find-package.server";
import type { SheetSection, SheetTable } from "../front/package-sheet";
import { hardwareList, type HardwareRow } from "../lists/hardware-list";
import { numbersText, numberText, type PackageWords } from "../lists/romanian";
import { runTables } from "./appliances";

/** The hardware of so many equal pieces, and of a kitchen its worktops and what its appliances need. */
export function hardwareSection(
  planned: PlannedPiece,
  quantity: number,
  t: PackageWords,
): SheetSection {
  const { piece, frozen } = planned;
  const rows = hardwareList(piece, quantity).map((row) => ({
    ...row,
    article: articleName(row, frozen, t),
  }));
  return {
    post: "hardware",
    title: t("hardware.title"),
    note: t("hardware.note"),
    steps: [],
    sum: null,
    tables: [
      hardwareTable(rows, t),
      ...paneTables(piece, quantity, t),
      ...runTables(planned, quantity, t),
    ],
  };
}

/** The panes of mirror doors as they are ordered, by their size, with the doors they are for; none without such. */
function paneTables({ boards }: Piece, quantity: number, t: PackageWords): SheetTable[] {
  const panes = new Map<string, number[]>();
  for (const [index, { mirror }] of boards.entries()) {
    if (!mirror) continue;
    const [length, width, thickness] = [mirror.length, mirror.width, mirror.thickness].map((mm) =>
      numberText(mm),
    );
    const size = `${length} × ${width} × ${thickness}`;
    panes.set(size, [...(panes.get(size) ?? []), index + 1]);
  }
  if (panes.size === 0) return [];
  return [
    {
      title: t("panes.title"),
      note: t("panes.note"),
      columns: [
        { label: t("panes.size"), share: 2 },
        { label: t("hardware.count"), isNumber: true },
        { label: t("panes.doors"), share: 2 },
      ],
      rows: [...panes].map(([size, doors]) => [
        size,
        String(doors.length * quantity),
        numbersText(doors),
      ]),
    },
  ];
}

/** The role of a fitting with what the order says is bought for it; of handles, which they are. */
export function articleName(
  { code, length }: Pick<HardwareRow, "code" | "length">,
  { handleName, fittings }: Pick<PlannedPiece["frozen"], "handleName" | "fittings">,
  t: PackageWords,
): string {
  const role = t(`workshop-parts:hardwareNames.${code}`);
  if (code === "handle") return `${role}: ${handleName}`;
  return nameFitting(role, fittings?.[fittingId(code, length)]);
}

/** Counts and spares by article and length; what two rows say of the same article is one row. */
export function hardwareTable(
  rows: (Pick<HardwareRow, "length" | "count" | "spares"> & { article: string })[],
  t: PackageWords,
): SheetTable {
  const articles = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const key = `${row.article} ${row.length}`;
    const { count, spares } = articles.get(key) ?? { count: 0, spares: 0 };
    articles.set(key, { ...row, count: count + row.count, spares: spares + row.spares });
  }
  return {
    title: null,
    note: null,
    columns: [
      { label: t("hardware.article"), share: 3 },
      { label: t("hardware.length"), isNumber: true },
      { label: t("hardware.count"), isNumber: true },
      { label: t("hardware.spares"), isNumber: true },
      { label: t("hardware.all"), isNumber: true },
    ],
    rows: [...articles.values()].map(({ article, length, count, spares }) => [
      article,
      length === null ? "" : String(length),
      String(count),
      spares === 0 ? "" : String(spares),
      String(count + spares),
    ]),
  };
}
