import type { PackagedOrder } from "../front/find-package.server";
import { distinctBoards } from "./distinct-boards";
import { fittingsOfHole } from "./named-fittings";
import { partsText } from "./part-names";
import { decimal, faceName, type PackageWords } from "./romanian";

const columns = [
  "order",
  "line",
  "letter",
  "board",
  "work",
  "face",
  "diameter",
  "depth",
  "x",
  "y",
  "fittings",
] as const;

/** The columns of the table of holes and grooves. */
export function drillingColumns(t: PackageWords): string[] {
  return columns.map((column) => t(`drillingList.${column}`));
}

/**
 * A row for each hole, groove and cut-out of each distinct board, as the drawing of its letter has them: x along
 * the length and y along the width from the edges that the drilling list names, in mm of the finished
 * board. A rectangle is its place and its length and width; a hole says for which fittings it is.
 */
export function drillingRows(orders: PackagedOrder[], t: PackageWords): string[][] {
  return orders.flatMap(({ number, lines }) =>
    lines.flatMap(({ planned }, index) =>
      !planned
        ? []
        : distinctBoards(planned.piece).flatMap(({ letter, board, boards }) =>
            board.machining.map((work) => {
              const { face, u, v, depth } = work;
              return [
                number,
                String(index + 1),
                letter,
                partsText(planned.piece, boards, t),
                work.kind === "hole" ? t(`uses.${work.use}`) : t(`drilling.${work.kind}`),
                faceName(board, face, t),
                work.kind === "hole"
                  ? decimal(work.diameter)
                  : `${decimal(work.length)} × ${decimal(work.width)}`,
                decimal(depth),
                decimal(u),
                decimal(v),
                work.kind === "hole" ? fittingsOfHole(work.use, planned, t).join("; ") : "",
              ];
            }),
          ),
    ),
  );
}
