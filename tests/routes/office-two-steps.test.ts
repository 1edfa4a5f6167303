import { expect, test } from "vitest";

import { fillShop } from "./filled-shop";
import { openShop } from "./shop";

const shop = await openShop();
const { signedIn } = shop;
const places = await fillShop(shop);
const admin = await signedIn({ email: "sef@example.com", role: "administrator" });

/** A question of the office, the menu's entry for it, and what of that entry's page leads on or answers it. */
const questions: [question: string, entry: string, found: string][] = [
  ["the price of a decor", "/admin/materiale", 'a[href^="/admin/materiale/material/"]'],
  ["who has not paid", "/admin/comenzi", 'nav a[href="/admin/comenzi?stare=owing"]'],
  ["what is to be confirmed", "/admin/comenzi", 'nav a[href="/admin/comenzi?stare=new"]'],
  ["what is late", "/admin/comenzi", 'nav a[href="/admin/comenzi?stare=late"]'],
  ["what goes out", "/admin/comenzi", 'nav a[href="/admin/comenzi?stare=in_delivery"]'],
  ["refund a customer", "/admin/comenzi", `a[href="/admin/comenzi/${places.order}"]`],
  ["a customer calls and orders", "/admin/comenzi", 'a[href^="/admin/comenzi/noua"]'],
  ["what is cut next", "/admin/productie", "main form, main a"],
  ["a hinge broke", "/admin/reclamatii", 'a[href^="/admin/reclamatii/"]'],
  ["the bank says a payment came", "/admin/extrase", "main input[type=file]"],
  ["send the accountant a month", "/admin/contabilitate", "main form"],
  ["the text of the guarantee", "/admin/pagini", 'a[href^="/admin/pagini/termeni"]'],
  ["a finished work into the gallery", "/admin/galerie", "main form"],
  ["the new colleague", "/admin/utilizatori", "main a"],
  ["open earlier on Saturday", "/admin/setari", "main [name*=sat], main [name*=Sat]"],
  ["is there a backup", "/admin/lansare", "main"],
];

test("each question of the office is answered two steps from its first page, by links alone", async () => {
  const start = (await admin.get("/admin")).page;
  const entries = new Set(start.querySelectorAll("a").map((link) => link.getAttribute("href")));
  for (const [question, entry, found] of questions) {
    expect([question, entries.has(entry)]).toEqual([question, true]);
    const { page, status } = await admin.get(entry);
    const there = page.querySelectorAll(found).length > 0;
    expect([question, status, there]).toEqual([question, 200, true]);
  }
  // Whose order it is, she asks by name: the search stands on the first page itself.
  expect(start.querySelector('form[role=search][action="/admin/cauta"] [name=q]')).not.toBeNull();
});
