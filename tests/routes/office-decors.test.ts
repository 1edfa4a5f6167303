import { expect, test } from "vitest";

import { fillAndReview } from "../checkout-form";
import { picture } from "../images";
import { fieldsOf as fieldsIn } from "../promises/rules/filled-form";
import { textOf, toastOf } from "../visitor";
import { buyer, pieces } from "../world";
import { fieldsOf, openingForms } from "./forms-drawn";
import { descriptionOf, mainOf, sendCheckout } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = openingForms(await signedIn({ role: "administrator" }));
const customer = await signedIn();

const NEW_MATERIAL = "/admin/materiale/material/nou";
const NEW_HANDLE = "/admin/materiale/handle/nou";
const cherry = {
  name: "PAL Cireș Întunecat",
  description: "Decor de cireș.",
  supplierCode: "K-1234 SN",
  surcharge: "175",
  order: "1",
  status: "on",
  emission: "E05",
  board: "pal",
  thicknesses: "25, 18",
  sheetLength: "2800",
  sheetWidth: "2070",
  pricePerM2: "104,50",
  onOrderDays: "14",
  hasGrain: "on",
  colorFront: "#7a3b2e",
  colorTop: "#8f4a3b",
  colorSide: "#5a2a20",
  grainColor: "#3c1a12",
  grainLines: "30",
  grainPercent: "40",
};
const ring = {
  name: "Inel alamă",
  surcharge: "35",
  order: "0",
  status: "on",
  price: "12,30",
  length: "60",
  holeSpacing: "32",
  shape: "bow",
  color: "#b08d3c",
};

const materialOf = (id: string) =>
  db.selectFrom("materials").selectAll().where("id", "=", id).executeTakeFirst();
const linkOf = (source: string) => source.replaceAll("&amp;", "&");

test("a decor and a handle of the owner's are chosen, drawn, priced and ordered, and stay as ordered", async () => {
  const added = await admin.submit(NEW_MATERIAL, cherry);
  expect(toastOf(added.page)).toBe("Opțiune adăugată");
  expect(mainOf(added)).toContain("PAL Cireș Întunecat");
  expect((await admin.post(NEW_HANDLE, ring)).status).toBe(303);
  expect(await materialOf("pal-cires-intunecat")).toMatchObject({
    thicknesses: "18,25",
    price_per_m2_bani: 10_450,
    on_order_days: 14,
    supplier_code: "K-1234 SN",
    is_sample: 0,
  });

  // In the customiser, and drawn there.
  const ids = { material: "pal-cires-intunecat", handle: "inel-alama" };
  const size = { width: "140", height: "75", depth: "60" };
  const maria = visitor();
  const designed = `${pieces.desk.path}?${new URLSearchParams({ fila: "personalizare", ...ids, ...size })}`;
  const { page } = await maria.get(designed);
  expect(textOf(page.querySelector("#fila"))).toContain("PAL Cireș Întunecat");
  expect(page.querySelector("#fila svg rect[fill='#7a3b2e']")).not.toBeNull();
  const lei = pieces.desk.product.priceLei + 175 + 35 + 63;
  const total = `${lei.toLocaleString("ro-RO")} Lei`;
  expect(textOf(page.querySelector("#fila tfoot"))).toContain(total);
  const shown = page.querySelector("#fila img[src^='/desen']")!.getAttribute("src")!;
  const drawing = await maria.get(linkOf(shown));
  expect(drawing.text).toContain('fill="#7a3b2e"');
  expect(drawing.text).toContain('stroke="#3c1a12"');
  expect(drawing.text).toContain('stroke="#b08d3c"');

  // Ordered.
  await maria.submit(pieces.desk.path, { intent: "add-design", ...ids, ...size });
  const placed = await sendCheckout(maria, await fillAndReview(maria, buyer));
  const order = async () => (await maria.get(placed.location!)).page.querySelector("#piese ul")!;
  const before = textOf(await order());
  expect(before).toContain("PAL Cireș Întunecat · Inel alamă · 140 × 75 × 60 cm");
  expect(before).toContain(total);
  const drawn = async () =>
    (await maria.get(linkOf((await order()).querySelector("img")!.getAttribute("src")!))).text;
  const asOrdered = await drawn();
  expect(asOrdered).toContain('fill="#7a3b2e"');

  // Another customer has it in the cart when it is edited and retired.
  const ion = visitor();
  await ion.submit(pieces.desk.path, { intent: "add-design", ...ids, ...size });
  const { status: _offered, ...retired } = cherry;
  const changes = { ...retired, name: "PAL Altceva", colorFront: "#00ff00", surcharge: "1" };
  expect((await admin.post("/admin/materiale/material/pal-cires-intunecat", changes)).status).toBe(
    303,
  );
  expect(textOf(await order())).toBe(before);
  expect(await drawn()).toBe(asOrdered);
  const cart = await ion.get("/cos");
  expect(mainOf(cart)).toContain("PAL Altceva");
  expect(mainOf(cart)).toContain("nu mai este în ofertă");
  const later = await maria.get(designed);
  expect(textOf(later.page.querySelector("#fila"))).not.toContain("PAL Altceva");
  expect(textOf(later.page.querySelector("#design-material-error"))).toBe(
    "Alege un material din listă",
  );

  // Staff read of it what was ordered, too.
  const number = /AM-\d{4}-\d{6}/.exec((await maria.get(placed.location!)).text)![0];
  for (const address of [`/admin/comenzi/${number}`, `/admin/comenzi/${number}/pachet`]) {
    const sheet = await admin.get(address);
    expect(mainOf(sheet)).toContain("PAL Cireș Întunecat");
    const image = sheet.page.querySelector("img[src^='/desen/']")!.getAttribute("src")!;
    const technical = (await admin.get(linkOf(image))).text;
    expect(technical).toContain("PAL Cireș Întunecat");
    expect(technical).not.toContain("PAL Altceva");
  }

  // And restored, it is on offer again.
  const restored = { ...cherry, status: "on" };
  await admin.post("/admin/materiale/material/pal-cires-intunecat", restored);
  expect(mainOf(await visitor().get(`${pieces.desk.path}?fila=personalizare`))).toContain(
    "PAL Cireș Întunecat",
  );
});

