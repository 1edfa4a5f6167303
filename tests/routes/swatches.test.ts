import { expect, test } from "vitest";

import { fillAndReview, REVIEW } from "../checkout-form";
import { placeSwatches } from "../orders-placed";
import { toastOf, type Answer, type Visitor } from "../visitor";
import { buyer, buyerDetails, paidToday, pieceId, pieces } from "../world";
import { fieldsOf } from "./forms-drawn";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const seller = await signedIn({ role: "sales", email: "vanzari@example.com" });
const workshop = await signedIn({ role: "workshop", email: "atelier@example.com" });
const PAGE = "/mostre";
const DESK = "/admin/mostre";
const words = (answer: Answer) => mainOf(answer).replace(/\s+/g, " ");
const six = ["pal-alb", "pal-stejar-sonoma", "pal-nuc", "mdf-lucios", "pal-gri-modern", "mdf-mat"];

const choose = (somebody: Visitor, ids: string[]) =>
  somebody.post(
    PAGE,
    ids.map((id): [string, string] => ["swatch", id]),
  );

const tickedOn = ({ page }: Answer) =>
  page.querySelectorAll("main [name=swatch][checked]").map((box) => box.getAttribute("value"));

const setStock = (id: string, stock: number) =>
  db.updateTable("swatches").set({ stock }).where("material_id", "=", id).execute();

test("all decors that have swatches are offered with what they cost, and go into the cart by one form", async () => {
  const ana = visitor();
  const page = await ana.get(PAGE);
  expect(page.page.querySelectorAll("main [name=swatch]")).toHaveLength(6);
  expect(words(page)).toContain("O mostră 5 Lei TVA inclus");
  expect(words(page)).toContain("oriunde în România 20 Lei TVA inclus");
  expect(page.page.querySelector("main [checked]")).toBeNull();
  const sent = await choose(ana, ["pal-nuc", "mdf-mat"]);
  expect([sent.status, sent.location]).toEqual([303, "/cos"]);
  const cart = await ana.get("/cos");
  expect(toastOf(cart.page)).toContain("Mostrele sunt în coș");
  expect(cart.page.querySelectorAll("main [name=quantity]:not([type=hidden])")).toHaveLength(0);
  expect(words(cart)).toContain(
    "Mostrele fără mobilă pleacă prin poștă oriunde în România, la 20 Lei",
  );
  expect(words(cart)).toContain("Total 10 Lei");
  const again = await ana.get(PAGE);
  expect(again.page.querySelectorAll("main [name=swatch]")).toHaveLength(4);
  expect(words(again)).toContain("Poți alege cel mult 3 mostre");
});

test("what cannot be is refused beside the choice, with all ticks as they were", async () => {
  const ana = visitor();
  const refused = async (ids: string[], why: string) => {
    const answer = await choose(ana, ids);
    expect(answer.status).toBe(422);
    const group = answer.page.querySelector("main fieldset")!;
    expect(group.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(answer.page, group)).toContain(why);
    expect(answer.page.querySelector("main [role=alert] a")?.getAttribute("href")).toBe(
      "#swatches",
    );
    expect(tickedOn(answer).sort()).toEqual([...ids].filter((id) => six.includes(id)).sort());
    expect(ana.cookie("cart")).toBeUndefined();
  };
  await refused([], "Bifează cel puțin un decor");
  await refused(six, "cel mult 5 mostre");
  await refused(["pal-alb", "nu-exista"], "nu mai are mostre");
  await refused(["<script>"], "nu mai are mostre");
  await setStock("pal-alb", 0);
  const gone = await choose(ana, ["pal-alb", "pal-nuc"]);
  expect(gone.status).toBe(422);
  expect(words(gone)).toContain("S-au terminat mostrele din:");
  expect(tickedOn(gone)).toEqual(["pal-nuc"]);
  expect(words(gone)).toContain("momentan epuizată");
  await setStock("pal-alb", 20);

  await choose(ana, six.slice(0, 2));
  const more = await choose(ana, six.slice(2));
  expect(words(more)).toContain("în coș ai deja 2");
  expect(tickedOn(more)).toHaveLength(4);
  expect((await choose(ana, Array<string>(5_000).fill("x"))).status).toBe(422);
});

