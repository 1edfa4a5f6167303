import { expect, test } from "vitest";

import { pieceId, pieces } from "../world";
import { textOf, toastOf } from "../visitor";
import { openShop } from "./shop";

const { db, visitor } = await openShop();
const design = { material: "pal-nuc", handle: "wood", width: "150", height: "210", depth: "60" };
const totalLei = pieces.bed.product.priceLei + 130 + 25 + 189;
const total = `${totalLei.toLocaleString("ro-RO")} Lei`;

test("the customiser starts with the first material, the first handle and 100 × 200 × 50", async () => {
  const { page } = await visitor().get(pieces.bed.path);
  const checked = page
    .querySelectorAll("#fila input[checked]")
    .map((input) => input.getAttribute("value"));
  expect(checked).toEqual(["pal-alb", "metal"]);
  const lengths = ["width", "height", "depth"].map((name) =>
    page.querySelector(`#design-${name}`)?.getAttribute("value"),
  );
  expect(lengths).toEqual(["100", "200", "50"]);
});

test("a design is its address: priced, drawn and filled in", async () => {
  const { page, status } = await visitor().get(
    `${pieces.bed.path}?${new URLSearchParams({ fila: "personalizare", ...design })}`,
  );
  expect(status).toBe(200);
  expect(textOf(page.querySelector("#fila tfoot"))).toBe(`Total ${total}`);
  const drawing = page.querySelector("#fila img[src^='/desen']")?.getAttribute("src");
  expect(drawing).toContain("width=150");
  expect((await visitor().get(drawing!.replaceAll("&amp;", "&"))).status).toBe(200);
});

test("a design that cannot be made comes back beside its field, with what was typed", async () => {
  const maria = visitor();
  const answer = await maria.post(`${pieces.bed.path}?fila=personalizare`, {
    intent: "add-design",
    ...design,
    width: "52",
    depth: "<script>",
  });
  expect(answer.status).toBe(422);
  const width = answer.page.querySelector("#design-width");
  expect(width?.getAttribute("value")).toBe("52");
  expect(width?.getAttribute("aria-invalid")).toBe("true");
  expect(textOf(answer.page.querySelector("#design-width-error"))).toBe(
    "Lățimea trebuie să fie între 50 și 300 cm, din 5 în 5",
  );
  expect(answer.page.querySelector("#design-depth")?.getAttribute("value")).toContain("script");
  expect(answer.page.querySelector("[role=alert] a[href='#design-width']")).not.toBeNull();
  const chosen = answer.page.querySelectorAll("#fila input[checked]");
  expect(chosen.map((input) => input.getAttribute("value"))).toEqual(["pal-nuc", "wood"]);
  expect((await maria.get("/cos")).text).toContain("Coșul tău este gol");
});

test("a price sent along with a design changes nothing", async () => {
  const maria = visitor();
  const answer = await maria.post(pieces.bed.path, {
    intent: "add-design",
    ...design,
    price: "1",
    totalBani: "1",
    unit_price_bani: "1",
  });
  expect(answer.status).toBe(303);
  const back = await maria.get(answer.location!);
  expect(toastOf(back.page)).toBe(`Produs adăugat în coș ${pieces.bed.product.name}`);
  const { page } = await maria.get("/cos");
  const line = textOf(page.querySelector("main li"));
  expect(line).toContain("PAL Nuc · Mâner din lemn · 150 × 210 × 60 cm");
  expect(line).toContain(total);
});

test("'Modifică' leads to the customiser filled in, and saving replaces the line", async () => {
  const maria = visitor();
  await maria.submit(pieces.bed.path, { intent: "add-design", ...design });
  const cart = await maria.get("/cos");
  const link = cart.page.querySelectorAll("main li a").find((a) => textOf(a) === "Modifică");
  const address = link!.getAttribute("href")!.replaceAll("&amp;", "&");
  const { page } = await maria.get(address.split("#")[0]!);
  expect(page.querySelector("#design-width")?.getAttribute("value")).toBe("150");
  const linie = page.querySelector("input[name=linie]")!.getAttribute("value")!;
  const saved = await maria.post(pieces.bed.path, {
    intent: "add-design",
    ...design,
    width: "200",
    linie,
  });
  expect(saved.location).toBe("/cos");
  const lines = (await maria.get("/cos")).page.querySelectorAll("main li");
  expect(lines).toHaveLength(1);
  expect(textOf(lines[0]!)).toContain("200 × 210 × 60 cm");
});

