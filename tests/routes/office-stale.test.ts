import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { expect, test } from "vitest";

import { leiText } from "~/platform/format/office-money";
import { translateIn } from "~/platform/i18n/translate.server";
import { listTranslations } from "~/platform/settings/content-translation.server";
import { findAppointment } from "~/sales/appointments/appointment.server";
import { whenText } from "~/sales/appointments/kinds";
import { findClaim } from "~/sales/approvals/front/find-claims.server";
import { findQuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { presets } from "~/sales/statements/front/bank-layout";
import { saveBank } from "~/sales/statements/front/bank.server";
import { findDeskWithdrawal } from "~/sales/withdrawals/withdrawal-list.server";
import { findOfficePicture } from "~/shop/content/front/edit-gallery.server";
import { findPage } from "~/shop/content/front/page.server";
import { listReplies } from "~/shop/messages/front/inbox.server";
import { listKindWords } from "~/shop/search/front/edit-words.server";
import { findStockItem } from "~/workshop/stock/stock.server";

import { addAppointment, addTeam } from "../appointments/teams";
import { addQuoteRequest } from "../quotes/desk";
import { textOf } from "../visitor";
import { addSupplier } from "../workshop/buying";
import { addMessage, addReview, pieceId, pieces } from "../world";
import { fieldsOf } from "./forms-drawn";
import { descriptionOf, mainOf, order, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const ana = await signedIn({ role: "administrator", email: "ana@example.com" });
const bela = await signedIn({ role: "administrator", email: "bela@example.com" });
const bed = await pieceId(db, pieces.bed);
const { id: bath } = await db
  .selectFrom("categories")
  .select("id")
  .where("slug", "=", "bai")
  .executeTakeFirstOrThrow();

const MINE = "Păstrează ce este salvat";

/** A row that two edit at once: where its form is, and what each types into one field of it. */
interface Edited {
  path: string;
  form: string;
  field: string;
  typed: [string, string];
  intent?: string;
  /** What is saved of the field. */
  saved: () => Promise<unknown>;
}

const { id: picture } = await db
  .selectFrom("gallery_images")
  .select("id")
  .where("number", "=", 1)
  .executeTakeFirstOrThrow();
const message = await addMessage(db);
const review = await addReview(db);
const placed = await order(visitor(), await pieceId(db, pieces.kitchen));
const { number } = await db
  .selectFrom("orders")
  .select("number")
  .where("token", "=", placed.slice("/comanda/".length))
  .executeTakeFirstOrThrow();
const settingOf = async (name: string, field: string) => {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row && (JSON.parse(row.value) as Record<string, unknown>)[field];
};

const newest = async (table: "construction_rules" | "price_lists", name: string) => {
  const row = await db
    .selectFrom<"construction_rules" | "price_lists">(table)
    .select("content")
    .orderBy("version", "desc")
    .executeTakeFirstOrThrow();
  return String((JSON.parse(row.content) as Record<string, unknown>)[name]);
};

const column = async (table: "products" | "categories" | "materials" | "handles", id: string) => {
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0]?.name;
};

const team = await addTeam(db);
const vasile = "vasile";
await db
  .insertInto("workshop_people")
  .values({ id: vasile, name: "Vasile", minutes: "{}", is_active: 1 })
  .execute();
const supplier = await addSupplier(db);
const bank = await saveBank(
  {
    id: undefined,
    version: 0,
    name: "Banca Mare",
    iban: "RO49AAAA1B31007593840000",
    layout: presets.twoColumns,
  },
  { id: "", email: "" },
  db,
);
if (bank.kind !== "saved") throw new Error(bank.kind);
const zone = await rowOf("delivery_zones", "name");
const discount = "toamna";
await db
  .insertInto("discounts")
  .values({
    id: discount,
    code: "TOAMNA26",
    kind: "percent",
    value: 5,
    first_day: "2026-01-01",
    last_day: "2099-12-31",
    is_once: 0,
    minimum_bani: 0,
    categories: "[]",
    most_uses: null,
    created_at: new Date().toISOString(),
  })
  .execute();

/** The first row of a table by one of its columns. */
async function rowOf(table: "delivery_zones", order: "name"): Promise<string> {
  const query = db.selectFrom(table).select("id").orderBy(order).limit(1);
  return (await query.executeTakeFirstOrThrow()).id;
}

type Named = "banks" | "teams" | "delivery_zones" | "suppliers" | "workshop_people";
const nameOf = async (table: Named, id: string) =>
  (await db.selectFrom<Named>(table).select("name").where("id", "=", id).executeTakeFirstOrThrow())
    .name;

const edited: Record<string, Edited> = {
  bank: {
    path: `/admin/extrase/banci/${bank.id}`,
    form: "main form#bank",
    field: "name",
    typed: ["Banca Anei", "Banca Belei"],
    saved: () => nameOf("banks", bank.id),
  },
  fitting: {
    path: "/admin/feronerie/glide",
    form: "main form#fitting",
    field: "name",
    typed: ["Talpa Anei", "Talpa Belei"],
    saved: async () =>
      (
        await db
          .selectFrom("fittings")
          .select("name")
          .where("id", "=", "glide")
          .executeTakeFirstOrThrow()
      ).name,
  },
  supplier: {
    path: `/admin/furnizori/${supplier}`,
    form: "main form#supplier",
    field: "name",
    typed: ["Feroneria Anei", "Feroneria Belei"],
    saved: () => nameOf("suppliers", supplier),
  },
  "person of the plan": {
    path: `/admin/plan/oameni/${vasile}`,
    form: "main form#person",
    field: "name",
    typed: ["Vasile al Anei", "Vasile al Belei"],
    saved: () => nameOf("workshop_people", vasile),
  },
  team: {
    path: `/admin/programari/echipe/${team}`,
    form: "main form#team",
    field: "name",
    typed: ["Echipa Anei", "Echipa Belei"],
    saved: () => nameOf("teams", team),
  },
  zone: {
    path: `/admin/livrare/${zone}`,
    form: "main form#zone",
    field: "name",
    typed: ["Zona Anei", "Zona Belei"],
    saved: () => nameOf("delivery_zones", zone),
  },
  "services of delivery": {
    path: "/admin/livrare",
    form: "main form#services",
    field: "stairs",
    typed: ["11,00", "12,00"],
    saved: async () => leiText(Number(await settingOf("delivery", "stairsBani"))),
  },
  discount: {
    path: `/admin/reduceri/${discount}`,
    form: "main form#discount",
    field: "value",
    typed: ["11", "12"],
    saved: async () =>
      String(
        (
          await db
            .selectFrom("discounts")
            .select("value")
            .where("id", "=", discount)
            .executeTakeFirstOrThrow()
        ).value,
      ),
  },
  "search words": {
    path: "/admin/cautare/ro/wardrobe",
    form: "main form#search-words",
    field: "words",
    typed: ["dulap", "șifonier"],
    intent: "save",
    saved: async () =>
      (await listKindWords("ro", db)).find(({ kind }) => kind === "wardrobe")!.words.join("\n"),
  },
  product: {
    path: `/admin/produse/${bed}`,
    form: "dialog form",
    field: "name",
    typed: ["Pat de stejar", "Pat de nuc"],
    saved: () => column("products", bed),
  },
  category: {
    path: `/admin/categorii/${bath}`,
    form: "dialog form",
    field: "name",
    typed: ["Mobilă de baie", "Baia de acasă"],
    saved: () => column("categories", bath),
  },
  material: {
    path: "/admin/materiale/material/pal-alb",
    form: "dialog form",
    field: "name",
    typed: ["PAL alb mat", "PAL alb lucios"],
    saved: () => column("materials", "pal-alb"),
  },
  handle: {
    path: "/admin/materiale/handle/plastic",
    form: "dialog form",
    field: "name",
    typed: ["Plastic alb", "Plastic negru"],
    saved: () => column("handles", "plastic"),
  },
  "construction rules": {
    path: "/admin/atelier",
    form: "main form",
    field: "drawerBoard",
    typed: ["17", "18"],
    intent: "save",
    saved: () => newest("construction_rules", "drawerBoard"),
  },
  "price list": {
    path: "/admin/atelier/preturi",
    form: "main form",
    field: "marginPercent",
    typed: ["41", "42"],
    intent: "save",
    saved: () => newest("price_lists", "marginPercent"),
  },
  gallery: {
    path: `/admin/galerie/${picture}`,
    form: "main form",
    field: "alt-fr",
    typed: ["Une chambre claire", "Une chambre sombre"],
    saved: async () => (await findOfficePicture(picture, db))?.alts.fr,
  },
  settings: {
    path: "/admin/setari?fila=general",
    form: "main form",
    field: "siteName",
    typed: ["Atelierul vechi", "Atelierul nou"],
    saved: () => settingOf("general", "siteName"),
  },
  "settings of trade": {
    path: "/admin/setari?fila=comert",
    form: "main form",
    field: "orderPrefix",
    typed: ["AB", "CD"],
    saved: () => settingOf("trade", "orderPrefix"),
  },
  "settings of the assistant": {
    path: "/admin/asistent",
    form: "main form",
    field: "model",
    typed: ["gpt-ana", "gpt-bela"],
    saved: () => settingOf("assistant", "model"),
  },
  page: {
    path: "/admin/pagini/despre?limba=ro",
    form: "main form",
    field: "text",
    typed: ["# Despre Ana", "# Despre Bela"],
    intent: "publish",
    saved: async () => (await findPage("about", "ro", db))?.text.trim(),
  },
  translations: {
    path: "/admin/traduceri/material/pal-nuc?limba=fr",
    form: "main form",
    field: "name",
    typed: ["Mélaminé noyer clair", "Mélaminé noyer foncé"],
    saved: async () =>
      (await listTranslations("material", "pal-nuc", db)).find(
        ({ language, field }) => language === "fr" && field === "name",
      )?.text,
  },
  "an order's remarks": {
    path: `/admin/comenzi/${number}`,
    form: "main form:has([name=intent][value=remark])",
    field: "text",
    typed: ["A sunat clienta.", "Nu răspunde la telefon."],
    saved: async () =>
      (
        await db
          .selectFrom("order_remarks")
          .select("text")
          .orderBy("written_at", "desc")
          .executeTakeFirst()
      )?.text,
  },
  "a message's answer": {
    path: `/admin/mesaje/${message}`,
    form: "main form:has([name=intent][value=reply])",
    field: "text",
    typed: ["Da, se poate.", "Nu, din păcate."],
    intent: "reply",
    saved: async () => (await listReplies(message, db)).at(-1)?.text,
  },
};

const wardrobe = await addQuoteRequest(db);
edited["a quote's draft"] = {
  path: `/admin/oferte/${wardrobe.id}`,
  form: "main form#write",
  field: "note",
  typed: ["De la Ana", "De la Bela"],
  intent: "save",
  saved: async () => (await findQuoteRequest({ id: wardrobe.id }, db))?.quotes[0]?.note,
};
const meeting = (await addAppointment(db)).appointment;
edited["an appointment's note"] = {
  path: `/admin/programari/${meeting}`,
  form: "main form#note",
  field: "note",
  typed: ["Fără lift", "Cu lift"],
  intent: "note",
  saved: async () => (await findAppointment(meeting, db))?.desk_note,
};

const address = {
  fullName: "Ana Ionescu",
  phone: "0722123456",
  county: "RO-IS",
  address: "Strada Lungă nr. 5",
  city: "Iași",
  postalCode: "700001",
};
const asks = {
  name: "Ioana",
  email: "ioana@example.com",
  text: "Se poate demonta pentru transport?",
};
const letter = {
  name: "Ioana Ștefan",
  email: "ioana@example.com",
  phone: "0722 123 456",
  subject: "O bibliotecă",
  message: "Aș vrea o bibliotecă pe tot peretele.",
};
const product = { name: "Raft dublu", category: "bai", price: "100", stock: "1", form: "shelf" };
const handle = { name: "Inel dublu", surcharge: "5", order: "9", shape: "knob", color: "#aaaaaa" };

test.each([
  {
    what: "a product",
    page: "/admin/produse/nou",
    control: "[name=price]",
    table: "products",
    fields: { ...product, intent: "save" },
  },
  {
    what: "a copy of a product",
    page: "/admin/produse",
    control: undefined,
    table: "products",
    sentTo: `/admin/produse/${bed}/dublare`,
    fields: {},
  },
  {
    what: "a handle",
    page: "/admin/materiale/handle/nou",
    control: "[name=surcharge]",
    table: "handles",
    fields: { ...handle, price: "9", length: "0", holeSpacing: "0" },
  },
  {
    what: "a proforma",
    page: `/admin/comenzi/${number}`,
    control: "[value=proforma]",
    table: "documents",
    fields: {},
  },
  {
    what: "an address",
    page: "/cont/adrese/noua",
    control: "[name=fullName]",
    table: "addresses",
    fields: address,
  },
  {
    what: "a message",
    page: "/contact",
    control: "[name=message]",
    table: "contact_messages",
    fields: letter,
  },
  {
    what: "a question",
    page: "/produse/dormitoare/1/intrebari",
    control: "[name=text]",
    table: "product_questions",
    fields: asks,
  },
] as const)("$what that is sent three times as it was drawn is added once", async (added) => {
  const { page, sentTo = page, control, table, fields } = added;
  const rows = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`;
  const count = async () => Number((await rows.execute(db)).rows[0]?.count);
  const drawn = await ana.get(page);
  const form = control ? `form:has(${control})` : "form[action*=dublare]";
  const sent = { ...fieldsOf(drawn, form), ...fields };
  const before = await count();
  const answers = [];
  for (let time = 0; time < 3; time += 1) answers.push(await ana.post(sentTo, sent));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
  expect(await count()).toBe(before + 1);
});

test.each(Object.entries(edited))(
  "%s: of two who edit at once the second sees both versions, and may save over the first",
  async (_kind, { path, form, field, typed: [first, second], intent, saved }) => {
    const drawn = fieldsOf(await ana.get(path), form);
    const same = fieldsOf(await bela.get(path), form);
    const press: Record<string, string> = intent ? { intent } : {};
    const accepted = await ana.post(path, { ...drawn, ...press, [field]: first });
    expect(accepted.status).toBe(303);
    expect(await saved()).toBe(first);
    // A second press of the same button is no second opinion.
    expect((await ana.post(path, { ...drawn, ...press, [field]: first })).status).toBe(303);

    const stale = await bela.post(path, { ...same, ...press, [field]: second });
    expect(stale.status).toBe(409);
    expect(await saved()).toBe(first);
    const notice = stale.page.querySelectorAll("[role=alert]").find((one) => {
      return textOf(one).includes(MINE);
    })!;
    expect(textOf(notice)).toContain("ana@example.com");
    const row = notice
      .querySelectorAll("tbody tr")
      .find((one) => textOf(one).includes("diferit") && textOf(one).includes(first))!;
    expect(textOf(row)).toContain(second);
    const kept = { ...fieldsOf(stale, form), ...press };
    expect(kept[field]?.trim()).toBe(second);
    expect((await bela.post(path, kept)).status).toBe(303);
    expect(await saved()).toBe(second);
  },
);

test.each(Object.entries(edited))(
  "%s: a form without the version it was drawn from changes nothing",
  async (_kind, { path, form, field, typed: [other], intent, saved }) => {
    const { version: _version, ...fields } = fieldsOf(await ana.get(path), form);
    const before = await saved();
    const press: Record<string, string> = intent ? { intent } : {};
    const answer = await ana.post(path, { ...fields, ...press, [field]: other });
    expect(answer.status).toBe(409);
    expect(await saved()).toBe(before);
  },
);

test("of two who judge a review the second sees the verdict, wherever the review is now", async () => {
  const card = `main form:has(input[name=id][value="${review}"])`;
  const drawn = fieldsOf(await bela.get("/admin/recenzii"), card);
  const approve = { ...fieldsOf(await ana.get("/admin/recenzii"), card), intent: "approve" };
  expect((await ana.post("/admin/recenzii", approve)).status).toBe(303);
  expect((await ana.post("/admin/recenzii", approve)).status).toBe(303);
  const refusal = { ...drawn, intent: "refuse", text: "Vorbe urâte" };
  const stale = await bela.post("/admin/recenzii", refusal);
  expect(stale.status).toBe(409);
  for (const part of ["ana@example.com", "Aprobate", "Respinse", "Vorbe urâte"]) {
    expect(mainOf(stale)).toContain(part);
  }
  const verdict = () =>
    db
      .selectFrom("reviews")
      .select("refusal_reason")
      .where("id", "=", review)
      .executeTakeFirstOrThrow();
  expect(await verdict()).toEqual({ refusal_reason: null });
  const kept = { ...fieldsOf(stale, "main form:has([role=alert])"), intent: "refuse" };
  expect((await bela.post("/admin/recenzii", kept)).status).toBe(303);
  expect(await verdict()).toEqual({ refusal_reason: "Vorbe urâte" });
});

test("a message that somebody has just answered is not filed or deleted unseen", async () => {
  const id = await addMessage(db);
  const path = `/admin/mesaje/${id}`;
  const filing = fieldsOf(await bela.get(path), "main form:has([value=done])");
  const reply = fieldsOf(await ana.get(path), "main form:has([name=intent][value=reply])");
  expect((await ana.post(path, { ...reply, intent: "reply", text: "Da." })).status).toBe(303);
  for (const intent of ["done", "delete"]) {
    const stale = await bela.post(path, { ...filing, intent });
    expect(stale.status, intent).toBe(409);
    expect(mainOf(stale)).toContain("ana@example.com");
  }
  const stale = await bela.post(path, { ...filing, intent: "done" });
  const known = fieldsOf(stale, "main form:has([role=alert])");
  expect((await bela.post(path, { ...known, intent: "done" })).status).toBe(303);
  // To mark as read what others do to it takes nothing away.
  expect((await bela.post(path, { ...filing, intent: "read" })).status).toBe(303);
});

test("the shop's mark is replaced only over the one that was shown, beside the colours' form", async () => {
  const path = "/admin/setari?fila=aspect";
  const logo = (colour: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><rect width="4" height="1" fill="${colour}"/></svg>`;
    return [["logo", new File([svg], "marca.svg", { type: "image/svg+xml" })]] as [string, File][];
  };
  const drawn = { ...fieldsOf(await ana.get(path), "main form[enctype]"), intent: "logo" };
  const colours = fieldsOf(await ana.get(path), "main form");
  expect((await ana.upload(path, drawn, logo("red"))).status).toBe(303);
  const first = await settingOf("appearance", "logo");
  const stale = await bela.upload(path, drawn, logo("blue"));
  expect(stale.status).toBe(409);
  expect(mainOf(stale)).toContain("Fișierele trebuie alese din nou.");
  expect(await settingOf("appearance", "logo")).toBe(first);
  const again = { ...fieldsOf(stale, "main form[enctype]"), intent: "logo" };
  expect((await bela.upload(path, again, logo("blue"))).status).toBe(303);
  const second = await settingOf("appearance", "logo");
  expect(second).not.toBe(first);
  // The form of the colours was drawn before, and has nothing to do with it.
  expect((await ana.post(path, { ...colours, primaryColor: "#996600" })).status).toBe(303);
  expect(await settingOf("appearance", "logo")).toBe(second);
});

