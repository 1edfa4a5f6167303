import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { textOf, toastOf, type Visitor } from "../visitor";
import { pieceId, pieces } from "../world";
import { descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();
const bed = await pieceId(db, pieces.bed);
const desk = await pieceId(db, pieces.desk);
const last = await pieceId(db, pieces.last);
const soldOut = await pieceId(db, pieces.soldOut);
const bedName = pieces.bed.product.name;

const add = (who: Visitor, productId: string) =>
  who.submit("/cos", { intent: "add", productId, returnTo: "/cos" });

/** The quantity box of the piece of that name. */
function quantityBox(page: HTMLElement, name = bedName): HTMLElement {
  const label = page.querySelectorAll("label").find((one) => textOf(one) === `Cantitate: ${name}`);
  const box = page.getElementById(label?.getAttribute("for") ?? "");
  if (!box) throw new Error(`no quantity box for ${name}`);
  return box;
}

/** Posts the form around a control as the browser would, with one value changed. */
function fieldsAround(control: HTMLElement, changed: Record<string, string> = {}) {
  const form = control.closest("form")!;
  const inputs = form
    .querySelectorAll("input")
    .map((input): [string, string] => [input.getAttribute("name") ?? "", valueOf(input)]);
  return { ...Object.fromEntries(inputs), ...changed };
}

const type = (who: Visitor, page: HTMLElement, quantity: string) =>
  who.post("/cos", fieldsAround(quantityBox(page), { quantity }));

function buttonNamed(page: HTMLElement, name: string): HTMLElement {
  const button = page
    .querySelectorAll("button")
    .find((one) => (one.getAttribute("aria-label") ?? textOf(one)) === name);
  if (!button) throw new Error(`no button named ${name}`);
  return button;
}

test("a card's button puts the product into the cart and leads back to the listing", async () => {
  const maria = visitor();
  const answer = await maria.post("/cos", {
    intent: "add",
    productId: bed,
    returnTo: "/produse?ordine=nume",
  });
  expect(answer.status).toBe(303);
  expect(answer.location).toBe("/produse?ordine=nume");
  const { page } = await maria.get("/produse?ordine=nume");
  expect(toastOf(page)).toBe(`Produs adăugat ${bedName} adăugat în coș`);
  expect(mainOf(await maria.get("/cos"))).toContain(bedName);
});

test("a toast is shown once", async () => {
  const maria = visitor();
  const { page } = await add(maria, bed);
  expect(toastOf(page)).not.toBe("");
  expect(toastOf((await maria.get("/cos")).page)).toBe("");
});

test("adding a piece again says that its quantity was updated", async () => {
  const maria = visitor();
  await add(maria, bed);
  const { page } = await add(maria, bed);
  expect(toastOf(page)).toBe(`Produs actualizat ${bedName} cantitate actualizată în coș`);
  expect(valueOf(quantityBox(page))).toBe("2");
});

test("the product page's buttons: added with its name, bought straight to the cart", async () => {
  const maria = visitor();
  const fields = { productId: bed, source: "product", returnTo: pieces.bed.path };
  const added = await maria.submit("/cos", { ...fields, intent: "add" });
  expect(toastOf(added.page)).toBe(`Produs adăugat în coș ${bedName}`);
  const ana = visitor();
  const bought = await ana.post("/cos", { ...fields, intent: "buy" });
  expect(bought.status).toBe(303);
  expect(bought.location).toBe("/cos");
});

test("the badge counts the pieces, and is not there for an empty cart", async () => {
  const maria = visitor();
  const badge = (page: HTMLElement) =>
    textOf(page.querySelector("header a[href='/cos']")).replace(/^Coș(?:: \d+ produse?)?/, "");
  expect(badge((await maria.get("/")).page)).toBe("");
  await add(maria, bed);
  await add(maria, bed);
  await add(maria, desk);
  expect(badge((await maria.get("/")).page)).toBe("3");
});

test("the cart adds up: line totals, subtotal, VAT and total", async () => {
  const maria = visitor();
  await add(maria, bed);
  const answer = await add(maria, bed);
  const text = mainOf(answer);
  expect(pieces.bed.product.priceLei).toBe(3499);
  expect(text).toContain(
    "Subtotal (fără TVA) 5.880,67 Lei TVA (19 %) 1.117,33 Lei Total 6.998 Lei",
  );
});

test("an empty cart says so and leads to the products", async () => {
  const answer = await visitor().get("/cos");
  expect(answer.status).toBe(200);
  expect(mainOf(answer)).toContain("Coșul tău este gol");
  expect(answer.page.querySelector("main a[href='/produse']")).not.toBeNull();
});

test("a typed quantity is set", async () => {
  const maria = visitor();
  const { page } = await add(maria, bed);
  const answer = await type(maria, page, "3");
  expect(answer.status).toBe(303);
  const cart = await maria.get("/cos");
  expect(toastOf(cart.page)).toBe(`Produs actualizat ${bedName} cantitate actualizată în coș`);
  expect(valueOf(quantityBox(cart.page))).toBe("3");
});

test("plus and minus post the quantity they stand for", async () => {
  const maria = visitor();
  const { page } = await add(maria, bed);
  const more = fieldsAround(buttonNamed(page, `Încă o bucată: ${bedName}`));
  await maria.post("/cos", more);
  // Pressed twice by an impatient hand it is still one step.
  const { page: two } = await maria.submit("/cos", more);
  expect(valueOf(quantityBox(two))).toBe("2");
  const less = fieldsAround(buttonNamed(two, `O bucată mai puțin: ${bedName}`));
  const { page: one } = await maria.submit("/cos", less);
  expect(valueOf(quantityBox(one))).toBe("1");
});

test("a quantity above the stock: 422, the number left beside its field, what was typed kept", async () => {
  const maria = visitor();
  const { page } = await add(maria, bed);
  const answer = await type(maria, page, "5");
  expect(answer.status).toBe(422);
  const box = quantityBox(answer.page);
  expect(descriptionOf(answer.page, box)).toBe("Mai sunt doar 4 bucăți în stoc");
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(valueOf(box)).toBe("5");
  const summary = answer.page.querySelector("main [role=alert]");
  expect(textOf(summary)).toContain("Mai sunt doar 4 bucăți în stoc");
  expect(summary?.querySelector("a")?.getAttribute("href")).toBe(`#${box.id}`);
  expect(valueOf(quantityBox((await maria.get("/cos")).page))).toBe("1");
});

test("plus at the end of the stock is refused in the same way", async () => {
  const maria = visitor();
  const { page } = await add(maria, last);
  const name = pieces.last.product.name;
  const answer = await maria.post(
    "/cos",
    fieldsAround(buttonNamed(page, `Încă o bucată: ${name}`)),
  );
  expect(answer.status).toBe(422);
  expect(descriptionOf(answer.page, quantityBox(answer.page, name))).toBe(
    "Mai este o singură bucată în stoc",
  );
});

test.each(["abc", "", "1,5", "1.5", "2 bucăți", "٣", "1e1", "--1", "9999999", "9".repeat(40)])(
  "a quantity of %j is no whole number: 422 and kept as typed",
  async (typed) => {
    const maria = visitor();
    const { page } = await add(maria, bed);
    const answer = await type(maria, page, typed);
    expect(answer.status).toBe(422);
    expect(descriptionOf(answer.page, quantityBox(answer.page))).not.toBe("");
    expect(valueOf(quantityBox(answer.page))).toBe(typed);
    expect(valueOf(quantityBox((await maria.get("/cos")).page))).toBe("1");
  },
);

test.each(["0", "-1", " -20 "])("a typed quantity of %j removes the line", async (typed) => {
  const maria = visitor();
  const { page } = await add(maria, bed);
  const answer = await type(maria, page, typed);
  expect(answer.status).toBe(303);
  const cart = await maria.get("/cos");
  expect(toastOf(cart.page)).toBe(`Produs eliminat ${bedName} eliminat din coș`);
  expect(mainOf(cart)).toContain("Coșul tău este gol");
});

test("a removed line comes back by the toast's button", async () => {
  const maria = visitor();
  await add(maria, bed);
  const { page } = await add(maria, bed);
  const removed = await maria.submit("/cos", fieldsAround(buttonNamed(page, `Elimină ${bedName}`)));
  const undo = fieldsAround(buttonNamed(removed.page, "Anulează"));
  const back = await maria.submit("/cos", undo);
  expect(toastOf(back.page)).toBe("Produsele sunt din nou în coș");
  expect(valueOf(quantityBox(back.page))).toBe("2");
  const twice = await maria.submit("/cos", undo);
  expect(toastOf(twice.page)).toContain("Coșul s-a schimbat între timp");
  expect(valueOf(quantityBox(twice.page))).toBe("2");
});

test("clearing empties the cart, and can be taken back", async () => {
  const maria = visitor();
  await add(maria, bed);
  await add(maria, desk);
  const cleared = await maria.submit("/cos", { intent: "clear" });
  expect(toastOf(cleared.page)).toBe("Coș golit Toate produsele au fost eliminate din coș");
  expect(mainOf(cleared)).toContain("Coșul tău este gol");
  const back = await maria.submit("/cos", fieldsAround(buttonNamed(cleared.page, "Anulează")));
  expect(mainOf(back)).toContain(bedName);
  expect(mainOf(back)).toContain(pieces.desk.product.name);
});

test("more than the stock cannot be added", async () => {
  const maria = visitor();
  await add(maria, last);
  const { page } = await add(maria, last);
  expect(toastOf(page)).toContain("Stoc insuficient");
  expect(page.querySelector(".toast [role=alert]")).not.toBeNull();
  const sold = await add(visitor(), soldOut);
  expect(toastOf(sold.page)).toBe(
    `Stoc insuficient ${pieces.soldOut.product.name} nu mai este în stoc.`,
  );
});

test("an unknown product is not added", async () => {
  const { page } = await add(visitor(), "nu-exista");
  expect(toastOf(page)).toBe("Produsul nu a fost găsit");
});

test("a line removed in another tab: the form of this tab says so", async () => {
  const maria = visitor();
  const { page: tab } = await add(maria, bed);
  await type(maria, tab, "0");
  const answer = await maria.submit("/cos", fieldsAround(quantityBox(tab), { quantity: "2" }));
  expect(answer.status).toBe(200);
  expect(toastOf(answer.page)).toBe(
    "Coșul s-a schimbat între timp Produsul nu mai este în coș. Mai jos vezi coșul așa cum este acum.",
  );
});

test("nonsense typed for a line that was removed in another tab is told the same", async () => {
  const maria = visitor();
  const { page: tab } = await add(maria, bed);
  await type(maria, tab, "0");
  await add(maria, desk);
  const answer = await maria.submit("/cos", fieldsAround(quantityBox(tab), { quantity: "două" }));
  expect(answer.status).toBe(200);
  expect(toastOf(answer.page)).toContain("Coșul s-a schimbat între timp");
});

test("two tabs: the one sent last decides", async () => {
  const maria = visitor();
  const { page: first } = await add(maria, bed);
  const { page: second } = await maria.get("/cos");
  await type(maria, first, "2");
  await type(maria, second, "3");
  expect(valueOf(quantityBox((await maria.get("/cos")).page))).toBe("3");
});

test("another visitor's line cannot be changed", async () => {
  const maria = visitor();
  const { page } = await add(maria, bed);
  const thief = visitor();
  await add(thief, desk);
  const answer = await thief.post("/cos", fieldsAround(quantityBox(page), { quantity: "0" }));
  expect(answer.status).toBe(303);
  expect(valueOf(quantityBox((await maria.get("/cos")).page))).toBe("1");
});

test("an expired cart is an empty one, and shopping goes on with a new one", async () => {
  const maria = visitor();
  await add(maria, bed);
  const expired = new Date(Date.now() - 61 * 24 * 60 * 60 * 1000).toISOString();
  await db.updateTable("carts").set({ updated_at: expired }).execute();
  expect(mainOf(await maria.get("/cos"))).toContain("Coșul tău este gol");
  const answer = await add(maria, desk);
  expect(mainOf(answer)).toContain(pieces.desk.product.name);
  expect(mainOf(answer)).not.toContain(bedName);
});

test.each(["", "x", "%E0%A4%A", "bm90LWEtY2FydA.c2lnbmF0dXJl", '"', "a".repeat(3000)])(
  "a cart cookie of %j counts as none",
  async (value) => {
    const maria = visitor();
    maria.setCookie("cart", value);
    maria.setCookie("session", value);
    const cart = await maria.get("/cos");
    expect(cart.status).toBe(200);
    expect(mainOf(cart)).toContain("Coșul tău este gol");
    expect(mainOf(await add(maria, bed))).toContain(bedName);
  },
);

test("a cart cookie signed by nobody opens no cart", async () => {
  const maria = visitor();
  await add(maria, bed);
  const [value = ""] = decodeURIComponent(maria.cookie("cart") ?? "").split(".");
  const thief = visitor();
  thief.setCookie(
    "cart",
    encodeURIComponent(`${value}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`),
  );
  expect(mainOf(await thief.get("/cos"))).toContain("Coșul tău este gol");
  thief.setCookie("cart", encodeURIComponent(value));
  expect(mainOf(await thief.get("/cos"))).toContain("Coșul tău este gol");
});

test("the cart's cookie is out of script's reach and lasts 60 days", async () => {
  const answer = await visitor().post("/cos", { intent: "add", productId: bed });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("cart="));
  expect(cookie).toMatch(/; Max-Age=5184000\b/);
  expect(cookie).toMatch(/; HttpOnly\b/);
  expect(cookie).toMatch(/; SameSite=Lax\b/);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/produse/..//evil.example",
  "",
])("a way back of %j stays in the shop", async (returnTo) => {
  const answer = await visitor().post("/cos", { intent: "add", productId: bed, returnTo });
  expect(answer.status).toBe(303);
  expect(answer.location).not.toBeNull();
  expect(new URL(answer.location ?? "", "http://127.0.0.1:3000").origin).toBe(
    "http://127.0.0.1:3000",
  );
});

