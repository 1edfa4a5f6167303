import { sql } from "kysely";
import { expect, test } from "vitest";

import { pieceShapes } from "~/furniture/drawing/piece-look";

import { refuseWrites } from "../engine";
import { textOf, toastOf } from "../visitor";
import { pieceId, pieces } from "../world";
import { openingForms } from "./forms-drawn";
import { controlOf, descriptionOf, mainOf, namedForNothing, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = openingForms(await signedIn({ role: "administrator" }));
const customer = await signedIn();
const bed = await pieceId(db, pieces.bed);

const NEW = "/admin/produse/nou";
const typed = {
  name: "Dulap Ștefan cu oglindă",
  category: "dormitoare",
  price: "1.299,50",
  stock: "3",
  description: "Cu uși glisante.",
  status: "on",
  form: "wardrobe",
  material: "pal",
};

async function productRow(name: string) {
  return db.selectFrom("products").selectAll().where("name", "=", name).executeTakeFirst();
}

test("a visitor is sent to sign in, a customer home or to a refusal, with the spec's words", async () => {
  const noPermission = "Nu aveți permisiunea de a accesa panoul de administrare.";
  for (const [path, send] of [
    ["/admin/produse", (one: typeof admin) => one.get("/admin/produse")],
    [NEW, (one: typeof admin) => one.post(NEW, typed)],
    ["edit", (one: typeof admin) => one.post(`/admin/produse/${bed}`, typed)],
    ["delete", (one: typeof admin) => one.post(`/admin/produse/${bed}/stergere`, {})],
    ["copy", (one: typeof admin) => one.post(`/admin/produse/${bed}/dublare`, {})],
  ] as const) {
    const stranger = visitor();
    const sent = await send(stranger);
    expect(sent.location, path).toMatch(/^\/autentificare\?returnTo=/);
    const refused = await send(customer);
    if (path === "/admin/produse") {
      expect(refused.location).toBe("/");
      expect(toastOf((await customer.get("/")).page)).toContain(noPermission);
      continue;
    }
    expect(refused.status, path).toBe(403);
    expect(textOf(refused.page.querySelector("h1")), path).toBe("Acces Interzis");
    expect(textOf(refused.page.querySelector("title")), path).toContain("Acces Interzis");
    expect(mainOf(refused)).toContain(noPermission);
    expect(refused.page.querySelector("main a[href='/']"), path).not.toBeNull();
    expect(refused.page.querySelector("nav a[href='/admin/produse']"), path).toBeNull();
  }
  expect(await productRow(typed.name)).toBeUndefined();
  // A child's data is asked for without its layout.
  const data = "/admin/produse?_data=routes%2Foffice%2Fcatalogue%2Fproducts";
  expect((await admin.get(data)).text).toContain("Nora");
  expect((await visitor().get(data)).text).not.toContain("Nora");
  expect((await customer.get(data)).text).not.toContain("Nora");
});

test("the list shows the spec's columns: short id, price with two decimals, state", async () => {
  const answer = await admin.get("/admin/produse?cauta=NORA&categorie=dormitoare&stare=activ");
  const text = mainOf(answer);
  expect(text).toContain("1 rezultat");
  expect(text).toContain(bed.slice(0, 8));
  expect(text).not.toContain(bed);
  expect(text).toContain("3.499,00 RON");
  expect(text).toContain("Activ");
  expect(mainOf(await admin.get("/admin/produse?cauta=nora&stare=inactiv"))).toContain(
    "Nu există produse care să corespundă filtrelor.",
  );
});

test("a product shows at most three thumbnails and how many more there are", async () => {
  for (const order of [1, 2, 3, 4]) {
    await db
      .insertInto("product_images")
      .values({
        id: `extra-${order}`,
        product_id: bed,
        image_url: `/imagini/bai-${order}.webp`,
        alt: "",
        is_primary: 0,
        display_order: order,
      })
      .execute();
  }
  const { page } = await admin.get("/admin/produse?cauta=nora");
  const row = page.querySelector("tbody tr");
  expect(row?.querySelectorAll("img")).toHaveLength(3);
  expect(textOf(row)).toContain("+2");
  await db.deleteFrom("product_images").where("id", "like", "extra-%").execute();
});

test("a refused form keeps what was typed and says what is wrong beside each field", async () => {
  const wrong = { ...typed, name: "ab", category: "", price: "0", stock: "-1", form: "" };
  const answer = await admin.post(NEW, wrong);
  expect(answer.status).toBe(422);
  for (const [name, message] of [
    ["name", "Numele produsului trebuie să aibă cel puțin 3 caractere"],
    ["category", "Categoria este obligatorie"],
    ["price", "Prețul trebuie să fie mai mare de 0"],
    ["stock", "Stocul nu poate fi negativ"],
    ["form", "Alege o formă din listă"],
  ] as const) {
    const control = answer.page.querySelector(`dialog [name="${name}"]`)!;
    expect(control.getAttribute("aria-invalid"), name).toBe("true");
    expect(descriptionOf(answer.page, control), name).toContain(message);
    expect(textOf(answer.page.querySelector("dialog [role=alert]"))).toContain(message);
  }
  const stock = answer.page.querySelector(`dialog [name="stock"]`)!;
  expect(valueOf(stock)).toBe("-1");
  expect(valueOf(controlOf(answer.page, "description"))).toBe(typed.description);
});

test.each([
  ["price", "0.001", ["1", "0,001"]],
  ["price", "1,299", ["1299", "1,299"]],
  ["reducedPrice", "0.001", ["1", "0,001"]],
  ["stock", "1.5", ["15", "1,5"]],
  ["widthMin", "12.5", ["125", "12,5"]],
])(
  "as %s, %s is not guessed at: both readings are told beside the field",
  async (name, text, both) => {
    const refused = await admin.post(NEW, { ...typed, name: "Raft nehotărât", [name]: text });
    expect(refused.status).toBe(422);
    const field = controlOf(refused.page, name);
    expect(valueOf(field)).toBe(text);
    for (const reading of both) expect(descriptionOf(refused.page, field)).toContain(reading);
    expect(await productRow("Raft nehotărât")).toBeUndefined();
  },
);

test("a new product is of no shape until one is chosen", async () => {
  const { page } = await admin.get(NEW);
  expect(valueOf(controlOf(page, "form"))).toBe("");
  const shapes = controlOf(page, "form").querySelectorAll("option");
  expect(textOf(shapes[0]!)).toBe("Alege o formă");
  const sent = shapes.map((one) => one.getAttribute("value"));
  expect(sent).toEqual(["", ...pieceShapes]);
});

test("a category that is gone is refused in the spec's words", async () => {
  const answer = await admin.post(NEW, { ...typed, category: "garaj" });
  expect(answer.status).toBe(422);
  const control = answer.page.querySelector('dialog [name="category"]')!;
  expect(descriptionOf(answer.page, control)).toBe("Categoria selectată nu există");
});

test("a new product: a row, a number, a slug, an address in the shop, a line in the journal", async () => {
  const answer = await admin.post(`${NEW}?categorie=dormitoare`, typed);
  expect(answer.status).toBe(303);
  expect(answer.location).toBe("/admin/produse?categorie=dormitoare");
  expect(toastOf((await admin.get("/admin/produse")).page)).toBe("Produs adăugat");
  const row = (await productRow(typed.name))!;
  expect(row).toMatchObject({
    slug: "dulap-stefan-cu-oglinda",
    number: 6,
    price_bani: 129_950,
    stock_quantity: 3,
    status: "active",
    material: "pal",
    form: "wardrobe",
    is_sample: 0,
  });
  expect(mainOf(await visitor().get("/produse/dormitoare/6"))).toContain("1.299,50 Lei");
  expect(mainOf(await admin.get(`/admin/jurnal?despre=product&id=${row.id}`))).toContain(
    "Produs adăugat",
  );
});

test("a product that moves keeps its old address, and its old number is not given again", async () => {
  const added = { ...typed, name: "Raft călător" };
  await admin.post(NEW, added);
  const { id, number } = (await productRow(added.name))!;
  const moved = { ...added, category: "bai", price: "10", name: "Raft sosit" };
  const answer = await admin.submit(`/admin/produse/${id}`, moved);
  expect(toastOf(answer.page)).toBe("Produs actualizat");
  const old = await visitor().get(`/produse/dormitoare/${number}`);
  expect(old.status).toBe(301);
  expect(old.location).toBe("/produse/bai/6");
  // The slug is the one of its creation (spec §5).
  expect((await productRow("Raft sosit"))?.slug).toBe("raft-calator");
  await admin.post(`/admin/produse/${id}/stergere`, {});
  await admin.post(NEW, { ...added, name: "Raft următor" });
  expect((await productRow("Raft următor"))?.number).toBe(number + 1);
});

test("unticked means inactive, and an inactive product is not in the shop", async () => {
  const { status: _ticked, ...off } = { ...typed, name: "Dulap ascuns" };
  await admin.post(NEW, off);
  const row = (await productRow("Dulap ascuns"))!;
  expect(row.status).toBe("inactive");
  const page = await admin.get(`/admin/produse/${row.id}`);
  expect(controlOf(page.page, "status").hasAttribute("checked")).toBe(false);
  expect((await visitor().get(`/produse/dormitoare/${row.number}`)).status).toBe(404);
});

test("a copy is inactive, has a name of its own and the same pictures", async () => {
  const answer = await admin.post(`/admin/produse/${bed}/dublare`, {});
  expect(answer.status).toBe(303);
  const copy = (await productRow(`${pieces.bed.product.name} (copie)`))!;
  expect(answer.location).toBe(`/admin/produse/${copy.id}`);
  expect(copy.status).toBe("inactive");
  const images = await db
    .selectFrom("product_images")
    .select("image_url")
    .where("product_id", "=", copy.id)
    .execute();
  expect(images).toHaveLength(pieces.bed.product.pictures.length);
});

test("what cannot be deleted is there still, and the page says so in the spec's words", async () => {
  await admin.post(NEW, { ...typed, name: "Dulap care rămâne" });
  const { id, version } = (await productRow("Dulap care rămâne"))!;
  const { id: category } = await db
    .selectFrom("categories")
    .select("id")
    .where("slug", "=", "bai")
    .executeTakeFirstOrThrow();
  const allowWrites = await refuseWrites(db);
  const fields = { version: String(version) };
  const product = await admin.post(`/admin/produse/${id}/stergere`, fields);
  const whole = await admin.post(`/admin/categorii/${category}/stergere`, { version: "1" });
  await allowWrites();
  for (const [answer, words] of [
    [product, "Nu s-a putut șterge produsul: Eroare necunoscută"],
    [whole, "Nu s-a putut șterge categoria: Eroare necunoscută"],
  ] as const) {
    expect(answer.status).toBe(503);
    expect(textOf(answer.page.querySelector("dialog [role=alert]"))).toBe(words);
    expect(answer.page.querySelector("dialog form button")).not.toBeNull();
  }
  expect(await productRow("Dulap care rămâne")).toBeDefined();
});

test("a list that cannot be read is empty and says so, the page around it stays", async () => {
  await sql`alter table products rename to products_away`.execute(db);
  const answer = await admin.get("/admin/produse");
  await sql`alter table products_away rename to products`.execute(db);
  expect(answer.status).toBe(503);
  expect(toastOf(answer.page)).toBe("Eroare Nu s-au putut încărca produsele");
  expect(answer.page.querySelector("select[name=categorie] option[value=bai]")).not.toBeNull();
  expect((await admin.get("/admin/produse")).status).toBe(200);
});

test("categories to choose from are sorted as Romanians sort", async () => {
  const { id } = await db
    .selectFrom("categories")
    .select("id")
    .where("slug", "=", "bai")
    .executeTakeFirstOrThrow();
  const rename = (name: string) =>
    db.updateTable("categories").set({ name }).where("id", "=", id).execute();
  await rename("Șezlonguri");
  const choices = (await admin.get(NEW)).page.querySelectorAll(
    "dialog select[name=category] option",
  );
  await rename("Băi");
  const names = choices.slice(1).map((option) => textOf(option));
  expect(names).toEqual([...names].sort(new Intl.Collator("ro").compare));
  expect(names.at(-1)).toBe("Șezlonguri");
});

test("deleting asks first, then deletes; a second time it is not there", async () => {
  await admin.post(NEW, { ...typed, name: "Dulap de șters" });
  const { id } = (await productRow("Dulap de șters"))!;
  const asked = await admin.get(`/admin/produse/${id}/stergere`);
  expect(textOf(asked.page.querySelector("dialog"))).toContain("Dulap de șters");
  const maria = visitor();
  await maria.submit("/cos", { intent: "add", productId: id, returnTo: "/cos" });
  const list = await admin.get("/admin/produse");
  const answer = await admin.submit(`/admin/produse/${id}/stergere`, {});
  expect(toastOf(answer.page)).toBe("Produs șters");
  const after = await admin.get("/admin/produse");
  expect([mainOf(list), mainOf(after)].map((text) => text.includes("Dulap de șters"))).toEqual([
    true,
    false,
  ]);
  for (const page of ["", "/copie", "/stergere"]) {
    expect((await admin.post(`/admin/produse/${id}${page}`, {})).status).toBe(404);
  }
  expect((await admin.get("/admin/produse/export")).text).not.toContain("Dulap de șters");
  // Whoever had it in the cart reads what became of it, there and at its address.
  const cart = await maria.get("/cos");
  expect(mainOf(cart)).toContain("Dulap de șters");
  expect(mainOf(cart)).toContain("Nu mai este în ofertă");
  const { number } = (await productRow("Dulap de șters"))!;
  const gone = await visitor().get(`/produse/dormitoare/${number}`);
  expect([gone.status, mainOf(gone).includes("Nu se mai vinde")]).toEqual([410, true]);
  const missing = await admin.get("/admin/produse/unknown");
  expect(missing.status).toBe(404);
  // No dead end: the back office stays around it.
  expect(missing.page.querySelector('nav a[href="/admin/produse"]')).not.toBeNull();
});

test("a product with the required fields only says nothing of what nobody has written", async () => {
  const answer = await admin.post(NEW, {
    name: "Ladă simplă",
    category: "dormitoare",
    price: "399",
    stock: "3",
    status: "on",
    form: "wardrobe",
  });
  expect(answer.status).toBe(303);
  const { id, number } = (await productRow("Ladă simplă"))!;
  const address = `/produse/dormitoare/${number}`;
  const maria = visitor();
  await maria.post("/cos", { intent: "add", productId: id, returnTo: "/cos" });
  const plain = await maria.get(address);
  expect(mainOf(plain)).not.toMatch(/Material|Dimensiuni|Culoare|Caracteristici|Specificații/);
  expect(plain.text).not.toContain('"material":""');
  for (const path of [
    ...["", "?fila=specificatii", "?fila=recenzii", "?fila=personalizare"].map(
      (tab) => address + tab,
    ),
    "/produse/dormitoare",
    "/cos",
    "/finalizare-comanda",
    `/compara?model=${encodeURIComponent(`produs=dormitoare/${number}`)}`,
  ]) {
    const page = await maria.get(path);
    expect([path, page.status, namedForNothing(page.page)]).toEqual([path, 200, []]);
  }
});
