import { createHash } from "node:crypto";

import type { HTMLElement } from "node-html-parser";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { textOf, toastOf, type Visitor } from "../visitor";
import { buyer, pieceId, pieces } from "../world";
import { openingForms } from "./forms-drawn";
import { controlOf, descriptionOf, mainOf, order, valueOf, writeMails } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
let admin: Visitor;

beforeAll(async () => {
  admin = openingForms(await signedIn({ role: "administrator" }));
});

beforeEach(async () => {
  await db.deleteFrom("settings").execute();
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
});

/** Changes fields of a tab as somebody does who leaves the others as they are. */
async function change(
  tab: string,
  changes: Record<string, string | null>,
  address = `/admin/setari?fila=${tab}`,
) {
  const { page } = await admin.get(address);
  const fields: Record<string, string> = {};
  const form = page
    .querySelectorAll("main form")
    .find((one) => one.getAttribute("action")?.startsWith(address))!;
  for (const control of form.querySelectorAll("input, textarea, select")) {
    const name = control.getAttribute("name") ?? "";
    if (control.getAttribute("type") === "checkbox") {
      if (control.hasAttribute("checked")) fields[name] = "on";
    } else if (control.tagName === "SELECT") {
      fields[name] = control.querySelector("[selected]")?.getAttribute("value") ?? "";
    } else fields[name] = valueOf(control);
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete fields[name];
    else fields[name] = value;
  }
  return admin.submit(address, fields);
}

const footerOf = async () => textOf((await visitor().get("/")).page.querySelector("footer"));

async function mailsOfAnOrder() {
  await db.deleteFrom("outbox").execute();
  await order(visitor(), await pieceId(db, pieces.desk));
  await writeMails(db);
  return db.selectFrom("outbox").selectAll().execute();
}

test("a line of the launch list has the tab's form on it, and is done once it is right", async () => {
  const line = (answer: { page: HTMLElement }) => answer.page.querySelector("#line-contact")!;
  const begun = line(await admin.get("/admin/lansare"));
  expect(textOf(begun)).toMatch(/^De făcut .*Rezolvă acum$/);
  const [address] = begun.querySelector("a")!.getAttribute("href")!.split("#") as [string];
  const wrong = await change("general", { email: "fără adresă" }, address);
  expect(wrong.status).toBe(422);
  expect(valueOf(line(wrong).querySelector("[name=email]")!)).toBe("fără adresă");
  expect(descriptionOf(wrong.page, controlOf(wrong.page, "email"))).toContain("email");
  const contact = {
    email: "comenzi@lemn.ro",
    phone: "0244 500 600",
    address: "Strada Lungă 3, Ploiești",
  };
  const saved = await change("general", contact, address);
  expect(textOf(line(saved))).toMatch(/^Rezolvat/);
  expect(toastOf(saved.page)).toContain("salvate");
  expect(await footerOf()).toContain("comenzi@lemn.ro");
});

test("only administrators see and save settings", async () => {
  const customer = await signedIn({});
  expect((await customer.get("/admin/setari")).location).toBe("/");
  expect((await customer.post("/admin/setari", { siteName: "X" })).status).toBe(403);
  expect((await visitor().get("/admin/setari")).location).toMatch(/^\/autentificare/);
  expect(await db.selectFrom("settings").selectAll().execute()).toEqual([]);
});

test("saved settings are said to be saved, and stand in the journal", async () => {
  const answer = await change("general", { siteName: "Tâmplăria Veche" });
  expect(toastOf(answer.page)).toBe("Setări salvate");
  expect(valueOf(controlOf(answer.page, "siteName"))).toBe("Tâmplăria Veche");
  const entry = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "settings-changed")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(entry.subject_id).toBe("general");
  expect(entry.after).toContain("Tâmplăria Veche");
  await change("aspect", { productCardsPerRow: "4" });
  const journal = mainOf(await admin.get("/admin/jurnal?despre=settings"));
  expect(journal).toMatch(/Setări appearance\b/);
});

