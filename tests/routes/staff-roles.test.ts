import { expect, test } from "vitest";

import { mayDo } from "~/people/identity/front/roles";
import { formatRon } from "~/platform/format/office-money";

import { confirmReady } from "../orders-placed";
import { crawl, shapeOf } from "../promises/crawl";
import { textOf, toastOf, type Visitor } from "../visitor";
import { openForBusiness, pieceId, pieces } from "../world";
import { isBackOffice, routeAccess } from "./access";
import { fillShop } from "./filled-shop";
import { addPlan, mainOf, order } from "./reading";
import { openShop } from "./shop";

const shop = await openShop();
const { db, visitor, signedIn } = shop;
const places = await fillShop(shop);
const buying = visitor();
await addPlan(buying);
const token = (await order(buying, await pieceId(db, pieces.desk))).slice("/comanda/".length);
const number = await confirmReady(db, token);
const sheet = `/admin/comenzi/${number}/pachet`;

const members = {
  sales: await signedIn({ email: "vanzari@example.com", role: "sales" }),
  workshop: await signedIn({ email: "atelier@example.com", role: "workshop" }),
  accountant: await signedIn({ email: "contabil@example.com", role: "accountant" }),
};

/** The pages of the back office that somebody reaches by links; of all others only one is opened. */
async function reach(who: Visitor) {
  const kindOf = (path: string) => (path.startsWith("/admin") ? shapeOf(path) : "elsewhere");
  const pages = await crawl(who, ["/admin"], kindOf);
  return pages.filter(({ path }) => path.startsWith("/admin"));
}

const reached = {
  sales: await reach(members.sales),
  workshop: await reach(members.workshop),
  accountant: await reach(members.accountant),
};

test.each(["sales", "workshop", "accountant"] as const)(
  "no page of %s shows a link that is refused",
  (role) => {
    const pages = reached[role];
    for (const { path, answer } of pages) {
      expect([path, answer.location ?? ""]).not.toEqual([path, "/"]);
      expect([path, answer.status]).toEqual([path, answer.location ? 302 : 200]);
    }
    const places_ = pages[0]!.answer.location ? pages[1]! : pages[0]!;
    const links = places_.answer.page.querySelectorAll("header nav").at(-1)!.querySelectorAll("a");
    expect(links.map((link) => textOf(link)).join(", ")).toBe(
      role === "workshop"
        ? "Programări, Azi și mâine, Plan, Producție, Loturi, Stoc, Resturi, Mostre, Ghid"
        : role === "accountant"
          ? "Documente, e-Factura, Extrase, Contabilitate, Ghid"
          : "Dashboard, Comenzi, Oferte, Programări, Retrageri, Reclamații, Modele trimise, Plan, Mostre, " +
            "Produse, Categorii, Materiale și mânere, Recenzii, Întrebări, Cuvinte de căutare, " +
            "Documente, e-Factura, Extrase, Contabilitate, Reduceri, Cifre, Clienți, Mesaje, Galerie, Ghid",
    );
  },
);

/** Every page that the workshop may open, as a page and as data. */
async function openToWorkshop() {
  const open = Object.entries(routeAccess(places)).filter(
    ([, { access }]) => isBackOffice(access) && mayDo("workshop", access),
  );
  const starts = open.flatMap(([id, { address }]) => [
    address,
    `${address}${address.includes("?") ? "&" : "?"}_data=${encodeURIComponent(id)}`,
  ]);
  const ofSheet = `${sheet}?_data=${encodeURIComponent("routes/office/workshop/package")}`;
  // Every address by itself: those of two orders are not the same.
  const asked = [...starts, sheet, ofSheet, "/admin/productie?stare=confirmed"].map(
    async (path) => ({ path, answer: await members.workshop.get(path) }),
  );
  return [...(await Promise.all(asked)), ...reached.workshop];
}

test("nothing that the workshop may open or ask for says what anything costs", async () => {
  const amounts = await db
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select(["unit_price_bani", "line_total_bani", "total_bani", "subtotal_bani", "advance_bani"])
    .execute();
  const bani = [...new Set(amounts.flatMap((row) => Object.values(row)))].filter((one) => one > 0);
  expect(bani.length).toBeGreaterThan(4);
  const pages = await openToWorkshop();
  expect(pages.some(({ answer }) => answer.text.includes(number))).toBe(true);
  for (const { path, answer } of pages) {
    expect([path, answer.text.match(/\w*(?:_bani|Bani\b|[Pp]riceBook|marginPercent)/)]).toEqual([
      path,
      null,
    ]);
    for (const one of bani) {
      for (const written of [formatRon(one), formatRon(one).replace(/\s*RON/, ""), `:${one}`]) {
        expect([path, written, answer.text.includes(written)]).toEqual([path, written, false]);
      }
    }
  }
});

