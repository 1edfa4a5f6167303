import { boardId, stripsOf } from "~/workshop/batches/board-id";

import type { PackagedOrder } from "../front/find-package.server";
import { grainText } from "../sections/cutting";
import { cutList } from "./cut-list";
import { shapeText } from "./oblique-cuts";
import { partsText } from "./part-names";
import { bandCode, bandName, decimal, decorName, hasGrain, type PackageWords } from "./romanian";

/** The columns of the file for the saw. Lengths are whole millimetres but for bands. */
export function sawColumns(t: PackageWords): string[] {
  return (
    [
      "order",
      "line",
      "piece",
      "board",
      "boards",
      "count",
      "length",
      "width",
      "thickness",
      "cutLength",
      "cutWidth",
      "decor",
      "code",
      "grain",
      "l1",
      "l2",
      "s1",
      "s2",
      "strip",
      "shape",
    ] as const
  ).map((column) => t(`saw.${column as "order"}`));
}

/**
 * A row for each kind of board of each line, for all its copies; names of boards are their labels'. Bands are their
 * thickness, and those of another decor than their board their code.
 */
export function sawRows(orders: PackagedOrder[], t: PackageWords): string[][] {
  return orders.flatMap(({ number: order, lines }) =>
    lines.flatMap(({ name, quantity, planned }, index) => {
      if (!planned) return [];
      const { piece, frozen } = planned;
      const codes = {
        body: frozen.body,
        front: frozen.front,
        drawer: null,
        hdf: null,
        worktop: null,
      };
      const strips = stripsOf(piece, frozen);
      return cutList(piece).map((row) => {
        const { length, width, thickness, cut, edges, stock, boards } = row;
        const line = index + 1;
        const banded = bandName(stock, frozen);
        const band = (width: number) =>
          banded && width > 0 ? bandCode(width, banded) : decimal(width);
        const ids = Array.from({ length: quantity }, (_, copy) =>
          boards.map((board) => boardId({ order, line, copy: copy + 1, board })),
        ).flat();
        return [
          order,
          String(line),
          name,
          partsText(piece, boards, t),
          ids.join(" "),
          ...[boards.length * quantity, length, width, thickness, cut.length, cut.width].map(
            decimal,
          ),
          decorName(stock, frozen, t),
          codes[stock]?.supplierCode ?? "",
          grainText(hasGrain(stock, frozen), t),
          ...[edges.front, edges.rear, edges.left, edges.right].map(band),
          stripsText(boards, strips),
          shapeText(row, t),
        ];
      });
    }),
  );
}

/** The strips that boards, by their numbers from 1, are cut from and their places there: `1: 1/4, 2/4; 2: 1/2`. */
function stripsText(boards: number[], places: ReturnType<typeof stripsOf>): string {
  const strips = new Map<number, string[]>();
  for (const board of boards) {
    const strip = places.get(board - 1);
    if (!strip) continue;
    const { number, place, count } = strip;
    strips.set(number, [...(strips.get(number) ?? []), `${place}/${count}`]);
  }
  return [...strips].map(([number, own]) => `${number}: ${own.join(", ")}`).join("; ");
}