test("the colours of a new decor are those of its picture, lighter above and darker beside", async () => {
  const file = new File([new Uint8Array(await picture("png"))], "decor.png");
  const { hasGrain: _grain, ...plain } = cherry;
  const form = { ...plain, name: "PAL Muștar", fromPicture: "on" };
  const answer = await admin.upload(NEW_MATERIAL, form, [["image", file]]);
  expect(answer.status).toBe(303);
  const row = (await materialOf("pal-mustar"))!;
  const brightness = (color: string) =>
    [1, 3, 5].reduce((sum, at) => sum + parseInt(color.slice(at, at + 2), 16), 0);
  // Encoding a picture moves a colour by a shade at most.
  expect(Math.abs(brightness(row.color_front) - brightness("#b8860b"))).toBeLessThan(9);
  expect(brightness(row.color_top)).toBeGreaterThan(brightness(row.color_front));
  expect(brightness(row.color_side)).toBeLessThan(brightness(row.color_front));
  expect([row.grain_color, row.grain_lines, row.has_grain]).toEqual([null, null, 0]);
  // Edited, it keeps its colours until somebody asks for the picture's again.
  const address = "/admin/materiale/material/pal-mustar";
  const { page } = await admin.get(address);
  expect(page.querySelector("[name=fromPicture]")?.hasAttribute("checked")).toBe(false);
  expect(page.querySelector("[name=colorFront]")?.getAttribute("value")).toBe(row.color_front);
  const sample = page.querySelector("dialog img[src^='/desen?']")!.getAttribute("src")!;
  expect((await admin.get(linkOf(sample))).text).toContain(row.color_front);
  await admin.post(address, { ...form, fromPicture: "", colorFront: "#123456" });
  expect((await materialOf("pal-mustar"))?.color_front).toBe("#123456");
  await admin.post(address, { ...form, hasGrain: "on" });
  const again = (await materialOf("pal-mustar"))!;
  expect(again.color_front).toBe(row.color_front);
  expect(again.grain_color).toMatch(/^#[0-9a-f]{6}$/);
});

test("colours are taken from pictures of the shop's own alone", async () => {
  for (const imageUrl of ["https://example.com/oak.jpg", "/imagini/not-there.webp"]) {
    const answer = await admin.post(NEW_MATERIAL, { ...cherry, fromPicture: "on", imageUrl });
    expect(answer.status).toBe(422);
    const box = answer.page.querySelector("dialog [name=fromPicture]")!;
    expect(descriptionOf(answer.page, box)).toContain("doar dintr-o imagine încărcată aici");
  }
});

test.each([
  ["name", "x"],
  ["description", "d".repeat(201)],
  ["supplierCode", "c".repeat(61)],
  ["surcharge", "-1"],
  ["order", "x"],
  ["board", "lemn"],
  ["thicknesses", ""],
  ["thicknesses", "18, gros"],
  ["thicknesses", "1"],
  ["thicknesses", "99"],
  ["thicknesses", "10,11,12,13,14,15,16,17,18"],
  ["sheetLength", "299"],
  ["sheetWidth", "20.5"],
  ["pricePerM2", "multe"],
  ["onOrderDays", "0"],
  ["onOrderDays", "366"],
  ["colorFront", "red"],
  ["colorTop", "#12345g"],
  ["colorSide", "#123"],
  ["grainColor", "<script>"],
  ["grainLines", "61"],
  ["grainPercent", "0"],
])("a decor whose %s is %j is refused beside it, with all that was typed", async (name, value) => {
  const answer = await admin.post(NEW_MATERIAL, { ...cherry, name: "Refuzat", [name]: value });
  expect(answer.status).toBe(422);
  const control = answer.page.querySelector(`dialog [name=${name}]`)!;
  expect(control.getAttribute("aria-invalid")).toBe("true");
  expect(descriptionOf(answer.page, control)).toMatch(/^(?!Invalid).+/);
  expect(answer.page.querySelectorAll("dialog [aria-invalid]")).toHaveLength(1);
  const sent: Record<string, string> = { ...cherry, name: "Refuzat", [name]: value };
  const kept = fieldsOf(answer, "dialog form");
  for (const [field, typed] of Object.entries(sent)) {
    if (field !== "board" || typed !== "lemn") expect(kept[field] ?? "", field).toBe(typed);
  }
  expect(await materialOf("refuzat")).toBeUndefined();
});

test.each([
  ["price", "-1"],
  ["length", "2001"],
  ["holeSpacing", "x"],
  ["holeSpacing", "61"],
  ["shape", "star"],
  ["color", "brass"],
])("a handle whose %s is %j is refused beside it", async (name, value) => {
  const answer = await admin.post(NEW_HANDLE, { ...ring, name: "Refuzat", [name]: value });
  expect(answer.status).toBe(422);
  const control = answer.page.querySelector(`dialog [name=${name}]`)!;
  expect(descriptionOf(answer.page, control)).toMatch(/^(?!Invalid).+/);
  expect(answer.page.querySelectorAll("dialog [aria-invalid]")).toHaveLength(1);
});

test("two of a name have different ids, and none has that of an address", async () => {
  for (const [formToken, name] of ["Gemene", "Gemene", "Nou", "№ №"].entries()) {
    const sent = { ...ring, name, formToken: String(formToken) };
    expect((await admin.post(NEW_HANDLE, sent)).status).toBe(303);
    expect((await admin.post(NEW_HANDLE, sent)).status).toBe(303);
  }
  const rows = await db.selectFrom("handles").select(["id", "name"]).execute();
  const idsOf = (name: string) => rows.filter((row) => row.name === name).map(({ id }) => id);
  expect(idsOf("Gemene").sort()).toEqual(["gemene", "gemene-2"]);
  expect(idsOf("Nou")).toEqual(["nou-2"]);
  expect(idsOf("№ №")).toEqual(["handle"]);
  expect((await admin.get("/admin/materiale/handle/nou-2")).status).toBe(200);
});

test("there is a hundred of a kind at most", async () => {
  const { count } = await db
    .selectFrom("handles")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 100 - count }, (_, index) => ({
    id: `raft-${index}`,
    name: `Raft ${index}`,
    surcharge_bani: 0,
    display_order: 50,
    status: "inactive" as const,
    is_sample: 0 as const,
  }));
  await db.insertInto("handles").values(rows).execute();
  const answer = await admin.post(NEW_HANDLE, { ...ring, name: "Prea mult" });
  expect(answer.status).toBe(422);
  expect(textOf(answer.page.querySelector("dialog [role=alert]"))).toContain("Sunt deja 100");
  expect(answer.page.querySelector("dialog [name=name]")?.getAttribute("value")).toBe("Prea mult");
  await db.deleteFrom("handles").where("id", "like", "raft-%").execute();
});