test.each([
  ["siteName", "Tâmplăria Veche"],
  ["email", "salut@tamplaria.example"],
  ["phone", "+40 31 100 20 30"],
  ["address", "Strada Nucului 5, Pitești"],
  ["hoursWeekdays", "8:00–16:30"],
  ["hoursSaturday", "9:00–12:00"],
  ["hoursSunday", "11:00–11:30"],
])("the footer shows the new %s", async (name, value) => {
  expect(await footerOf()).not.toContain(value);
  await change("general", { [name]: value });
  expect(await footerOf()).toContain(value);
});

test("the shop's new name ends every title and stands on its mark, its manifest and its data", async () => {
  const siteName = "Tâmplăria Veche";
  await change("general", { siteName });
  for (const path of ["/", "/termeni", "/cos", "/nu-exista"]) {
    const { page } = await visitor().get(path);
    expect(textOf(page.querySelector("title")), path).toMatch(new RegExp(`\\S · ${siteName}$`));
    expect(page.querySelector("header img")?.getAttribute("alt")).toContain(siteName);
    expect(page.querySelector("footer img")?.getAttribute("alt")).toBe(siteName);
  }
  const desk = await admin.get("/admin/setari");
  expect(textOf(desk.page.querySelector("title"))).toMatch(new RegExp(`\\S · ${siteName}$`));
  const home = (await visitor().get("/")).text;
  expect(home).toContain(`<meta property="og:site_name" content="${siteName}"/>`);
  expect(home).toContain(`"name":"${siteName}"`);
  expect((await visitor().get("/manifest.webmanifest")).text).toContain(siteName);
});

test.each([
  ["facebookUrl", "https://www.facebook.com/tamplaria"],
  ["instagramUrl", "https://www.instagram.com/tamplaria"],
])("the footer links to the new %s, and to none when it is empty", async (name, value) => {
  await change("general", { [name]: value });
  const link = async () =>
    (await visitor().get("/")).page.querySelector(`footer a[href^="${value}"]`);
  expect(await link()).not.toBeNull();
  await change("general", { [name]: "" });
  expect(await link()).toBeNull();
});

test.each([
  ["showroomWeekdays", "7:30–20:00"],
  ["showroomSaturday", "11:00–13:30"],
  ["showroomSunday", "12:00–13:00"],
])("the showroom's section shows the new %s, the footer does not", async (name, value) => {
  await change("general", { [name]: value });
  const { page } = await visitor().get("/");
  expect(textOf(page.querySelector("section[aria-labelledby=showroom]"))).toContain(value);
  expect(textOf(page.querySelector("footer"))).not.toContain(value);
});

test.each([
  ["showHeroSection", "main .line-drawing"],
  ["showFeaturedProducts", "section[aria-labelledby=featured]"],
  ["showTestimonials", "section[aria-labelledby=testimonials]"],
])("unticked, %s takes its section off the home page; ticked, it is back", async (name, part) => {
  const isShown = async () => (await visitor().get("/")).page.querySelector(part) !== null;
  expect(await isShown()).toBe(true);
  await change("aspect", { [name]: null });
  expect(await isShown()).toBe(false);
  await change("aspect", { [name]: "on" });
  expect(await isShown()).toBe(true);
});

test("a new review is told to the shop, unless that is switched off", async () => {
  const mailsOfAReview = async () => {
    await db.deleteFrom("outbox").execute();
    const customer = await signedIn({});
    const review = { intent: "review", rating: "4", text: "Se închide lin și fără zgomot." };
    const answer = await customer.submit(`${pieces.kitchen.path}?fila=recenzii`, review);
    expect(toastOf(answer.page)).toContain("Recenzia a fost trimisă");
    return db.selectFrom("outbox").select("subject").execute();
  };
  expect(await mailsOfAReview()).toHaveLength(1);
  await change("notificari", { productComments: null });
  expect(await mailsOfAReview()).toEqual([]);
});

