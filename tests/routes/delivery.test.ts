import { expect, test } from "vitest";

import { addDays, today } from "~/platform/format/dates";
import { changeSettings, defaultSettings } from "~/platform/settings/settings.server";

import { CHECKOUT, fillAndReview, REVIEW } from "../checkout-form";
import { addCategory, addProduct } from "../memory-database";
import { textOf, toastOf, type Answer, type Visitor } from "../visitor";
import { buyer } from "../world";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator", email: "sef@example.com" });
const seller = await signedIn({ role: "sales", email: "vanzari@example.com" });

const cheap = { categoryId: await addCategory(db, "rafturi"), number: 1, priceLei: 500 };
const shelf = await addProduct(db, { ...cheap, stock: 1000 });
const far = { county: "RO-CJ", sector: "", city: "Cluj-Napoca", postalCode: "400001" };
const LIST = "/admin/livrare";
const nextWeek = addDays(today(), 7);

/** Numbers as pages write them have spaces that do not break. */
const plain = (text: string) => text.replace(/\s+/g, " ");
const words = (answer: Answer) => plain(mainOf(answer));

async function withShelf(): Promise<Visitor> {
  const buying = visitor();
  await buying.post("/cos", { intent: "add", productId: shelf });
  return buying;
}

async function ordered(changes: Record<string, string>): Promise<{ page: string; desk: string }> {
  const buying = await withShelf();
  const sent = await buying.post(REVIEW, await fillAndReview(buying, { ...buyer, ...changes }));
  const page = sent.location ?? "";
  const token = page.slice("/comanda/".length);
  const row = db.selectFrom("orders").select("number").where("token", "=", token);
  return { page, desk: `/admin/comenzi/${(await row.executeTakeFirstOrThrow()).number}` };
}

test("the cart says what transport to a place costs, without script and without an order", async () => {
  const buying = await withShelf();
  const ask = async (query: string) => words(await buying.get(`/cos?${query}`));
  expect(await ask("")).toContain("Livrăm în București, Ilfov, Giurgiu");
  const near = await ask("judet=RO-IF&cod=077190");
  expect(near).toContain("Zona „București și Ilfov”: 150 Lei TVA inclus");
  expect(near).toContain("Livrarea întregii comenzi: cel mult 30 de zile");
  expect(await ask("judet=RO-CJ&cod=400001")).toContain("după o ofertă de transport");
  for (const [query, error] of [
    ["judet=&cod=", "Completează „Codul poștal”"],
    ["judet=RO-IF&cod=12", "Codul poștal: Codul poștal are 6 cifre"],
    ["judet=XX&cod=077190", "Județul: Alege județul"],
    ["cod=%00", "Județul: Alege județul"],
  ] as const) {
    expect(await ask(query)).toContain(error);
  }
});

test("the page to be read shows zone, days, carrying and the total with them; the order keeps them", async () => {
  const buying = await withShelf();
  const typed = { ...buyer, carrying: "stairs", floor: "3", assembly: "yes" };
  const form = await fillAndReview(buying, typed);
  const review = words(await buying.get(REVIEW));
  for (const part of [
    "Transport în zona „București și Ilfov” 150 Lei",
    "Livrarea întregii comenzi: cel mult 30 de zile",
    "Dus pe scări la etajul 3 120 Lei",
    "Montaj 200 Lei",
    "Total 970 Lei",
  ]) {
    expect(review).toContain(part);
  }
  const { location } = await buying.post(REVIEW, form);
  const order = words(await buying.get(location ?? ""));
  expect(order).toContain("Dus pe scări la etajul 3 120 Lei");
  expect(order).toContain("Total 970 Lei");
});

test("a floor that is none and a service that is not offered are refused beside their fields", async () => {
  const buying = await withShelf();
  for (const floor of ["", "0", "31", "etaj"]) {
    const typed = { ...buyer, carrying: "lift", floor, notes: "lângă parc" };
    const answer = await buying.post(CHECKOUT, typed);
    expect(answer.status).toBe(422);
    expect(descriptionOf(answer.page, controlOf(answer.page, "floor"))).toContain("de la 1 la 30");
    expect(valueOf(controlOf(answer.page, "notes"))).toBe("lângă parc");
  }
  const made = await buying.post(CHECKOUT, { ...buyer, deliveryMethod: "drona" });
  expect(made.status).toBe(422);
});

test("who comes for it sees the showroom, pays no transport and needs no other address", async () => {
  const { page } = await ordered({ deliveryMethod: "pickup", isDeliveredElsewhere: "on" });
  const text = words(await visitor().get(page));
  expect(text).toContain("Ridici comanda din Strada Tâmplarilor 18, București");
  expect(text).toContain("Total 500 Lei");
});

