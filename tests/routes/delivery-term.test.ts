import { expect, test } from "vitest";

import { canonicalConfiguration } from "~/furniture/configurator/configuration";
import { addDays, dayOf, formatDay } from "~/platform/format/dates";

import { CHECKOUT, fillAndReview, REVIEW } from "../checkout-form";
import { textOf } from "../visitor";
import { buyer, pieceId, pieces } from "../world";
import { openingForms } from "./forms-drawn";
import {
  controlOf,
  descriptionOf,
  fillInCheckout,
  mainOf,
  order,
  valueOf,
  writeMails,
} from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = openingForms(await signedIn({ role: "administrator" }));
const desk = await pieceId(db, pieces.desk);
const START = "de la prima plată și aprobarea desenului";
// Two to five days from stock and twenty to thirty of making, with the way into the slowest of the zones.
const FROM_STOCK = "Livrare: 2–6 zile";
const MADE = `Livrare: 22–36 de zile ${START}`;

test("the product page says when it comes, from stock and made to order", async () => {
  const text = mainOf(await visitor().get(pieces.desk.path));
  expect(text).toContain(FROM_STOCK);
  expect(text).not.toContain(MADE);
  const madeToOrder = mainOf(await visitor().get(`${pieces.desk.path}?fila=personalizare`));
  expect(madeToOrder).toContain(MADE);
  expect(madeToOrder).not.toContain(FROM_STOCK);
  const english = visitor();
  english.headers["Accept-Language"] = "en";
  expect(mainOf(await english.get(pieces.desk.path))).toContain("Delivery: 2–6 days");
  const none = { delivery_from_days: null, delivery_to_days: null };
  await db.updateTable("products").set(none).where("id", "=", desk).execute();
  expect(mainOf(await visitor().get(pieces.desk.path))).toContain("Livrare: cel mult 30 de zile");
  const own = { delivery_from_days: 2, delivery_to_days: 5 };
  await db.updateTable("products").set(own).where("id", "=", desk).execute();
});

test("search engines are told the days too", async () => {
  const { page } = await visitor().get(pieces.desk.path);
  const data = page
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.text) as { offers?: Record<string, unknown> })
    .find(({ offers }) => offers);
  expect(data?.offers?.deliveryLeadTime).toMatchObject({ minValue: 2, maxValue: 6 });
});

test("in a mixed cart every line has its term, and the slowest decides, to the mail", async () => {
  const ana = visitor();
  await ana.post("/cos", { intent: "add", productId: desk });
  const design = {
    material: "pal-alb",
    handle: "metal",
    width: 120,
    height: 75,
    depth: 60,
  } as const;
  const fields = Object.fromEntries(new URLSearchParams(canonicalConfiguration(design)));
  await ana.post(pieces.desk.path, { intent: "add-design", ...fields });
  for (const path of ["/cos", CHECKOUT]) {
    const text = mainOf(await ana.get(path));
    const whole = `Livrarea întregii comenzi: 22–36 de zile ${START}`;
    for (const words of [FROM_STOCK, MADE, whole]) expect(text, path).toContain(words);
  }
  const form = await fillAndReview(ana, buyer);
  // In Bucharest the way takes two to four days.
  const here = [
    "Livrare: 2–5 zile",
    `Livrare: 22–34 de zile ${START}`,
    `Livrarea întregii comenzi: 22–34 de zile ${START}`,
  ];
  for (const path of [CHECKOUT, REVIEW]) {
    const said = mainOf(await ana.get(path));
    for (const words of here) expect(said, path).toContain(words);
  }
  const { location } = await ana.post(REVIEW, form);

  // What was promised stays promised.
  const later = { delivery_from_days: 60, delivery_to_days: 90 };
  await db.updateTable("products").set(later).where("id", "=", desk).execute();
  const text = mainOf(await ana.get(location!));
  for (const words of here) expect(text).toContain(words);
  await writeMails(db);
  const mails = await db.selectFrom("outbox").select(["text", "recipient"]).execute();
  const mail = mails.find(({ recipient }) => recipient === buyer.email)!.text;
  for (const words of here) expect(mail).toContain(words);
  const own = { delivery_from_days: 2, delivery_to_days: 5 };
  await db.updateTable("products").set(own).where("id", "=", desk).execute();
});