test("the description is what search engines read of the home page", async () => {
  await change("general", { siteDescription: "Mobilă din lemn, făcută la Pitești." });
  const { page } = await visitor().get("/");
  expect(page.querySelector("meta[name=description]")?.getAttribute("content")).toBe(
    "Mobilă din lemn, făcută la Pitești.",
  );
});

test("new colours are in every page, with text that can be read", async () => {
  const theme = (page: HTMLElement) =>
    page
      .querySelectorAll("style")
      .map((style) => style.textContent)
      .find((text) => /^:root\{--primary:.*\}$/.test(text)) ?? "";
  expect(theme((await visitor().get("/")).page)).toBe("");
  await change("aspect", { primaryColor: "#0b5fb8", secondaryColor: "#222" });
  for (const path of ["/", "/produse", "/admin/setari"]) {
    const { page, headers } = await admin.get(path);
    const text = theme(page);
    expect(text).toContain("--primary:#0b5fb8");
    expect(text).toContain("--secondary:#222");
    expect(text).toContain("--on-primary:#ffffff");
    const hash = createHash("sha256").update(text).digest("base64");
    expect(headers.get("Content-Security-Policy")).toContain(`'sha256-${hash}'`);
  }
});

test("cards per row are those of the listing's grid", async () => {
  const grid = async () =>
    (await visitor().get("/produse")).page.querySelector("main ul.grid")!.getAttribute("class");
  expect(await grid()).toContain("lg:grid-cols-3");
  await change("aspect", { productCardsPerRow: "4" });
  expect(await grid()).toContain("xl:grid-cols-4");
  await change("aspect", { productCardsPerRow: "2" });
  expect(await grid()).not.toMatch(/lg:grid-cols|xl:grid-cols/);
});

test("with order notifications off the shop gets no mail, the customer does", async () => {
  expect((await mailsOfAnOrder()).map(({ recipient }) => recipient)).toHaveLength(2);
  await change("notificari", { orderNotifications: null });
  expect((await mailsOfAnOrder()).map(({ recipient }) => recipient)).toEqual([buyer.email]);
});

test("an order that leaves two pieces or fewer is told to the shop, unless switched off", async () => {
  const subjects = async () => {
    await db.updateTable("products").set({ stock_quantity: 3 }).execute();
    return (await mailsOfAnOrder()).map(({ subject }) => subject).join("\n");
  };
  expect(await subjects()).toContain(`Stoc redus: ${pieces.desk.product.name}`);
  await change("notificari", { stockAlerts: null });
  expect(await subjects()).not.toContain("Stoc redus");
});

test("whether VAT is in the prices is as set for the next order", async () => {
  await change("comert", { vatMode: "added" });
  await mailsOfAnOrder();
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .orderBy("placed_at", "desc")
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ vat_percent: 19, is_vat_included: 0 });
  expect(row.total_bani).toBe(Math.round(row.subtotal_bani * 1.19));
});

const rates = async () => {
  const { page } = await admin.get("/admin/setari?fila=comert");
  return page.querySelectorAll("main tbody tr").map((row) => textOf(row));
};

test("a rate of VAT is added with its first day, and removed again", async () => {
  expect(await rates()).toEqual(["1 ianuarie 2017 19 % Se aplică acum –"]);
  const address = "/admin/setari?fila=comert";
  const rate = { firstDay: "2099-01-01", percent: "24" };
  const answer = await admin.submit(address, { intent: "add-vat-rate", ...rate });
  expect(toastOf(answer.page)).toBe("Cotele de TVA sunt salvate");
  expect(await rates()).toEqual([
    "1 ianuarie 2099 24 % Urmează Șterge",
    "1 ianuarie 2017 19 % Se aplică acum –",
  ]);
  const again = await admin.post(address, { intent: "add-vat-rate", ...rate, percent: "25" });
  expect(again.status).toBe(422);
  const control = controlOf(again.page, "firstDay");
  expect(descriptionOf(again.page, control)).toContain("Din această zi există deja o cotă");
  expect(valueOf(control)).toBe("2099-01-01");
  expect(valueOf(controlOf(again.page, "percent"))).toBe("25");
  await admin.post(address, { intent: "remove-vat-rate", removedDay: "2099-01-01" });
  expect(await rates()).toHaveLength(1);
  const kept = await admin.post(address, { intent: "remove-vat-rate", removedDay: "2017-01-01" });
  expect(kept.status).toBe(422);
  expect(textOf(kept.page.querySelector("main [role=alert]"))).toContain(
    "Aceasta este singura cotă care se aplică astăzi",
  );
});

