import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { MOST_LINES } from "~/shop/cart/cart-lines.server";

import { approveDrawings, placePieces, type Wanted } from "../orders-placed";
import { pieces } from "../world";
import { fieldsOf } from "./forms-drawn";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn, visitor } = await openShop();
const sales = await signedIn({ role: "sales", email: "vanzari@example.com" });
const sized = { material: "pal-alb", handle: "metal", width: 120, height: 200, depth: 60 };

async function placed(wanted: Wanted[] = [[pieces.bed, 1]]) {
  await db.updateTable("products").set({ stock_quantity: 50 }).execute();
  const order = await placePieces(db, wanted);
  const address = `/admin/comenzi/${order.number}/schimbare`;
  const drawn = async () => fieldsOf(await sales.get(address), "main form");
  /** Writes some of the change, looks at the difference, and presses a button. */
  const change = async (some: Record<string, string>, intent: string) => {
    const kept = await sales.post(address, { ...(await drawn()), ...some, intent: "keep" });
    expect(kept.status).toBe(303);
    return sales.post(address, { ...(await drawn()), intent, phoneNote: some.phoneNote ?? "" });
  };
  const row = () =>
    db.selectFrom("orders").selectAll().where("id", "=", order.id).executeTakeFirstOrThrow();
  return { ...order, address, page: `/comanda/${order.token}`, drawn, change, row };
}

const lei = (bani: number) => String(bani / 100);

test("a phone call adds a piece: the office shows the difference, the customer accepts, the order says it", async () => {
  const { number, address, page, change, drawn, row, total_bani, lines } = await placed();
  const order = await sales.get(`/admin/comenzi/${number}`);
  expect(order.page.querySelector(`a[href="${address}"]`)?.textContent).toBe("Schimbă comanda");
  const sent = await change({ "quantity-0": "2" }, "send");
  expect([sent.status, sent.location]).toEqual([303, address]);
  const waiting = mainOf(await sales.get(address));
  expect(waiting).toContain("așteaptă răspunsul clientului");
  expect(waiting).toContain("1 → 2 ×");
  expect((await row()).total_bani).toBe(total_bani);

  const shown = await visitor().get(page);
  expect(mainOf(shown)).toContain("Magazinul îți propune");
  const form = shown.page.querySelector("#schimbare form")!;
  expect(form.textContent).toContain("cu obligația de plată");
  const answer = await visitor().post(page, { change: "1", answer: "accepted", note: "" });
  expect([answer.status, answer.location]).toEqual([303, page]);
  expect((await row()).total_bani).toBe(total_bani + lines[0]!.unit_price_bani);
  const after = mainOf(await visitor().get(page));
  expect(after).toContain("Comanda a fost schimbată pe");
  expect(mainOf(await sales.get(address))).toMatch(/Schimbarea 1 · acceptată/);
  expect((await drawn())["quantity-0"]).toBe("2");
});

test("the customer refuses with a word, and the order is as it was", async () => {
  const { address, page, change, row } = await placed();
  const before = await row();
  await change({ "quantity-0": "2" }, "send");
  const answer = await visitor().post(page, { change: "1", answer: "declined", note: "Prea mult" });
  expect(answer.status).toBe(303);
  expect(await row()).toEqual(before);
  expect(mainOf(await sales.get(address))).toContain("Prea mult");
  const again = await visitor().post(page, { change: "1", answer: "accepted", note: "" });
  expect(again.status).toBe(409);
  expect(mainOf(again)).toContain("s-a răspuns deja");
});

test("by phone with a note, taken back, and applied where nobody has to be asked", async () => {
  const phone = await placed();
  const bare = await phone.change({ "quantity-0": "2" }, "phone");
  expect(bare.status).toBe(422);
  const kept = await phone.drawn();
  const heard = await sales.post(phone.address, {
    ...kept,
    intent: "phone",
    phoneNote: "A zis da",
  });
  expect([heard.status, heard.location]).toEqual([303, `/admin/comenzi/${phone.number}`]);
  expect(mainOf(await sales.get(`/admin/comenzi/${phone.number}`))).toContain("A zis da");

  const back = await placed();
  await back.change({ "quantity-0": "2" }, "send");
  await sales.post(back.address, { intent: "withdraw", change: "1" });
  expect(mainOf(await visitor().get(back.page))).toContain("retras propunerea");

  const less = await placed();
  const applied = await less.change({ discount: "100" }, "apply");
  expect(applied.status).toBe(303);
  expect((await less.row()).total_bani).toBe(less.total_bani - 100_00);
});

