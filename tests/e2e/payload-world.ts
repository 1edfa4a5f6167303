import { randomUUID } from "node:crypto";

import type { Insertable } from "kysely";

import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

import { REVIEW } from "../checkout-form";
import { fillCheckout, visit } from "../promises/buying";
import { crawl, shapeOf, type Reached } from "../promises/crawl";
import { findForms, type FoundForm } from "../promises/found-forms";
import { everyOfficePage } from "../routes/every-office-page";
import { everyDeskPage } from "../routes/every-order-and-content-page";
import type { ShopProcess } from "../shop-process";
import type { Visitor } from "../visitor";
import { buyer, newcomer, pieceId, pieces } from "../world";

/** What would end the world that the rounds share. */
const DESTRUCTIVE =
  /deconectare|stergere|delete|disable|unmake|remove|undo|end-|clear|spam|password|limba|enable/;

/** Fills the shop with something of every kind, and finds its pages and forms. */
export async function fillWorld(
  shop: ShopProcess,
  admin: Visitor,
): Promise<{ pages: Reached[]; forms: FoundForm[] }> {
  await everyOfficePage(shop.db, admin);
  await everyDeskPage(shop.db, admin, visit(shop));
  await addWords(shop.db);
  await shop.db.updateTable("products").set({ stock_quantity: 1_000 }).execute();
  const guest = visit(shop);
  await guest.post("/cos", { intent: "add", productId: await pieceId(shop.db, pieces.desk) });
  await guest.post("/newsletter", { email: "ioana@example.com" });
  await admin.post("/asistent", { message: "Caut un birou de nuc" });
  await admin.post("/cos", { intent: "add", productId: await pieceId(shop.db, pieces.desk) });
  await fillCheckout(admin);
  const starts = [
    "/",
    "/admin",
    "/cos",
    "/finalizare-comanda",
    REVIEW,
    "/asistent",
    "/asistent/consultant",
    "/cont/profil",
    "/cont/date",
    "/configurare-api",
    "/admin/jurnal",
    "/sitemap.xml",
    `${pieces.bed.path}?fila=recenzii&scrie=da`,
  ];
  const pages = (await crawl(admin, starts, shapeOf)).filter(({ answer }) =>
    answer.headers.get("Content-Type")?.includes("text/html"),
  );
  const forms = findForms(pages).filter(
    ({ method, path, fields }) =>
      method === "post" && !DESTRUCTIVE.test(path + JSON.stringify(fields)),
  );
  return { pages, forms };
}