const stockOf = async (id: string) =>
  (await db.selectFrom("products").select("stock_quantity").where("id", "=", id).executeTakeFirst())
    ?.stock_quantity;

test("what is sold while a product's form is open stays sold", async () => {
  const desk = await pieceId(db, pieces.desk);
  await db.updateTable("products").set({ stock_quantity: 5 }).where("id", "=", desk).execute();
  const path = `/admin/produse/${desk}`;
  const drawn = fieldsOf(await ana.get(path), "dialog form");
  expect(drawn).toMatchObject({ stock: "5", stockDrawn: "5" });
  await order(visitor(), desk);
  expect(await stockOf(desk)).toBe(4);
  // A sale makes no form out of date: the price is another's to change.
  expect((await ana.post(path, { ...drawn, price: "999" })).status).toBe(303);
  expect(await stockOf(desk)).toBe(4);

  const again = fieldsOf(await ana.get(path), "dialog form");
  await order(visitor(), desk);
  expect((await ana.post(path, { ...again, stock: "9" })).status).toBe(303);
  expect(await stockOf(desk)).toBe(4 - 1 + 5);
  // The same form sent once more does not bring five pieces more.
  expect((await ana.post(path, { ...again, stock: "9" })).status).toBe(409);
  expect(await stockOf(desk)).toBe(8);
});

