import { expect, test } from "vitest";

import { fileBudgets } from "~/platform/http/budgets";
import type { RateLimit } from "~/platform/http/rate-limit.server";

import { placePieces, placeProforma } from "../orders-placed";
import { addPerson } from "../people";
import { toastOf } from "../visitor";
import { pieces } from "../world";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
// Its module opens the database when it is first asked, which the shop has chosen by now.
const { countUses } = await import("~/platform/http/rate-limit.server");

/** Spends all of a limit but one. */
async function spend(limit: RateLimit, who: string): Promise<void> {
  for (let use = 1; use < limit.most; use += 1) await countUses([{ limit, who }], new Date(), db);
}

const { number } = await placePieces(db, [[pieces.desk, 1]]);
await placeProforma(db, number);
await db.updateTable("orders").set({ status: "in_production" }).execute();
const order = `/admin/comenzi/${number}`;

test.each([
  ["office", "/admin/produse/export", "/admin/produse", "text/csv"],
  ["office", "/admin/comenzi.csv?stare=in_production", "/admin/comenzi", "text/csv"],
  ["office", `/admin/comenzi/documente.zip?nr=${number}`, "/admin/comenzi", "application/zip"],
  ["paper", `${order}/predare`, order, "application/pdf"],
] as const)(
  "who takes by the budget of %s %s too often is led back and told when to come again",
  async (budget, file, page, type) => {
    const email = `${file.length}@example.com`;
    const somebody = await signedIn({ email, role: "administrator" });
    const other = await signedIn({ email: `other.${email}`, role: "administrator" });
    await spend(fileBudgets[budget], await addPerson(db, { email }));
    expect((await somebody.get(file)).headers.get("Content-Type")).toContain(type);
    const refused = await somebody.get(file);
    expect([refused.status, refused.location]).toEqual([303, page]);
    const told = `${fileBudgets[budget].most} de fișiere`;
    expect(toastOf((await somebody.get(page)).page)).toContain(told);
    expect((await other.get(file)).status).toBe(200);
  },
);

test("a feed that is asked for too often is refused to who asks, and to nobody else", async () => {
  const machine = visitor();
  await spend(fileBudgets.feed, machine.headers["x-shop-client"]!);
  expect((await machine.get("/feed/google-ro.xml")).status).toBe(200);
  const refused = await machine.get("/feed/google-ro.xml");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await visitor().get("/feed/google-ro.xml")).status).toBe(200);
});

test("who searches the whole office too often is told so, and nobody else", async () => {
  const email = "cauta@example.com";
  const somebody = await signedIn({ email, role: "administrator" });
  const other = await signedIn({ email: `other.${email}`, role: "administrator" });
  await spend(fileBudgets.find, await addPerson(db, { email }));
  const search = `/admin/cauta?q=${number}`;
  expect((await somebody.get(search)).status).toBe(200);
  expect((await somebody.get(search)).status).toBe(429);
  // A word that is too short asks nothing of anybody.
  expect((await somebody.get("/admin/cauta?q=x")).status).toBe(200);
  expect((await other.get(search)).status).toBe(200);
});
