import { expect, test } from "vitest";

import { listProgressEvents } from "~/front/progress/steps/events.server";
import { findUndatedDeliveries } from "~/front/progress/waiting-orders.server";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { openForBusiness, pieces } from "../world";

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;

test("of an anonymised order nobody reads when its customer paid, only how it went on", async () => {
  const db = await openCatalogue();
  await openForBusiness(db);
  const { id: orderId } = await placePieces(db, [[pieces.desk, 1, design]]);
  await db
    .insertInto("payments")
    .values({
      id: "p1",
      order_id: orderId,
      kind: "advance",
      method: "bank_transfer",
      amount_bani: 5_000,
      remark: "",
      paid_on: "2026-10-30",
      recorded_at: "2026-11-02T10:00:00.000Z",
      recorded_by: "x",
    })
    .execute();
  const titles = async (isForgotten: boolean) =>
    (await listProgressEvents({ orderId, isForgotten, language: "ro", names: "buyer" }, db)).map(
      ({ title }) => title.replace(/\s/g, " "),
    );
  expect((await titles(false)).sort()).toEqual(["Nouă", "Plată primită: 50 Lei"]);
  expect(await titles(true)).toEqual(["Nouă"]);
});

test("a day of delivery is missing for what is brought, not for what its customer comes for", async () => {
  const db = await openCatalogue();
  await openForBusiness(db);
  const { id } = await placePieces(db, [[pieces.desk, 1, design]]);
  const set = (to: { status?: "in_delivery"; delivery_method?: "pickup" }) =>
    db.updateTable("orders").set(to).where("id", "=", id).execute();
  await set({ status: "in_delivery" });
  expect((await findUndatedDeliveries(new Date(), db)).count).toBe(1);
  await set({ delivery_method: "pickup" });
  expect((await findUndatedDeliveries(new Date(), db)).count).toBe(0);
});
