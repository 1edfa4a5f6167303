import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { addDays, today } from "~/platform/format/dates";
import { findSupplierOrder } from "~/workshop/stock/front/supplier-order.server";
import { findStockItem } from "~/workshop/stock/stock.server";

import { bookcase } from "../boards/designs";
import { placePlans } from "../orders-placed";
import { textOf } from "../visitor";
import { addDraft, addSupplier, keep } from "../workshop/buying";
import { fieldsOf } from "./forms-drawn";
import { descriptionOf, mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator", email: "ana@example.com" });
const other = await signedIn({ role: "administrator", email: "bela@example.com" });
const email = "comenzi@feronerie.example";

test("a supplier is added, refused with what was typed, and chosen at an article", async () => {
  const typed = { name: "F", email: "nu-este", phone: "12", days: "multe", minimum: "-3" };
  const refused = await admin.post("/admin/furnizori/nou", typed);
  expect(refused.status).toBe(422);
  expect(fieldsOf(refused, "main form")).toMatchObject(typed);
  expect(mainOf(refused)).toContain("Scrie numele furnizorului, de la 2 la 80 de caractere");
  const fine = { name: "Feronerie SRL", email, phone: "", days: "3", minimum: "500,50" };
  expect((await admin.post("/admin/furnizori/nou", fine)).location).toBe("/admin/furnizori");
  const taken = await admin.post("/admin/furnizori/nou", { ...fine, days: "4" });
  expect(mainOf(taken)).toContain("Există deja un furnizor cu acest nume");
  expect(mainOf(await admin.get("/admin/furnizori"))).toContain("500,50 RON");

  await admin.post("/admin/stoc", { article: "hardware hinge" });
  const item = await admin.get("/admin/stoc/hardware%20hinge");
  const form = fieldsOf(item, "form:has([name=supplier])");
  const option = item.page
    .querySelectorAll("[name=supplier] option")
    .find(({ text }) => text === "Feronerie SRL");
  const bought = {
    ...form,
    intent: "save",
    supplier: option!.getAttribute("value")!,
    pack: "50",
    price: "700",
    minimum: "100",
    least: "10",
  };
  expect((await admin.post("/admin/stoc/hardware%20hinge", bought)).status).toBe(303);
  const stranger = await admin.post("/admin/stoc/hardware%20hinge", {
    ...bought,
    version: "2",
    supplier: "nimeni",
  });
  expect(stranger.status).toBe(422);
  expect(stranger.page.querySelector("[name=supplier]")!.getAttribute("aria-invalid")).toBe("true");
  expect(await findStockItem("hardware hinge", db)).toMatchObject({
    supplier: "Feronerie SRL",
    pack: 50,
    minimum: 100,
    priceBani: 700_00,
  });
});

test("from an order in the plan to the goods in stock: made at one press, edited, sent, received in parts", async () => {
  const supplier = await addSupplier(db, { email });
  await placePlans(db, [[writeDesign(bookcase), 1]]);
  await keep(db, "hardware shelf-pin", { supplierId: supplier, pack: 100, priceBani: 9_00 });
  const list = await admin.get("/admin/aprovizionare");
  expect(mainOf(list)).toContain("9,00 RON");
  const made = await admin.post("/admin/aprovizionare", { supplier });
  expect(made.status).toBe(303);
  const address = made.location!;
  const pins = "amount-hardware_shelf-pin";
  const draft = await admin.get(address);
  expect(fieldsOf(draft, "#save")[pins]).toBe("100");
  const again = await admin.post("/admin/aprovizionare", { supplier });
  expect(again.status).toBe(409);
  expect(mainOf(again)).toContain("nu mai lipsește nimic");

  const form = { ...fieldsOf(draft, "#save"), intent: "save" };
  const broken = await admin.post(address, { ...form, [pins]: "150" });
  expect(broken.status).toBe(422);
  const field = broken.page.querySelector(`[name="${pins}"]`)!;
  expect([field.getAttribute("value"), descriptionOf(broken.page, field)]).toEqual([
    "150",
    expect.stringContaining("multiplu de 100"),
  ]);
  const saved = await admin.post(address, { ...form, [pins]: "200", note: "Poarta 3" });
  expect(saved.location).toBe(address);
  const late = await other.post(address, { ...form, [pins]: "300" });
  expect(late.status).toBe(409);
  expect(mainOf(late)).toContain("ana@example.com");

  const send = { ...fieldsOf(await admin.get(address), "#send"), intent: "send" };
  for (let press = 0; press < 2; press += 1) {
    expect((await admin.post(address, send)).location).toBe(address);
  }
  const mails = await db
    .selectFrom("outbox")
    .select(["recipient", "text"])
    .where("recipient", "=", email)
    .execute();
  expect(mails.map(({ text }) => text.includes("Poarta 3"))).toEqual([true]);
  const sent = await admin.get(address);
  expect(mainOf(sent)).toContain("pe drum");
  expect((await admin.get(`${address}/comanda.csv`)).text).toContain(
    `"200";"buc.";"2";"9,00";"18,00"`,
  );
  expect((await admin.get(`${address}/comanda.pdf`)).headers.get("Content-Type")).toBe(
    "application/pdf",
  );
  expect((await admin.get(`${address}/comanda.doc`)).status).toBe(404);
  expect(mainOf(await admin.get("/admin/stoc"))).toContain("200 buc.,");

  const worker = await signedIn({ role: "workshop", email: "atelier@example.com" });
  const seen = mainOf(await worker.get("/admin/stoc/hardware%20shelf-pin"));
  expect(seen).toContain(`CF-${address.split("/").at(-1)} (200 buc.)`);
  expect(seen).toContain("se primește la comandă");
  const receive = { ...fieldsOf(sent, "#receive"), intent: "receive" };
  const none = await admin.post(address, receive);
  expect([none.status, mainOf(none)]).toEqual([422, expect.stringContaining("cât a venit")]);
  const price = "price-hardware_shelf-pin";
  const came = await admin.post(address, {
    ...receive,
    [pins]: "120",
    [price]: "10",
    note: "Aviz 9",
  });
  expect(came.location).toBe(address);
  const atOnce = await other.post(address, { ...receive, [pins]: "200" });
  expect(atOnce.status).toBe(409);
  expect(atOnce.page.querySelector(`[name="${pins}"]`)!.getAttribute("value")).toBe("200");
  const item = await admin.get("/admin/stoc/hardware%20shelf-pin");
  expect(mainOf(item)).toContain("În stoc: 120 buc.");
  expect(mainOf(item)).toContain("0,10 RON");
  expect(mainOf(item)).toContain("Aviz 9");
  expect(mainOf(await admin.get(address))).toContain(
    "Plătit pentru ce a venit, fără TVA: 12,00 RON",
  );
  const wrong = { ...fieldsOf(await admin.get(address), "#receive"), intent: "receive" };
  await admin.post(address, { ...wrong, [pins]: "800", [price]: "1000" });
  const done = await admin.get(address);
  expect(mainOf(done)).not.toContain("Adaugă în stoc");
  const back = { ...fieldsOf(done, "#take-back-2"), intent: "take-back" };
  const why = await admin.post(address, { ...back, reason: "x" });
  expect([why.status, mainOf(why)]).toEqual([422, expect.stringContaining("Scrie de ce")]);
  expect((await admin.post(address, { ...back, reason: "Erau 80" })).location).toBe(address);
  expect(mainOf(await admin.get(address))).toContain("luată înapoi");
  const pinPage = mainOf(await admin.get("/admin/stoc/hardware%20shelf-pin"));
  expect(pinPage).toContain("În stoc: 120 buc.");
  expect(pinPage).toContain("luat înapoi");
  const close = { intent: "end", version: fieldsOf(await admin.get(address), "#receive").version! };
  expect((await admin.post(address, close)).location).toBe(address);
  expect(mainOf(await admin.get(address))).toContain("închisă cu lipsă");
  const over = await admin.post(address, { ...receive, ...close, intent: "receive", [pins]: "5" });
  expect(over.status).toBe(409);
  // No form shows it any more, so the page says why, and what was typed.
  const said = textOf(over.page.querySelector("main [role=alert]"));
  expect(said).toContain("nu mai este cum arăta pagina");
  expect(said).toContain(": 5");
  const twice = await other.post(address, close);
  expect(twice.status).toBe(409);
  expect(mainOf(twice)).toContain("nu mai este cum arăta pagina");
  const lateDraft = await other.post(address, { ...form, [pins]: "300", note: "Poarta 9" });
  expect([lateDraft.status, mainOf(lateDraft)]).toEqual([409, expect.stringContaining("Poarta 9")]);
  expect((await findStockItem("hardware shelf-pin", db))!.onHand).toBe(120);
});

test("the plan says when what is on its way comes, and an order is put off to that day", async () => {
  const supplier = await addSupplier(db);
  await placePlans(db, [[writeDesign(bookcase), 1]]);
  const hours = {
    cutting: "8",
    edging: "8",
    drilling: "8",
    assembly: "8",
    packing: "8",
    delivery: "8",
  };
  await admin.post("/admin/plan/oameni/nou", {
    name: "Vasile",
    cutting: "8",
    edging: "8",
    isActive: "on",
  });
  await admin.post("/admin/plan/oameni/nou", {
    name: "Ana",
    assembly: hours.assembly,
    drilling: "8",
    packing: "4",
    isActive: "on",
  });
  const id = await addDraft(db, supplier, { "hardware wall-kit": { least: 100 } });
  const address = `/admin/aprovizionare/${id}`;
  expect(mainOf(await admin.get("/admin/plan"))).not.toContain("(vine");
  await admin.post(address, { ...fieldsOf(await admin.get(address), "#send"), intent: "send" });
  const far = addDays(today(), 50);
  const day = { ...fieldsOf(await admin.get(address), "#day"), intent: "day" };
  const past = await admin.post(address, { ...day, expectedOn: addDays(today(), -1) });
  expect(past.status).toBe(422);
  expect((await admin.post(address, { ...day, expectedOn: far })).location).toBe(address);
  expect((await findSupplierOrder(String(id), db))!.expectedOn).toBe(far);
  expect(mainOf(await admin.get("/admin/plan"))).toContain("(vine");
});

test("a count's file is written whole or not at all, and each wrong line is told", async () => {
  const send = (text: string) =>
    admin.upload("/admin/stoc/numaratoare", { intent: "file" }, [
      ["file", new File([text], "stoc.csv")],
    ]);
  await addSupplier(db, { name: "Depozit Vest" });
  const bad = await send(
    "articol;stoc;furnizor;pret_ambalaj\nhardware glide;12;;\nhardware screwdriver;3;;\nhardware rail;multe;;\n" +
      "hardware glide;4;;\nhandle bar;1;Nimeni;x\n",
  );
  expect(bad.status).toBe(422);
  const told = mainOf(bad);
  for (const line of [
    "Rândul 3, articol",
    "Rândul 4, stoc",
    "Rândul 5, articol",
    "Rândul 6, pret_ambalaj",
  ]) {
    expect(told).toContain(line);
  }
  expect(await findStockItem("hardware glide", db)).toBeUndefined();
  const unknown = await send("articol;stoc;furnizor\nhardware glide;12;Nimeni\n");
  expect(mainOf(unknown)).toContain("Rândul 2, furnizor");
  for (const none of ["", "x;y\n1;2\n", "\u0000\u0001"])
    expect((await send(none)).status).toBe(422);

  const fine = await send(
    "articol;stoc;stoc_minim;furnizor;cod_furnizor;ambalaj;comanda_minima;pret_ambalaj\r\n" +
      "hardware glide;1 250;40;depozit vest;G-7;100;200;45,00\r\nhardware rail;;;;;;;\r\n",
  );
  expect(fine.location).toBe("/admin/stoc");
  expect(await findStockItem("hardware glide", db)).toMatchObject({
    onHand: 1250,
    least: 40,
    supplier: "Depozit Vest",
    supplierCode: "G-7",
    pack: 100,
    minimum: 200,
    priceBani: 45_00,
    // 45 lei for a hundred.
    unitCost: 45_000,
  });
  expect(await findStockItem("hardware rail", db)).toBeUndefined();
  const file = await admin.get("/admin/stoc/numaratoare.csv");
  expect(file.text).toContain(
    `"hardware glide";"Picior de soclu";"buc.";"1250";"";"40";"Depozit Vest"`,
  );
  const back = await send(file.text);
  expect(back.location).toBe("/admin/stoc");
  expect((await findStockItem("hardware glide", db))!.onHand).toBe(1250);
});

test("a count list writes what was typed, keeps it where a field is wrong, and sees what moved meanwhile", async () => {
  const address = "/admin/stoc/numaratoare";
  const [counted, seen] = ["counted hardware push-latch", "seen hardware push-latch"];
  const wrong = await admin.post(address, { intent: "list", [counted]: "multe", [seen]: "0" });
  expect(wrong.status).toBe(422);
  const field = wrong.page.querySelector(`[name="${counted}"]`)!;
  expect([field.getAttribute("value"), field.getAttribute("aria-invalid")]).toEqual([
    "multe",
    "true",
  ]);
  expect(await findStockItem("hardware push-latch", db)).toBeUndefined();
  expect(
    (await admin.post(address, { intent: "list", [counted]: "7", [seen]: "0" })).location,
  ).toBe("/admin/stoc");
  expect((await findStockItem("hardware push-latch", db))!.onHand).toBe(7);
  const stale = await other.post(address, { intent: "list", [counted]: "9", [seen]: "0" });
  expect(stale.status).toBe(409);
  expect(mainOf(stale)).toContain("numără din nou");
  expect((await findStockItem("hardware push-latch", db))!.onHand).toBe(7);
});
