import { expect, test } from "vitest";

import { placePieces } from "../orders-placed";
import { textOf, type Answer } from "../visitor";
import { pieces } from "../world";
import { fillShop } from "./filled-shop";
import { subscribe } from "./reading";
import { openShop } from "./shop";

const shop = await openShop();
const { db, signedIn } = shop;
await fillShop(shop);
await db.updateTable("products").set({ stock_quantity: 9 }).execute();
const names = ["Ștefan Zamfir", "Sorin Ene", "ana Pop", "Țurcanu Ion", "Ăla Mic", "Toma Albu"];
for (const fullName of names) await placePieces(db, [[pieces.desk, 1]], { fullName });
for (const email of ["zoe@example.com", "ana@example.com"]) await subscribe(db, email);
const admin = await signedIn({ role: "administrator", email: "sef@example.com" });

const lists = [
  "/admin/comenzi",
  "/admin/oferte?stare=toate",
  "/admin/retrageri?dosar=toate",
  "/admin/reclamatii?arata=toate",
  "/admin/modele",
  "/admin/documente",
  "/admin/extrase",
  "/admin/mesaje",
  "/admin/newsletter",
  "/admin/utilizatori",
  "/admin/clienti",
];

/** The headings by which a list can be sorted, and where each leads. */
function sorts({ page }: Answer) {
  return page
    .querySelectorAll(".data-table th a")
    .map((link) => ({ label: textOf(link), to: link.getAttribute("href") ?? "" }));
}

/** Which column a list is sorted by, how, and what stands in it. */
function sortedColumn({ page }: Answer) {
  const heads = page.querySelectorAll(".data-table th");
  const at = heads.findIndex((head) => /cending/.test(head.getAttribute("aria-sort") ?? ""));
  const rows = page.querySelectorAll(".data-table tbody tr");
  return {
    how: heads[at]?.getAttribute("aria-sort"),
    cells: rows.map((row) => textOf(row.querySelectorAll("td")[at]!)),
  };
}

test.each(lists)(
  "%s is sorted by each of its headings, both ways, and keeps its filter",
  async (list) => {
    const whole = await admin.get(list);
    const [, filter = ""] = list.split("?");
    expect(sorts(whole).length).toBeGreaterThan(2);
    for (const { label, to } of sorts(whole)) {
      expect(to, label).toContain(filter);
      const up = await admin.get(to);
      const back = sorts(up).find((one) => one.label.startsWith(label))!.to;
      const down = await admin.get(back);
      const [one, other] = [sortedColumn(up), sortedColumn(down)];
      expect([label, one.how, other.how]).toEqual([label, "ascending", "descending"]);
      expect([...other.cells].sort(), label).toEqual([...one.cells].sort());
      if (new Set(one.cells).size > 1) expect(one.cells, label).not.toEqual(other.cells);
    }
  },
);

test("customers stand in the order of the Romanian alphabet, capitals or not", async () => {
  const { cells } = sortedColumn(await admin.get("/admin/comenzi?ordine=client"));
  const shown = cells.map((cell) => names.find((name) => cell.startsWith(name)));
  expect(shown.filter(Boolean)).toEqual([
    "ana Pop",
    "Ăla Mic",
    "Sorin Ene",
    "Ștefan Zamfir",
    "Toma Albu",
    "Țurcanu Ion",
  ]);
});

test("what no column is called leaves a list in its own order", async () => {
  const own = await admin.get("/admin/comenzi");
  for (const order of ["", "-", "toString", "__proto__", "total;drop", "--total"]) {
    const asked = await admin.get(`/admin/comenzi?ordine=${encodeURIComponent(order)}`);
    expect([order, asked.status]).toEqual([order, 200]);
    const rows = (answer: Answer) => textOf(answer.page.querySelector(".data-table tbody"));
    expect(rows(asked), order).toBe(rows(own));
  }
});