/** A row in each table with people's words that nothing above has filled. */
async function addWords(db: Db): Promise<void> {
  const first = (table: "users" | "orders" | "contact_messages") =>
    db.selectFrom(table).select("id").limit(1).executeTakeFirstOrThrow();
  const { id: user_id } = await first("users");
  const { id: order_id } = await first("orders");
  const { id: message_id } = await first("contact_messages");
  const product_id = await pieceId(db, pieces.bed);
  const [id, team, request] = [randomUUID(), randomUUID(), randomUUID()];
  const now = new Date().toISOString();
  const [day, later] = ["2030-05-06", "2030-05-06T10:00:00.000Z"];
  const by = "ana@example.com";
  const person = { name: "Ioana", email: "ioana@example.com", phone: buyer.phone };
  const place = { county: "RO-IS", city: "Iași" };
  const term = { days_from: 5, days_to: 9 };
  const add = <Table extends keyof Database>(table: Table, row: Insertable<Database[Table]>) =>
    db.insertInto(table).values(row).execute();

  const address = { full_name: "Ana", phone: buyer.phone, address: "Strada Lungă 5" };
  const home = {
    country: "RO",
    ...place,
    sector: "",
    postal_code: "700001",
    is_default: 1,
  } as const;
  await add("addresses", { id, user_id, ...address, ...home, created_at: now });
  const passkey = { id, user_id, public_key: "", counter: 0, transports: "", name: "Telefon" };
  await add("passkeys", { ...passkey, created_at: now, last_used_at: null });
  await add("order_remarks", {
    id,
    order_id,
    text: "Sună înainte",
    written_at: now,
    written_by: by,
  });
  await add("message_replies", { id, message_id, text: "Bună ziua", sent_at: now, sent_by: by });
  const payment = { kind: "advance", method: "bank_transfer", amount_bani: 100 } as const;
  const recorded = { remark: "Extras", recorded_at: now, recorded_by: by };
  await add("payments", { id, order_id, ...payment, ...recorded, paid_on: day });
  const promise = { promised_on: day, reason: "Lemnul întârzie", changed_at: now, changed_by: by };
  await add("promise_changes", { order_id, ...promise });
  const transport = { number: 1, price_bani: 100, ...term, valid_until: day };
  await add("transport_quotes", { id, order_id, ...transport, made_at: now, made_by: by });
  const question = { name: person.name, email: null, language: "ro", text: "Cât de lat e?" };
  const answered = { answer: "Un metru", answer_language: "ro", answered_at: now };
  await add("product_questions", { id, product_id, ...question, ...answered, created_at: now });
  const asked = { number: "CO-2030-0001", token: request, form_digest: request, user_id };
  const wishes = {
    ...person,
    ...place,
    wishes: "Un dulap",
    language: "ro",
    source: "contact",
  } as const;
  await add("quote_requests", {
    id: request,
    ...asked,
    ...wishes,
    changed_at: now,
    created_at: now,
  });
  const price = {
    transport_bani: 0,
    vat_percent: 21,
    is_vat_included: 1,
    total_bani: 100,
  } as const;
  const offer = { delivery_method: "delivery", county: place.county, valid_until: day } as const;
  const made = { lines: "[]", note: "Cu soclu", form_digest: id, made_at: now, made_by: by };
  await add("quotes", {
    id,
    request_id: request,
    version: 1,
    ...price,
    ...offer,
    ...term,
    ...made,
  });
  const declared = {
    full_name: "Ana",
    email: person.email,
    statement: "Mă retrag",
    language: "ro",
  };
  const known = { known_by: "nothing", order_number: "", declared_at: now } as const;
  await add("withdrawals", { id, token: id, digest: id, ...declared, ...known });
  const hours = JSON.stringify(["9:00–17:00", "", "", "", "", "", ""]);
  const kinds = JSON.stringify(["showroom"]);
  const ways = {
    slot_minutes: 60,
    places: 1,
    notice_hours: 24,
    weeks_ahead: 8,
    is_active: 1,
  } as const;
  await add("teams", { id: team, name: "Echipa", kinds, counties: "[]", hours, ...ways });
  const visit = {
    kind: "showroom",
    starts_at: later,
    ends_at: "2030-05-06T11:00:00.000Z",
  } as const;
  const booked = { token_hash: id, form_token: id, team_id: team, state: "booked" } as const;
  await add("appointments", {
    id,
    ...booked,
    ...visit,
    ...person,
    county: "",
    address: "",
    note: "La poartă",
    language: "ro",
    booked_at: now,
    changed_at: now,
  });
  await add("holidays", { day, name: "Ziua atelierului", is_worked: 0 });
  const item = "hardware hinge";
  const supplier = "furnizor";
  await add("suppliers", {
    id: supplier,
    name: "Feronerie",
    email: "comenzi@feronerie.example",
    phone: "0722000100",
    days: 5,
    minimum_bani: 0,
  });
  await add("stock_items", {
    id: item,
    least: 0,
    supplier_id: supplier,
    supplier_code: "",
    pack: 1,
  });
  const move = { item_id: item, amount: 5, reason: "received", note: "Aviz" } as const;
  await add("stock_moves", { ...move, moved_at: now, moved_by: by });
  const sheet = { material: "pal-alb", thickness: 18, length: 900, width: 400, added_at: now };
  await add("offcuts", { ...sheet, discarded_at: now, discard_reason: "Zgâriat" });
}

/** Sends a text through the forms whose words are mailed, each time from another network. */
export async function mailEverywhere(
  shop: ShopProcess,
  text: string,
  number: number,
): Promise<void> {
  const visitor = visit(shop);
  await visitor.post("/cos", { intent: "add", productId: await pieceId(shop.db, pieces.desk) });
  const form = await fillCheckout(visitor);
  const typed = { fullName: text, address: text, city: text, notes: text };
  await visitor.post(REVIEW, { ...form, ...typed });
  await visitor.post("/contact", {
    name: text,
    subject: text,
    message: text,
    email: `c${number}@example.com`,
    phone: buyer.phone,
  });
  const email = `n${number}@example.com`;
  await visitor.post("/inregistrare", { ...newcomer, firstName: text, lastName: text, email });
  await visitor.post("/newsletter", { email });
}
