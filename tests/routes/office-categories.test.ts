import { expect, test } from "vitest";

import { picture } from "../images";
import { textOf, toastOf } from "../visitor";
import { fieldsOf, openingForms } from "./forms-drawn";
import { descriptionOf, mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = openingForms(await signedIn({ role: "administrator" }));
const customer = await signedIn();

const NEW = "/admin/categorii/nou";
const typed = { name: "Holuri și intrări", slug: "", status: "on", order: "7" };

async function categoryRow(slug: string) {
  return db.selectFrom("categories").selectAll().where("slug", "=", slug).executeTakeFirst();
}

test("only administrators see, add, change and delete categories", async () => {
  const { id } = (await categoryRow("bai"))!;
  for (const path of [NEW, `/admin/categorii/${id}`, `/admin/categorii/${id}/stergere`]) {
    expect((await visitor().post(path, typed)).location, path).toMatch(/^\/autentificare/);
    expect((await customer.post(path, typed)).status, path).toBe(403);
    expect((await customer.get(path)).location, path).toBe("/");
  }
  expect((await customer.get("/admin/categorii")).location).toBe("/");
  expect((await categoryRow("bai"))?.status).toBe("active");
});

test("the list counts products, and the count leads to them", async () => {
  const { page } = await admin.get("/admin/categorii");
  const link = page.querySelector('a[href="/admin/produse?categorie=bai"]')!;
  expect(textOf(link)).toBe("5");
  expect(mainOf(await admin.get("/admin/produse?categorie=bai"))).toContain("5 rezultate");
});

test("a refused category keeps what was typed, with the spec's words", async () => {
  const wrong = { ...typed, name: "x", slug: "Nu Așa", description: "păstrat", order: "-1" };
  const answer = await admin.post(NEW, wrong);
  expect(answer.status).toBe(422);
  for (const [name, message] of [
    ["name", "Numele categoriei trebuie să aibă cel puțin 2 caractere"],
    ["order", "Scrie un număr întreg de la 0 la 9999"],
  ] as const) {
    const control = answer.page.querySelector(`dialog [name=${name}]`)!;
    expect(descriptionOf(answer.page, control)).toContain(message);
  }
  expect(answer.page.querySelector("dialog [name=description]")?.text).toBe("păstrat");
  const slug = await admin.post(NEW, { ...typed, slug: "Nu Așa" });
  expect(slug.status).toBe(422);
  const control = slug.page.querySelector("dialog [name=slug]")!;
  expect(control.getAttribute("value")).toBe("Nu Așa");
  expect(descriptionOf(slug.page, control)).toContain(
    "Slug-ul poate conține doar litere mici, cifre și cratime",
  );
  const taken = await admin.post(NEW, { ...typed, slug: "bai" });
  expect(mainOf(taken)).toContain("Există deja o categorie cu acest slug");
});

test("a new category takes its slug from its name and its place in the shop", async () => {
  const answer = await admin.submit(NEW, { ...typed, featured: "on" });
  expect(toastOf(answer.page)).toBe("Categorie adăugată");
  expect(await categoryRow("holuri-si-intrari")).toMatchObject({
    is_featured: 1,
    status: "active",
    display_order: 7,
  });
  expect((await visitor().get("/produse/holuri-si-intrari")).status).toBe(200);
});

test("an unchanged slug follows a new name, and the old address leads on", async () => {
  const before = (await categoryRow("birouri"))!;
  const form = { name: "Birouri de acasă", slug: "birouri", status: "on", order: "3" };
  const answer = await admin.submit(`/admin/categorii/${before.id}`, form);
  expect(toastOf(answer.page)).toBe("Categorie actualizată");
  const listing = await visitor().get("/produse/birouri");
  expect(listing.status).toBe(301);
  expect(listing.location).toBe("/produse/birouri-de-acasa");
  expect((await visitor().get("/produse/birouri/1")).location).toBe("/produse/birouri-de-acasa/1");
  // Another category that takes the old address does not take the pieces' addresses.
  await admin.post(NEW, { ...typed, name: "Birouri" });
  expect((await visitor().get("/produse/birouri")).status).toBe(200);
  expect((await visitor().get("/produse/birouri/1")).location).toBe("/produse/birouri-de-acasa/1");
  await db.deleteFrom("categories").where("slug", "=", "birouri").execute();
  // Back to the old name: the forwarding turns round.
  await admin.post(`/admin/categorii/${before.id}`, { ...form, slug: "birouri", name: "Birouri" });
  expect((await visitor().get("/produse/birouri")).status).toBe(200);
  expect((await visitor().get("/produse/birouri-de-acasa")).location).toBe("/produse/birouri");
});

test("an uploaded picture stands for the category on the home page; a bad file is refused", async () => {
  const { id } = (await categoryRow("living"))!;
  const form = { name: "Living", slug: "living", status: "on", order: "2" };
  const bad = new File(["<svg/>"], "x.svg", { type: "image/svg+xml" });
  const refused = await admin.upload(`/admin/categorii/${id}`, form, [["image", bad]]);
  expect(refused.status).toBe(422);
  expect(mainOf(refused)).toContain("Fișierul nu poate fi folosit");
  const good = new File([new Uint8Array(await picture("png"))], "x.png");
  await admin.upload(`/admin/categorii/${id}`, form, [["image", good]]);
  const { image_url } = (await categoryRow("living"))!;
  expect(image_url).toMatch(/^\/imagini\/[0-9a-f-]{36}\.webp$/);
  expect((await visitor().get("/")).text).toContain(image_url);
  await admin.post(`/admin/categorii/${id}`, { ...form, removeImage: "on" });
  expect((await visitor().get(image_url!)).status).toBe(404);
});

test("deleting warns, deactivates the products, says how many, and frees the slug", async () => {
  const { id } = (await categoryRow("dormitoare"))!;
  const asked = await admin.get(`/admin/categorii/${id}/stergere`);
  expect(textOf(asked.page.querySelector("dialog"))).toContain(
    "Atenție: Toate produsele din această categorie vor fi dezactivate.",
  );
  const answer = await admin.submit(`/admin/categorii/${id}/stergere`, {});
  expect(toastOf(answer.page)).toBe("Categorie ștearsă Au fost dezactivate 5 produse.");
  const products = await db
    .selectFrom("products")
    .select("status")
    .where("category_id", "=", id)
    .execute();
  expect(products.map(({ status }) => status)).toEqual(Array(5).fill("inactive"));
  const gone = await visitor().get("/produse/dormitoare");
  expect(gone.status).toBe(410);
  expect(mainOf(gone)).toContain("Nu se mai vinde");
  expect((await admin.post(`/admin/categorii/${id}/stergere`, {})).status).toBe(404);
  await admin.post(NEW, { ...typed, name: "Dormitoare" });
  expect((await visitor().get("/produse/dormitoare")).status).toBe(200);
});

test("a material is renamed and priced in the customiser, or taken out of it", async () => {
  const address = "/admin/materiale/material/pal-nuc";
  expect((await customer.post(address, {})).status).toBe(403);
  const { version: _version, ...drawn } = fieldsOf(await admin.get(address), "dialog form");
  const form = { ...drawn, name: "PAL Nuc american", surcharge: "135,50" };
  const refused = await admin.post(address, { ...form, surcharge: "-5", name: "x" });
  expect(refused.status).toBe(422);
  const control = refused.page.querySelector("dialog [name=surcharge]")!;
  expect(control.getAttribute("value")).toBe("-5");
  expect(descriptionOf(refused.page, control)).toBe("Suplimentul trebuie să fie 0 sau mai mare");
  const answer = await admin.submit(address, form);
  expect(toastOf(answer.page)).toBe("Opțiune actualizată");
  const shown = await visitor().get("/produse/bai/1?fila=personalizare");
  expect(mainOf(shown)).toContain("PAL Nuc american");
  const { status: _ticked, ...off } = form as Record<string, string>;
  await admin.post(address, off);
  const later = await visitor().get("/produse/bai/1?fila=personalizare");
  expect(mainOf(later)).not.toContain("PAL Nuc american");
  expect((await admin.get("/admin/materiale/material/unknown")).status).toBe(404);
});

test("a material's description is in the customiser, in its language, and one sentence long", async () => {
  const address = "/admin/materiale/material/mdf-mat";
  const {
    version: _version,
    description: _none,
    ...form
  } = fieldsOf(await admin.get(address), "dialog form");
  const tooLong = "a".repeat(201);
  const refused = await admin.post(address, { ...form, description: tooLong });
  expect(refused.status).toBe(422);
  const control = refused.page.querySelector("dialog [name=description]")!;
  expect(control.getAttribute("value")).toBe(tooLong);
  expect(descriptionOf(refused.page, control)).toContain("cel mult 200 de caractere");
  const customiser = "/produse/bai/1?fila=personalizare";
  const romanian = "MDF vopsit mat, catifelat la atingere.";
  expect(mainOf(await visitor().get(customiser))).toContain(romanian);
  expect(mainOf(await visitor().get(`${customiser}&lng=en`))).toContain("velvety to the touch");
  const description = "Se curăță cu o lavetă umedă.";
  expect((await admin.post(address, { ...form, description })).status).toBe(303);
  expect(mainOf(await visitor().get(customiser))).toContain(description);
  const translations = await admin.get("/admin/traduceri/material/mdf-mat?limba=en");
  expect(mainOf(translations)).toContain(description);
  expect((await admin.post(address, form)).status).toBe(303);
  expect(mainOf(await visitor().get(customiser))).not.toContain(description);
});

test("a handle gets a picture and another place, and the customiser shows both", async () => {
  const address = "/admin/materiale/handle/plastic";
  const { version: _version, ...drawn } = fieldsOf(await admin.get(address), "dialog form");
  const form = { ...drawn, name: "Mâner din plastic reciclat", surcharge: "0", order: "0" };
  const bad = await admin.post(address, { ...form, order: "x", imageUrl: "javascript:alert(1)" });
  expect(bad.status).toBe(422);
  const place = bad.page.querySelector("dialog [name=order]")!;
  expect(place.getAttribute("value")).toBe("x");
  expect(descriptionOf(bad.page, place)).not.toBe("");
  expect(bad.page.querySelector("dialog [name=imageUrl]")?.getAttribute("value")).toBe(
    "javascript:alert(1)",
  );
  const wrong = await admin.post(address, { ...form, imageUrl: "javascript:alert(1)" });
  expect(wrong.status).toBe(422);
  const control = wrong.page.querySelector("dialog [name=imageUrl]")!;
  expect(descriptionOf(wrong.page, control)).toContain("https://");
  const answer = await admin.submit(address, { ...form, imageUrl: "/imagini/bai-2.webp" });
  expect(toastOf(answer.page)).toBe("Opțiune actualizată");
  expect(mainOf(answer)).toContain("Mâner din plastic reciclat");
  const shown = await visitor().get("/produse/bai/1?fila=personalizare");
  expect(mainOf(shown)).toContain("Mâner din plastic reciclat");
  expect(shown.text).toContain("/imagini/bai-2.webp");
  const journal = mainOf(await admin.get("/admin/jurnal?despre=handle"));
  expect(journal).toContain("Mâner din plastic reciclat");
});

test("a translation is kept beside its Romanian text, and marked when that changes", async () => {
  const address = "/admin/traduceri/handle/metal?limba=en";
  expect((await visitor().post(address, {})).location).toMatch(/^\/autentificare/);
  expect((await customer.post(address, {})).status).toBe(403);
  const long = await admin.post(address, { name: "x".repeat(5001) });
  expect(long.status).toBe(422);
  expect(long.page.getElementById("name")?.text).toHaveLength(5001);
  const answer = await admin.submit(address, { name: "Steel handle" });
  expect(toastOf(answer.page)).toBe("Traduceri salvate");
  expect(mainOf(await visitor().get("/produse/bai/1?fila=personalizare&lng=en"))).toContain(
    "Steel handle",
  );
  expect(mainOf(await admin.get(address))).not.toContain("s-a schimbat după traducere");
  const drawn = fieldsOf(await admin.get("/admin/materiale/handle/metal"), "dialog form");
  await admin.post("/admin/materiale/handle/metal", { ...drawn, name: "Mâner din oțel" });
  expect(mainOf(await admin.get(address))).toContain(
    "Textul în română s-a schimbat după traducere",
  );
  expect((await admin.get("/admin/traduceri/order/x")).status).toBe(404);
  expect((await admin.get("/admin/traduceri/product/x")).status).toBe(404);
});

test("all words of a product can be translated on one page", async () => {
  const { id } = await db
    .selectFrom("products")
    .select("id")
    .where("number", "=", 1)
    .where("status", "=", "active")
    .executeTakeFirstOrThrow();
  const { page } = await admin.get(`/admin/traduceri/product/${id}?limba=fr`);
  const labels = page.querySelectorAll("main label").map((label) => textOf(label));
  for (const field of ["Nume", "Descriere", "Culoare", "Caracteristici", "Text alternativ"]) {
    expect(
      labels.some((label) => label.startsWith(field)),
      field,
    ).toBe(true);
  }
});