test("a price that changed is shown old and new until it is accepted", async () => {
  const maria = visitor();
  await add(maria, desk);
  const old = pieces.desk.product.priceLei * 100;
  await db.updateTable("products").set({ price_bani: 99_900 }).where("id", "=", desk).execute();
  try {
    const cart = await maria.get("/cos");
    expect(mainOf(cart)).toContain("Prețul s-a schimbat: 2.690 Lei → 999 Lei");
    expect(mainOf(cart)).toContain("Total 999 Lei");
    expect(cart.page.querySelector("main a[href='/finalizare-comanda']")).toBeNull();
    const accepted = await maria.submit("/cos", { intent: "accept-prices" });
    expect(mainOf(accepted)).not.toContain("Prețul s-a schimbat");
    expect(accepted.page.querySelector("main a[href='/finalizare-comanda']")).not.toBeNull();
  } finally {
    await db.updateTable("products").set({ price_bani: old }).where("id", "=", desk).execute();
  }
});

test("a piece no longer sold is marked, costs nothing and holds the order up", async () => {
  const maria = visitor();
  await add(maria, bed);
  await add(maria, desk);
  await db.updateTable("products").set({ status: "inactive" }).where("id", "=", desk).execute();
  try {
    const cart = await maria.get("/cos");
    expect(mainOf(cart)).toContain("Nu mai este în ofertă");
    expect(mainOf(cart)).toContain("Total 3.499 Lei");
    expect(cart.page.querySelector("main a[href='/finalizare-comanda']")).toBeNull();
    const name = pieces.desk.product.name;
    const removal = fieldsAround(buttonNamed(cart.page, `Elimină ${name}`));
    // A quantity sent from a page opened before has no field any more that a message could lead to.
    const late = await maria.post("/cos", { ...removal, intent: "set-quantity", quantity: "x" });
    expect(mainOf(late)).toContain("Nu mai este în ofertă");
    for (const link of late.page.querySelectorAll("main a[href^='#']")) {
      expect(late.page.querySelector(link.getAttribute("href")!)).not.toBeNull();
    }
    const after = await maria.submit("/cos", removal);
    expect(after.page.querySelector("main a[href='/finalizare-comanda']")).not.toBeNull();
  } finally {
    await db.updateTable("products").set({ status: "active" }).where("id", "=", desk).execute();
  }
});

