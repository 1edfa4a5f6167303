import { afterAll, expect, test } from "vitest";

import { hashPassword } from "~/accounts/passwords.server";

import { addPerson } from "../people";
import { startProvider } from "../provider";
import { openingForms } from "./forms-drawn";
import { mainOf, order } from "./reading";
import { addMessage, addReview, jumpClock, pieceId, pieces } from "../world";
import { routeAccess } from "./access";
import { openShop } from "./shop";

const provider = await startProvider();
process.env.OPENAI_BASE_URL = provider.url;
const { db, visitor, signedIn } = await openShop();
afterAll(() => provider.close());

const email = "sefa@example.com";
const password = "parola sefei";
const admin = openingForms(await signedIn({ is_admin: 1, email }));
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

async function orderNumber(): Promise<string> {
  await db.updateTable("products").set({ stock_quantity: 50 }).execute();
  const token = (await order(visitor(), desk)).slice("/comanda/".length);
  const query = db.selectFrom("orders").select("number").where("token", "=", token);
  return (await query.executeTakeFirstOrThrow()).number;
}

async function newRow(
  address: string,
  body: Record<string, string>,
  table: "products" | "categories",
) {
  await admin.post(address, body);
  return db
    .selectFrom(table)
    .select("id")
    .where("name", "=", body.name ?? "")
    .executeTakeFirstOrThrow();
}

const draft = async () =>
  (await admin.post("/admin/produse", { product, operation: "price-amount", amount: "1" }))
    .location ?? "";

type Deed = [address: string, body: Record<string, string>, action: string];
const message = async (intent: string, action: string): Promise<Deed> => [
  `/admin/mesaje/${await addMessage(db)}`,
  { intent, text: "Sigur." },
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
  before: { is_admin?: 1 } = {},
): Promise<Deed> => [
  `/admin/utilizatori/${await addPerson(db, before)}`,
  { intent, password },
  action,
];