test.each([
  "width=NaN",
  "width=-5",
  "width=49",
  "height=301",
  "width=52",
  "material=aur",
  "handle=%3Cscript%3E",
  "form=racheta",
  "view=x",
  "lng=xx",
])("a drawing of %s is refused with 400", async (wrong) => {
  const fine =
    "form=bed&material=pal-alb&handle=metal&width=100&height=200&depth=50&view=technical&lng=ro";
  const name = wrong.split("=")[0]!;
  const query = new URLSearchParams(fine);
  query.set(name, new URLSearchParams(wrong).get(name)!);
  expect((await visitor().get(`/desen?${query}`)).status).toBe(400);
  expect((await visitor().get(`/desen?${fine}`)).status).toBe(200);
});

test("an order keeps its design when the catalogue changes", async () => {
  const maria = visitor();
  await maria.submit(pieces.desk.path, { intent: "add-design", ...design });
  const checkout = await maria.get("/finalizare-comanda");
  const token = checkout.page.querySelector("input[name=checkoutToken]")!.getAttribute("value")!;
  const placed = await maria.post("/finalizare-comanda", {
    checkoutToken: token,
    fullName: "Ileana Țăranu",
    email: "ileana@example.com",
    phone: "0722123456",
    address: "Strada Școlii nr. 7",
    city: "București",
    postalCode: "010101",
    paymentMethod: "bank_transfer",
  });
  expect(placed.status).toBe(303);
  const before = textOf((await maria.get(placed.location!)).page.querySelector("main ul"));
  expect(before).toContain("PAL Nuc · Mâner din lemn · 150 × 210 × 60 cm");
  await db.updateTable("materials").set({ name: "Altceva" }).where("id", "=", "pal-nuc").execute();
  await db.updateTable("products").set({ form: "shelf" }).execute();
  const after = (await maria.get(placed.location!)).page.querySelector("main ul");
  expect(textOf(after)).toBe(before);
  expect(after?.querySelector("img")?.getAttribute("src")).toContain("form=desk");
});

test("reviews are counted, paged by three, and a new one needs somebody signed in", async () => {
  const maria = visitor();
  const { page } = await maria.get(`${pieces.kitchen.path}?fila=recenzii`);
  expect(textOf(page.querySelector("#fila"))).toContain("5.0 din 5 (12 recenzii)");
  expect(page.querySelectorAll("#fila time")).toHaveLength(3);
  const last = await maria.get(`${pieces.kitchen.path}?fila=recenzii&pagina=99`);
  expect(textOf(last.page.querySelector("#fila nav [aria-current=page]"))).toBe("Recenzii");
  expect(last.page.querySelectorAll("#fila time")).toHaveLength(3);

  const short = await maria.post(`${pieces.kitchen.path}?fila=recenzii&scrie=da`, {
    intent: "review",
    text: "Scurt",
  });
  expect(short.status).toBe(422);
  expect(short.text).toContain("Alege un număr de stele");
  expect(short.text).toContain("Recenzia trebuie să aibă cel puțin 10 caractere");
  const fine = await maria.post(`${pieces.kitchen.path}?fila=recenzii&scrie=da`, {
    intent: "review",
    rating: "4",
    text: "O bucătărie frumoasă și bine montată.",
  });
  expect(fine.status).toBe(403);
  expect(fine.text).toContain("trebuie să fii autentificat");
  expect(fine.page.querySelector("textarea")?.text).toContain("O bucătărie frumoasă");
  expect(fine.page.querySelector("input[name=rating][checked]")?.getAttribute("value")).toBe("4");
});

test("search engines read the real price, and no rating made of samples", async () => {
  const { page } = await visitor().get(pieces.soldOut.path);
  const data = JSON.parse(page.querySelector("script[type='application/ld+json']")!.text) as {
    offers: { price: string; availability: string };
    aggregateRating?: unknown;
  };
  expect(data.offers.price).toBe(`${pieces.soldOut.product.priceLei}.00`);
  expect(data.offers.availability).toContain("MadeToOrder");
  expect(data.aggregateRating).toBeUndefined();
  const id = await pieceId(db, pieces.soldOut);
  await db.updateTable("reviews").set({ is_sample: 0 }).where("product_id", "=", id).execute();
  const rated = (await visitor().get(pieces.soldOut.path)).text;
  expect(rated).toContain('"aggregateRating"');
});
