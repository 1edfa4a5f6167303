import { expect, test } from "vitest";

import { boundValues } from "~/platform/http/flash";

import { fillAndReview, REVIEW } from "../checkout-form";
import { textOf, toastOf, type Visitor } from "../visitor";
import { buyer, newcomer, pieceId, pieces } from "../world";
import { register, signIn } from "./accounts";
import { mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const wardrobe = await pieceId(db, pieces.wardrobe);
const kitchen = await pieceId(db, pieces.kitchen);

const design = (number: number) => ({
  material: "pal-nuc",
  handle: "wood",
  width: String(50 + (number % 50) * 5),
  height: String(200 + 5 * Math.floor(number / 50)),
  depth: "60",
});

const addDesign = (who: Visitor, number: number, more: Record<string, string> = {}) =>
  who.post(pieces.wardrobe.path, { intent: "add-design", ...design(number), ...more });

async function fill(who: Visitor, count: number, from = 0): Promise<void> {
  for (let number = from; number < from + count; number += 1) await addDesign(who, number);
}

const linesOf = async (who: Visitor) =>
  (await who.get("/cos")).page.querySelectorAll("main input[name=quantity]:not([type=hidden])");

/** What the browser gets and sends back with every request. */
const cookieBytes = (who: Visitor) => `session=${who.cookie("session") ?? ""}`.length;

test("a full cart refuses in words, on the page where the piece was chosen, with the design kept", async () => {
  const maria = visitor();
  await fill(maria, 50);
  const toSwap = valueOf((await maria.get("/cos")).page.querySelector("main [name=lineId]")!);
  const words = new RegExp(`^Coșul este plin .*cel mult 50 .*${pieces.kitchen.product.name}`);

  const fields = { productId: kitchen, returnTo: "/produse?ordine=nume" };
  const added = await maria.post("/cos", { ...fields, intent: "add" });
  expect([added.status, added.location]).toEqual([303, "/produse?ordine=nume"]);
  expect(toastOf((await maria.get("/produse")).page)).toMatch(words);
  expect(toastOf((await maria.submit("/cos", { ...fields, intent: "buy" })).page)).toMatch(words);

  const designed = await addDesign(maria, 60);
  const { page } = await maria.get(designed.location!);
  expect(toastOf(page)).toMatch(/^Coșul este plin/);
  expect(valueOf(page.getElementById("design-width")!)).toBe(design(60).width);
  expect(await linesOf(maria)).toHaveLength(50);

  const swapped = await addDesign(maria, 61, { linie: toSwap });
  expect(swapped.location).toBe("/cos");
  expect(await linesOf(maria)).toHaveLength(50);

  const cleared = await maria.submit("/cos", { intent: "clear" });
  const undo = cleared.page.querySelector(".toast [name=removedAt]")!;
  await fill(maria, 30, 70);
  const back = await maria.submit("/cos", { intent: "restore", removedAt: valueOf(undo) });
  expect(toastOf(back.page)).toContain("30 nu au mai avut loc");
  expect(await linesOf(maria)).toHaveLength(50);
});

test("more than 99 pieces are refused where they are asked for, and stay typed", async () => {
  const maria = visitor();
  await db
    .updateTable("products")
    .set({ stock_quantity: 500 })
    .where("id", "=", wardrobe)
    .execute();
  await maria.post("/cos", { intent: "add", productId: wardrobe });
  const { page } = await maria.get("/cos");
  const lineId = valueOf(page.querySelector("main [name=lineId]")!);
  const change = (quantity: string) =>
    maria.post("/cos", { intent: "set-quantity", lineId, quantity });
  const refused = await change("100");
  expect(refused.status).toBe(422);
  expect(valueOf(refused.page.getElementById(`quantity-${lineId}`)!)).toBe("100");
  expect((await change("99")).status).toBe(303);
  const again = await maria.submit("/cos", {
    intent: "add",
    productId: wardrobe,
    returnTo: "/cos",
  });
  expect(toastOf(again.page)).toMatch(/^Prea multe bucăți Pentru mai mult de 99 /);
  expect((await linesOf(maria)).map(valueOf)).toEqual(["99"]);
});

test("signing in says how many of the visitor's lines found no place", async () => {
  const email = "plin@example.com";
  await register(db, visitor(), { email });
  const atHome = visitor();
  await signIn(atHome, { email });
  await fill(atHome, 48);
  const onPhone = visitor();
  await fill(onPhone, 5, 50);
  const answer = await signIn(onPhone, { email, password: newcomer.password });
  const { page } = await onPhone.get(answer.location!);
  expect(toastOf(page)).toMatch(/^Autentificare reușită .*3 nu au mai avut loc/);
  expect(await linesOf(onPhone)).toHaveLength(50);
});

/** An order of the customer with so many lines of names of their own. */
async function orderOf(who: Visitor): Promise<string> {
  const placed = await who.submit(REVIEW, await fillAndReview(who, buyer));
  const { number } = await db
    .selectFrom("orders")
    .select("number")
    .orderBy("number", "desc")
    .executeTakeFirstOrThrow();
  expect(mainOf(placed)).toContain(number);
  return number;
}

test("ordering again adds what fits and says so", async () => {
  const customer = await signedIn();
  await fill(customer, 10);
  const number = await orderOf(customer);
  await fill(customer, 47, 20);
  const again = await customer.submit(`/cont/comenzi/${number}`, {});
  expect(toastOf(again.page)).toMatch(
    /^O parte din produse este în coș Nu a mai fost loc în coș: .*\(\+4\)\.$/,
  );
  expect(await linesOf(customer)).toHaveLength(50);
  const full = await customer.submit(`/cont/comenzi/${number}`, {});
  expect(toastOf(full.page)).toMatch(/Nu a mai fost loc în coș: .*\(\+4\)/);
});

test("ordering an order of 100 dead lines again answers in words, in a cookie that browsers keep", async () => {
  const customer = await signedIn({ email: "vechi@example.com" });
  await fill(customer, 2);
  const number = await orderOf(customer);
  const line = await db
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .selectAll("order_lines")
    .where("orders.number", "=", number)
    .executeTakeFirstOrThrow();
  const dead = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...line,
      id: `${number}-${from + index}`,
      product_id: null,
      display_order: from + index,
      name: `Șifonier ${from + index} ${"ț".repeat(180)}`,
    }));
  const path = `/cont/comenzi/${number}`;
  await db.insertInto("order_lines").values(dead(10, 3)).execute();
  const few = await customer.post(path, {});
  expect(few.status).toBe(303);
  expect(cookieBytes(customer)).toBeLessThan(4096);
  expect(toastOf((await customer.get("/cos")).page)).toMatch(
    /Nu mai este în ofertă: Șifonier 10.*Șifonier 11.*Șifonier 12/,
  );

  await db.insertInto("order_lines").values(dead(20, 97)).execute();
  const many = await customer.post(path, {});
  expect([many.status, many.location]).toEqual([303, "/cos"]);
  expect(cookieBytes(customer)).toBeLessThan(4096);
  expect(toastOf((await customer.get("/cos")).page)).toContain(
    "Nu mai este în ofertă: Șifonier 10",
  );

  await db.updateTable("order_lines").set({ product_id: null }).execute();
  const none = await customer.submit(path, {});
  expect(toastOf(none.page)).toMatch(
    /^Nimic din comandă nu a intrat în coș Nu mai este în ofertă: /,
  );
});

test.each(["ț", "😀", "\u0001", '"', "漢", "\\"])(
  "a name of %j without end leaves a message that a cookie holds",
  async (letter) => {
    await db
      .updateTable("products")
      .set({ name: letter.repeat(5_000) })
      .where("id", "=", kitchen)
      .execute();
    const maria = visitor();
    const answer = await maria.post("/cos", { intent: "add", productId: kitchen });
    expect(answer.status).toBe(303);
    expect(cookieBytes(maria)).toBeLessThan(4096);
    expect(textOf((await maria.get("/cos")).page)).toContain("Produs adăugat");
    const values = boundValues({ name: letter.repeat(5_000), count: 3 });
    expect([...String(values.name)].length).toBeLessThanOrEqual(200);
    expect(values.count).toBe(3);
  },
);