test("a page without swatches says so, and nothing leads to it", async () => {
  const made = `${pieces.bed.path}?fila=personalizare`;
  const planner = async (at: Visitor) => {
    const form = { kind: "wardrobe", where: "free", width: "2000", height: "2400", depth: "600" };
    const { location } = await at.post("/proiecteaza", {
      ...form,
      skirting: "0",
      walls: "none",
      way: "none",
    });
    return at.get(location!.replace(/pas=\w+/, "pas=aspect"));
  };
  const linksTo = ({ page }: Answer) => page.querySelectorAll(`main a[href="${PAGE}"]`).length;
  expect(linksTo(await visitor().get(made))).toBe(1);
  expect(linksTo(await visitor().get(pieces.bed.path))).toBe(0);
  expect(linksTo(await planner(visitor()))).toBe(1);
  const kept = await db.selectFrom("swatches").selectAll().execute();
  await db.deleteFrom("swatches").execute();
  expect(words(await visitor().get(PAGE))).toContain("Acum nu avem mostre de trimis");
  expect(linksTo(await visitor().get(made))).toBe(0);
  expect(linksTo(await planner(visitor()))).toBe(0);
  await db.insertInto("swatches").values(kept).execute();
});

test("swatches are ordered like anything else, by post, and their code comes when they are sent", async () => {
  const ana = visitor();
  await choose(ana, six.slice(0, 3));
  const checkout = await ana.get("/finalizare-comanda");
  expect(words(checkout)).toContain("Cum primești mostrele");
  expect(checkout.page.querySelector("main [name=carrying]")).toBeNull();
  const carried = await ana.post("/finalizare-comanda", { ...buyer, carrying: "lift", floor: "3" });
  expect(carried.status).toBe(422);
  const form = await fillAndReview(ana, buyer);
  expect(words(await ana.get(REVIEW))).toContain("Total 35 Lei");
  const sent = await ana.post(REVIEW, form);
  const address = sent.location!;
  const order = words(await ana.get(address));
  expect(order).toContain("Prețul mostrelor, înapoi Când mostrele sunt trimise și plătite");
  expect(order).toContain("Transport 20 Lei TVA inclus");
  expect(order).not.toContain("Producția");

  const { number } = await db
    .selectFrom("orders")
    .select("number")
    .where("token", "=", address.split("/")[2]!)
    .executeTakeFirstOrThrow();
  const desk = `/admin/comenzi/${number}`;
  await seller.post(desk, { from: "new", to: "confirmed" });
  const drawn = await seller.get(desk);
  const formToken = valueOf(controlOf(drawn.page, "formToken"));
  const paid = { intent: "pay", ...paidToday, method: "bank_transfer", amount: "35", formToken };
  await seller.post(desk, paid);
  expect(words(await seller.get(desk))).toContain("Mostrele pot fi trimise");
  await seller.post(DESK, { intent: "send", number });
  expect(words(await ana.get(address))).toMatch(/Codul [A-Z0-9]{10} scade 15 Lei TVA inclus/);
  expect(words(await seller.get(desk))).toMatch(/Prețul mostrelor: codul [A-Z0-9]{10}, 15,00 RON/);
  const told = db.selectFrom("outbox").select("text").where("text", "like", "%scade 15 Lei%");
  expect(await told.execute()).toHaveLength(1);
});

test("a code of another is refused when it is ordered with, which goes on without it", async () => {
  const order = await placeSwatches(db, ["pal-nuc"], {
    details: { ...buyerDetails, email: "unu@example.com" },
  });
  const { number } = order;
  await db
    .updateTable("orders")
    .set((eb) => ({ status: "confirmed", paid_bani: eb.ref("total_bani") }))
    .where("number", "=", number)
    .execute();
  await seller.post(DESK, { intent: "send", number });
  const { code } = await db
    .selectFrom("discounts")
    .innerJoin("swatch_credits", "swatch_credits.discount_id", "discounts.id")
    .select("code")
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  const dan = visitor();
  await dan.post("/cos", { intent: "add", productId: await pieceId(db, pieces.bed) });
  expect((await dan.post("/cos", { intent: "discount", code })).status).toBe(303);
  // Whose it is, is told to nobody who only typed an address.
  const typed = { ...buyer, email: "doi@example.com", notes: "la poartă" };
  const form = await fillAndReview(dan, typed);
  const refused = await dan.post(REVIEW, form);
  expect(refused.status).toBe(409);
  expect(words(refused)).toContain(`Codul ${code} nu poate fi folosit la această comandă`);
  expect(words(refused)).toContain("la poartă");
  const without = await dan.submit(REVIEW, { ...form, withoutCode: "yes" });
  expect(words(without)).not.toContain(code);
});