test("more cannot be taken out of stock than there is, and the form says how many there are", async () => {
  const desk = await pieceId(db, pieces.desk);
  await db.updateTable("products").set({ stock_quantity: 3 }).where("id", "=", desk).execute();
  const path = `/admin/produse/${desk}`;
  const drawn = fieldsOf(await ana.get(path), "dialog form");
  await order(visitor(), desk);
  await order(visitor(), desk);
  const refused = await ana.post(path, { ...drawn, stock: "1" });
  expect(refused.status).toBe(422);
  const control = refused.page.querySelector('dialog [name="stock"]')!;
  expect(descriptionOf(refused.page, control)).toContain("Stoc insuficient (acum: 1)");
  expect(valueOf(control)).toBe("1");
  expect(await stockOf(desk)).toBe(1);
  // The number is known now, and what is typed is what there shall be.
  const known = fieldsOf(refused, "dialog form");
  expect((await ana.post(path, { ...known, stock: "0" })).status).toBe(303);
  expect(await stockOf(desk)).toBe(0);
});

test.each([
  ["product", `/admin/produse/${bed}`],
  ["category", `/admin/categorii/${bath}`],
])("a %s that was edited meanwhile is not deleted unseen", async (_kind, path) => {
  const asked = fieldsOf(await bela.get(`${path}/stergere`), "dialog form");
  const form = fieldsOf(await ana.get(path), "dialog form");
  await ana.post(path, { ...form, description: "O altă descriere" });
  const refused = await bela.post(`${path}/stergere`, asked);
  expect(refused.status).toBe(409);
  expect(mainOf(refused)).toContain("ana@example.com");
  expect((await ana.get(path)).status).toBe(200);
  const known = fieldsOf(refused, "dialog form");
  expect((await bela.post(`${path}/stergere`, known)).status).toBe(303);
  expect((await ana.get(path)).status).toBe(404);
});