test("only administrators add and change decors and handles", async () => {
  const oak = "/admin/materiale/material/pal-stejar-sonoma";
  for (const path of [NEW_MATERIAL, NEW_HANDLE, oak]) {
    expect((await visitor().post(path, cherry)).location, path).toMatch(/^\/autentificare/);
    expect((await customer.post(path, cherry)).status, path).toBe(403);
    expect((await customer.get(path)).location, path).toBe("/");
  }
  expect((await materialOf("pal-stejar-sonoma"))?.name).toBe("PAL Stejar Sonoma");
  expect((await admin.get("/admin/materiale/lemn/nou")).status).toBe(404);
  expect((await admin.post("/admin/materiale/material/unknown", cherry)).status).toBe(404);
});

/** Plausible words for what each of the office's new forms has to be told. */
const told: Record<string, string> = {
  name: "Ceva nou",
  code: "NOU10",
  title: "Ceva nou",
  slug: "ceva-nou",
  subject: "Ceva nou",
  price: "100",
  surcharge: "10",
  pricePerM2: "10",
  amount: "10",
  value: "10",
  stock: "1",
  length: "160",
  holeSpacing: "128",
  category: "living",
  form: "wardrobe",
  minPrice: "10",
  days: "3",
  lastDay: "2099-12-31",
};

