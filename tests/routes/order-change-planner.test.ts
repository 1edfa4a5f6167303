import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import type { Design } from "~/furniture/boards/design";
import { findOrderByToken } from "~/sales/orders/order.server";

import { wardrobe } from "../boards/designs";
import { approveDrawings, placePieces, placePlans, wardrobePlan } from "../orders-placed";
import { textOf } from "../visitor";
import { pieces } from "../world";
import { fieldsOf } from "./forms-drawn";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn, visitor } = await openShop();
const sales = await signedIn({ role: "sales", email: "vanzari@example.com" });

/** The worked wardrobe with so many shelves at the right, and other changes. */
function withShelves(count: number, changes: Partial<Design> = {}): string {
  const [left, right] = wardrobe.columns;
  const zones = right!.zones.map((zone) => ({ ...zone, count }));
  return writeDesign({ ...wardrobe, ...changes, columns: [left!, { ...right!, zones }] });
}

async function ordered(language: "ro" | "en" | "fr" = "ro") {
  const order = await placePlans(db, [[wardrobePlan, 1]], { status: "new", language });
  const address = `/admin/comenzi/${order.number}/schimbare`;
  const line = order.lines[0]!.design!.orderLine!.id;
  const drawn = async () => fieldsOf(await sales.get(address), "main form");
  /** What the planner's last step sends for a design, as it was opened from the change. */
  const planned = async (plan: string) => {
    const opened = await sales.post(address, { ...(await drawn()), intent: `planner:${line}` });
    expect(opened.status).toBe(303);
    const at = new URL(opened.location!, "https://shop.invalid");
    at.searchParams.set("d", plan);
    at.searchParams.set("pas", "pret");
    return fieldsOf(await sales.get(at.pathname + at.search), `form[action="${address}"]`);
  };
  const take = async (plan: string) =>
    sales.post(address, { ...(await planned(plan)), intent: `design:${line}` });
  const row = () =>
    db.selectFrom("order_lines").selectAll().where("id", "=", line).executeTakeFirstOrThrow();
  return { ...order, address, page: `/comanda/${order.token}`, line, drawn, planned, take, row };
}

/** How many shelves stand at the right in the piece that an order's change has now. */
async function shelvesOf(drawn: () => Promise<Record<string, string>>) {
  const text = new URLSearchParams((await drawn())["design-0"]).get("d") ?? "";
  return readDesign(text)?.columns[1]?.zones[0]?.count;
}

test("staff open an ordered piece in the planner, which says for which order and leads back", async () => {
  const { number, address, line, drawn } = await ordered();
  const opened = await sales.post(address, {
    ...(await drawn()),
    "quantity-0": "2",
    intent: `planner:${line}`,
  });
  const query = new URL(opened.location!, "https://shop.invalid").searchParams;
  expect([query.get("d"), query.get("pas"), query.get("comanda"), query.get("linie")]).toEqual([
    wardrobePlan,
    "impartirea",
    number,
    line,
  ]);
  // What was typed before is kept.
  expect((await drawn())["quantity-0"]).toBe("2");
  const division = await sales.get(opened.location!);
  expect(mainOf(division)).toContain(`Schimbi o piesă din comanda ${number}.`);
  expect(division.page.querySelector(`a[href="${address}"]`)).not.toBeNull();
  // Whichever step comes next is for the same order still.
  const tabs = division.page.querySelectorAll('a[href^="/proiecteaza?d="]');
  expect(tabs.length).toBeGreaterThan(2);
  for (const tab of tabs) {
    const next = new URL(tab.getAttribute("href")!, "https://shop.invalid").searchParams;
    expect([next.get("comanda"), next.get("linie")]).toEqual([number, line]);
  }
  const fields = fieldsOf(division, "main form[method=post]");
  const step = await sales.post(opened.location!, { ...fields, c1z0count: "6" });
  expect([step.status, step.location]).toEqual([303, expect.stringContaining("lh.rs6_")]);
  expect(step.location).toContain(`comanda=${number}`);
});