/** For each post of the back office: one that is accepted, and what the journal calls it. */
const deeds: Record<string, () => Deed | Promise<Deed>> = {
  "admin/product-new save": () => ["/admin/produse/nou", shelf, "product-added"],
  "admin/product-new add-image": () => [
    "/admin/produse/nou",
    { ...shelf, name: "Raft cu poză", intent: "add-image", imageUrl: "/imagini/hero.webp" },
    "product-added",
  ],
  "admin/product save": () => [`/admin/produse/${product}`, shelf, "product-changed"],
  "admin/product add-image": () => [
    `/admin/produse/${product}`,
    { ...shelf, price: "90", intent: "add-image", imageUrl: "/imagini/hero.webp" },
    "product-changed",
  ],
  "admin/product-copy ": () => [`/admin/produse/${desk}/dublare`, {}, "product-added"],
  "admin/product-delete ": async () => {
    const { id } = await newRow("/admin/produse/nou", { ...shelf, name: "Plecat" }, "products");
    return [`/admin/produse/${id}/stergere`, {}, "product-deleted"];
  },
  "admin/category-new ": () => ["/admin/categorii/nou", category, "category-added"],
  "admin/category ": async () => {
    const body = { ...category, name: "Terase" };
    const { id } = await newRow("/admin/categorii/nou", body, "categories");
    return [`/admin/categorii/${id}`, { ...body, name: "Balcoane" }, "category-changed"];
  },
  "admin/category-delete ": async () => {
    const body = { ...category, name: "Garaje" };
    const { id } = await newRow("/admin/categorii/nou", body, "categories");
    return [`/admin/categorii/${id}/stergere`, {}, "category-deleted"];
  },
  "admin/option ": () => [
    "/admin/materiale/material/pal-alb",
    { name: "PAL Alb", surcharge: "101", order: "1", status: "on" },
    "option-changed",
  ],
  "admin/translations ": () => [
    "/admin/traduceri/handle/metal?limba=en",
    { name: "Brushed metal" },
    "translations-saved",
  ],
  "admin/order move": async () => [
    `/admin/comenzi/${await orderNumber()}`,
    { intent: "move", from: "new", to: "confirmed" },
    "order-moved",
  ],
  "admin/order pay": async () => [
    `/admin/comenzi/${await orderNumber()}`,
    { intent: "pay", kind: "advance", method: "bank_transfer", amount: "1", formToken: "form" },
    "payment-recorded",
  ],
  "admin/order remark": async () => [
    `/admin/comenzi/${await orderNumber()}`,
    { intent: "remark", text: "De sunat." },
    "order-remarked",
  ],
  "admin/settings ": () => [
    "/admin/setari?fila=comert",
    { vatPercent: "21", vatMode: "included", orderPrefix: "AM" },
    "settings-changed",
  ],
  "admin/settings logo": async () => {
    const { changeSettings, findSettings } = await import("~/shop/settings.server");
    const { appearance } = await findSettings(db);
    await changeSettings("appearance", { ...appearance, logo: "/imagini/hero.webp" }, db);
    return ["/admin/setari?fila=aspect", { intent: "logo", remove: "yes" }, "settings-changed"];
  },
  "admin/import ": async () => {
    const file = new File(["name;category;price\nRaft adus;bai;10\n"], "produse.csv");
    const { location } = await admin.upload("/admin/produse/import", {}, [["file", file]]);
    return [location ?? "", {}, "products-imported"];
  },
  "admin/bulk-change apply": async () => [await draft(), { intent: "apply" }, "bulk-applied"],
  "admin/bulk-change undo": async () => {
    const address = await draft();
    await admin.post(address, { intent: "apply" });
    return [address, { intent: "undo" }, "bulk-undone"];
  },
  "admin/message read": () => message("read", "message-read"),
  "admin/message done": () => message("done", "message-done"),
  "admin/message spam": () => message("spam", "message-spam"),
  "admin/message reply": () => message("reply", "message-answered"),
  "admin/message delete": () => message("delete", "message-deleted"),
  "admin/reviews approve": () => review("approve", "review-approved"),
  "admin/reviews refuse": () => review("refuse", "review-refused"),
  "admin/reviews answer": () => review("answer", "review-answered"),
  "admin/gallery-image ": async () => [
    `/admin/galerie/${await pictureId()}`,
    { "alt-ro": "Altfel", order: "3" },
    "picture-changed",
  ],
  "admin/gallery-image delete": async () => [
    `/admin/galerie/${await pictureId()}`,
    { intent: "delete" },
    "picture-deleted",
  ],
  "admin/page publish": () => [
    "/admin/pagini/termeni",
    { intent: "publish", text: "# Termeni noi" },
    "page-changed",
  ],
  "admin/user disable": () => person("disable", "user-disabled"),
  "admin/user enable": async () => {
    const deed = await person("disable", "user-disabled");
    await admin.post(deed[0], deed[1]);
    return [deed[0], { intent: "enable" }, "user-enabled"];
  },
  "admin/user make-admin": () => person("make-admin", "admin-made"),
  "admin/user unmake-admin": () => person("unmake-admin", "admin-unmade", { is_admin: 1 }),
  "admin/launch-list retry-mails": () => [
    "/admin/lansare",
    { intent: "retry-mails" },
    "mail-retried",
  ],
  "admin/launch-list open-shop": async () => {
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
    return ["/admin/lansare", { intent: "open-shop" }, "shop-opened"];
  },
  "admin/launch-list close-shop": () => ["/admin/lansare", { intent: "close-shop" }, "shop-closed"],
  "admin/launch-list remove-samples": () => [
    "/admin/lansare",
    { intent: "remove-samples" },
    "samples-removed",
  ],
  "admin/launch-list confirm-clock": async () => {
    await jumpClock(db, 3650);
    const shown = new Date().toISOString();
    return ["/admin/lansare", { intent: "confirm-clock", shown }, "clock-confirmed"];
  },
  "admin/assistant ": () => [
    "/admin/asistent",
    { model: "alt-model", dailyTokens: "1000", leiPerMillionTokens: "2", isEnabled: "on" },
    "settings-changed",
  ],
  "admin/assistant-key save": () => [
    "/configurare-api",
    { intent: "save", apiKey: "sk-good-SECRET-abcd" },
    "key-saved",
  ],
  "admin/assistant-key remove": () => ["/configurare-api", { intent: "remove" }, "key-removed"],
};

/** Posts that only prepare something to be looked at; and one of files, which is tried elsewhere. */
const without = ["admin/products ", "admin/imports ", "admin/page preview", "admin/gallery "];

async function pictureId(): Promise<string> {
  const query = db.selectFrom("gallery_images").select("id").limit(1);
  return (await query.executeTakeFirstOrThrow()).id;
}

const newest = () =>
  db.selectFrom("journal").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst();

test("every post of the back office is tried here", () => {
  const nowhere = new Proxy({}, { get: () => "x" }) as Parameters<typeof routeAccess>[0];
  const posts = Object.entries(routeAccess(nowhere)).flatMap(([id, { access, posts: intents }]) =>
    access === "admins" ? (intents ?? []).map((one) => `${id.slice("routes/".length)} ${one}`) : [],
  );
  expect([...Object.keys(deeds), ...without].sort()).toEqual(posts.sort());
});

test.each(Object.keys(deeds))("'%s' leaves a line in the journal", async (name) => {
  const [address, body, action] = await deeds[name]!();
  const before = (await newest())?.id ?? 0;
  const answer = await admin.post(address, body);
  expect(answer.status).toBe(303);
  const lines = await db.selectFrom("journal").selectAll().where("id", ">", before).execute();
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
