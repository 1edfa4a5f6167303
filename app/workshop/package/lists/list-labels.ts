import { boardId, stripsOf } from "~/workshop/batches/board-id";

import type { PackagedOrder } from "../front/find-package.server";
import type { Label } from "./labels";
import { marked, shapeText, uprightOf } from "./oblique-cuts";
import { partNames } from "./part-names";
import { bandName, decorName, stripText, type PackageWords } from "./romanian";

/** The labels of all boards of orders, copy by copy. `addressOf` gives the address of a board's page. */
export function listLabels(
  orders: PackagedOrder[],
  addressOf: (id: string) => string,
  t: PackageWords,
): Label[] {
  return orders.flatMap(({ number: order, lines }) =>
    lines.flatMap(({ name, quantity, planned }, index) => {
      if (!planned) return [];
      const { piece, frozen } = planned;
      const names = partNames(piece, t);
      const strips = stripsOf(piece, frozen);
      return Array.from({ length: quantity }, (_, copy) =>
        piece.boards.map((board, at): Label => {
          const place = { order, line: index + 1, copy: copy + 1, board: at + 1 };
          const id = boardId(place);
          const strip = strips.get(at);
          const copies = t("labels.copy", { number: copy + 1, all: quantity });
          return {
            order,
            number: at + 1,
            id,
            address: addressOf(id),
            edges: board.edges,
            band: bandName(board.stock, frozen) ?? "",
            piece: name,
            copy: quantity > 1 ? `, ${copies}` : "",
            board: names[at]!,
            size: marked(`${board.length} × ${board.width} × ${board.thickness}`, board),
            shape: shapeText({ ...board, isUpright: uprightOf(board) }, t),
            cuts: board.cuts ?? [],
            bevels: board.bevels,
            length: board.length,
            width: board.width,
            decor: decorName(board.stock, frozen, t),
            strip: strip ? `, ${stripText(strip, t)}` : "",
          };
        }),
      ).flat();
    }),
  );
}