test("thirty to forty-five days of making are never said beside the zone's two to four, but with them", async () => {
  const made = { made_from_days: 30, made_to_days: 45 };
  await db.updateTable("products").set(made).where("id", "=", desk).execute();
  const radu = visitor();
  const design = {
    material: "pal-alb",
    handle: "metal",
    width: 120,
    height: 75,
    depth: 60,
  } as const;
  const fields = Object.fromEntries(new URLSearchParams(canonicalConfiguration(design)));
  await radu.post(pieces.desk.path, { intent: "add-design", ...fields });
  const form = await fillAndReview(radu, buyer);
  const said = async (path: string) => mainOf(await radu.get(path));
  const whole = (days: string) => `Livrarea întregii comenzi: ${days} de zile ${START}`;
  const read = new Map([
    [`${pieces.desk.path}?fila=personalizare`, `Livrare: 32–51 de zile ${START}`],
    ["/cos", whole("32–51")],
    ["/cos?judet=RO-B&cod=010101", whole("32–49")],
    ["/cos?judet=RO-PH&cod=100001", whole("33–51")],
    [CHECKOUT, whole("32–49")],
    [REVIEW, whole("32–49")],
  ]);
  for (const [path, words] of read) expect(await said(path), path).toContain(words);
  // Outside the zones nobody knows how long the way takes.
  const far = await said("/cos?judet=RO-CJ&cod=400001");
  expect(far).toContain(`Fabricație: 30–45 de zile ${START}`);
  expect(far).toContain(OFFER);
  expect(far).not.toContain("Livrare");
  const { location } = await radu.post(REVIEW, form);
  read.set(location!, whole("32–49"));
  for (const path of read.keys()) {
    expect(await said(path), path).not.toMatch(/(?<!\d)(?:2–4|3–6|2–6|30–45)(?!\d)/);
  }
  const own = { made_from_days: 20, made_to_days: 30 };
  await db.updateTable("products").set(own).where("id", "=", desk).execute();
});

const OFFER = "Termenul de livrare vine odată cu oferta de transport.";

test("an order to Cluj promises no day anywhere before its transport is agreed, then one everywhere", async () => {
  const far = { county: "RO-CJ", sector: "", city: "Cluj-Napoca", postalCode: "400 001" };
  const ioana = await signedIn({ email: "ioana.cluj@example.com" });
  await ioana.post("/cos", { intent: "add", productId: desk });
  const form = await fillAndReview(ioana, { ...buyer, ...far, email: "ioana.cluj@example.com" });
  const review = mainOf(await ioana.get(REVIEW));
  const { location: address } = await ioana.post(REVIEW, form);
  const { number } = await db
    .selectFrom("orders")
    .select("number")
    .where("token", "=", address!.split("/").at(-1)!)
    .executeTakeFirstOrThrow();
  const surfaces = async () => {
    await writeMails(db);
    const mails = await db.selectFrom("outbox").select("text").execute();
    const own = mails.filter(({ text }) => text.includes(number)).map(({ text }) => text);
    const desks = ["", "/pachet", "/termen"].map((page) => `/admin/comenzi/${number}${page}`);
    const lists = ["/admin/comenzi", "/admin/productie", "/admin"];
    return {
      order: mainOf(await ioana.get(address!)),
      account: mainOf(await ioana.get(`/cont/comenzi/${number}`)),
      orders: mainOf(await ioana.get("/cont/comenzi")),
      mails: own.join("\n"),
      ...Object.fromEntries(
        await Promise.all(
          [...desks, ...lists].map(async (page) => [page, mainOf(await admin.get(page))] as const),
        ),
      ),
      csv: (await admin.get("/admin/comenzi.csv")).text,
      assistant: mainOf(await ioana.submit("/asistent", { message: "Unde e comanda mea?" })),
    } as Record<string, string>;
  };
  const day = /Livrare: \d|Livrarea întregii comenzi|cel târziu pe \d/;
  const waiting = await surfaces();
  for (const [name, text] of Object.entries({ review, ...waiting })) {
    const about = name.startsWith("/admin") && !name.includes(number) ? "" : text;
    expect(about, name).not.toMatch(day);
  }
  const told = ["order", "account", "mails", `/admin/comenzi/${number}`, "assistant"];
  for (const name of [...told, `/admin/comenzi/${number}/pachet`]) {
    expect(waiting[name], name).toContain(OFFER);
  }
  expect(review).toContain(OFFER);

  const later = addDays(dayOf(new Date().toISOString()), 50);
  const moved = { day: later, reason: "Drum lung", seen: "0" };
  const refused = await admin.post(`/admin/comenzi/${number}/termen`, moved);
  expect(refused.status).toBe(409);
  expect(mainOf(refused)).toContain("Oferta de transport nu este acceptată încă");

  const validUntil = addDays(dayOf(new Date().toISOString()), 7);
  const offer = { intent: "quote-transport", drawn: "0", price: "300", days: "6-9", validUntil };
  await admin.submit(`/admin/comenzi/${number}`, offer);
  expect(mainOf(await ioana.get(address!))).toContain("6–9 zile de la acceptarea ofertei");
  await ioana.submit(address!, { answer: "accepted", quote: "1" });
  const last = formatDay(`${addDays(dayOf(new Date().toISOString()), 9)}T12:00:00Z`, "ro");
  const agreed = await surfaces();
  for (const name of told.filter((one) => one !== "mails")) {
    expect(agreed[name], name).toContain(
      `Livrarea întregii comenzi: 6–9 zile, cel târziu pe ${last}`,
    );
  }
});

