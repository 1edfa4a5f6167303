import type { Board } from "~/furniture/boards/piece";

import type { PlannedPiece } from "../front/find-package.server";
import type { SheetSection, SheetTable } from "../front/package-sheet";
import { distinctBoards, type DistinctBoard, type HoleRow } from "../lists/distinct-boards";
import { fittingsOfHole } from "../lists/named-fittings";
import { faceName, numbersText, numberText, startsOf, type PackageWords } from "../lists/romanian";

/** What is drilled, grooved and cut out in one piece, a table for each distinct board. */
export function drillingSection(planned: PlannedPiece, t: PackageWords): SheetSection {
  const groups = distinctBoards(planned.piece).filter(({ board }) => board.machining.length > 0);
  return {
    post: "drilling",
    title: t("drilling.title"),
    steps: [],
    sum: null,
    note: t(groups.length === 0 ? "drilling.none" : "drilling.note"),
    tables: groups.map((group) => tableOf(group, planned, t)),
  };
}

function tableOf(group: DistinctBoard, planned: PlannedPiece, t: PackageWords): SheetTable {
  const { letter, board, boards, mirrorOf, holes, rectangles } = group;
  const { length, width, thickness } = board;
  const { edge, end } = startsOf(board, t);
  const uses = new Set(holes.map(({ use }) => use));
  const fittings = [...new Set([...uses].flatMap((use) => fittingsOfHole(use, planned, t)))];
  return {
    title: t("drilling.sheet", {
      letter,
      length,
      width,
      thickness,
      boards: numbersText(boards),
      name: t(`workshop-parts:boardNames.${board.name}`),
    }),
    note: [
      mirrorOf && t("drilling.mirrored", { letter: mirrorOf }),
      fittings.length > 0 && t("drilling.fittings", { fittings: fittings.join("; ") }),
    ]
      .filter(Boolean)
      .join(". "),
    columns: [
      { label: t("drilling.face"), share: 1.3 },
      { label: t("drilling.work"), share: 1.2 },
      { label: t("drilling.diameter"), isNumber: true, share: 0.4 },
      { label: t("drilling.depth"), isNumber: true, share: 0.7 },
      { label: t("drilling.fromEdge", { edge }), share: 1.4 },
      { label: t("drilling.fromEnd", { end }), share: 3 },
    ],
    rows: [
      ...holes.map((hole) => holeCells(hole, board, t)),
      ...rectangles.map(({ kind, face, u, v, length: long, width: wide, depth }) => [
        faceName(board, face, t),
        t(`drilling.${kind}`),
        "",
        kind === "cut-out" ? t("drilling.through") : numberText(depth),
        t("drilling.span", { from: numberText(v), to: numberText(v + wide) }),
        t("drilling.span", { from: numberText(u), to: numberText(u + long) }),
      ]),
    ],
  };
}

function holeCells(hole: HoleRow, board: Board, t: PackageWords): string[] {
  const { face, use, diameter, depth, isThrough, v, u } = hole;
  const isInEnd = face === "start" || face === "end";
  const isInEdge = face === "front" || face === "rear";
  return [
    faceName(board, face, t),
    t(`uses.${use}`),
    numberText(diameter),
    isThrough ? t("drilling.through") : numberText(depth),
    isInEdge ? t("drilling.middle") : listText(v),
    isInEnd ? t("drilling.middle") : listText(u),
  ];
}

function listText(lengths: number[]): string {
  return lengths.map((length) => numberText(length)).join("; ");
}