const deskName = "Birou Victor din nuc cu trei sertare";

/** A step that two take at once: Ana first, then Bela from a page that was drawn before. */
interface Step {
  path: string;
  ana: Record<string, string>;
  bela: Record<string, string>;
  /** What stands side by side then: the field, what is saved now and what Bela wants. */
  shown: [string, string, string][];
  /** What Bela typed, which her form still has. */
  typed?: Record<string, string>;
  saved: () => Promise<unknown>;
  /** After Ana's step, and after Bela has sent hers once more; without the latter it cannot be taken. */
  states: [unknown, unknown?];
}

/** A new order with its id, number and token. */
async function placeOrder() {
  const desk = await pieceId(db, pieces.desk);
  await db.updateTable("products").set({ stock_quantity: 9 }).where("id", "=", desk).execute();
  const page = await order(visitor(), desk);
  const token = page.slice("/comanda/".length);
  const columns = ["id", "number", "token"] as const;
  return db
    .selectFrom("orders")
    .select(columns)
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
}

/** A claim that nobody has answered, about a new order. */
async function addClaim() {
  const { id: order_id } = await placeOrder();
  const [id, now] = [randomUUID(), new Date().toISOString()];
  const claim = { id, order_id, order_line_id: null, kind: "other", state: "new" } as const;
  await db
    .insertInto("claims")
    .values({ ...claim, opened_at: now, changed_at: now })
    .execute();
  const entry = { id, claim_id: id, written_by: "customer", state: "new", form_token: id } as const;
  const written = { ...entry, text: "Lipsesc două șuruburi.", written_at: now };
  await db.insertInto("claim_entries").values(written).execute();
  return id;
}