test("an order of ready-made pieces names the last day, on its page and on the desk's", async () => {
  const ion = visitor();
  const address = await order(ion, desk);
  const day = addDays(dayOf(new Date().toISOString()), -2);
  await db
    .updateTable("orders")
    .set({ placed_at: `${addDays(day, -1)}T22:30:00.000Z` })
    .where("token", "=", address.split("/").at(-1)!)
    .execute();
  const { number } = await db
    .selectFrom("orders")
    .select("number")
    .where("token", "=", address.split("/").at(-1)!)
    .executeTakeFirstOrThrow();
  // In Bucharest the next day had begun already.
  const last = formatDay(`${addDays(day, 5)}T12:00:00Z`, "ro");
  const promise = `Livrarea întregii comenzi: 2–5 zile, cel târziu pe ${last}`;
  expect(mainOf(await ion.get(address))).toContain(promise);
  for (const path of [`/admin/comenzi/${number}`, `/admin/comenzi/${number}/pachet`]) {
    expect(textOf((await admin.get(path)).page.querySelector("main")), path).toContain(promise);
  }
  // Orders of before were promised nothing.
  const nothing = { delivery_from_days: null, delivery_to_days: null };
  await db.updateTable("order_lines").set(nothing).execute();
  expect(mainOf(await ion.get(address))).not.toContain("Livrarea întregii comenzi");
});

test("a term that changed while the form was filled in has to be seen before one orders", async () => {
  const maria = visitor();
  const form = await fillInCheckout(maria, desk);
  const longer = { delivery_from_days: 60, delivery_to_days: 90 };
  await db.updateTable("products").set(longer).where("id", "=", desk).execute();
  const refused = await maria.post(REVIEW, form);
  expect(refused.status).toBe(409);
  expect(mainOf(refused)).toContain("Livrare: 60–90 de zile");
  expect(valueOf(controlOf(refused.page, "fullName"))).toBe(buyer.fullName);
  const seen = valueOf(controlOf(refused.page, "checkoutToken"));
  const again = await maria.post(REVIEW, { ...form, checkoutToken: seen });
  expect(again.status).toBe(303);
});

test("the product's form takes days, keeps wrong ones and says what is wrong beside them", async () => {
  const typed = {
    name: "Birou cu termen",
    category: "birouri",
    price: "900",
    stock: "1",
    form: "desk",
    deliveryDays: "7-3",
    madeDays: "curând",
  };
  const refused = await admin.post("/admin/produse/nou", typed);
  expect(refused.status).toBe(422);
  for (const name of ["deliveryDays", "madeDays"] as const) {
    const control = controlOf(refused.page, name);
    expect(valueOf(control)).toBe(typed[name]);
    expect(descriptionOf(refused.page, control)).toContain("Scrie zilele ca 3–7 sau 5");
  }
  const right = { ...typed, deliveryDays: "3 - 7", madeDays: "" };
  expect((await admin.post("/admin/produse/nou", right)).status).toBe(303);
  const row = await db
    .selectFrom("products")
    .selectAll()
    .where("name", "=", typed.name)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ delivery_from_days: 3, delivery_to_days: 7, made_from_days: null });
  const { page } = await admin.get(`/admin/produse/${row.id}`);
  expect(valueOf(controlOf(page, "deliveryDays"))).toBe("3–7");
});

test("a file takes the days out and brings them in", async () => {
  const file = await admin.get("/admin/produse/export");
  expect(file.text.split("\n")[0]).toContain('"deliveryDays";"madeDays"');
  expect(file.text).toContain(';"2–5";"20–30";');
  const upload = async (content: string) => {
    const csv = new File([content], "produse.csv", { type: "text/csv" });
    return (await admin.upload("/admin/produse/import", {}, [["file", csv]])).location!;
  };
  const bad = await admin.get(await upload(`id,deliveryDays\n${desk},9-1\n`));
  expect(mainOf(bad)).toContain("Scrie zilele ca 3–7 sau 5");
  await admin.post(await upload(`id,deliveryDays\n${desk},4-6\n`), {});
  const row = await db
    .selectFrom("products")
    .select(["delivery_from_days", "delivery_to_days", "made_to_days"])
    .where("id", "=", desk)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ delivery_from_days: 4, delivery_to_days: 6, made_to_days: 30 });
});
