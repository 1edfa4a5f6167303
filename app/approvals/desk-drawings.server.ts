import { readFrozenDesign } from "~/cart/frozen-line.server";
import { findWorkFaults, type WorkFault } from "~/orders/work-lock.server";
import { shopDatabase } from "~db/client.server";
import type { OrderStatus } from "~db/schema";
import type { Db } from "~db/engine";

import { sizesOfFrozen } from "./change-sizes.server";
import { readDesigns } from "./drawing-content.server";
import { listDrawings, type LineDrawings } from "./find-drawings.server";
import type { PieceSizes } from "./piece-sizes";

/** A line at the desk, with what its next version starts from. */
export interface DeskLine extends LineDrawings {
  sizes: PieceSizes;
  remarks: string;
}

export interface DeskDrawings {
  number: string;
  status: OrderStatus;
  isRequired: boolean;
  faults: WorkFault[];
  lines: DeskLine[];
}

/** The drawings of an order as staff see them: no money and nobody's name. Undefined without order. */
export async function findDeskDrawings(
  number: string,
  db: Db = shopDatabase(),
): Promise<DeskDrawings | undefined> {
  const order = await db
    .selectFrom("orders")
    .select(["id", "status", "are_drawings_required"])
    .where("number", "=", number)
    .executeTakeFirst();
  if (!order) return undefined;
  const lines: DeskLine[] = [];
  for (const line of await listDrawings(order.id, "staff", db)) {
    lines.push({ ...line, ...(await findStart(line, db)) });
  }
  return {
    number,
    status: order.status,
    isRequired: order.are_drawings_required === 1,
    faults: await findWorkFaults(number, db),
    lines,
  };
}

/** From the newest version, or from what was ordered. */
async function findStart({ id, versions }: LineDrawings, db: Db) {
  const [newest] = versions;
  if (!newest) {
    const { configuration } = await db
      .selectFrom("order_lines")
      .select("configuration")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const design = readFrozenDesign(configuration);
    return { sizes: sizesOfFrozen(design), remarks: "" };
  }
  const { content } = await db
    .selectFrom("drawing_versions")
    .select("content")
    .where("id", "=", newest.id)
    .executeTakeFirstOrThrow();
  const { design, remarks } = readDesigns(content);
  return { sizes: sizesOfFrozen(design), remarks };
}