test("one more shelf: the difference in boards, money and days goes to the customer, who accepts it", async () => {
  const { id, number, token, address, page, take, row, total_bani } = await ordered();
  await approveDrawings(db, id);
  const before = await row();
  const taken = await take(withShelves(6));
  expect([taken.status, taken.location]).toEqual([303, address]);
  // The workshop's millimetres are staff's; for the customer it is one shelf more.
  const shelves = "Poliță reglabilă: 5 → 6";
  const office = mainOf(await sales.get(address));
  expect(office).toContain("Poliță reglabilă: 5 (472 × 580 × 18 mm) → 6 (472 × 580 × 18 mm)");
  expect(office).not.toContain("Poliță fixă:");
  // Nothing is another before it is accepted.
  expect(await row()).toEqual(before);

  const kept = fieldsOf(await sales.get(address), "main form");
  const sent = await sales.post(address, { ...kept, intent: "send" });
  expect([sent.status, sent.location]).toEqual([303, address]);
  const shown = mainOf(await visitor().get(page));
  expect(shown).toContain(shelves);
  expect(shown).toContain("Rămâne de plată");
  expect(shown).toContain("Livrare");
  const mail = await db
    .selectFrom("outbox")
    .select("text")
    .where("order_id", "=", id)
    .where("subject", "like", "%ce s-ar schimba%")
    .executeTakeFirstOrThrow();
  expect(mail.text).toContain(shelves);

  const answer = await visitor().post(page, { change: "1", answer: "accepted", note: "" });
  expect(answer.status).toBe(303);
  const order = (await findOrderByToken(token, db))!;
  expect(order.total_bani).toBeGreaterThan(total_bani);
  const made = JSON.parse((await row()).configuration) as { plan: string };
  expect(readDesign(made.plan)!.columns[1]!.zones[0]!.count).toBe(6);
  // The drawing that was approved is of another piece: the next one is to be.
  const drawings = mainOf(await sales.get(`/admin/comenzi/${number}/desene`));
  expect(drawings).toContain("Înlocuit");
  expect(drawings).toContain("Producția așteaptă aprobarea");
});

test("a customer reads the boards in their own language", async () => {
  const { address, page, take } = await ordered("en");
  await take(withShelves(4));
  const kept = fieldsOf(await sales.get(address), "main form");
  await sales.post(address, { ...kept, intent: "send" });
  const buyer = visitor();
  await buyer.get("/?lng=en");
  expect(mainOf(await buyer.get(page))).toContain("Adjustable shelf: 5 → 4");
});

test("a customer reads the sizes of other boards in centimetres, in French with a space before the colon", async () => {
  const { address, page, take } = await ordered("fr");
  await take(writeDesign({ ...wardrobe, width: 1050 }));
  await sales.post(address, {
    ...fieldsOf(await sales.get(address), "main form"),
    intent: "send",
  });
  const buyer = visitor();
  await buyer.get("/?lng=fr");
  const shown = mainOf(await buyer.get(page));
  expect(shown).toContain("Dessous : 1 (96,4 × 60 × 1,8 cm) → 1 (101,4 × 60 × 1,8 cm)");
  expect(shown).not.toMatch(/\d×\d/);
});

test("of another decor alone nothing is said of boards: its names say it", async () => {
  const { address, page, take } = await ordered();
  await take(writeDesign({ ...wardrobe, front: "pal-nuc" }));
  const fields = fieldsOf(await sales.get(address), "main form");
  await sales.post(address, { ...fields, intent: "send" });
  const shown = mainOf(await visitor().get(page));
  expect(shown).toContain("înainte:");
  expect(shown).not.toContain("Plăcile rămân");
});

test("other bands alone are a change that both read, and nothing is said of boards", async () => {
  const { address, page, take, row, drawn } = await ordered();
  await take(writeDesign({ ...wardrobe, bands: { body: "pal-nuc", front: "pal-nuc" } }));
  expect((await drawn())["price-0"]).toBe(
    (Number((await row()).unit_price_bani) / 100).toFixed(2).replace(".", ","),
  );
  const fields = fieldsOf(await sales.get(address), "main form");
  await sales.post(address, { ...fields, intent: "send" });
  const shown = mainOf(await visitor().get(page));
  expect(shown).toContain("muchii: PAL Nuc");
  expect(shown).toContain("înainte:");
  expect(shown).not.toContain("Plăcile rămân");
  await visitor().post(page, { change: "1", answer: "accepted", note: "" });
  const made = JSON.parse((await row()).configuration) as { plan: string; bandNames: object };
  expect(readDesign(made.plan)!.bands).toEqual({ body: "pal-nuc", front: "pal-nuc" });
  expect(made.bandNames).toEqual({ body: "PAL Nuc", front: "PAL Nuc" });
});

test("a door hinged elsewhere changes no board, and that is said", async () => {
  const { address, take } = await ordered();
  const [left, right] = wardrobe.columns;
  const zones = [{ ...left!.zones[0]!, front: "right" as const }];
  await take(writeDesign({ ...wardrobe, columns: [{ ...left!, zones }, right!] }));
  expect(mainOf(await sales.get(address))).toContain("Plăcile rămân aceleași");
});

