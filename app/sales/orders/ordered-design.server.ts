import type { FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import {
  readFrozenDesign,
  readFrozenLine,
  type FrozenDesign,
} from "~/shop/cart/frozen-line.server";
import { isPlanned, type LineDesign } from "~/shop/cart/line-design";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

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
  const text = line && textFor(names, line);
  return text ? readFrozenDesign(text) : undefined;
}

/** The copy in the words of whoever reads it; staff have one of their own where the customer's is not Romanian. */
function textFor(
  names: "buyer" | "staff",
  line: { configuration: string; staff_configuration: string | null },
): string {
  return (names === "staff" && line.staff_configuration) || line.configuration;
}

/** The plan that each line of an order holds, for staff; null for what is not planned. */
export async function listFrozenPlans(
  { lines }: { lines: { design: LineDesign | null }[] },
  db: Db = shopDatabase(),
): Promise<(FrozenPlan | null)[]> {
  const ids = lines.map(
    ({ design }) => (design && isPlanned(design) && design.orderLine?.id) || "",
  );
  const rows = await db
    .selectFrom("order_lines")
    .select(["id", "configuration", "staff_configuration"])
    .where("id", "in", valuesOf(ids))
    .execute();
  const stored = new Map(rows.map((row) => [row.id, textFor("staff", row)]));
  return ids.map((id) => {
    const text = stored.get(id);
    const frozen = text ? readFrozenDesign(text) : undefined;
    return frozen && isPlanned(frozen) ? frozen : null;
  });
}

const cachedTexts = versionedCache<string[]>("orders");

/** So many recent orders are enough to tell what people build. */
const NEWEST = 100;

/** The designs, as texts, of the planned pieces that were ordered last, the newest first. */
export function listOrderedPlans(db: Db = shopDatabase()): Promise<string[]> {
  return cachedTexts("", db, async () => {
    const rows = await db
      .selectFrom("order_lines")
      .innerJoin("orders", "orders.id", "order_lines.order_id")
      .select("order_lines.configuration")
      .where("order_lines.configuration", "like", '%"plan":%')
      .where("orders.is_trial", "=", 0)
      .where("orders.status", "!=", "cancelled")
      .orderBy("orders.placed_at", "desc")
      .limit(NEWEST)
      .execute();
    const frozen = rows.map(({ configuration }) => readFrozenDesign(configuration));
    return frozen.flatMap((one) => (isPlanned(one) ? one.plan : []));
  });
}

/** A design as it is stored, with the order's line that it is drawn from. */
export function readOrderedDesign(stored: string, orderLine: OrderLineOf): LineDesign {
  return { ...readFrozenLine(stored), orderLine };
}