/** A withdrawal from a new order, or from one whose number its author got wrong. */
async function addWithdrawal(wrongNumber?: string) {
  const { id: order_id, number } = await placeOrder();
  const said = { email: "ileana.taranu@example.com", order: wrongNumber ?? number };
  await visitor().post("/retragere", { ...said, wording: number, intent: "confirm" });
  const { id } = await db
    .selectFrom("withdrawals")
    .select("id")
    .where("statement", "like", `%${number}%`)
    .executeTakeFirstOrThrow();
  const saved = async () => {
    const { state, answer } = (await findDeskWithdrawal(id, db))!;
    return [state, answer];
  };
  const line = db.selectFrom("order_lines").select("id").where("order_id", "=", order_id);
  const returned = `returned-${(await line.executeTakeFirstOrThrow()).id}`;
  return { id, number, returned, path: `/admin/retrageri/${id}`, saved };
}

/** An appointment, and another free hour for it. */
async function addMeeting() {
  const { appointment } = await addAppointment(db);
  const path = `/admin/programari/${appointment}`;
  const slot = (await ana.get(path)).page.querySelector("[name=slot]")!.getAttribute("value")!;
  const read = async () => (await findAppointment(appointment, db))!;
  const t = translateIn("ro", "appointments");
  const [starts_at = "", ends_at = ""] = slot.split("/");
  return {
    path,
    slot,
    wanted: whenText({ starts_at, ends_at }, "ro", t),
    when: async () => whenText(await read(), "ro", t),
    saved: async () => (await read()).state,
  };
}