test("other sizes typed after the planner keep what is inside, and back again", async () => {
  const { address, drawn, take } = await ordered();
  await take(withShelves(6));
  const typed = await drawn();
  await sales.post(address, { ...typed, "sizes-0": "1050 × 2200 × 600", intent: "keep" });
  const wider = readDesign(new URLSearchParams((await drawn())["design-0"]).get("d")!)!;
  expect([wider.width, wider.columns[1]!.zones[0]!.count]).toEqual([1050, 6]);
  await sales.post(address, { ...(await drawn()), "sizes-0": "1000 × 2200 × 600", intent: "keep" });
  expect((await drawn())["design-0"]).toBe(typed["design-0"]);
  // Sizes alone go back to what was ordered.
  await take(wardrobePlan);
  await sales.post(address, { ...(await drawn()), "sizes-0": "1050 × 2200 × 600", intent: "keep" });
  expect((await drawn())["design-0"]).not.toBe("");
  await sales.post(address, { ...(await drawn()), "sizes-0": "1000 × 2200 × 600", intent: "keep" });
  expect((await drawn())["design-0"]).toBe("");
});

test("the piece as it was ordered has its price again", async () => {
  const { take, drawn, lines } = await ordered();
  await take(withShelves(6));
  const dearer = (await drawn())["price-0"]!;
  await take(wardrobePlan);
  const again = (await drawn())["price-0"]!;
  expect(again).not.toBe(dearer);
  expect(Number(again.replace(/\./g, "").replace(",", "."))).toBe(lines[0]!.unit_price_bani / 100);
});

test("what a colleague wrote meanwhile is shown beside it, and nothing of theirs is lost", async () => {
  const { address, line, drawn, planned } = await ordered();
  const design = await planned(withShelves(6));
  await sales.post(address, { ...(await drawn()), "quantity-0": "3", intent: "keep" });
  const late = await sales.post(address, { ...design, intent: `design:${line}` });
  expect(late.status).toBe(409);
  expect(mainOf(late)).toContain("3 × Dulap pe măsură");
  expect((await drawn())["quantity-0"]).toBe("3");
  expect((await drawn())["design-0"]).toBe("");
  // What the planner made is kept all the same, beside what the colleague wrote.
  const mine = await sales.post(address, { ...fieldsOf(late, "main form"), intent: "keep" });
  expect([mine.status, mine.location]).toEqual([303, address]);
  expect((await drawn())["quantity-0"]).toBe("3");
  expect(await shelvesOf(drawn)).toBe(6);
});

test("going back in the planner to what was taken before, the piece drawn last is the one that is kept", async () => {
  const { address, line, drawn, planned } = await ordered();
  const first = await planned(withShelves(6));
  await sales.post(address, { ...first, intent: `design:${line}` });
  const dearer = (await drawn())["price-0"];
  const late = await sales.post(address, {
    ...first,
    design: withShelves(7),
    intent: `design:${line}`,
  });
  expect(late.status).toBe(409);
  await sales.post(address, { ...fieldsOf(late, "main form"), intent: "keep" });
  expect(await shelvesOf(drawn)).toBe(7);
  expect((await drawn())["price-0"]).not.toBe(dearer);
});

test("a design that is refused leaves the other sizes of the change as they are", async () => {
  const { address, line, drawn } = await ordered();
  const sizes = "1050 × 2200 × 600";
  await sales.post(address, { ...(await drawn()), "sizes-0": sizes, intent: "keep" });
  const kept = await drawn();
  for (const [design, version, status] of [
    ["nimic", kept.version!, 422],
    [withShelves(6, { width: 1050 }), "0", 409],
  ] as const) {
    const refused = await sales.post(address, { design, version, intent: `design:${line}` });
    expect(refused.status).toBe(status);
    const fields = fieldsOf(refused, "main form");
    expect(fields["sizes-0"]).toBe(sizes);
    await sales.post(address, { ...fields, intent: "keep" });
    expect((await drawn())["sizes-0"]).toBe(sizes);
  }
  expect(await shelvesOf(drawn)).toBe(6);
});

test("a draft that can no longer be made keeps the sizes of its pieces", async () => {
  const { address, drawn } = await ordered();
  const sizes = "1050 × 2200 × 600";
  await sales.post(address, { ...(await drawn()), "sizes-0": sizes, intent: "keep" });
  const white = db.updateTable("materials").where("id", "=", "pal-alb");
  await white.set({ status: "inactive" }).execute();
  const shown = await drawn();
  await white.set({ status: "active" }).execute();
  expect(shown["sizes-0"]).toBe(sizes);
});

