import { afterAll, expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { hashPassword } from "~/people/identity/front/passwords.server";
import { addDays, dayOf } from "~/platform/format/dates";
import { isWorkingDay } from "~/platform/format/working-days";
import { perStation } from "~/platform/settings/workshop-load";
import { listRunLines, type RunLine } from "~/sales/orders/front/confirm-niches.server";
import { addOffcut } from "~/workshop/batches/front/offcut.server";
import { addAbsence, listAbsences } from "~/workshop/plan/front/absence.server";
import { listPeople, savePerson } from "~/workshop/plan/front/person.server";
import type { Role } from "~db/schema";

import { addAppointment, addTeam } from "../appointments/teams";
import { draftDrawing, openedClaim } from "../approvals/fixtures";
import { addDocument } from "../billing/documents";
import { documentOf, lineOf } from "../billing/random-documents";
import { bookcase } from "../boards/designs";
import { addCustomer, addJoinedCustomer } from "../customers/fixtures";
import { addDeskOrder } from "../desk-orders";
import { addDiscount } from "../discounts/fixtures";
import { deliveredPicture } from "../handover/fixtures";
import { picture } from "../images";
import {
  confirmReady,
  notedPayment,
  placePieces,
  placePlans,
  placeSwatches,
  wardrobePlan,
} from "../orders-placed";
import { addRepetition, addStatement } from "../payments/statements";
import { addInvitation, addPerson } from "../people";
import { startProvider } from "../provider";
import { addQuestion } from "../questions/fixtures";
import { addQuoteRequest } from "../quotes/desk";
import { addReviewPicture } from "../reviews/fixtures";
import { laidOutBatch } from "../workshop/batches";
import { addDraft, addSupplier, keep } from "../workshop/buying";
import { placeKitchens } from "../workshop/kitchens";
import { addMessage, addReview, buyer, jumpClock, paidToday, pieceId, pieces } from "../world";
import { isBackOffice, routeAccess } from "./access";
import { fieldsOf, openingForms } from "./forms-drawn";
import { addPlan, mainOf, openingReasons, order } from "./reading";
import { openShop } from "./shop";

const provider = await startProvider();
// In a process of its own: the build reads its environment once.
process.env.OPENAI_BASE_URL = provider.url;
const { db, visitor, signedIn } = await openShop();
afterAll(() => provider.close());

const email = "sefa@example.com";
const password = "parola sefei";
const admin = openingForms(await signedIn({ role: "administrator", email }));
await db
  .updateTable("users")
  .set({ password_hash: await hashPassword(password) })
  .where("email", "=", email)
  .execute();
const product = await pieceId(db, pieces.bed);
const desk = await pieceId(db, pieces.desk);

const shelf = {
  name: "Raft de hol",
  category: "bai",
  price: "100",
  stock: "3",
  form: "wardrobe",
};
const category = { name: "Holuri", order: "9", status: "on" };

/** The address of a drawing that was not sent yet. */
async function draftOf(): Promise<string> {
  const number = await plannedOrder();
  return `/admin/comenzi/${number}/desene/${await draftDrawing(db, number)}`;
}

async function laidOut(): Promise<string> {
  return `/admin/loturi/${(await laidOutBatch(db)).id}`;
}

async function orderNumber(): Promise<string> {
  await db.updateTable("products").set({ stock_quantity: 50 }).execute();
  const token = (await order(visitor(), desk)).slice("/comanda/".length);
  const query = db.selectFrom("orders").select("number").where("token", "=", token);
  return (await query.executeTakeFirstOrThrow()).number;
}

/** A post that takes a planned piece of an order to the planner, or back from it. */
async function orderInPlanner(intent: "planner" | "design"): Promise<Deed> {
  const { number, lines } = await placePlans(db, [[wardrobePlan, 1]], { status: "new" });
  const address = `/admin/comenzi/${number}/schimbare`;
  const drawn = fieldsOf(await admin.get(address), "main form");
  const design = { ...drawn, design: wardrobePlan.replace("s5", "s6") };
  const line = `${intent}:${lines[0]!.design!.orderLine!.id}`;
  return [address, { ...(intent === "design" ? design : drawn), intent: line }, "change-drafted"];
}

/** A post to the change of an order, after the posts that lead to it. */
async function changedOrder(intent: string, action: string): Promise<Deed> {
  const address = `/admin/comenzi/${await orderNumber()}/schimbare`;
  const drawn = async () => fieldsOf(await admin.get(address), "main form");
  const note = "CUVINTELE-CLIENTEI: da";
  const wished = { ...(await drawn()), note };
  const other: Record<string, string> =
    intent === "apply" ? { discount: "1" } : { "quantity-0": "2" };
  if (intent === "add") return posted({ ...wished, intent: "add:birouri/1" });
  if (intent === "keep") return posted({ ...wished, ...other, intent });
  await admin.post(address, { ...wished, ...other, intent: "keep" });
  const kept = { ...(await drawn()), note, phoneNote: note };
  if (["send", "phone", "apply", "discard"].includes(intent)) return posted({ ...kept, intent });
  await admin.post(address, { ...kept, intent: "send" });
  return posted({ change: "1", note, intent });

  function posted(fields: Record<string, string>): Deed {
    return [address, fields, action];
  }
}

/** The number of a confirmed order of swatches. */
async function swatchOrder(): Promise<string> {
  const { number } = await placeSwatches(db, ["pal-nuc"]);
  await db
    .updateTable("orders")
    .set({ status: "confirmed" })
    .where("number", "=", number)
    .execute();
  return number;
}

/** The number of a confirmed order with a piece made of boards. */
async function plannedOrder(): Promise<string> {
  const customer = visitor();
  await addPlan(customer);
  const token = (await order(customer, desk)).slice("/comanda/".length);
  return confirmReady(db, token);
}

/** The page of an article whose stock is kept. */
async function keptArticle(): Promise<string> {
  await admin.post("/admin/stoc", { article: "hardware hinge" });
  return "/admin/stoc/hardware%20hinge";
}

/** The address of an order to a supplier, sent or not, and what the form of a step carries. */
async function supplierOrder(intent: string, isSent = false) {
  const supplier = await addSupplier(db, { email: "comenzi@feronerie.example" });
  const address = `/admin/aprovizionare/${await addDraft(db, supplier)}`;
  const send = fieldsOf(await admin.get(address), "#send");
  if (isSent) await admin.post(address, { ...send, intent: "send" });
  const { page } = await admin.get(address);
  const version = page.querySelector("[name=version]")!.getAttribute("value")!;
  return { address, order: { intent, version } };
}

/** The id of a board that is cut. */
async function cutBoard(): Promise<string> {
  const id = `${await plannedOrder()}.1.1.1`;
  await admin.post(`/admin/placi/${id}`, { intent: "tick", step: "cut" });
  return id;
}

/** A deed of the desk about a new request for a quote. */
async function quoted(intent: string, action: string): Promise<Deed> {
  const { id } = await addQuoteRequest(db);
  const { version } = await db
    .selectFrom("quote_requests")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const body = {
    intent,
    version: String(version),
    reason: "Nu facem așa ceva.",
    add: "",
    note: "",
    county: "RO-B",
    deliveryMethod: "delivery",
    transport: "150",
    days: "30-40",
    "title-0": "Dulap",
    "quantity-0": "1",
    "price-0": "100",
    "design-0": "",
    validUntil: addDays(dayOf(new Date().toISOString()), 5),
  };
  return [`/admin/oferte/${id}`, body, action];
}

/** The page of a withdrawal from a new order, and what its desk forms are sent with. */
async function newWithdrawal(isKnown = true) {
  const number = await orderNumber();
  const wording = `Renunț la ${number}.`;
  const typed = { email: buyer.email, order: isKnown ? number : "comanda de luni", wording };
  await visitor().post("/retragere", { ...typed, intent: "confirm" });
  const rows = db.selectFrom("withdrawals").select("id").where("statement", "like", `%${number}%`);
  const lines = db
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select("order_lines.id")
    .where("orders.number", "=", number);
  const [{ id }, line] = await Promise.all([
    rows.executeTakeFirstOrThrow(),
    lines.executeTakeFirstOrThrow(),
  ]);
  return { page: `/admin/retrageri/${id}`, number, accepted: { [`returned-${line.id}`]: "1" } };
}

async function newRow(
  address: string,
  body: Record<string, string>,
  table: "products" | "categories" | "banks",
) {
  await admin.post(address, body);
  return db
    .selectFrom<"products" | "categories" | "banks">(table)
    .select("id")
    .where("name", "=", body.name ?? "")
    .executeTakeFirstOrThrow();
}

const draft = async () =>
  (await admin.post("/admin/produse", { product, operation: "price-amount", amount: "1" }))
    .location ?? "";

type Deed = [address: string, body: Record<string, string>, action: string];
const deskOrders = "/admin/comenzi/noua";

/** A deed about a new order that staff write down. */
async function written(
  intent: string,
  body: Record<string, string> = {},
  action = "desk-order-changed",
): Promise<Deed> {
  return [`${deskOrders}/${await addDeskOrder(db)}`, { intent, ...body }, action];
}

/** An order at the desk as it is sent to its customer. */
async function offering(): Promise<[address: string, form: Record<string, string>]> {
  const [address, body] = await saved([desk]);
  await admin.post(address, body);
  return [address, { ...fieldsOf(await admin.get(address), "form#details"), intent: "offer" }];
}

/** Where an offer is that was sent so. */
async function offered(): Promise<string> {
  const answer = await admin.post(...(await offering()));
  return answer.location!;
}

/** What its form is sent with, all of it acceptable. */
async function saved(lines: string[] = []): Promise<Deed> {
  const address = `${deskOrders}/${await addDeskOrder(db)}`;
  for (const id of lines) await admin.post(address, { intent: `add:${id}` });
  const drawn = fieldsOf(await admin.get(address), "form#details");
  const typed = { ...drawn, ...buyer, note: "CUVINTELE-CLIENTEI" };
  return [address, { ...typed, intent: "save" }, "desk-order-changed"];
}

const message = async (intent: string, action: string): Promise<Deed> => [
  `/admin/mesaje/${await addMessage(db)}`,
  { intent, text: "Sigur." },
  action,
];
const question = async (
  intent: string,
  action: string,
  hidden_at: string | null = null,
): Promise<Deed> => [
  "/admin/intrebari",
  {
    intent,
    version: "1",
    text: "Da, se poate.",
    id: await addQuestion(db, { product_id: product, text: "CUVINTELE-CLIENTEI", hidden_at }),
  },
  action,
];
const review = async (intent: string, action: string): Promise<Deed> => [
  "/admin/recenzii",
  {
    intent,
    id: await addReview(db, { product_id: product, text: "CUVINTELE-CLIENTEI" }),
    text: "Vorbe urâte.",
  },
  action,
];
const person = async (
  intent: string,
  action: string,
  { role, to }: { role: Role; to?: Role },
): Promise<Deed> => [
  `/admin/utilizatori/${await addPerson(db, { role })}`,
  { intent, password, ...(to ? { role: to } : {}) },
  action,
];

/** A statement read from a bank's file with a row for the order, as often as asked recorded and undone. */
const statement = async (name: string, steps: Record<string, string>[] = []): Promise<string> => {
  const one = { lei: "1.00", details: name };
  const id = (await addStatement(db, [one])).statement;
  for (const step of steps) await admin.post(`/admin/extrase/${id}`, await onRow(id, step));
  return `/admin/extrase/${id}`;
};

/** A form's fields, where `order` names the order typed for the statement's only row. */
async function onRow(id: string, { order: number, ...fields }: Record<string, string>) {
  const row = await db
    .selectFrom("bank_rows")
    .select("id")
    .where("statement_id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...fields, row: String(row.id), ...(number ? { [`order-${row.id}`]: number } : {}) };
}

const onStatement = async (
  name: string,
  fields: Record<string, string>,
  action: string,
  steps?: Record<string, string>[],
): Promise<Deed> => {
  const address = await statement(name, steps);
  return [address, await onRow(address.slice("/admin/extrase/".length), fields), action];
};

/** A day some weeks ahead that is no public holiday. */
function workdayAhead(): string {
  let day = addDays(dayOf(new Date().toISOString()), 30);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

const nextWeek = addDays(dayOf(new Date().toISOString()), 7);

/** The address of an order that waits for an offer for its transport. */
async function unquotedOrder(): Promise<string> {
  const address = `/admin/comenzi/${await orderNumber()}`;
  const number = address.slice("/admin/comenzi/".length);
  const waiting = { transport_state: "to_quote", transport_zone: "" } as const;
  await db.updateTable("orders").set(waiting).where("number", "=", number).execute();
  return address;
}

async function zoneForm(): Promise<[address: string, drawn: Record<string, string>]> {
  const zone = db.selectFrom("delivery_zones").select("id").orderBy("position", "desc").limit(1);
  const address = `/admin/livrare/${(await zone.executeTakeFirstOrThrow()).id}`;
  return [address, fieldsOf(await admin.get(address), "main form")];
}

/** For each post of the back office: one that is accepted, and what the journal calls it. */
const deeds: Record<string, () => Deed | Promise<Deed>> = {
  "office/sales/desk-orders caller": () => {
    const caller = { fullName: "Maria Pop", phone: "0722123456", email: "" };
    return [deskOrders, { intent: "caller", ...caller }, "desk-order-begun"];
  },
  "office/sales/desk-orders found": async () => {
    const source = `order:${await orderNumber()}`;
    return [deskOrders, { intent: "found", source }, "desk-order-begun"];
  },
  "office/sales/desk-orders copy": async () => {
    const number = await orderNumber();
    return [deskOrders, { intent: "copy", number }, "desk-order-begun"];
  },
  "office/sales/desk-order add": async () => {
    const [address, , action] = await written("add");
    return [address, { intent: `add:${desk}` }, action];
  },
  "office/sales/desk-order words": () =>
    written("words", {
      wordsTitle: "Poliță",
      wordsQuantity: "1",
      wordsPrice: "100",
      wordsKind: "to-order",
      wordsDays: "20",
    }),
  "office/sales/desk-order keep": async () => {
    const address = `${deskOrders}/${await addDeskOrder(db)}`;
    const drawn = fieldsOf(await admin.get(address), "form#details");
    return [address, { ...drawn, notes: "La poartă", intent: "keep" }, "desk-order-changed"];
  },
  "office/sales/desk-order accept-prices": () => written("accept-prices"),
  "office/sales/desk-order discard": () => written("discard", {}, "desk-order-discarded"),
  "office/sales/desk-order save": () => saved(),
  "office/sales/desk-order place": async () => {
    const [address, body] = await saved([desk]);
    await admin.post(address, body);
    const form = fieldsOf(await admin.get(address), "form#details");
    return [address, { ...form, intent: "place" }, "order-placed-by-phone"];
  },
  "office/sales/desk-order offer": async () => {
    const [address, form] = await offering();
    return [address, form, "quote-sent"];
  },
  "office/sales/team ": async () => {
    const address = "/admin/programari/echipe/nou";
    const drawn = fieldsOf(await admin.get(address), "main form");
    return [address, { ...drawn, name: "Echipa Nouă" }, "team-saved"];
  },
  "office/sales/team delete": async () => {
    const address = `/admin/programari/echipe/${await addTeam(db)}`;
    return [address, { intent: "delete" }, "team-deleted"];
  },
  "office/sales/appointment-new ": async () => {
    await addAppointment(db);
    const address = "/admin/programari/nou?fel=masuratori&judet=RO-CJ";
    const { page } = await admin.get(address);
    const slot = page.querySelector("main [name=slot]")!.getAttribute("value")!;
    const person = { name: "CUVINTELE-CLIENTEI", email: buyer.email, phone: buyer.phone };
    return [address, { ...person, address: "Strada Lungă 5, Cluj", slot }, "appointment-booked"];
  },
  "office/sales/appointment move": async () => {
    const address = `/admin/programari/${(await addAppointment(db)).appointment}`;
    const { page } = await admin.get(address);
    const slot = page.querySelector("main [name=slot]")!.getAttribute("value")!;
    return [address, { intent: "move", version: "1", slot }, "appointment-moved"];
  },
  "office/sales/appointment cancel": async () => [
    `/admin/programari/${(await addAppointment(db)).appointment}`,
    { intent: "cancel", version: "1", words: "CUVINTELE-CLIENTEI" },
    "appointment-cancelled",
  ],
  "office/sales/appointment done": async () => [
    `/admin/programari/${(await addAppointment(db)).appointment}`,
    { intent: "done", version: "1" },
    "appointment-done",
  ],
  "office/sales/appointment note": async () => [
    `/admin/programari/${(await addAppointment(db)).appointment}`,
    { intent: "note", version: "1", note: "CUVINTELE-CLIENTEI" },
    "appointment-noted",
  ],
  "office/sales/holidays add": () => [
    "/admin/programari/zile-libere",
    { intent: "add", day: workdayAhead(), name: "Inventar" },
    "holiday-changed",
  ],
  "office/sales/holidays work": () => [
    "/admin/programari/zile-libere",
    { intent: "work", day: "2030-12-25" },
    "holiday-changed",
  ],
  "office/sales/holidays rest": async () => {
    await admin.post("/admin/programari/zile-libere", { intent: "work", day: "2030-12-26" });
    return [
      "/admin/programari/zile-libere",
      { intent: "rest", day: "2030-12-26" },
      "holiday-changed",
    ];
  },
  "office/sales/calendars end": async () => {
    await admin.post("/admin/programari/calendare", { intent: "make", scope: "all" });
    return ["/admin/programari/calendare", { intent: "end", scope: "all" }, "calendar-ended"];
  },
  "office/house/delivery ": async () => {
    const drawn = fieldsOf(await admin.get("/admin/livrare"), "main form");
    return ["/admin/livrare", { ...drawn, assembly: "250" }, "settings-changed"];
  },
  "office/money/discount ": async () => {
    const address = "/admin/reduceri/nou";
    const drawn = fieldsOf(await admin.get(address), "main form");
    const typed = { code: "AUDIT", kind: "percent", value: "5", lastDay: "2099-12-31" };
    return [address, { ...drawn, ...typed }, "discount-saved"];
  },
  "office/money/discount end": async () => {
    const id = await addDiscount(db, { code: "DEINCHEIAT" });
    return [`/admin/reduceri/${id}`, { intent: "end", version: "1" }, "discount-ended"];
  },
  "office/money/discount delete": async () => {
    const id = await addDiscount(db, { code: "DESTERS" });
    return [`/admin/reduceri/${id}`, { intent: "delete", version: "1" }, "discount-deleted"];
  },
  "office/house/zone ": async () => {
    const [address, drawn] = await zoneForm();
    return [address, { ...drawn, counties: "RO-GR", name: "Sud" }, "zone-saved"];
  },
  "office/house/zone-delete ": async () => {
    const [address, { version = "" }] = await zoneForm();
    return [`${address}/stergere`, { version }, "zone-deleted"];
  },
  "office/sales/order quote-transport": async () => {
    const offer = { price: "300", days: "4-6", validUntil: nextWeek, drawn: "0" };
    return [await unquotedOrder(), { intent: "quote-transport", ...offer }, "transport-quoted"];
  },
  "office/money/bank ": async () => {
    const address = "/admin/extrase/banci/nou";
    const drawn = fieldsOf(await admin.get(address), "main form");
    return [address, { ...drawn, name: "Banca Nouă" }, "bank-saved"];
  },
  "office/money/bank delete": async () => {
    const address = "/admin/extrase/banci/nou";
    const drawn = fieldsOf(await admin.get(address), "main form");
    const { id } = await newRow(address, { ...drawn, name: "Banca de șters" }, "banks");
    return [`/admin/extrase/banci/${id}`, { intent: "delete" }, "bank-deleted"];
  },
  "office/money/statement apply": async () =>
    onStatement("doi", { intent: "apply", order: await orderNumber() }, "statement-applied"),
  "office/money/statement apply-all": async () => {
    const number = await orderNumber();
    const { total_bani, paid_bani } = await db
      .selectFrom("orders")
      .select(["total_bani", "paid_bani"])
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const lei = ((total_bani - paid_bani) / 100).toFixed(2);
    const { statement: id } = await addStatement(db, [{ lei, details: number }]);
    return [`/admin/extrase/${id}`, { intent: "apply-all" }, "statement-applied"];
  },
  "office/money/statement undo": async () =>
    onStatement("trei", { intent: "undo" }, "statement-undone", [
      { intent: "apply", order: await orderNumber() },
    ]),
  "office/money/statement undo-all": async () =>
    onStatement("patru", { intent: "undo-all" }, "statement-undone", [
      { intent: "apply", order: await orderNumber() },
    ]),
  "office/money/statement count": async () => {
    const id = await addRepetition(db, [{ lei: "1.00", details: "a doua oara" }]);
    const fields = await onRow(id, { intent: "count" });
    const address = `/admin/extrase/${id}`;
    return [address, { ...fields, [`why-${fields.row}`]: "altă plată" }, "statement-row-counted"];
  },
  "office/money/statement split": async () => {
    const numbers = [await orderNumber(), await orderNumber()];
    const { statement: id } = await addStatement(db, [{ lei: "2.00", details: "amandoua" }]);
    const parts: Record<string, string> = {};
    for (const [place, number] of numbers.entries()) {
      parts[`part-${place}-order`] = number;
      parts[`part-${place}-amount`] = "1";
    }
    const fields = await onRow(id, { intent: "split", ...parts });
    return [`/admin/extrase/${id}`, fields, "statement-applied"];
  },
  "office/money/statement discard": () =>
    onStatement("cinci", { intent: "discard" }, "statement-discarded"),
  "office/sales/order proforma": async () => [
    `/admin/comenzi/${await orderNumber()}`,
    { intent: "proforma" },
    "proforma-issued",
  ],
  "office/sales/order-promise ": async () => {
    const day = addDays(dayOf(new Date().toISOString()), 40);
    return [
      `/admin/comenzi/${await orderNumber()}/termen`,
      { day, reason: "Placa a întârziat", seen: "0" },
      "promise-moved",
    ];
  },
  ...Object.fromEntries(
    (
      [
        ["keep", "change-drafted"],
        ["add", "change-drafted"],
        ["send", "change-proposed"],
        ["phone", "change-accepted"],
        ["apply", "change-accepted"],
        ["discard", "change-discarded"],
        ["accept", "change-accepted"],
        ["decline", "change-declined"],
        ["withdraw", "change-withdrawn"],
      ] as const
    ).map(([intent, action]) => [
      `office/sales/order-change ${intent}`,
      () => changedOrder(intent, action),
    ]),
  ),
  "office/sales/order-change planner": () => orderInPlanner("planner"),
  "office/sales/order-change design": () => orderInPlanner("design"),
  "office/sales/order-contact ": async () => {
    const address = `/admin/comenzi/${await orderNumber()}/contact`;
    const drawn = fieldsOf(await admin.get(address), "main form");
    return [address, { ...drawn, notes: "CUVINTELE-CLIENTEI: interfonul 12" }, "contact-changed"];
  },
  "office/sales/order-method ": async () => {
    const address = `/admin/comenzi/${await orderNumber()}/mod-de-plata`;
    return [
      address,
      { from: "bank_transfer", paymentMethod: "cash_on_delivery" },
      "method-changed",
    ];
  },
  "office/sales/order-billing ": async () => {
    const address = `/admin/comenzi/${await orderNumber()}/facturare`;
    const drawn = fieldsOf(await admin.get(address), "main form");
    return [address, { ...drawn, fullName: "CUVINTELE-CLIENTEI Ana" }, "buyer-corrected"];
  },
  "office/money/document ": async () => {
    const number = await orderNumber();
    const drawn = fieldsOf(await admin.get(`/admin/comenzi/${number}`), "form#payment");
    await admin.post(`/admin/comenzi/${number}`, { ...drawn, amount: "1", kind: "advance" });
    const { id } = await db
      .selectFrom("documents")
      .innerJoin("orders", "orders.id", "documents.order_id")
      .select("documents.id")
      .where("orders.number", "=", number)
      .executeTakeFirstOrThrow();
    return [`/admin/documente/${id}`, {}, "document-corrected"];
  },
  "office/money/document-series ": () => [
    "/admin/documente/serii",
    { kind: "advance", prefix: "AVN", next: "7" },
    "series-changed",
  ],
  "office/catalogue/product save": () => [`/admin/produse/${product}`, shelf, "product-changed"],
  "office/catalogue/product add-image": () => [
    `/admin/produse/${product}`,
    { ...shelf, price: "90", intent: "add-image", imageUrl: "/imagini/hero.webp" },
    "product-changed",
  ],
  "office/catalogue/product-copy ": () => [`/admin/produse/${desk}/dublare`, {}, "product-added"],
  "office/catalogue/product-delete ": async () => {
    const { id } = await newRow("/admin/produse/nou", { ...shelf, name: "Plecat" }, "products");
    return [`/admin/produse/${id}/stergere`, {}, "product-deleted"];
  },
  "office/catalogue/search-kind save": () => [
    "/admin/cautare/ro/bed",
    { intent: "save", version: "0", words: "pat\npaturi" },
    "search-words-changed",
  ],
  "office/catalogue/search-kind reset": async () => {
    const address = "/admin/cautare/ro/bench";
    await admin.post(address, { intent: "save", version: "0", words: "bancă" });
    return [address, { intent: "reset", version: "1" }, "search-words-reset"];
  },
  "office/catalogue/category ": async () => {
    const body = { ...category, name: "Terase" };
    const { id } = await newRow("/admin/categorii/nou", body, "categories");
    return [`/admin/categorii/${id}`, { ...body, name: "Balcoane" }, "category-changed"];
  },
  "office/catalogue/category-delete ": async () => {
    const body = { ...category, name: "Garaje" };
    const { id } = await newRow("/admin/categorii/nou", body, "categories");
    return [`/admin/categorii/${id}/stergere`, {}, "category-deleted"];
  },
  "office/catalogue/option ": async () => {
    const address = "/admin/materiale/material/pal-alb";
    const drawn = fieldsOf(await admin.get(address), "dialog form");
    return [address, { ...drawn, surcharge: "101" }, "option-changed"];
  },
  "office/catalogue/translations ": () => [
    "/admin/traduceri/handle/metal?limba=en",
    { name: "Brushed metal" },
    "translations-saved",
  ],
  "office/sales/order move": async () => [
    `/admin/comenzi/${await orderNumber()}`,
    { from: "new", to: "confirmed" },
    "order-moved",
  ],
  "office/sales/order pay": async () => [
    `/admin/comenzi/${await orderNumber()}`,
    { intent: "pay", ...paidToday, method: "bank_transfer", amount: "1", formToken: "form" },
    "payment-recorded",
  ],
  "office/sales/order refund": async () => {
    const number = await orderNumber();
    await notedPayment(db, number);
    const money = { intent: "refund", ...paidToday, method: "bank_transfer", amount: "1" };
    const refund = { ...money, reason: "price_lowered", formToken: "refund" };
    return [`/admin/comenzi/${number}`, refund, "payment-recorded"];
  },
  "office/sales/order-payment ": async () => {
    const number = await orderNumber();
    const payment = await notedPayment(db, number);
    const right = {
      ...paidToday,
      amount: "0",
      method: "bank_transfer",
      remark: "a fost o greșeală",
    };
    const address = `/admin/comenzi/${number}/plati/${payment}`;
    return [address, { ...right, formToken: "correction" }, "payment-recorded"];
  },
  "office/sales/order-parts ": async () => {
    await db.updateTable("products").set({ stock_quantity: 50 }).execute();
    const { id, number } = await placePieces(db, [[pieces.desk, 2]]);
    await admin.post(`/admin/comenzi/${number}`, { from: "new", to: "confirmed" });
    const line = await db
      .selectFrom("order_lines")
      .select("id")
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    const part = { seen: "0", [`pieces-${line.id}`]: "1", override: "plătește mâine" };
    return [`/admin/comenzi/${number}/parti`, part, "part-delivered"];
  },
  "office/sales/order-cancel ": async () => [
    `/admin/comenzi/${await orderNumber()}/anulare`,
    { from: "new", reason: "Clientul s-a răzgândit." },
    "order-moved",
  ],
  "office/sales/orders-confirm ": async () => [
    "/admin/comenzi/confirmare",
    { nr: await orderNumber() },
    "order-moved",
  ],
  "office/sales/order remark": async () => [
    `/admin/comenzi/${await orderNumber()}`,
    { intent: "remark", text: "De sunat." },
    "order-remarked",
  ],
  "office/sales/order niches": async () => {
    const order = await placeKitchens(db);
    const [{ id: line, plan }] = (await listRunLines(order.id, db)) as [RunLine];
    const tick = { intent: "niches", line, plan, confirmed: "yes" };
    return [`/admin/comenzi/${order.number}`, tick, "niches-confirmed"];
  },
  "office/workshop/swatches set-stock": () => [
    "/admin/mostre",
    { intent: "set-stock", decor: "pal-alb", stock: "7", seen: "20" },
    "swatches-counted",
  ],
  "office/workshop/swatches send": async () => [
    "/admin/mostre",
    { intent: "send", number: await swatchOrder() },
    "order-moved",
  ],
  "office/workshop/stock ": () => [
    "/admin/stoc",
    { article: "hardware glide" },
    "stock-item-saved",
  ],
  "office/workshop/stock-item save": async () => {
    const details = { least: "10", pack: "4", supplierCode: "F-7" };
    return [await keptArticle(), { intent: "save", ...details }, "stock-item-saved"];
  },
  "office/workshop/stock-item receive": async () => [
    await keptArticle(),
    { intent: "receive", received: "40" },
    "stock-changed",
  ],
  "office/workshop/stock-item count": async () => {
    const address = await keptArticle();
    const { seen = "" } = fieldsOf(await admin.get(address), "#count");
    return [address, { intent: "count", counted: "7", seen }, "stock-changed"];
  },
  "office/workshop/stock-count list": () => [
    "/admin/stoc/numaratoare",
    { intent: "list", "counted hardware pull-out-rail 400": "12" },
    "stock-changed",
  ],
  "office/workshop/fitting ": () => [
    "/admin/feronerie/hinge",
    { maker: "Blum", price: "15", version: "1" },
    "fitting-saved",
  ],
  "office/workshop/supplier ": () => [
    "/admin/furnizori/nou",
    { name: "Depozit Nord", days: "3" },
    "supplier-saved",
  ],
  "office/workshop/supplier delete": async () => [
    `/admin/furnizori/${await addSupplier(db)}`,
    { intent: "delete", version: "1" },
    "supplier-deleted",
  ],
  "office/workshop/supplier-orders ": async () => {
    const supplier = await addSupplier(db);
    await keep(db, "hardware push-latch", { supplierId: supplier, least: 5 });
    return ["/admin/aprovizionare", { supplier }, "supplier-order-made"];
  },
  "office/workshop/supplier-order save": async () => {
    const { address, order } = await supplierOrder("save");
    return [address, { ...order, "amount-hardware_hinge": "40" }, "supplier-order-saved"];
  },
  "office/workshop/supplier-order send": async () => {
    const { address, order } = await supplierOrder("send");
    return [address, order, "supplier-order-sent"];
  },
  "office/workshop/supplier-order send-again": async () => {
    const { address, order } = await supplierOrder("send-again", true);
    return [address, order, "supplier-order-sent"];
  },
  "office/workshop/supplier-order day": async () => {
    const { address, order } = await supplierOrder("day", true);
    const expectedOn = addDays(dayOf(new Date().toISOString()), 20);
    return [address, { ...order, expectedOn }, "supplier-order-saved"];
  },
  "office/workshop/supplier-order receive": async () => {
    const { address, order } = await supplierOrder("receive", true);
    return [address, { ...order, "amount-hardware_hinge": "3" }, "supplier-order-received"];
  },
  "office/workshop/supplier-order take-back": async () => {
    const { address, order } = await supplierOrder("receive", true);
    await admin.post(address, { ...order, "amount-hardware_hinge": "3" });
    const form = fieldsOf(await admin.get(address), "#take-back-1");
    const back = { ...form, intent: "take-back", reason: "greșit" };
    return [address, back, "supplier-delivery-taken-back"];
  },
  "office/workshop/supplier-order end": async () => {
    const { address, order } = await supplierOrder("end");
    return [address, order, "supplier-order-cancelled"];
  },
  "office/workshop/order-boards ": async () => {
    const number = await plannedOrder();
    return [
      `/admin/comenzi/${number}/placi`,
      { board: `${number}.1.1.1`, step: "cut" },
      "boards-ticked",
    ];
  },
  "office/workshop/order-times write": async () => [
    `/admin/comenzi/${await plannedOrder()}/timp/cutting`,
    { intent: "write", minutes: "40" },
    "minutes-written",
  ],
  "office/sales/order-drawings ": async () => {
    const sizes = { width: "1000", height: "2200", depth: "600" };
    const number = await plannedOrder();
    return [`/admin/comenzi/${number}/desene`, { line: "1", ...sizes }, "drawing-made"];
  },
  "office/sales/order-drawing send": async () => [
    await draftOf(),
    { intent: "send" },
    "drawing-sent",
  ],
  "office/sales/order-drawing discard": async () => [
    await draftOf(),
    { intent: "discard" },
    "drawing-discarded",
  ],
  "office/sales/order-pictures remove": async () => {
    const number = await orderNumber();
    const id = await deliveredPicture(db, number);
    const page = `/admin/comenzi/${number}/fotografii`;
    return [page, { intent: "remove", picture: id }, "handover-picture-removed"];
  },
  "office/sales/claim ": async () => {
    const token = (await order(visitor(), desk)).slice("/comanda/".length);
    const address = `/admin/reclamatii/${await openedClaim(db, token)}`;
    const body = { from: "new", to: "in_work", text: "Îl trimitem mâine.", formToken: "answer" };
    return [address, body, "claim-answered"];
  },
  "office/workshop/board tick": async () => {
    const address = `/admin/placi/${await plannedOrder()}.1.1.1`;
    return [address, { intent: "tick", step: "cut" }, "boards-ticked"];
  },
  "office/workshop/board take-back": async () => {
    const address = `/admin/placi/${await cutBoard()}`;
    return [address, { intent: "take-back", step: "cut" }, "board-step-taken-back"];
  },
  "office/workshop/board remake": async () => {
    const address = `/admin/placi/${await cutBoard()}`;
    return [address, { intent: "remake", reason: "Zgâriată la găurit" }, "board-remade"];
  },
  "office/workshop/package ": async () => {
    const number = await orderNumber();
    await admin.post(`/admin/comenzi/${number}`, { from: "new", to: "confirmed" });
    const body = { from: "confirmed", to: "in_production" };
    return [`/admin/comenzi/${number}/pachet`, body, "order-moved"];
  },
  "office/workshop/production ": async () => {
    const { number } = await placePlans(db, [[writeDesign(bookcase), 1]]);
    return ["/admin/productie", { order: number }, "batch-made"];
  },
  "office/workshop/plan ": async () => {
    const { number } = await placePlans(db, [[writeDesign(bookcase), 1]]);
    const notBefore = addDays(dayOf(new Date().toISOString()), 30);
    return ["/admin/plan", { order: number, notBefore }, "order-planned"];
  },
  "office/workshop/person ": () => [
    "/admin/plan/oameni/nou",
    { name: "Vasile", cutting: "8", isActive: "on" },
    "person-saved",
  ],
  "office/workshop/person delete": async () => {
    const who = { name: "Ilie", minutes: perStation(() => 60), isActive: true };
    await savePerson({ ...who, id: undefined, version: 0 }, { id: "", email }, db);
    const { id, version } = (await listPeople(db)).find(({ name }) => name === "Ilie")!;
    const body = { intent: "delete", version: String(version) };
    return [`/admin/plan/oameni/${id}`, body, "person-deleted"];
  },
  "office/workshop/absences add": () => [
    "/admin/plan/absente",
    { intent: "add", away: "station.drilling", from: dayOf(new Date().toISOString()) },
    "absence-added",
  ],
  "office/workshop/absences remove": async () => {
    const today = dayOf(new Date().toISOString());
    const away = { away: { station: "edging" as const }, from: today, to: today, today };
    await addAbsence(away, { id: "", email }, db);
    const absence = (await listAbsences(today, db)).find((one) => one.station === "edging")!.id;
    return ["/admin/plan/absente", { intent: "remove", absence }, "absence-removed"];
  },
  "office/workshop/batch start": async () => [
    await laidOut(),
    { intent: "start" },
    "batch-started",
  ],
  "office/workshop/batch finish": async () => {
    const address = await laidOut();
    await admin.post(address, { intent: "start" });
    return [address, { intent: "finish" }, "batch-cut"];
  },
  "office/workshop/batch undo": async () => [await laidOut(), { intent: "undo" }, "batch-undone"],
  "office/workshop/offcuts add": () => [
    "/admin/resturi",
    { intent: "add", material: "pal-alb 18", length: "900", width: "400" },
    "offcut-added",
  ],
  "office/workshop/offcuts discard": async () => {
    const piece = { material: "pal-alb", thickness: 18, length: 700, width: 300 };
    const offcut = String(await addOffcut(piece, { id: "", email }, db));
    return ["/admin/resturi", { intent: "discard", offcut, reason: "umflat" }, "offcut-discarded"];
  },
  "office/workshop/workshop-numbers save": async () => {
    const address = "/admin/atelier/preturi";
    const drawn = fieldsOf(await admin.get(address), "main form");
    const [price] = Object.keys(drawn).filter((name) => name.endsWith("marginPercent"));
    return [address, { ...drawn, intent: "save", [price!]: "36" }, "book-saved"];
  },
  "office/house/settings ": () => [
    "/admin/setari?fila=comert",
    {
      vatMode: "added",
      orderPrefix: "AM",
      advancePercent: "50",
      advanceDueDays: "5",
      hoursPerWeek: "0",
      hoursPerPiece: "8",
      packingMinutes: "30",
      deliveryMinutes: "90",
      swatchPrice: "5",
      swatchPostPrice: "20",
    },
    "settings-changed",
  ],
  "office/house/settings add-vat-rate": () => [
    "/admin/setari?fila=comert",
    { intent: "add-vat-rate", firstDay: "2020-01-01", percent: "18" },
    "vat-rates-changed",
  ],
  "office/house/settings remove-vat-rate": () => [
    "/admin/setari?fila=comert",
    { intent: "remove-vat-rate", removedDay: "2017-01-01" },
    "vat-rates-changed",
  ],
  "office/house/settings adopt-vat-rate": () => [
    "/admin/setari?fila=comert",
    { intent: "adopt-vat-rate" },
    "vat-rates-changed",
  ],
  "office/house/settings logo": async () => {
    const { changeSettings, findSettings } = await import("~/platform/settings/settings.server");
    const { appearance } = await findSettings(db);
    await changeSettings("appearance", { ...appearance, logo: "/imagini/hero.webp" }, db);
    return ["/admin/setari?fila=aspect", { intent: "logo", remove: "yes" }, "settings-changed"];
  },
  "office/catalogue/import ": async () => {
    const file = new File(["name;category;price\nRaft adus;bai;10\n"], "produse.csv");
    const { location } = await admin.upload("/admin/produse/import", {}, [["file", file]]);
    return [location ?? "", {}, "products-imported"];
  },
  "office/catalogue/bulk-change apply": async () => [
    await draft(),
    { intent: "apply" },
    "bulk-applied",
  ],
  "office/catalogue/bulk-change undo": async () => {
    const address = await draft();
    await admin.post(address, { intent: "apply" });
    return [address, { intent: "undo" }, "bulk-undone"];
  },
  "office/house/invitation ": async () => {
    const drawn = fieldsOf(await admin.get("/admin/utilizatori/invitatie"), "main form");
    const invited = { email: "nou@example.com", role: "accountant" };
    return ["/admin/utilizatori/invitatie", { ...drawn, ...invited, password }, "staff-invited"];
  },
  "office/house/invitation-end ": async () => [
    `/admin/utilizatori/invitatie/${await addInvitation(db)}`,
    {},
    "invitation-ended",
  ],
  "office/customers/customer ": async () => {
    const address = `/admin/clienti/${await addCustomer(db)}`;
    return [address, { note: "CUVINTELE-CLIENTEI" }, "customer-noted"];
  },
  "office/customers/customer-join ": async () => {
    const address = `/admin/clienti/${await addCustomer(db)}/unire`;
    return [address, { other: await addCustomer(db) }, "customers-joined"];
  },
  "office/customers/customer-part ": async () => {
    const { customer, customerMerge } = await addJoinedCustomer(db);
    return [`/admin/clienti/${customer}/despartire/${customerMerge}`, {}, "customers-parted"];
  },
  "office/customers/customer-note ": async () => {
    const { customer, customerNote } = await addJoinedCustomer(db);
    return [`/admin/clienti/${customer}/nota/${customerNote}`, {}, "customer-note-deleted"];
  },
  "office/customers/message read": () => message("read", "message-read"),
  "office/customers/message done": () => message("done", "message-done"),
  "office/customers/message spam": () => message("spam", "message-spam"),
  "office/customers/message reply": () => message("reply", "message-answered"),
  "office/customers/message delete": () => message("delete", "message-deleted"),
  "office/catalogue/reviews approve": () => review("approve", "review-approved"),
  "office/catalogue/reviews refuse": () => review("refuse", "review-refused"),
  "office/catalogue/questions answer": () => question("answer", "question-answered"),
  "office/catalogue/questions hide": () => question("hide", "question-hidden"),
  "office/catalogue/questions show": () =>
    question("show", "question-shown", new Date().toISOString()),
  "office/catalogue/reviews answer": () => review("answer", "review-answered"),
  "office/catalogue/reviews remove-picture": async () => {
    const id = await addReview(db, { product_id: product });
    const picture = await addReviewPicture(db, id);
    return ["/admin/recenzii", { intent: "remove-picture", id, picture }, "review-picture-removed"];
  },
  "office/house/gallery-image ": async () => [
    `/admin/galerie/${await pictureId()}`,
    { "alt-ro": "Altfel", order: "3", place: "gallery" },
    "picture-changed",
  ],
  "office/house/gallery-image delete": async () => [
    `/admin/galerie/${await pictureId()}`,
    { intent: "delete" },
    "picture-deleted",
  ],
  "office/house/page publish": () => [
    "/admin/pagini/termeni",
    { intent: "publish", text: "# Termeni noi" },
    "page-changed",
  ],
  "office/house/user disable": () => person("disable", "user-disabled", { role: "sales" }),
  "office/house/user enable": async () => {
    const deed = await person("disable", "user-disabled", { role: "customer" });
    await admin.post(deed[0], deed[1]);
    return [deed[0], { intent: "enable" }, "user-enabled"];
  },
  "office/house/user change-role": () =>
    person("change-role", "role-changed", { role: "sales", to: "workshop" }),
  "office/sales/quote accept": async () => {
    const address = await offered();
    const form = fieldsOf(await admin.get(address), "form#accept");
    return [address, { ...form, note: "Da, o ia", intent: "accept" }, "order-placed-by-phone"];
  },
  "office/sales/quote save": () => quoted("save", "quote-drafted"),
  "office/sales/quote send": () => quoted("send", "quote-sent"),
  "office/sales/quote close": () => quoted("close", "quote-closed"),
  "office/sales/withdrawal receive": async () => [
    (await newWithdrawal()).page,
    { intent: "receive", from: "open" },
    "withdrawal-received",
  ],
  "office/sales/withdrawal accept": async () => {
    const { page, accepted } = await newWithdrawal();
    const body = { intent: "accept", from: "open", amount: "0", ...accepted };
    return [page, body, "withdrawal-accepted"];
  },
  "office/sales/withdrawal accept-computed": async () => {
    const { page, accepted } = await newWithdrawal();
    const body = { intent: "accept-computed", from: "open", amount: "7", ...accepted };
    return [page, body, "withdrawal-accepted"];
  },
  "office/sales/withdrawal refuse": async () => [
    (await newWithdrawal()).page,
    { intent: "refuse", from: "open", answer: "Prea târziu." },
    "withdrawal-refused",
  ],
  "office/sales/withdrawal close": async () => [
    (await newWithdrawal()).page,
    { intent: "close", from: "open", answer: "A sunat clientul." },
    "withdrawal-closed",
  ],
  "office/sales/withdrawal link": async () => {
    const { page, number } = await newWithdrawal(false);
    return [page, { intent: "link", number }, "withdrawal-linked"];
  },
  "office/sales/withdrawal refund": async () => {
    const { page, number, accepted } = await newWithdrawal();
    await admin.post(`/admin/comenzi/${number}`, {
      intent: "pay",
      ...paidToday,
      method: "bank_transfer",
      remark: "",
      amount: "100",
      formToken: number,
    });
    await admin.post(page, { intent: "accept-computed", from: "open", amount: "0", ...accepted });
    const body = { intent: "refund", from: "accepted", method: "bank_transfer" };
    return [page, body, "withdrawal-refunded"];
  },
  "office/house/launch-list retry-mails": () => [
    "/admin/lansare",
    { intent: "retry-mails" },
    "mail-retried",
  ],
  "office/house/launch-list adopt-vat-rate": async () => {
    await db.deleteFrom("vat_rates").where("first_day", "=", "2025-08-01").execute();
    return ["/admin/lansare", { intent: "adopt-vat-rate" }, "vat-rates-changed"];
  },
  "office/house/opening ": async () => {
    // What the trial has begun to cut has to be ended first.
    await db.updateTable("layout_runs").set({ state: "stopped" }).execute();
    await db
      .updateTable("batches")
      .set((eb) => ({ cut_at: eb.ref("started_at") }))
      .where("started_at", "is not", null)
      .where("undone_at", "is", null)
      .execute();
    // From here on the shop asks for a second factor.
    await db
      .insertInto("passkeys")
      .values({
        id: "key",
        user_id: await addPerson(db, { email }),
        public_key: "",
        counter: 0,
        transports: "[]",
        name: "key",
        created_at: new Date().toISOString(),
        last_used_at: null,
      })
      .execute();
    return ["/admin/lansare/deschidere", await openingReasons(admin), "shop-opened"];
  },
  "office/house/official-pictures remove": async () => {
    const file = new File([new Uint8Array(await picture("png", 250, 50))], "sal.png");
    const fields = { intent: "save", name: "sal-pictogram" };
    await admin.upload("/admin/lansare/imagini", fields, [["file", file]]);
    return [
      "/admin/lansare/imagini",
      { intent: "remove", name: "sal-pictogram" },
      "official-picture-removed",
    ];
  },
  // After the opening, which takes away the orders on trial and the samples.
  "office/money/e-invoices number": async () => {
    const own = db.selectFrom("products").select("id").where("is_sample", "=", 0);
    const shelf = await own.where("status", "=", "active").executeTakeFirstOrThrow();
    await db.updateTable("products").set({ stock_quantity: 5 }).execute();
    await order(visitor(), shelf.id);
    await db.updateTable("orders").set({ is_trial: 1 }).execute();
    const document = await addDocument(db, documentOf([lineOf(100_000, 21)]));
    const body = { intent: "number", document, number: "5001234" };
    return ["/admin/documente/e-factura", body, "e-invoice-noted"];
  },
  "office/house/launch-list close-shop": () => [
    "/admin/lansare",
    { intent: "close-shop" },
    "shop-closed",
  ],
  "office/house/launch-list remove-samples": () => [
    "/admin/lansare",
    { intent: "remove-samples" },
    "samples-removed",
  ],
  "office/house/launch-list confirm-clock": async () => {
    await jumpClock(db, 3650);
    const shown = new Date().toISOString();
    return ["/admin/lansare", { intent: "confirm-clock", shown }, "clock-confirmed"];
  },
  "office/customers/assistant ": () => [
    "/admin/asistent",
    { model: "alt-model", dailyTokens: "1000", leiPerMillionTokens: "2", isEnabled: "on" },
    "settings-changed",
  ],
  "office/customers/assistant-key save": () => [
    "/configurare-api",
    { intent: "save", apiKey: "sk-good-SECRET-abcd" },
    "key-saved",
  ],
  "office/customers/assistant-key remove": () => [
    "/configurare-api",
    { intent: "remove" },
    "key-removed",
  ],
};

/** Posts that only prepare something to be looked at; and those of files, which are tried elsewhere. */
const without = [
  // With a provider beside it: card-payment.test.ts.
  "office/money/card-keys save",
  "office/money/card-keys remove-stripe",
  "office/money/card-keys remove-netopia",
  "office/sales/order refund-card",
  "office/sales/order settle-card-task",
  // Shows a secret in the answer itself: office-appointments.test.ts.
  "office/sales/calendars make",
  // What somebody sees above a list of their own.
  "office/house/saved-filters keep",
  "office/house/saved-filters delete",
  // Set what the process itself uses, and run commands: office-installation.test.ts.
  "office/house/installation save-mail",
  "office/house/installation save-address",
  "office/house/installation save-backup",
  "office/house/installation save-copy",
  "office/house/installation try-mail",
  "office/house/installation try-address",
  "office/house/state make-backup",
  "office/house/state make-copy",
  "office/house/state try-copy",
  // Another cart for the same browser, and the own one again.
  "office/sales/desk-order choose",
  "office/sales/desk-orders back",
  // With the authority beside it: tests/billing/upload.test.ts.
  "office/money/e-invoices send",
  "office/money/e-invoices send-all",
  // Reads alone: what a check finds is not stored.
  "office/money/e-invoices check",
  "office/catalogue/products ",
  "office/catalogue/imports ",
  "office/money/statements ",
  "office/house/page preview",
  "office/workshop/workshop-numbers preview",
  "office/house/gallery ",
  "office/house/official-pictures save",
  // The log would say who worked for how long, and clocks measure orders alone.
  "office/workshop/order-times start",
  "office/workshop/order-times stop",
  "office/workshop/today start",
  "office/workshop/today stop",
  // Its pictures are tried in handover.test.ts.
  "office/sales/order-pictures ",
  // A file of it is tried in office-buying.test.ts.
  "office/workshop/stock-count file",
  "office/workshop/batch run",
  "office/workshop/batch stop",
];

async function pictureId(): Promise<string> {
  const query = db.selectFrom("gallery_images").select("id").limit(1);
  return (await query.executeTakeFirstOrThrow()).id;
}

const newest = () =>
  db.selectFrom("audit_log").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst();

/** What is added at the address `nou` of a record. */
const added: typeof deeds = {
  "a new product": () => ["/admin/produse/nou", shelf, "product-added"],
  "a new product with a picture": () => [
    "/admin/produse/nou",
    { ...shelf, name: "Raft cu poză", intent: "add-image", imageUrl: "/imagini/hero.webp" },
    "product-added",
  ],
  "other tags of a customer": async () => {
    const address = `/admin/clienti/${await addCustomer(db)}`;
    return [address, { tags: "CUVINTELE-CLIENTEI" }, "customer-tagged"];
  },
  "a new category": () => ["/admin/categorii/nou", category, "category-added"],
  "a new handle": async () => {
    const address = "/admin/materiale/handle/nou";
    const drawn = fieldsOf(await admin.get(address), "dialog form");
    const handle = { name: "Inel", surcharge: "5", price: "4", length: "40", holeSpacing: "0" };
    return [address, { ...drawn, ...handle }, "option-added"];
  },
};
const tried = { ...deeds, ...added };

test("every post of the back office is tried here", () => {
  const nowhere = new Proxy({}, { get: () => "x" }) as Parameters<typeof routeAccess>[0];
  const posts = Object.entries(routeAccess(nowhere)).flatMap(([id, { access, posts: intents }]) =>
    isBackOffice(access)
      ? (intents ?? []).map((one) => `${id.slice("routes/".length)} ${one}`)
      : [],
  );
  expect([...Object.keys(deeds), ...without].sort()).toEqual(posts.sort());
});

test.each(Object.keys(tried))("'%s' leaves a line in the journal", async (name) => {
  const [address, body, action] = await tried[name]!();
  const before = (await newest())?.id ?? 0;
  const answer = await admin.post(address, body);
  expect(answer.status).toBe(303);
  const lines = await db.selectFrom("audit_log").selectAll().where("id", ">", before).execute();
  const line = lines.find((one) => one.action === action);
  expect(line, `${action} among ${lines.map((one) => one.action).join()}`).toBeDefined();
  expect(line!.admin_email).toBe(email);
  expect(line!.before).not.toBe(line!.after);
});

test("the journal shows it all, without keys and without customers' words", async () => {
  const pages = [];
  for (let page = 1; page <= 3; page += 1)
    pages.push(await admin.get(`/admin/jurnal?pagina=${page}`));
  const text = pages.map(({ text: one }) => one).join("\n");
  expect(mainOf(pages[0]!)).toContain("Cheie API ștearsă");
  expect(text).toContain("••••abcd");
  for (const secret of ["sk-good", "SECRET", password, "CUVINTELE-CLIENTEI", "dulap sub o scară"]) {
    expect(text).not.toContain(secret);
  }
});