test.each<[address: string, more?: Record<string, string>]>([
  ["/admin/produse/nou", { price: "100" }],
  ["/admin/categorii/nou"],
  [NEW_MATERIAL],
  [NEW_HANDLE],
  ["/admin/programari/echipe/nou"],
  ["/admin/reduceri/nou"],
  // A zone is counties or postcodes.
  ["/admin/livrare/nou", { postcodes: "077190" }],
  ["/admin/extrase/banci/nou"],
])("%s is saved as it begins, once what has to be told is told", async (address, more = {}) => {
  const shown = await admin.get(address);
  const form = shown.page
    .querySelectorAll("main form, dialog form")
    .find((one) => one.getAttribute("method")?.toLowerCase() === "post")!;
  const button = form.querySelector("button[name]");
  const pressed = { [button?.getAttribute("name") ?? ""]: button?.getAttribute("value") ?? "" };
  const fields = { ...fieldsIn(form), ...(button && pressed), ...more };
  const asked = form.querySelectorAll("[required], [aria-required=true]");
  for (const control of asked) {
    const name = control.getAttribute("name")!;
    if ((fields[name] ?? "") === "") fields[name] = told[name] ?? "";
  }
  const action = linkOf(form.getAttribute("action") ?? address);
  const isUpload = form.getAttribute("enctype") === "multipart/form-data";
  const saved = isUpload
    ? await admin.upload(action, fields, [])
    : await admin.post(action, fields);
  const faults = saved.page.querySelectorAll("[aria-invalid=true]");
  expect([saved.status, faults.map((one) => one.getAttribute("name"))]).toEqual([303, []]);
});

test("a new decor takes the colours of its picture, and without one those it shows", async () => {
  const shown = await admin.get(NEW_MATERIAL);
  const box = shown.page.querySelector("input[name=fromPicture]")!;
  expect(box.hasAttribute("checked")).toBe(true);
  const plain = { ...cherry, name: "PAL Fără Poză", fromPicture: "on", colorFront: "#123456" };
  expect((await admin.upload(NEW_MATERIAL, plain, [])).status).toBe(303);
  expect(await materialOf("pal-fara-poza")).toMatchObject({ color_front: "#123456" });
  // Of one that there is already the tick is somebody's own.
  const edited = await admin.post("/admin/materiale/material/pal-fara-poza", plain);
  expect(edited.status).toBe(422);
  expect(mainOf(edited)).toContain("Culorile se pot lua doar dintr-o imagine");
});