test("the desk and the workshop see what to send, without prices, and mark it once", async () => {
  await db
    .deleteFrom("orders")
    .execute()
    .catch(() => undefined);
  const { number, token } = await placeSwatches(db, ["pal-nuc", "mdf-mat"]);
  await db
    .updateTable("orders")
    .set({ status: "confirmed" })
    .where("number", "=", number)
    .execute();
  const list = words(await workshop.get(DESK));
  expect(list).toContain(number);
  expect(list).not.toContain("Ileana Țăranu");
  expect(list).not.toMatch(/Lei|RON/);
  expect(list).not.toContain(buyer.phone);
  expect(words(await seller.get(DESK))).toContain("Ileana Țăranu");
  expect((await workshop.get(`${DESK}/etichete`)).location).toBe("/");
  const labels = words(await seller.get(`${DESK}/etichete`));
  expect(labels).toContain("Strada Școlii nr. 7, bl. B2, ap. 14");
  expect(labels).toContain(number);
  expect(labels).not.toMatch(/Lei|RON/);

  const sent = await workshop.submit(DESK, { intent: "send", number });
  expect(toastOf(sent.page)).toContain(number);
  expect(words(sent)).not.toContain(number);
  const { status } = await db
    .selectFrom("orders")
    .select("status")
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  expect(status).toBe("in_delivery");
  const twice = await seller.post(DESK, { intent: "send", number });
  expect(twice.status).toBe(409);
  expect(words(twice)).toContain(`Comanda ${number} nu mai așteaptă mostre`);
  expect((await seller.post(DESK, { intent: "send", number: "AM-1-1" })).status).toBe(404);
  expect((await seller.post(DESK, { intent: "burn" })).status).toBe(400);
  expect((await visitor().post(DESK, { intent: "send", number })).location).toContain(
    "/autentificare",
  );
});

test("swatches are counted beside their decor; a number or a sale in between is not lost", async () => {
  const count = (stock: string, seen: string, decor = "pal-nuc") =>
    workshop.post(DESK, { intent: "set-stock", decor, stock, seen });
  const left = async () =>
    (
      await db.selectFrom("swatches").select("stock").where("material_id", "=", "pal-nuc").execute()
    )[0]?.stock;
  await setStock("pal-nuc", 20);
  for (const typed of ["abc", "-1", "10001", "9".repeat(30)]) {
    const refused = await count(typed, "20");
    expect([typed, refused.status]).toEqual([typed, 422]);
    const field = refused.page.querySelector("#stock-pal-nuc")!;
    expect(valueOf(field)).toBe(typed);
    expect(descriptionOf(refused.page, field)).toContain("de la 0 la 10000");
  }
  expect((await count("7", "20")).status).toBe(303);
  expect(await left()).toBe(7);
  await setStock("pal-nuc", 6);
  const stale = await count("30", "7");
  expect(stale.status).toBe(409);
  const field = stale.page.querySelector("#stock-pal-nuc")!;
  expect(valueOf(field)).toBe("30");
  expect(descriptionOf(stale.page, field)).toContain("acum: 6");
  expect(await left()).toBe(6);
  expect((await count("30", "6")).status).toBe(303);
  expect((await count("", "30")).status).toBe(303);
  expect(await left()).toBeUndefined();
  expect(words(await visitor().get(PAGE))).toContain("Poți alege");
  expect((await visitor().get(PAGE)).page.querySelectorAll("main [name=swatch]")).toHaveLength(5);
  expect((await count("4", "")).status).toBe(303);
  expect((await count("4", "", "nu-exista")).status).toBe(404);
  // A refused count is typed nowhere else.
  expect((await count("abc", "", "nu-exista")).status).toBe(404);
  expect((await visitor().post(DESK, { intent: "set-stock" })).location).toContain(
    "/autentificare",
  );
});

test("the shop's settings say what a swatch and its post cost", async () => {
  const owner = await signedIn({ role: "administrator", email: "sefa@example.com" });
  const address = "/admin/setari?fila=comert";
  const form = fieldsOf(await owner.get(address), "#settings-trade");
  expect(form).toMatchObject({ swatchPrice: "5,00", swatchPostPrice: "20,00" });
  for (const [name, typed] of [
    ["swatchPrice", "0"],
    ["swatchPrice", "gratis"],
    ["swatchPostPrice", "1001"],
    ["swatchPostPrice", "-1"],
  ] as const) {
    const refused = await owner.post(address, { ...form, [name]: typed });
    expect(refused.status).toBe(422);
    const described = descriptionOf(refused.page, controlOf(refused.page, name));
    expect([described, described.includes("Scrie o sumă în lei")]).toEqual([described, true]);
    expect(valueOf(controlOf(refused.page, name))).toBe(typed);
  }
  expect(
    (await owner.post(address, { ...form, swatchPrice: "7,5", swatchPostPrice: "0" })).status,
  ).toBe(303);
  const shown = words(await visitor().get(PAGE));
  expect(shown).toContain("7,50 Lei");
  expect(shown).toContain("gratuit");
});