const steps: Record<string, () => Promise<Step>> = {
  "a claim's answer": async () => {
    const id = await addClaim();
    return {
      path: `/admin/reclamatii/${id}`,
      ana: { text: "Le trimitem azi.", to: "in_work" },
      bela: { text: "Le-am trimis ieri.", to: "solved" },
      shown: [
        ["Reclamația rămâne", "În lucru", "Rezolvată"],
        ["Răspunsul", "Le trimitem azi.", "Le-am trimis ieri."],
      ],
      typed: { text: "Le-am trimis ieri.", to: "solved" },
      saved: async () => (await findClaim(id, "staff", db))?.state,
      states: ["in_work", "solved"],
    };
  },
  "an appointment that is moved, and cancelled": async () => {
    const { path, slot, saved } = await addMeeting();
    return {
      path,
      ana: { intent: "move", slot },
      bela: { intent: "cancel", words: "Mașina s-a stricat." },
      shown: [
        ["Stare", "Mutată", "Anulată"],
        ["Câteva cuvinte pentru client", "gol", "Mașina s-a stricat."],
      ],
      typed: { words: "Mașina s-a stricat." },
      saved,
      states: ["moved", "cancelled"],
    };
  },
  "an appointment that has a note, and is moved": async () => {
    const { path, slot, when, wanted, saved } = await addMeeting();
    return {
      path,
      ana: { intent: "note", note: "Fără lift" },
      bela: { intent: "move", slot },
      shown: [
        ["Stare", "Programată", "Mutată"],
        ["Ziua și ora", await when(), wanted],
      ],
      typed: { slot },
      saved,
      states: ["booked", "moved"],
    };
  },
  "an appointment that is over, and cancelled": async () => {
    const { path, saved } = await addMeeting();
    return {
      path,
      ana: { intent: "done" },
      bela: { intent: "cancel", words: "Mașina s-a stricat." },
      shown: [
        ["Stare", "Încheiată", "Anulată"],
        ["Câteva cuvinte pentru client", "gol", "Mașina s-a stricat."],
      ],
      saved,
      states: ["done"],
    };
  },
  "a withdrawal that is put aside, and refused": async () => {
    const { path, saved } = await addWithdrawal();
    return {
      path,
      ana: { intent: "close", answer: "A sunat clientul." },
      bela: { intent: "refuse", answer: "Prea târziu." },
      shown: [
        ["Stare", "Închisă", "Refuzată"],
        ["Motivul", "A sunat clientul.", "Prea târziu."],
      ],
      typed: { answer: "Prea târziu." },
      saved,
      states: [
        ["closed", "A sunat clientul."],
        ["refused", "Prea târziu."],
      ],
    };
  },
  "a withdrawal whose goods are back, and that is accepted": async () => {
    const { path, returned, saved } = await addWithdrawal();
    return {
      path,
      ana: { intent: "receive" },
      bela: { intent: "accept", [returned]: "1", amount: "0", amountReason: "Nu s-a plătit." },
      shown: [
        ["Stare", "Piese primite", "Acceptată"],
        ["Bucăți returnate", `0 × ${deskName}`, `1 × ${deskName}`],
        ["Suma de înapoiat (RON)", "gol", "0"],
        ["De ce altă sumă", "gol", "Nu s-a plătit."],
      ],
      typed: { [returned]: "1", amount: "0", amountReason: "Nu s-a plătit." },
      saved,
      states: [
        ["received", ""],
        ["accepted", ""],
      ],
    };
  },
  "a withdrawal that is accepted, and refused": async () => {
    const { path, returned, saved } = await addWithdrawal();
    return {
      path,
      ana: { intent: "accept", [returned]: "1", amount: "0" },
      bela: { intent: "refuse", answer: "Prea târziu." },
      shown: [
        ["Stare", "Acceptată", "Refuzată"],
        ["Motivul", "gol", "Prea târziu."],
      ],
      saved,
      states: [["accepted", ""]],
    };
  },
  "a withdrawal that two tie to different orders": async () => {
    const { id, number, path } = await addWithdrawal("comanda de luni");
    const other = await placeOrder();
    return {
      path,
      ana: { intent: "link", number: other.number },
      bela: { intent: "link", number },
      shown: [["Numărul comenzii", other.number, number]],
      typed: { number },
      saved: async () => (await findDeskWithdrawal(id, db))?.order?.number,
      states: [other.number, number],
    };
  },
  "a count of a stock to which something came": async () => {
    const article = "hardware hinge";
    await ana.post("/admin/stoc", { article });
    return {
      path: `/admin/stoc/${encodeURIComponent(article)}`,
      ana: { intent: "receive", received: "50" },
      bela: { intent: "count", counted: "7", countNote: "Raftul de jos" },
      shown: [
        ["Cât este", "50", "7"],
        ["Observație", "gol", "Raftul de jos"],
      ],
      typed: { counted: "7", countNote: "Raftul de jos" },
      saved: async () => (await findStockItem(article, db))?.onHand,
      states: [50, 7],
    };
  },
  "a quote that two send": async () => {
    const { id } = await addQuoteRequest(db);
    return {
      path: `/admin/oferte/${id}`,
      ana: { intent: "send", "price-1": "300", note: "De la Ana" },
      bela: { intent: "send", "price-1": "400", note: "De la Bela" },
      shown: [
        [
          "Piese cerute",
          "2 × Dulap · 4000,00 1 × Iluminare LED · 300,00",
          "2 × Dulap · 4000,00 1 × Iluminare LED · 400",
        ],
        ["Mesaj pentru client", "De la Ana", "De la Bela"],
      ],
      typed: { "price-1": "400", note: "De la Bela" },
      saved: async () => (await findQuoteRequest({ id }, db))?.quotes[0]?.note,
      states: ["De la Ana", "De la Bela"],
    };
  },
  "a quote that is sent, and closed": async () => {
    const { id } = await addQuoteRequest(db);
    return {
      path: `/admin/oferte/${id}`,
      ana: { intent: "send", note: "De la Ana" },
      bela: { intent: "close", reason: "Nu facem așa ceva." },
      shown: [
        ["Stare", "La client", "Închisă"],
        ["De ce", "gol", "Nu facem așa ceva."],
      ],
      typed: { reason: "Nu facem așa ceva." },
      saved: async () => (await findQuoteRequest({ id }, db))?.state,
      states: ["answered", "closed"],
    };
  },
  "a quote that is closed, and sent": async () => {
    const { id } = await addQuoteRequest(db);
    return {
      path: `/admin/oferte/${id}`,
      ana: { intent: "close", reason: "Nu facem așa ceva." },
      bela: { intent: "send", note: "De la Bela" },
      shown: [
        ["Stare", "Închisă", "La client"],
        ["Mesaj pentru client", "Cu drag", "De la Bela"],
      ],
      saved: async () => (await findQuoteRequest({ id }, db))?.state,
      states: ["closed"],
    };
  },
};