test("outside all zones an order waits for an offer, which its customer accepts by a post alone", async () => {
  const { page, desk } = await ordered(far);
  const waiting = words(await visitor().get(page));
  expect(waiting).toContain("Comanda așteaptă oferta de transport");
  expect(waiting).toContain("Totalul nu cuprinde transportul");
  expect(waiting).not.toContain("IBAN");
  expect(words(await seller.get("/admin"))).toContain("așteaptă o ofertă de transport");
  expect(words(await seller.get("/admin/comenzi?stare=transport"))).toContain(desk.slice(15));

  const confirmButton = async () =>
    (await seller.get(desk)).page.querySelector("#stare button[value=confirmed]");
  expect(await confirmButton()).toBeNull();
  const confirmed = await seller.post(desk, { from: "new", to: "confirmed" });
  expect([confirmed.status, words(confirmed).includes("nu se poate confirma")]).toEqual([
    409,
    true,
  ]);

  const offer = { intent: "quote-transport", drawn: "0" };
  const typed = { price: "abc", days: "9-5", validUntil: "2020-01-01" };
  const refused = await seller.post(desk, { ...offer, ...typed });
  expect(refused.status).toBe(422);
  expect(valueOf(controlOf(refused.page, "price"))).toBe("abc");
  const good = { ...offer, price: "300", days: "4-6", validUntil: nextWeek };
  expect(toastOf((await seller.submit(desk, good)).page)).toContain("Oferta de transport");

  const shown = await visitor().get(page);
  expect(words(shown)).toContain("Totalul comenzii cu transport 800 Lei");
  const quote = shown.page.querySelector("[name=quote]")?.getAttribute("value") ?? "";
  // To look changes nothing, however often.
  await visitor().get(`${page}?answer=accepted&quote=${quote}`);
  expect(words(await visitor().get(page))).toContain("Accept oferta de transport");
  const wrong = await visitor().post(page, { answer: "accepted", quote: "7" });
  expect([wrong.status, words(wrong).includes("altă ofertă")]).toEqual([409, true]);
  const answered = await visitor().submit(page, { answer: "accepted", quote });
  expect(words(answered)).toContain("Ai acceptat oferta de transport");
  expect(words(answered)).toContain("Total 800 Lei");
  const late = await visitor().post(page, { answer: "declined", quote });
  expect([late.status, words(late).includes("Ai răspuns deja")]).toEqual([409, true]);
  expect(await confirmButton()).not.toBeNull();
  expect((await seller.post(desk, { from: "new", to: "confirmed" })).status).toBe(303);
});

/** The fields of a page's only form in the main part. */
function drawn({ page }: Answer): Record<string, string> {
  const controls = page.querySelectorAll("main form input:not([type=checkbox])");
  return Object.fromEntries(controls.map((one) => [one.getAttribute("name")!, valueOf(one)]));
}

test("zones are added, changed and deleted by the administrator; what is wrong stands beside its field", async () => {
  const form = drawn(await admin.get(`${LIST}/nou`));
  const zone = { ...form, name: "Cluj", price: "400", freeFrom: "", days: "5-8", isActive: "on" };
  const placeless = await admin.post(`${LIST}/nou`, zone);
  expect(placeless.status).toBe(422);
  expect(descriptionOf(placeless.page, controlOf(placeless.page, "postcodes"))).toContain(
    "cel puțin un județ",
  );
  const wrong = {
    ...zone,
    postcodes: "abc",
    price: "-1",
    freeFrom: "x",
    days: "8-5",
    position: "",
  };
  const refused = await admin.post(`${LIST}/nou`, { ...wrong, counties: "RO-CJ" });
  expect(refused.status).toBe(422);
  for (const name of ["postcodes", "price", "freeFrom", "days", "position"]) {
    expect(controlOf(refused.page, name).getAttribute("aria-invalid"), name).toBe("true");
  }
  expect(refused.page.querySelector("[value=RO-CJ]")?.hasAttribute("checked")).toBe(true);
  expect((await admin.post(`${LIST}/nou`, { ...zone, counties: "RO-CJ" })).location).toBe(LIST);
  expect(words(await (await withShelf()).get("/cos?judet=RO-CJ&cod=400001"))).toContain(
    "Zona „Cluj”: 400 Lei",
  );
  const taken = await admin.post(`${LIST}/nou`, { ...zone, counties: "RO-CJ" });
  expect(descriptionOf(taken.page, controlOf(taken.page, "name"))).toContain("Există deja");

  const row = db.selectFrom("delivery_zones").select("id").where("name", "=", "Cluj");
  const { id } = await row.executeTakeFirstOrThrow();
  const known = drawn(await admin.get(`${LIST}/${id}`));
  const changed = { ...known, counties: "RO-CJ", price: "450", isActive: "on" };
  expect((await admin.post(`${LIST}/${id}`, changed)).location).toBe(LIST);
  const stale = await admin.post(`${LIST}/${id}`, { ...changed, price: "500" });
  expect([stale.status, textOf(stale.page.querySelector("[role=alert]"))]).toEqual([
    409,
    expect.stringContaining("450"),
  ]);

  const question = drawn(await admin.get(`${LIST}/${id}/stergere`));
  expect((await admin.post(`${LIST}/${id}/stergere`, { version: "1" })).status).toBe(409);
  expect((await admin.post(`${LIST}/${id}/stergere`, question)).location).toBe(LIST);
  expect((await admin.get(`${LIST}/${id}`)).status).toBe(404);
});