test("what cannot be made, a foreign line, and a piece in production are refused", async () => {
  const { id, address, line, drawn } = await ordered();
  const kept = await drawn();
  for (const design of ["", "nimic", writeDesign({ ...wardrobe, width: 9000 })]) {
    const refused = await sales.post(address, { ...kept, design, intent: `design:${line}` });
    expect(refused.status).toBe(422);
  }
  for (const intent of ["design:altul", "design:", "planner:altul", "planner:"]) {
    const answer = await sales.post(address, { ...kept, design: wardrobePlan, intent });
    expect([intent, answer.status]).toEqual([intent, 404]);
  }
  await db.updateTable("orders").set({ status: "in_production" }).where("id", "=", id).execute();
  const working = await sales.get(address);
  expect(working.page.querySelector("button[value^='planner:']")).toBeNull();
  const late = await sales.post(address, {
    ...kept,
    design: withShelves(6),
    intent: `design:${line}`,
  });
  expect([409, 422]).toContain(late.status);
  expect((await drawn())["design-0"]).toBe("");
});

test("a piece of the catalogue is not opened in the planner", async () => {
  await db.updateTable("products").set({ stock_quantity: 50 }).execute();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const { page } = await sales.get(`/admin/comenzi/${order.number}/schimbare`);
  expect(page.querySelector("button[value^='planner:']")).toBeNull();
});

test("who only buys sees no way into an order, and cannot take one", async () => {
  const { number, address, line, row } = await ordered();
  const before = await row();
  const query = `d=${wardrobePlan}&pas=pret&linie=${line}&schimbare=1&comanda=${number}`;
  const [stranger, workshop] = [visitor(), await signedIn({ role: "workshop" })];
  // Staff see it, and nobody after them.
  const staffs = await sales.get(`/proiecteaza?${query}`);
  expect(mainOf(staffs)).toContain(`Schimbi o piesă din comanda ${number}.`);
  for (const somebody of [stranger, workshop]) {
    const seen = await somebody.get(`/proiecteaza?${query}`);
    expect(seen.page.querySelector('form[action^="/admin"], main a[href^="/admin"]')).toBeNull();
    expect(mainOf(seen)).not.toContain(number);
    // It is the planner as anybody knows it, whose piece goes into the cart.
    expect(textOf(seen.page.querySelector("main form .button-primary"))).toBe("Adaugă în coș");
  }
  const fields = fieldsOf(staffs, `form[action="${address}"]`);
  const answer = await stranger.post(address, { ...fields, intent: `design:${line}` });
  expect([302, 303, 403]).toContain(answer.status);
  expect(await row()).toEqual(before);
});

test("an address of the planner leads staff to the change of an order and nowhere else", async () => {
  for (const foreign of [
    "../livrare/x/stergere?",
    "AM-2026-000001/../x",
    "//example.com",
    "AM-2026",
  ]) {
    const query = new URLSearchParams({
      d: wardrobePlan,
      pas: "pret",
      linie: "x",
      comanda: foreign,
    });
    const { page } = await sales.get(`/proiecteaza?${query}`);
    expect(page.querySelector('main form[action^="/admin"], main a[href^="/admin"]')).toBeNull();
    expect(page.querySelector("main form .button-primary")).not.toBeNull();
  }
});

test("drawings lead into the planner too, for sales and where the order may change", async () => {
  const { id, number, line, drawn, take } = await ordered();
  const linkOf = async (who: typeof sales) => {
    const { page } = await who.get(`/admin/comenzi/${number}/desene`);
    return page.querySelectorAll("a").find((link) => /planificator/.test(textOf(link)));
  };
  const query = new URL((await linkOf(sales))!.getAttribute("href")!, "https://shop.invalid")
    .searchParams;
  expect([query.get("d"), query.get("comanda"), query.get("linie")]).toEqual([
    wardrobePlan,
    number,
    line,
  ]);
  // What the change has become already is what the planner goes on from.
  await take(withShelves(6));
  const again = new URL((await linkOf(sales))!.getAttribute("href")!, "https://shop.invalid");
  expect([again.searchParams.get("d"), again.searchParams.get("schimbare")]).toEqual([
    withShelves(6),
    (await drawn()).version,
  ]);
  const workshop = await signedIn({ role: "workshop", email: "atelier@example.com" });
  expect(await linkOf(workshop)).toBeUndefined();
  await db.updateTable("orders").set({ status: "in_production" }).where("id", "=", id).execute();
  expect(await linkOf(sales)).toBeUndefined();
});
