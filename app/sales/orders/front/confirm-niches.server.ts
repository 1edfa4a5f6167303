import { allModules, type Run } from "~/furniture/boards/run";
import { isRun, readPlanned } from "~/furniture/planner/planned";
import { BY } from "~/platform/format/measures";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { namesOfStaff } from "../office-order.server";

/** A kitchen or a vanity of an order, with the niches that its appliances and basins need. */
export interface RunLine {
  id: string;
  /** Its place in the order, from 1. */
  line: number;
  /** As staff read it. */
  name: string;
  /** The text of its design. */
  plan: string;
  run: Run;
  /** Who compared these niches with the appliances' sheets; null until somebody has. */
  confirmed: { at: string; by: string | null } | null;
}

/** The orders whose niches may still become others: nothing of them is cut. */
export function mayUnconfirm(status: OrderStatus): boolean {
  return status === "new" || status === "confirmed";
}

/** The orders whose niches may be confirmed. */
export function mayConfirm(status: OrderStatus): boolean {
  return mayUnconfirm(status) || status === "in_production";
}

/** The kitchens and vanities of an order, in the order of its lines. */
export async function listRunLines(orderId: string, db: Db = shopDatabase()): Promise<RunLine[]> {
  const rows = await db
    .selectFrom("order_lines")
    .select((eb) => [
      "id",
      eb.fn.coalesce("staff_name", "name").as("name"),
      "configuration",
      "niches_confirmed_at",
      "niches_confirmed_by",
      "niches_confirmed_for",
    ])
    .where("order_id", "=", orderId)
    .orderBy("display_order")
    .execute();
  const nameOf = await namesOfStaff(
    rows.flatMap(({ niches_confirmed_by }) => niches_confirmed_by ?? []),
    db,
  );
  return rows.flatMap(({ id, name, configuration, ...confirmed }, index): RunLine[] => {
    const frozen = configuration === "" ? undefined : readFrozenDesign(configuration);
    const planned = frozen && isPlanned(frozen) ? readPlanned(frozen.plan) : undefined;
    if (!frozen || !isPlanned(frozen) || !planned || !isRun(planned)) return [];
    const { niches_confirmed_at: at, niches_confirmed_by: by, niches_confirmed_for } = confirmed;
    const isOf = at !== null && niches_confirmed_for === frozen.plan;
    return [
      {
        id,
        line: index + 1,
        name,
        plan: frozen.plan,
        run: planned,
        confirmed: isOf ? { at, by: by && nameOf(by) } : null,
      },
    ];
  });
}

/** What an appliance, a sink or a basin needs of a run by its sheet, in mm: a height, or a cut-out's width and depth. */
interface Need {
  what: "oven" | "fridge" | "fridge-door" | "hob" | "sink" | "hood" | "hood-above";
  sizes: number[];
}

/** The niches and cut-outs of a run, each kind once; of what it does not have none. */
export function needsOf(run: Run): Need[] {
  const { niches } = run;
  const modules = allModules(run).map(({ module }) => module);
  const has = (what: (typeof modules)[number]["what"]) =>
    modules.some((module) => module.what === what);
  const hasHood = modules.some(({ above }) => above === "hood");
  const needs: [boolean, Need][] = [
    [has("oven-column"), { what: "oven", sizes: [niches.oven] }],
    [has("fridge-column"), { what: "fridge", sizes: [niches.fridge] }],
    [has("fridge-column"), { what: "fridge-door", sizes: [niches.fridgeDoor] }],
    [modules.some(({ hob }) => hob), { what: "hob", sizes: niches.hob }],
    [has("sink"), { what: "sink", sizes: niches.sink }],
    [hasHood, { what: "hood-above", sizes: [niches.hoodAbove] }],
    [hasHood && niches.hood[0] > 0, { what: "hood", sizes: niches.hood }],
  ];
  return needs.flatMap(([isThere, need]) => (isThere ? [need] : []));
}

export interface NichesTick {
  number: string;
  /** The id of the order's line. */
  line: string;
  /** The text of the design whose niches the page showed. */
  plan: string;
  isConfirmed: boolean;
}

type TickResult =
  | { kind: "ticked" }
  /** There is no such order, or it has no such kitchen. */
  | { kind: "unknown" }
  /** The design is another since. */
  | { kind: "stale" }
  /** The order is over, or, to take it back, already in the workshop. */
  | { kind: "over" };

/**
 * Notes that the niches and cut-outs of a kitchen are those of the appliances' sheets, or takes that back before the work
 * begins. Who ticks what is ticked already changes nothing, so that of two at once the first one stays named. Refuses
 * niches that are no longer those of the line.
 */
export async function tickNiches(
  { number, line, plan, isConfirmed }: NichesTick,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<TickResult> {
  return db.transaction().execute(async (trx): Promise<TickResult> => {
    const order = await trx
      .selectFrom("orders")
      .select(["id", "status"])
      .where("number", "=", number)
      .executeTakeFirst();
    const now = order && (await listRunLines(order.id, trx)).find(({ id }) => id === line);
    if (!now) return { kind: "unknown" };
    if (now.plan !== plan) return { kind: "stale" };
    if (isConfirmed === (now.confirmed !== null)) return { kind: "ticked" };
    const may = isConfirmed ? mayConfirm : mayUnconfirm;
    if (!may(order.status)) return { kind: "over" };
    await trx
      .updateTable("order_lines")
      .set({
        niches_confirmed_at: isConfirmed ? new Date().toISOString() : null,
        niches_confirmed_by: isConfirmed ? admin.id : null,
        niches_confirmed_for: isConfirmed ? plan : null,
      })
      .where("id", "=", line)
      .execute();
    await recordAction(
      {
        admin,
        action: isConfirmed ? "niches-confirmed" : "niches-unconfirmed",
        subject: "order",
        subjectId: number,
        before: null,
        after: { line: now.line, niches: needsText(now.run) },
      },
      trx,
    );
    return { kind: "ticked" };
  });
}

/** The needs as the audit log keeps them: `oven 595, hob 560 × 490`. */
function needsText(run: Run): string {
  return needsOf(run)
    .map(({ what, sizes }) => `${what} ${sizes.join(BY)}`)
    .join(", ");
}
