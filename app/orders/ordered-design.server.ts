import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { readFrozenDesign, readFrozenLine, type FrozenDesign } from "~/cart/frozen-line.server";
import { isPlanned, type LineDesign } from "~/cart/line-design";
import type { FrozenPlan } from "~/planner/frozen-plan.server";

type OrderLineOf = NonNullable<LineDesign["orderLine"]>;

/** The copy that an order's line holds, with the names that its buyer or staff read; or undefined. */
export async function findOrderedDesign(
  id: string,
  names: "buyer" | "staff",
  db: Db = shopDatabase(),
): Promise<FrozenDesign | undefined> {
  const line = await db
    .selectFrom("order_lines")
    .select(["configuration", "staff_configuration"])
    .where("id", "=", id)
    .executeTakeFirst();
  const shown = (names === "staff" && line?.staff_configuration) || line?.configuration;
  return shown ? readFrozenDesign(shown) : undefined;
}

/** The plan that each line of an order holds, for staff; null for what is not planned. */
export async function listFrozenPlans(
  { lines }: { lines: { design: LineDesign | null }[] },
  db: Db = shopDatabase(),
): Promise<(FrozenPlan | null)[]> {
  const plans: (FrozenPlan | null)[] = [];
  for (const { design } of lines) {
    const id = design && isPlanned(design) && design.orderLine?.id;
    const frozen = id ? await findOrderedDesign(id, "staff", db) : undefined;
    plans.push(frozen && isPlanned(frozen) ? frozen : null);
  }
  return plans;
}

/** The same with the order's line that it is drawn from. */
export function readOrderedDesign(stored: string, orderLine: OrderLineOf): LineDesign {
  return { ...readFrozenLine(stored), orderLine };
}
