import { isRunText } from "~/furniture/boards/run-address";
import { findWorkFaults, type WorkFault } from "~/sales/orders/work-lock.server";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { readDesigns } from "../drawing/drawing-content.server";
import { sizesOfFrozen } from "./change-sizes.server";
import { listDrawings, type LineDrawings } from "./find-drawings.server";
import type { PieceSizes } from "./piece-sizes";

/** What a line's next version starts from. */
interface Start {
  sizes: PieceSizes;
  remarks: string;
  /** The design of a planned piece as text; null for others. */
  plan: string | null;
  /** Whether it has other sizes only from its planner, as a kitchen fills its wall. */
  hasFixedSizes: boolean;
}

export type DeskLine = LineDrawings & Start;

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
  const lines = await listDrawings(order.id, "staff", db);
  const starts = await listStarts(lines, db);
  return {
    number,
    status: order.status,
    isRequired: order.are_drawings_required === 1,
    faults: await findWorkFaults(number, db),
    lines: lines.map((line) => ({ ...line, ...starts.get(line.id)! })),
  };
}

/**
 * What the next version of each line starts from: its newest version; or the ordered design if there is no version, or
 * if the order was changed since.
 */
async function listStarts(lines: LineDrawings[], db: Db): Promise<Map<string, Start>> {
  const ordered = await db
    .selectFrom("order_lines")
    .select(["id", "configuration"])
    .where("id", "in", valuesOf(lines.map(({ id }) => id)))
    .execute();
  const drawn = await db
    .selectFrom("drawing_versions")
    .select(["order_line_id", "content", "replaced_at"])
    .where("id", "in", valuesOf(lines.flatMap(({ versions: [newest] }) => newest?.id ?? [])))
    .execute();
  const contents = new Map(
    drawn.flatMap(({ order_line_id, content, replaced_at }) =>
      replaced_at === null ? [[order_line_id, content] as const] : [],
    ),
  );
  return new Map(
    ordered.map(({ id, configuration }): [string, Start] => {
      const content = contents.get(id);
      const { design, remarks } = content
        ? readDesigns(content)
        : { design: readFrozenDesign(configuration), remarks: "" };
      const plan = isPlanned(design) ? design.plan : null;
      const hasFixedSizes = plan !== null && isRunText(plan);
      return [id, { sizes: sizesOfFrozen(design), remarks, plan, hasFixedSizes }];
    }),
  );
}
