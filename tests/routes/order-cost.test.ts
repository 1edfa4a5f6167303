import { expect, test } from "vitest";

import { pieceId, pieces } from "../world";
import { addPlan, mainOf, order } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });

async function numberOf(address: string): Promise<string> {
  const token = address.slice("/comanda/".length);
  const row = db.selectFrom("orders").select("number").where("token", "=", token);
  return (await row.executeTakeFirstOrThrow()).number;
}

/** The amounts of a part of the page, in bani, by the words before them. */
function amountsIn(text: string): (label: string) => number {
  return (label) => {
    const found = new RegExp(`${label}[^\\d]*([\\d.]+),(\\d\\d) RON`).exec(text);
    return Number(found?.slice(1).join("").replaceAll(".", ""));
  };
}

test("staff see every row of a planned piece's cost, and what is earned by its line and by the order", async () => {
  const buyer = visitor();
  await addPlan(buyer);
  await addPlan(buyer);
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
  const address = await order(buyer, await pieceId(db, pieces.desk));
  const number = await numberOf(address);
  expect(mainOf(await buyer.get(address))).not.toContain("Marjă");

  const desk = await admin.get(`/admin/comenzi/${number}`);
  const links = desk.page.querySelectorAll("main a[href*='/cost#']");
  expect(links.map((link) => link.text.trim())).toEqual(["Cost și marjă"]);
  const [path = "", line = ""] = links[0]!.getAttribute("href")!.split("#");
  const cost = await admin.get(path);
  const piece = cost.page.querySelector(`#${line}`)!;
  expect(piece.querySelector("h2")!.text).toContain("Dulap pe măsură");

  const cells = piece
    .querySelectorAll("tbody tr:has(td + td)")
    .map((row) => row.querySelectorAll("td").map(({ text }) => text.replace(/\s+/g, " ").trim()));
  expect(cells).toContainEqual(["Balama", "10 buc.", "140,00 RON"]);
  expect(cells).toContainEqual(["Lucru: uși", "24 min", "36,00 RON"]);
  // The body's boards of the workshop's worked piece.
  expect(cells.find(([article]) => article === "Plăci corp")?.[1]).toBe("6,74 m²");
  const baniOf = ([, , sum = ""]: string[]) => Number(sum.replace(/\D/g, ""));
  const rows = cells.reduce((all, row) => all + baniOf(row), 0);

  const unit = amountsIn(piece.querySelector("tfoot")!.text);
  expect(unit("Cost")).toBe(rows);
  const sold = amountsIn(piece.querySelector("dl")!.text);
  const [margin, net, vat] = [sold("Marjă.*net"), sold("Net"), sold("TVA.*%\\)")];
  expect(sold("Cost")).toBe(2 * rows);
  expect(sold("Cost") + margin).toBe(net);
  expect(net + vat).toBe(sold("Preț de vânzare"));
  // The price list's margin, before the price was rounded up to a leu.
  expect(piece.querySelector("dl")!.text).toMatch(/35,\d\s% din cost, 2[56],\d\s% din net/);
  expect(mainOf(desk)).toContain(piece.querySelector("dl dd:last-child")!.text);

  const summed = amountsIn(cost.page.querySelector("main section")!.text);
  expect(summed("Marjă.*net")).toBe(margin);
  expect(summed("Totalul comenzii este")).toBe(
    sold("Preț de vânzare") + summed("Restul comenzii, de"),
  );
  expect(cost.page.querySelector("#line-2, #line-1:not(:has(table))")!.text).toContain(
    "nu se știe nimic",
  );
});

test("of an order from the catalogue alone it is said that nothing is known", async () => {
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
  const number = await numberOf(await order(visitor(), await pieceId(db, pieces.desk)));
  const desk = await admin.get(`/admin/comenzi/${number}`);
  expect(desk.page.querySelectorAll("main a[href*='/cost']")).toEqual([]);
  const cost = await admin.get(`/admin/comenzi/${number}/cost`);
  expect(mainOf(cost)).toContain("numai produse din catalog");
  expect(mainOf(cost)).not.toContain("din net");
  expect((await admin.get("/admin/comenzi/AM-1999-000001/cost")).status).toBe(404);
});