test("a stock that shrank below the line is said, also when nothing is left", async () => {
  const maria = visitor();
  await add(maria, desk);
  const stock = (stock_quantity: number) =>
    db.updateTable("products").set({ stock_quantity }).where("id", "=", desk).execute();
  try {
    await stock(0);
    const cart = await maria.get("/cos");
    expect(mainOf(cart)).not.toMatch(/doar 0/);
    expect(mainOf(cart)).not.toContain("Finalizează comanda");
  } finally {
    await stock(pieces.desk.product.stock);
  }
});

test("a form that makes no sense changes nothing", async () => {
  const maria = visitor();
  await add(maria, bed);
  for (const fields of [{}, { intent: "steal" }, { intent: "" }, { quantity: "5" }]) {
    const answer = await maria.post("/cos", fields as Record<string, string>);
    expect(answer.status).toBe(303);
    expect(answer.location).toBe("/cos");
  }
  expect(valueOf(quantityBox((await maria.get("/cos")).page))).toBe("1");
});

test("extra fields change neither price nor name nor stock", async () => {
  const maria = visitor();
  const answer = await maria.submit("/cos", {
    intent: "add",
    productId: bed,
    returnTo: "/cos",
    price: "1",
    price_bani: "1",
    unit_price_bani: "1",
    seen_price_bani: "1",
    quantity: "50",
    name: "altceva",
  });
  expect(mainOf(answer)).toContain("Total 3.499 Lei");
  expect(valueOf(quantityBox(answer.page))).toBe("1");
});
