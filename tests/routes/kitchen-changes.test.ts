import { expect, test } from "vitest";

import { readRun, writeRun } from "~/furniture/boards/run-address";
import { findWorkFaults } from "~/sales/orders/work-lock.server";

import { approveDrawings, placePlans } from "../orders-placed";
import { confirmNiches, kitchen, kitchenPlan, placeKitchens } from "../workshop/kitchens";
import { fieldsOf } from "./forms-drawn";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn, visitor } = await openShop();
const sales = await signedIn({ role: "sales" });

/** The kitchen with two drawers where it had three. */
const [{ modules, ...wall }] = kitchen.walls;
const changed = writeRun({
  ...kitchen,
  walls: [{ ...wall, modules: modules.map((one) => (one.hob ? { ...one, count: 2 } : one)) }],
});

test("a kitchen is changed by staff in its planner alone, and its customer accepts what became of it", async () => {
  const order = await placePlans(db, [[kitchenPlan, 1]], { status: "new" });
  const address = `/admin/comenzi/${order.number}/schimbare`;
  const line = order.lines[0]!.design!.orderLine!.id;
  const drawn = async () => fieldsOf(await sales.get(address), "main form");
  // No three sizes are asked for.
  expect((await drawn())["sizes-0"]).toBeUndefined();
  const opened = await sales.post(address, { ...(await drawn()), intent: `planner:${line}` });
  expect(opened.location).toMatch(/^\/proiecteaza\/bucatarie\?d=2k-/);
  const at = new URL(opened.location!, "https://shop.invalid");
  at.searchParams.set("d", changed);
  at.searchParams.set("pas", "pret");
  const planned = fieldsOf(await sales.get(at.pathname + at.search), `form[action="${address}"]`);
  const taken = await sales.post(address, { ...planned, intent: `design:${line}` });
  expect([taken.status, taken.location]).toEqual([303, address]);
  expect(mainOf(await sales.get(address))).toContain("Front de sertar: ");

  const sent = await sales.post(address, { ...(await drawn()), intent: "send" });
  expect(sent.status).toBe(303);
  const page = `/comanda/${order.token}`;
  const shown = mainOf(await visitor().get(page));
  expect(shown).toContain("Front de sertar: 1 (89,7 × 28,5 × 1,8 cm)");
  const answer = await visitor().post(page, { change: "1", answer: "accepted", note: "" });
  expect(answer.status).toBe(303);
  const row = await db
    .selectFrom("order_lines")
    .select("configuration")
    .where("id", "=", line)
    .executeTakeFirstOrThrow();
  const { plan } = JSON.parse(row.configuration) as { plan: string };
  expect(readRun(plan)!.walls[0].modules[1]!.count).toBe(2);
});

test("niches that were confirmed are to be confirmed anew once the design is another", async () => {
  const order = await placeKitchens(db);
  await confirmNiches(db, order);
  const { number } = order;
  expect(await findWorkFaults(number, db)).toEqual([]);
  const address = `/admin/comenzi/${number}/schimbare`;
  const fields = fieldsOf(await sales.get(address), "main form");
  const other = new URLSearchParams({ d: changed }).toString();
  const taken = await sales.post(address, { ...fields, "design-0": other, intent: "keep" });
  expect(taken.status).toBe(303);
  const kept = fieldsOf(await sales.get(address), "main form");
  await sales.post(address, { ...kept, intent: "send" });
  const page = `/comanda/${order.token}`;
  await visitor().post(page, { change: "1", answer: "accepted", note: "" });
  await approveDrawings(db, order.id);
  expect(await findWorkFaults(number, db)).toContain("niches-unconfirmed");
});

test("a kitchen's drawing is sent with its view from above, and what is approved is made", async () => {
  const order = await placePlans(db, [[kitchenPlan, 1]], { status: "new" });
  await approveDrawings(db, order.id);
  const stored = await db
    .selectFrom("drawing_versions")
    .innerJoin("order_lines", "order_lines.id", "order_line_id")
    .select(["content", "configuration"])
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  const content = JSON.parse(stored.content) as {
    sizes: object;
    buyer: { drawings: { view: string }[] };
  };
  expect(content.sizes).toEqual({ width: 3000, height: 2120, depth: 600 });
  expect(content.buyer.drawings.map(({ view }) => view)).toEqual([
    "front",
    "inside",
    "side",
    "plan",
    "shut",
  ]);
  const page = mainOf(await sales.get(`/admin/comenzi/${order.number}/desene`));
  expect(page).toContain("Aprobat");
});