test("nothing that the workshop may open or ask for says whose an order is, or how to reach them", async () => {
  const orders = await db
    .selectFrom("orders")
    .select(["full_name", "email", "phone", "address", "postal_code", "company_name"])
    .select(["delivery_name", "delivery_address", "delivery_postal_code"])
    .execute();
  const booked = await db
    .selectFrom("appointments")
    .select(["name", "email", "phone", "address"])
    .execute();
  const texts = [...orders, ...booked].flatMap((row) => Object.values(row));
  const people = [...new Set(texts)].filter((text): text is string => Boolean(text));
  expect(people.length).toBeGreaterThan(8);
  const pages = await openToWorkshop();
  expect(pages.some(({ answer }) => answer.text.includes(number))).toBe(true);
  for (const { path, answer } of pages) {
    for (const text of people) {
      expect([path, text, answer.text.includes(text)]).toEqual([path, text, false]);
    }
  }
});

test("the workshop takes an order into production and out of it, and no other way", async () => {
  const { workshop } = members;
  const statusOf = async () =>
    (
      await db
        .selectFrom("orders")
        .select("status")
        .where("number", "=", number)
        .executeTakeFirstOrThrow()
    ).status;
  for (const [from, to] of [
    ["confirmed", "cancelled"],
    ["new", "confirmed"],
    ["in_delivery", "delivered"],
    ["confirmed", "elsewhere"],
  ] as const) {
    const refused = await workshop.post(sheet, { from, to });
    expect(refused.status).toBe(422);
    expect(mainOf(refused)).toContain("comanda nu poate trece acolo");
  }
  expect(await statusOf()).toBe("confirmed");

  const taken = await workshop.submit(sheet, { from: "confirmed", to: "in_production" });
  expect(toastOf(taken.page)).toContain(number);
  expect(await statusOf()).toBe("in_production");
  const stale = await workshop.post(sheet, { from: "confirmed", to: "in_production" });
  expect(stale.status).toBe(409);
  expect(mainOf(stale)).toContain("Între timp comanda a trecut în altă stare: În producție");

  const unbuilt = await workshop.post(sheet, { from: "in_production", to: "in_delivery" });
  expect(unbuilt.status).toBe(409);
  expect(mainOf(unbuilt)).toContain("Nu toate plăcile sunt asamblate");
  for (const step of ["cut", "edged", "drilled", "assembled"]) {
    const { page } = await workshop.get(`/admin/comenzi/${number}/placi`);
    const piece = page.querySelector("main [name=piece]")!.getAttribute("value")!;
    await workshop.post(`/admin/comenzi/${number}/placi`, { piece, step });
  }
  await workshop.submit(sheet, { from: "in_production", to: "in_delivery" });
  expect(await statusOf()).toBe("in_delivery");
  expect((await workshop.get(sheet)).page.querySelector("main button")).toBeNull();
  const mails = db.selectFrom("outbox").select("subject").where("subject", "like", `%${number}%`);
  expect((await mails.execute()).length).toBeGreaterThanOrEqual(2);
});

test("sales read an order with its payments, and not what it costs the workshop", async () => {
  const page = await members.sales.get(`/admin/comenzi/${number}`);
  expect(mainOf(page)).toContain("Rest de plată");
  expect(page.text).not.toContain(`/admin/comenzi/${number}/cost`);
  const admin = await signedIn({ role: "administrator" });
  expect((await admin.get(`/admin/comenzi/${number}`)).text).toContain(`/comenzi/${number}/cost`);
});

test("whose work a page is not is told so, and led home; their form is refused", async () => {
  const { sales } = members;
  expect((await sales.get("/admin/setari")).location).toBe("/");
  expect(toastOf((await sales.get("/")).page)).toContain("Rolul tău nu deschide această pagină.");
  const refused = await sales.post("/admin/setari", { siteName: "Al meu" });
  expect(refused.status).toBe(403);
  expect(refused.text).toContain("Acces Interzis");
});

test("once the shop is open, all the staff need a second factor", async () => {
  await openForBusiness(db);
  for (const [who, address] of [
    [members.sales, "/admin/comenzi"],
    [members.workshop, "/admin/productie"],
  ] as const) {
    expect((await who.get(address)).location).toMatch(/^\/cont\/securitate\?/);
  }
});
