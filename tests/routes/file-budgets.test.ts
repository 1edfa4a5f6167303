import { expect, test } from "vitest";

import { fileBudgets } from "~/platform/http/budgets";

import { placePieces, placeProforma } from "../orders-placed";
import { addPerson } from "../people";
import { toastOf } from "../visitor";
import { pieces } from "../world";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
// Its module opens the database when it is first asked, which the shop has chosen by now.
const { countUses } = await import("~/platform/http/rate-limit.server");

/** Spends all of a limit but one. */
async function spend(limit: (typeof fileBudgets)["office"], who: string): Promise<void> {
  for (let use = 1; use < limit.most; use += 1) await countUses([{ limit, who }], new Date(), db);
}

const { number } = await placePieces(db, [[pieces.desk, 1]]);
await placeProforma(db, number);

test.each([
  ["/admin/produse/export", "/admin/produse", "text/csv"],
  ["/admin/comenzi.csv?stare=new", "/admin/comenzi", "text/csv"],
  [`/admin/comenzi/documente.zip?nr=${number}`, "/admin/comenzi", "application/zip"],
])("who takes %s too often is led back and told when to come again", async (file, list, type) => {
  const email = `${file.length}@example.com`;
  const somebody = await signedIn({ email, role: "administrator" });
  const other = await signedIn({ email: `other.${email}`, role: "administrator" });
  await spend(fileBudgets.office, await addPerson(db, { email }));
  expect((await somebody.get(file)).headers.get("Content-Type")).toContain(type);
  const refused = await somebody.get(file);
  expect([refused.status, refused.location]).toEqual([303, list]);
  expect(toastOf((await somebody.get(list)).page)).toContain("60 de fișiere");
  expect((await other.get(file)).status).toBe(200);
});

test("a feed that is asked for too often is refused to who asks, and to nobody else", async () => {
  const machine = visitor();
  await spend(fileBudgets.feed, machine.headers["x-shop-client"]!);
  expect((await machine.get("/feed/google-ro.xml")).status).toBe(200);
  const refused = await machine.get("/feed/google-ro.xml");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await visitor().get("/feed/google-ro.xml")).status).toBe(200);
});
