import { expect, test } from "vitest";

import { MOST_CHOSEN } from "~/sales/orders/order-filter";

import { placePieces } from "../orders-placed";
import { toastOf } from "../visitor";
import { pieces } from "../world";
import { mainOf, writeMails } from "./reading";
import { openShop } from "./shop";

const { db, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const LIST = "/admin/comenzi";
const CONFIRM = "/admin/comenzi/confirmare";

/** A new order of a desk; `transport`: whether what it costs to bring it is still asked. */
async function newOrder(transport: "none" | "to_quote" = "none"): Promise<string> {
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
  const { number } = await placePieces(db, [[pieces.desk, 1]]);
  await db
    .updateTable("orders")
    .set({ transport_state: transport })
    .where("number", "=", number)
    .execute();
  return number;
}

async function stateOf(number: string): Promise<string> {
  const row = db.selectFrom("orders").select("status").where("number", "=", number);
  return (await row.executeTakeFirstOrThrow()).status;
}

const chosen = (...numbers: string[]) =>
  `?${new URLSearchParams([...numbers.map((one) => ["nr", one]), ["alese", "da"]])}`;

test("the list leads by each button to what is done with the chosen orders", async () => {
  await newOrder();
  const { page } = await admin.get(LIST);
  const buttons = page.querySelectorAll("main form[method=get] button[formaction]");
  expect(buttons.map((one) => [one.text.trim(), one.getAttribute("formaction")])).toEqual([
    ["Confirmă comenzile alese", CONFIRM],
    ["Pachetul de atelier al comenzilor alese", "/admin/comenzi/pachet"],
    ["Documentele comenzilor alese (ZIP)", "/admin/comenzi/documente.zip"],
    ["Comenzile alese (CSV)", "/admin/comenzi.csv"],
  ]);
});

test("those that can be confirmed are, each with its mail; the others are told why and stay", async () => {
  const [ready, other, waiting, over] = [
    await newOrder(),
    await newOrder(),
    await newOrder("to_quote"),
    await newOrder(),
  ];
  await admin.post(`${LIST}/${over}`, { from: "new", to: "confirmed", note: "" });
  const before = await admin.get(CONFIRM + chosen(ready, other, waiting, over));
  const rows = before.page.querySelectorAll("main tbody tr").map((row) => row.text);
  const next = (number: string) => rows.find((row) => row.includes(number));
  expect(next(ready)).toContain("Se confirmă");
  expect(next(waiting)).toContain("transportul nu este stabilit");
  expect(next(over)).toContain("Rămâne cum este: Confirmată");
  expect(mainOf(before)).toContain("Confirmă 2 comenzi");
  expect(before.page.querySelectorAll("main input[name=nr]")).toHaveLength(2);
  expect(await stateOf(ready)).toBe("new");

  await writeMails(db);
  const mails = () => db.selectFrom("outbox").select("id").execute();
  const sent = (await mails()).length;
  const answer = await admin.post(CONFIRM, [
    ["nr", ready],
    ["nr", other],
    ["nr", waiting],
    ["nr", "AM-0"],
  ]);
  expect(answer.location).toBe(LIST);
  const said = toastOf((await admin.get(LIST)).page);
  expect(said).toContain("Comenzi confirmate: 2");
  expect(said).toContain(`${waiting}, AM-0`);
  expect(await Promise.all([ready, other, waiting].map(stateOf))).toEqual([
    "confirmed",
    "confirmed",
    "new",
  ]);
  await writeMails(db);
  expect((await mails()).length).toBeGreaterThan(sent + 1);

  // The same press again changes nothing and says so.
  await admin.post(CONFIRM, { nr: ready });
  expect(toastOf((await admin.get(LIST)).page)).toContain("Comenzi confirmate: 0");
});

test("the files hold the chosen orders alone, and without a choice there is none", async () => {
  const [one, other, left] = [await newOrder(), await newOrder(), await newOrder()];
  const csv = (await admin.get(`/admin/comenzi.csv${chosen(one, other)}`)).text;
  expect([one, other, left].map((number) => csv.includes(number))).toEqual([true, true, false]);

  await admin.post(`${LIST}/${one}`, { from: "new", to: "confirmed", note: "" });
  const zip = await admin.get(`/admin/comenzi/documente.zip${chosen(one, other)}`);
  expect(zip.headers.get("Content-Type")).toBe("application/zip");
  const names = [...zip.bytes.toString("latin1").matchAll(/AM-[\w-]+\/[^/\0]+?\.pdf/g)];
  expect(new Set(names.map(([name]) => name.split("/")[0]))).toEqual(new Set([one]));

  for (const [path, words] of [
    ["/admin/comenzi/documente.zip", "Nu este aleasă nicio comandă"],
    ["/admin/comenzi.csv?alese=da", "Nu este aleasă nicio comandă"],
    [`/admin/comenzi/documente.zip${chosen(other)}`, "nu au încă niciun document"],
  ] as const) {
    expect((await admin.get(path)).location, path).toBe(LIST);
    expect(toastOf((await admin.get(LIST)).page), path).toContain(words);
  }
  expect(mainOf(await admin.get(CONFIRM))).toContain("Nu este aleasă nicio comandă");
});

test("a page of the list may be chosen, and of more nothing is done but told", async () => {
  const one = await newOrder();
  const upTo = (count: number) => [
    one,
    ...Array.from(
      { length: count - 1 },
      (_, index) => `AM-2026-9${String(index).padStart(5, "0")}`,
    ),
  ];
  const told = "Cel mult 50 de comenzi deodată";
  const [most, more] = [upTo(MOST_CHOSEN), upTo(MOST_CHOSEN + 1)];
  expect(mainOf(await admin.get(CONFIRM + chosen(...most)))).toContain("Confirmă o comandă");
  expect((await admin.get(`/admin/comenzi.csv${chosen(...most)}`)).text).toContain(one);
  expect(mainOf(await admin.get(CONFIRM + chosen(...more)))).toContain(told);
  for (const path of ["/admin/comenzi.csv", "/admin/comenzi/documente.zip"]) {
    expect((await admin.get(path + chosen(...more))).location, path).toBe(LIST);
    expect(toastOf((await admin.get(LIST)).page), path).toContain(told);
  }
  await admin.post(
    CONFIRM,
    more.map((number) => ["nr", number] as [string, string]),
  );
  expect(toastOf((await admin.get(LIST)).page)).toContain(told);
  expect(await stateOf(one)).toBe("new");
  expect(mainOf(await admin.get(`/admin/comenzi/pachet${chosen(...more)}`))).toContain(told);
});