test.each([
  ["firstDay", ""],
  ["firstDay", "2025-02-30"],
  ["firstDay", "1999-12-31"],
  ["firstDay", "2100-01-01"],
  ["firstDay", "1.08.2025"],
  ["percent", ""],
  ["percent", "100"],
  ["percent", "-1"],
  ["percent", "19,5"],
])("a rate with the %s %j is refused beside the field", async (name, value) => {
  const rate = { intent: "add-vat-rate", firstDay: "2025-08-01", percent: "21", [name]: value };
  const answer = await admin.post("/admin/setari?fila=comert", rate);
  expect(answer.status).toBe(422);
  const control = controlOf(answer.page, name);
  const ofPercent = value.includes(",") ? "poate fi 195 sau 19,5" : "între 0 și 99";
  const ofDay = value === "" ? "Completează „Din ziua”" : "între anii 2000 și 2099";
  const message = name === "percent" ? ofPercent : ofDay;
  expect(descriptionOf(answer.page, control)).toContain(message);
  expect(valueOf(control)).toBe(value);
  expect(await rates()).toHaveLength(1);
});

test("the law's rate is asked for in red, and one press makes it the shop's", async () => {
  const line = async () => {
    const { page } = await admin.get("/admin/lansare");
    const items = page.querySelectorAll("main li").map((one) => textOf(one));
    return items.find((text) => text.includes("Cota de TVA"));
  };
  expect(await line()).toMatch(/^De făcut .* Aplică 21 % din 1 august 2025$/);
  const settings = mainOf(await admin.get("/admin/setari?fila=comert"));
  expect(settings).toContain("Cota standard este de 21 % din 1 august 2025");
  const answer = await admin.submit("/admin/lansare", { intent: "adopt-vat-rate" });
  expect(toastOf(answer.page)).toBe("Cotele de TVA sunt salvate");
  expect(await line()).toMatch(/^Rezolvat /);
  const maria = visitor();
  await maria.post("/cos", { intent: "add", productId: await pieceId(db, pieces.desk) });
  expect(mainOf(await maria.get("/cos"))).toContain(
    "Subtotal (fără TVA) 2.223,14 Lei TVA (21 %) 466,86 Lei Total 2.690 Lei",
  );
  await admin.post("/admin/setari?fila=comert", {
    intent: "remove-vat-rate",
    removedDay: "2025-08-01",
  });
  expect(await line()).toMatch(/^De făcut /);
  await admin.post("/admin/setari?fila=comert", { intent: "adopt-vat-rate" });
  expect(await line()).toMatch(/^Rezolvat /);
});

test("the next order's number has the new prefix", async () => {
  await change("comert", { orderPrefix: "tv" });
  await mailsOfAnOrder();
  const { number } = await db
    .selectFrom("orders")
    .select("number")
    .orderBy("placed_at", "desc")
    .executeTakeFirstOrThrow();
  expect(number).toMatch(/^TV-\d{4}-\d{6}$/);
});

test("the company's name, bank and IBAN are those that an order is paid to", async () => {
  const company = {
    name: "Tâmplăria SRL",
    bank: "Banca Nouă",
    iban: "DE89 3704 0044 0532 0130 00",
  };
  await change("firma", company);
  const address = await order(visitor(), await pieceId(db, pieces.desk));
  const text = textOf((await visitor().get(address)).page.querySelector("main"));
  for (const value of Object.values(company)) expect(text).toContain(value);
});