test("a piece of the catalogue, one in words and other sizes come along, each at its price", async () => {
  const { address, drawn, lines } = await placed([[pieces.wardrobe, 1, sized]]);
  const search = await sales.get(`${address}?produs=${encodeURIComponent("Birou")}`);
  const add = search.page.querySelector("button[value^='add:']")!.getAttribute("value")!;
  await sales.post(address, { ...(await drawn()), intent: add });
  const words = {
    "name-2": "Poliță din rest",
    "quantity-2": "3",
    "price-2": "90",
    "days-2": "5–9",
    "kind-2": "ready-made",
  };
  const before = await drawn();
  const wider = { "sizes-0": "1250 × 2000 × 600" };
  const kept = await sales.post(address, { ...before, ...words, ...wider, intent: "keep" });
  expect(kept.status).toBe(303);
  const after = await drawn();
  expect(after["sizes-0"]).toBe("1250 × 2000 × 600");
  expect(Number(after["price-0"]!.replace(",", "."))).toBeGreaterThan(
    lines[0]!.unit_price_bani / 100,
  );
  const page = mainOf(await sales.get(address));
  expect(page).toContain("3 × Poliță din rest");
  expect(page).toContain("Costă mai mult");
});

test("what is wrong is said beside its field, with all that was typed", async () => {
  const { address, drawn, lines } = await placed([[pieces.wardrobe, 1, sized]]);
  const fields = await drawn();
  for (const [typed, message] of [
    [{ "quantity-0": "multe" }, "0"],
    [{ "price-0": "" }, "sumă"],
    [{ "sizes-0": "mare" }, "trei lungimi"],
    [{ "sizes-0": "9 × 9 × 9" }, ""],
    [{ discount: "x" }, ""],
    [{ add: "https://example.com/" }, ""],
    [{ "name-1": "P", "quantity-1": "1", "price-1": "5" }, "zile"],
    [{ discount: lei(lines[0]!.unit_price_bani * 9) }, "Reducerea este mai mare"],
  ] as const) {
    const answer = await sales.post(address, {
      ...fields,
      ...typed,
      note: "Păstrat",
      intent: "keep",
    });
    expect(answer.status, JSON.stringify(typed)).toBe(422);
    expect(mainOf(answer)).toContain(message);
    for (const [name, value] of Object.entries(typed)) {
      const control = answer.page.querySelector(`[name="${name}"]`);
      expect(control?.getAttribute("value"), name).toBe(value);
    }
  }
});

test("what was not looked at is not sent; who is slower sees what the other wrote", async () => {
  const { address, drawn, row, total_bani } = await placed();
  const fields = await drawn();
  const unseen = await sales.post(address, { ...fields, "quantity-0": "3", intent: "send" });
  expect([unseen.status, unseen.location]).toEqual([303, address]);
  expect(mainOf(await sales.get(address))).not.toContain("așteaptă răspunsul");
  const slower = await sales.post(address, { ...fields, "quantity-0": "5", intent: "keep" });
  expect(slower.status).toBe(409);
  const rows = slower.page.querySelectorAll("main [role=alert] tbody tr").map(({ text }) => text);
  expect(rows.some((text) => text.includes("3 ×") && text.includes("5 ×"))).toBe(true);
  expect((await row()).total_bani).toBe(total_bani);
});

test("of an order of as many lines as a cart takes one is taken out, and no other goes with it", async () => {
  const { id, address, drawn, change } = await placed();
  const line = db.selectFrom("order_lines").selectAll().where("order_id", "=", id);
  const row = await line.executeTakeFirstOrThrow();
  for (let at = 1; at < MOST_LINES; at += 1) {
    const other = { ...row, id: randomUUID(), display_order: at };
    await db.insertInto("order_lines").values(other).execute();
  }
  const at = MOST_LINES - 2;
  const sent = await change({ [`quantity-${at}`]: "0" }, "send");
  expect([sent.status, sent.location]).toEqual([303, address]);
  const { page } = await sales.get(address);
  expect(page.querySelectorAll("main .line-through")).toHaveLength(1);
  await sales.post(address, { intent: "withdraw", change: "1" });
  const fields = await drawn();
  const twice = { [`id-${at}`]: fields["id-0"]! };
  const answer = await sales.post(address, { ...fields, ...twice, intent: "keep" });
  expect(answer.status).toBe(409);
  expect(mainOf(answer)).toContain("nu mai sunt cele ale comenzii");
});

test("a draft older than its validity is kept and applied with the usual days from today", async () => {
  const { id, change, row, total_bani, address, drawn } = await placed();
  await sales.post(address, { ...(await drawn()), discount: "100", intent: "keep" });
  const kept = db.selectFrom("order_changes").selectAll().where("order_id", "=", id);
  const { draft } = await kept.executeTakeFirstOrThrow();
  const old = draft.replace(/"valid_until":"[^"]*"/, '"valid_until":"2020-01-01"');
  await db.updateTable("order_changes").set({ draft: old }).where("order_id", "=", id).execute();
  expect((await change({}, "apply")).status).toBe(303);
  expect((await row()).total_bani).toBe(total_bani - 100_00);
});