test("a price that changed while the page was read asks again", async () => {
  const buying = await withShelf();
  const form = await fillAndReview(buying, buyer);
  await db
    .updateTable("delivery_zones")
    .set({ price_bani: 170_00 })
    .where("position", "=", 1)
    .execute();
  const refused = await buying.post(REVIEW, form);
  expect([refused.status, words(refused).includes("s-au schimbat de când")]).toEqual([409, true]);
  expect(words(refused)).toContain("Total 670 Lei");
  const checkoutToken = valueOf(controlOf(refused.page, "checkoutToken"));
  expect((await buying.post(REVIEW, { ...form, checkoutToken })).status).toBe(303);
});

test("services that are no longer offered are not asked for, and refused where they were chosen", async () => {
  const form = drawn(await admin.get(LIST));
  const wrong = await admin.post(LIST, { ...form, lift: "x" });
  expect(descriptionOf(wrong.page, controlOf(wrong.page, "lift"))).toContain("lei");
  expect((await admin.post(LIST, { ...form, lift: "", assembly: "" })).location).toBe(LIST);
  const buying = await withShelf();
  const page = words(await buying.get(CHECKOUT));
  expect([page.includes("La etaj, pe scări"), page.includes("Cu montaj")]).toEqual([true, false]);
  const refused = await buying.post(CHECKOUT, { ...buyer, assembly: "yes" });
  expect([refused.status, words(refused).includes("Nu oferim acest serviciu")]).toEqual([
    422,
    true,
  ]);
});

test("only the administrator edits zones", async () => {
  expect((await seller.get(LIST)).location).not.toBeNull();
  expect((await seller.post(`${LIST}/nou`, { name: "Eu" })).status).not.toBe(200);
  expect(await db.selectFrom("delivery_zones").selectAll().execute()).toHaveLength(2);
});

test("product, contact, terms and assistant name the area, in each language's way", async () => {
  const area = "București, Ilfov, Giurgiu, Călărași, Ialomița, Prahova";
  for (const path of ["/produse/birouri/1", "/contact", "/termeni"]) {
    expect(words(await visitor().get(path)), path).toContain(`Livrăm în ${area} și Dâmbovița.`);
    const english = words(await visitor().get(`${path}?lng=en`));
    expect(english, path).toContain(`We deliver in ${area}, and Dâmbovița.`);
  }
  const asking = visitor();
  const answer = await asking.submit("/asistent", { message: "Unde livrați?" });
  expect(words(answer)).toContain(`Livrăm în ${area}`);
});

test("a new sum for free delivery and a new address are on every page, and in the terms that the next order accepts", async () => {
  const order = async () => {
    const { page } = await ordered({});
    const { terms_text_id: terms } = await db
      .selectFrom("orders")
      .select("terms_text_id")
      .where("token", "=", page.slice("/comanda/".length))
      .executeTakeFirstOrThrow();
    return `/texte-acceptate/${terms}`;
  };
  const before = await order();
  expect(words(await visitor().get(before))).toContain("2000 Lei");
  await db.updateTable("delivery_zones").set({ free_from_bani: 9_000_00 }).execute();
  await changeSettings(
    "general",
    { ...defaultSettings.general, address: "Strada Palat 3, Iași" },
    db,
  );

  const asked = await visitor().submit("/asistent", { message: "Cât costă livrarea?" });
  const pages = ["/", "/produse/birouri/1", "/termeni", "/despre", "/contact", "/cos"];
  for (const path of pages) {
    const text = (await visitor().get(path)).text.replace(/\s+/g, " ");
    expect(text, path).not.toMatch(/2\.?000 Lei|Tâmplarilor/);
    // No provider is set up.
    expect(text, path).not.toMatch(/(?:plat[ăa]|plătești) cu cardul/i);
  }
  expect(words(asked)).toContain("9000 Lei");
  expect(words(asked)).not.toMatch(/2\.?000 Lei|cardul/);
  for (const path of ["/produse/birouri/1", "/termeni"]) {
    expect(words(await visitor().get(path)), path).toContain("9000 Lei");
  }
  for (const path of ["/", "/contact", "/termeni"]) {
    expect((await visitor().get(path)).text, path).toContain("Strada Palat 3, Iași");
  }
  const after = await order();
  expect(after).not.toBe(before);
  expect(words(await visitor().get(after))).toContain("9000 Lei");
  expect(words(await visitor().get(before))).toContain("2000 Lei");
});
