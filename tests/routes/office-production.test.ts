import { expect, test } from "vitest";

import { approveDrawings } from "../orders-placed";
import { pieceId, pieces } from "../world";
import { addPlan, order } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });

/** Orders two wardrobes and a desk, and returns the order's number. */
async function ordered(changes: { status?: "confirmed" | "cancelled"; is_trial?: 0 | 1 }) {
  const customer = visitor();
  await addPlan(customer);
  await addPlan(customer);
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
  const token = (await order(customer, await pieceId(db, pieces.desk))).slice("/comanda/".length);
  const row = db
    .updateTable("orders")
    .set((eb) => ({ is_trial: 0, paid_bani: eb.ref("advance_bani"), ...changes }))
    .where("token", "=", token);
  const { id, number } = await row.returning(["id", "number"]).executeTakeFirstOrThrow();
  if (changes.status === "confirmed") await approveDrawings(db, id);
  return number;
}

/** The amounts of a part of a page, in bani. */
const amountsIn = (text: string) =>
  [...text.matchAll(/(-?[\d.]+),(\d\d) RON/g)].map(([, lei, bani]) =>
    Number(lei!.replaceAll(".", "") + bani),
  );

test("the list of production says how far the boards of each order are, and what is ready-made has none", async () => {
  const number = await ordered({ status: "confirmed" });
  const rowOf = async () => {
    const { page } = await admin.get("/admin/productie");
    return page.querySelectorAll("tbody tr").find(({ text }) => text.includes(number))!.text;
  };
  expect(await rowOf()).toContain("Neîncepută");
  await admin.post(`/admin/comenzi/${number}/placi`, { piece: "1.1", step: "cut" });
  expect(await rowOf()).toContain("La tăiat");
  expect(await rowOf()).toContain("Montate: 0 din 30");
  const readyMade = await order(visitor(), await pieceId(db, pieces.desk));
  await db
    .updateTable("orders")
    .set((eb) => ({ status: "confirmed", paid_bani: eb.ref("advance_bani") }))
    .where("token", "=", readyMade.slice("/comanda/".length))
    .execute();
  const rows = (await admin.get("/admin/productie")).page.querySelectorAll("tbody tr");
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ text }) => text.includes("Montate"))).toHaveLength(1);
});

test("a month's figures are the sums of its orders' costs; trials and cancelled orders are not in them", async () => {
  await db.updateTable("orders").set({ status: "cancelled" }).execute();
  const number = await ordered({ status: "confirmed" });
  await ordered({ status: "cancelled" });
  await ordered({ is_trial: 1 });
  const { page } = await admin.get("/admin/productie/cifre");
  const rows = page.querySelectorAll("tbody tr");
  expect(rows.map((row) => row.querySelector("a")!.text)).toEqual([number]);
  const cards = page.querySelectorAll("main dl dd").map(({ text }) => text);
  const [net, cost, margin, real, remakes] = cards.flatMap(amountsIn);
  expect(net! - cost!).toBe(margin);
  // Nobody has paid for an article yet.
  expect(real).toBe(margin);
  expect(remakes).toBe(0);
  expect(cards.slice(-2)).toEqual(["2", "–"]);

  const ofOrder = await admin.get(`/admin/comenzi/${number}/cost`);
  expect(amountsIn(ofOrder.page.querySelector("main section")!.text).slice(0, 3)).toEqual([
    cost,
    margin,
    net,
  ]);
  const board = `${number}.1.1.1`;
  await admin.post(`/admin/placi/${board}`, { intent: "tick", step: "cut" });
  await admin.post(`/admin/placi/${board}`, { intent: "remake", reason: "Ruptă la transport" });
  const after = (await admin.get("/admin/productie/cifre")).page
    .querySelectorAll("main dl dd")
    .flatMap(({ text }) => amountsIn(text));
  const spent = after.at(-1)!;
  expect(spent).toBeGreaterThan(0);
  expect(after).toEqual([net, cost! + spent, margin! - spent, margin! - spent, spent]);
});

test("another month is a link away, and what is no month is this one", async () => {
  const { page } = await admin.get("/admin/productie/cifre?luna=2024-01");
  expect(page.querySelector("h1")!.text).toContain("ianuarie 2024");
  expect(page.querySelector("main")!.text).toContain("nu sunt comenzi cu piese proiectate");
  expect(page.querySelector("a[rel=prev]")!.getAttribute("href")).toBe(
    "/admin/productie/cifre?luna=2023-12",
  );
  const now = await admin.get("/admin/productie/cifre?luna=9999-99");
  expect(now.status).toBe(200);
  expect(now.page.querySelector("a[rel=next]")).toBeNull();
});