test("a button that names no piece of the catalogue adds none", async () => {
  const { address, drawn } = await placed();
  for (const about of ["dormitoare/abc", "dormitoare/1.5", "dormitoare/99999999999"]) {
    const answer = await sales.post(address, { ...(await drawn()), intent: `add:${about}` });
    expect(answer.status, about).toBe(400);
  }
});

test("a proposal for an order that allows no change any more has no way to accept it, on neither page", async () => {
  const { id, address, page, change } = await placed();
  await change({ "quantity-0": "2" }, "send");
  const buttons = async () => {
    const [customers, staffs] = [await visitor().get(page), await sales.get(address)];
    return [
      ...customers.page.querySelectorAll("#schimbare [name=answer]"),
      ...staffs.page.querySelectorAll("main [name=intent]"),
    ].map((button) => button.getAttribute("value"));
  };
  expect(await buttons()).toEqual(["accepted", "declined", "accept", "decline", "withdraw"]);
  await db.updateTable("orders").set({ status: "in_delivery" }).where("id", "=", id).execute();
  expect(await buttons()).toEqual(["withdraw"]);
  expect(mainOf(await visitor().get(page))).toContain("nu se mai poate schimba");
  expect(mainOf(await sales.get(address))).toContain("sunt pe drum");
});

test("delivered, cancelled, on its way: the page says why nothing changes, and a post does not either", async () => {
  const { address, drawn, number } = await placed();
  const fields = await drawn();
  for (const [status, words] of [
    ["in_delivery", "sunt pe drum"],
    ["delivered", "nu se mai schimbă"],
    ["cancelled", "nu se mai schimbă"],
  ] as const) {
    await db.updateTable("orders").set({ status }).where("number", "=", number).execute();
    expect(mainOf(await sales.get(address))).toContain(words);
    const answer = await sales.post(address, { ...fields, "quantity-0": "2", intent: "keep" });
    expect(answer.status).toBe(409);
    expect(mainOf(answer)).toContain(words);
  }
  expect((await sales.get("/admin/comenzi/AM-2026-999999/schimbare")).status).toBe(404);
});

test("a piece in words that comes to an order may have a rate of VAT of its own, and the difference says so", async () => {
  const { address, page, change, row } = await placed();
  const before = await row();
  const words = {
    "name-1": "Carte de întreținere",
    "quantity-1": "1",
    "price-1": "111",
    "days-1": "3-5",
    "kind-1": "ready-made",
  };
  const wrong = await sales.post(address, { ...words, "vat-1": "12", intent: "keep" });
  expect(wrong.status).toBe(422);
  expect((await change({ ...words, "vat-1": "11" }, "send")).status).toBe(303);
  for (const shown of [await sales.get(address), await visitor().get(page)]) {
    expect(mainOf(shown)).toContain("TVA (11 %)");
  }
  await visitor().post(page, { change: "1", answer: "accepted", note: "" });
  const after = await row();
  expect(after.total_bani - before.total_bani).toBe(111_00);
  expect(after.subtotal_bani - before.subtotal_bani).toBe(100_00);
  expect(mainOf(await visitor().get(page))).toContain("TVA (11 %)");
});

test("who takes a piece out is told first that the drawings go along which its customer was sent", async () => {
  const { id, address, change, lines } = await placed([
    [pieces.wardrobe, 1, sized],
    [pieces.bed, 1],
  ]);
  const wardrobe = lines.findIndex(({ design }) => design !== null);
  const warning = "Desenele trimise clientului se șterg";
  await sales.post(address, {
    ...(await fieldsOfMain()),
    [`quantity-${wardrobe}`]: "0",
    intent: "keep",
  });
  expect(mainOf(await sales.get(address))).not.toContain(warning);
  await approveDrawings(db, id);
  expect(mainOf(await sales.get(address))).toContain(
    `${warning} odată cu piesa: ${lines[wardrobe]!.name} (1)`,
  );
  const taken = await change(
    { [`quantity-${wardrobe}`]: "0", phoneNote: "Nu îl mai vrea." },
    "phone",
  );
  expect(taken.status).toBe(303);
  const left = await db
    .selectFrom("order_lines")
    .select("name")
    .where("order_id", "=", id)
    .execute();
  expect(left).toHaveLength(1);

  async function fieldsOfMain() {
    return fieldsOf(await sales.get(address), "main form");
  }
});
