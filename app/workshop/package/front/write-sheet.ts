import { isRun } from "~/furniture/planner/planned";
import type { PlannedDesign } from "~/furniture/planner/planned-design";
import { formatDay } from "~/platform/format/dates";
import { isPlanned, lineDrawingAddress, planViewAddress } from "~/shop/cart/line-design";

import { designFacts, planFacts } from "../lists/facts";
import type { PackageWords } from "../lists/romanian";
import { warningList } from "../lists/warnings";
import { assemblySection } from "../sections/assembly";
import { cutSection } from "../sections/cutting";
import { drillingSection } from "../sections/drilling";
import { edgeSection } from "../sections/edges";
import { hardwareSection } from "../sections/hardware";
import type { PackagedLine, PackagedOrder, PlannedPiece } from "./find-package.server";
import type { OrderSheet, PieceSheet, SheetPicture } from "./package-sheet";

/** The heading of a package: of one order, or of so many. */
export function packageTitle(orders: PackagedOrder[], t: PackageWords): string {
  const [first] = orders;
  if (first && orders.length === 1) return t("title", { number: first.number });
  return t("titleOfSeveral", { count: orders.length });
}

/** Writes the pages of an order in Romanian: all that the workshop needs to make it. */
export function writeOrder(order: PackagedOrder, t: PackageWords): OrderSheet {
  const { number, placedAt, promise, notes, isTrial, lines } = order;
  return {
    number,
    notes,
    title: t("title", { number }),
    lines: [
      ...(isTrial ? [t("trial")] : []),
      formatDay(placedAt, "ro"),
      ...(promise ? [promise] : []),
    ],
    pieces: lines.map((line, index) =>
      pieceSheet(line, { order: number, line: index + 1, all: lines.length }, t),
    ),
  };
}

function pieceSheet(
  { name, quantity, design, planned }: PackagedLine,
  place: LinePlace,
  t: PackageWords,
): PieceSheet {
  const { line, all } = place;
  const sheet = {
    title: `${t("of", { place: line, all })} · ${name}`,
    quantity: t("pieces", { count: quantity }),
    check: t("check"),
    facts: [],
    note: null,
    warnings: null,
    pictures: [],
    sections: [],
  };
  if (!design) return { ...sheet, note: t("readyMade") };
  if (isPlanned(design)) {
    return planned ? { ...sheet, ...plannedSheet(planned, design, quantity, place, t) } : sheet;
  }
  const address = lineDrawingAddress(design, "measured", "ro");
  return {
    ...sheet,
    facts: designFacts(design, t),
    note: t("noBoards"),
    pictures: [{ caption: t("views.technical"), address, line, of: "technical" }],
  };
}

interface LinePlace {
  order: string;
  line: number;
  all: number;
}

const piecePictures = ["front", "side", "inside", "shut"] as const;
const runPictures = ["front", "plan", "side", "inside", "shut"] as const;
/** Those that show one wall below the other, or around the room. */
const wallPictures: readonly string[] = ["front", "plan", "inside"];

function plannedSheet(
  planned: PlannedPiece,
  design: PlannedDesign,
  quantity: number,
  at: LinePlace,
  t: PackageWords,
) {
  const { design: made } = planned;
  const views = isRun(made) ? runPictures : piecePictures;
  const larger = isRun(made) && made.walls.length > 1 ? wallPictures : [];
  const pictures = views.map((view): SheetPicture => {
    const address = planViewAddress(design, view, "ro");
    const isLarge = larger.includes(view);
    return { caption: t(`views.${view}`), address, line: at.line, of: { view }, isLarge };
  });
  return {
    facts: planFacts(planned, t),
    warnings: warningList(planned.piece, t),
    pictures,
    sections: [
      cutSection(planned, quantity, at, t),
      edgeSection(planned, quantity, t),
      hardwareSection(planned, quantity, t),
      drillingSection(planned, t),
      assemblySection(planned, at, t),
    ],
  };
}