test("the company's seat in parts is left out, or saved whole", async () => {
  const seat = {
    seatStreet: "Strada Tâmplarilor nr. 18",
    seatCity: "Cluj-Napoca",
    seatCounty: "RO-CJ",
    seatSector: "3",
    seatPostalCode: "400 001",
  };
  const stored = async () => {
    const query = db.selectFrom("settings").select("value").where("name", "=", "company");
    return JSON.parse((await query.executeTakeFirstOrThrow()).value) as Record<string, string>;
  };
  for (const name of ["seatStreet", "seatCity", "seatCounty", "seatPostalCode"]) {
    const refused = await change("firma", { ...seat, [name]: "" });
    expect(refused.status, name).toBe(422);
    const control = refused.page.querySelector(`main [name=${name}]`)!;
    expect(control.getAttribute("aria-invalid"), name).toBe("true");
    // What was typed into the others is kept.
    if (name !== "seatStreet") expect(refused.text).toContain(seat.seatStreet);
  }
  const noSector = await change("firma", { ...seat, seatCounty: "RO-B", seatSector: "" });
  expect(noSector.status).toBe(422);
  expect(noSector.page.querySelector("[name=seatSector]")!.getAttribute("aria-invalid")).toBe(
    "true",
  );
  expect((await change("firma", seat)).status).toBe(200);
  // A sector is Bucharest's alone.
  expect(await stored()).toMatchObject({ ...seat, seatSector: "", seatPostalCode: "400001" });
  const inBucharest = { seatCounty: "RO-B", seatSector: "3", seatCity: "București" };
  expect((await change("firma", { ...seat, ...inBucharest })).status).toBe(200);
  expect(await stored()).toMatchObject(inBucharest);
});

test("the company's codes and seat are in the footer", async () => {
  const company = {
    taxCode: "RO14399840",
    registryNumber: "J40/1234/2020",
    seat: "Strada Sediului 1",
  };
  await change("firma", company);
  for (const value of Object.values(company)) expect(await footerOf()).toContain(value);
});

test.each([
  ["general", "siteName", "X", "Numele magazinului trebuie să aibă cel puțin 2 caractere"],
  ["general", "email", "nimic", "Adresa de email nu este validă"],
  ["general", "phone", "12", "Telefonul trebuie să aibă cel puțin 5 caractere"],
  ["general", "address", "aici", "Adresa trebuie să aibă cel puțin 5 caractere"],
  ["general", "facebookUrl", "javascript:alert(1)", "Scrie o adresă web întreagă"],
  ["general", "instagramUrl", "instagram", "Scrie o adresă web întreagă"],
  ["aspect", "primaryColor", "brass", "Scrie un cod hex cu # și 3 sau 6 cifre"],
  ["aspect", "secondaryColor", "#12345", "Scrie un cod hex cu # și 3 sau 6 cifre"],
  ["aspect", "secondaryColor", "#dddddd", "alege una mai închisă"],
  ["aspect", "primaryColor", "#fff;}body{display:none", "Scrie un cod hex"],
  ["comert", "orderPrefix", "A-B", "între 1 și 8 litere"],
  ["firma", "taxCode", "14399841", "Codul fiscal nu este corect. Exemplu: RO12345674"],
  ["firma", "registryNumber", "40/1", "registrul comerțului nu este corect"],
  ["firma", "iban", "RO00 1", "IBAN-ul nu este corect. Exemplu: RO49AAAA1B31007593840000"],
])("%s: a wrong %s (%s) is refused beside its field", async (tab, name, value, message) => {
  const answer = await change(tab, { [name]: value });
  expect(answer.status).toBe(422);
  const control = controlOf(answer.page, name);
  expect(descriptionOf(answer.page, control)).toContain(message);
  expect(valueOf(control)).toBe(value);
  expect(await db.selectFrom("settings").selectAll().execute()).toEqual([]);
});