const formOf = ({ intent }: Record<string, string>) =>
  intent ? `main form:has([name=intent][value=${intent}])` : "main form";

test.each(Object.entries(steps))(
  "%s: of two the second sees both, and loses nothing that was typed",
  async (_what, make) => {
    const { path, ana: first, bela: second, shown, typed, saved, states } = await make();
    const drawn = fieldsOf(await bela.get(path), formOf(second));
    const ahead = fieldsOf(await ana.get(path), formOf(first));
    expect((await ana.post(path, { ...ahead, ...first })).status).toBe(303);
    // A form that comes back because of what was typed is still the one that was drawn before.
    const { intent } = second;
    const blank = Object.fromEntries(Object.keys(second).map((name) => [name, ""]));
    const wrong = await bela.post(path, { ...drawn, ...blank, ...(intent && { intent }) });
    expect([409, 422]).toContain(wrong.status);
    const isKept = wrong.status === 422 && typed !== undefined;
    const corrected = isKept ? fieldsOf(wrong, formOf(second)) : drawn;
    const stale = await bela.post(path, { ...corrected, ...second });
    expect(stale.status).toBe(409);
    expect(await saved()).toEqual(states[0]);
    const notice = stale.page
      .querySelectorAll("main [role=alert]")
      .find((one) => textOf(one).includes(MINE))!;
    expect(textOf(notice)).toContain("ana@example.com");
    const rows = notice
      .querySelectorAll("tbody tr")
      .filter((row) => textOf(row).includes("diferit"));
    expect(rows.map((row) => row.querySelectorAll("th, td").map(textOf))).toEqual(
      shown.map(([field, ...texts]) => [`${field}diferit`, ...texts]),
    );
    if (!typed) {
      // It cannot be taken any more: what was typed is only shown.
      expect(notice.querySelector("button")).toBeNull();
      return;
    }
    const kept = {
      ...fieldsOf(stale, formOf(second)),
      ...(intent && { intent }),
    };
    expect(kept).toMatchObject(typed);
    expect((await bela.post(path, kept)).status).toBe(303);
    expect(await saved()).toEqual(states[1]);
  },
);
