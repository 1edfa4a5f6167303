import { expect, test } from "vitest";

import { publishPage } from "~/content/page.server";

import { CHECKOUT, fillAndReview, REVIEW } from "../checkout-form";
import { textOf } from "../visitor";
import { buyer, company, elsewhere, pieceId, pieces } from "../world";
import { controlOf, fillInCheckout, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const bed = await pieceId(db, pieces.bed);
const desk = await pieceId(db, pieces.desk);

async function orderRows() {
  return db.selectFrom("orders").selectAll().orderBy("placed_at").orderBy("number").execute();
}

test("what was typed is read once more before it is sent: pieces, rights, buyer, money, a way back from each", async () => {
  const maria = visitor();
  const custom = { material: "mdf-mat", handle: "wood", width: "120", height: "80", depth: "60" };
  await maria.post(pieces.desk.path, { intent: "add-design", ...custom });
  await maria.post("/cos", { intent: "add", productId: bed });
  const notes = "Etajul 3\nfără lift";
  const sent = await maria.post(CHECKOUT, {
    ...{ ...buyer, ...company, ...elsewhere, notes },
    // Within a zone: outside of all nothing is said of payments yet.
    ...{ deliveryCounty: "RO-PH", deliveryCity: "Ploiești", deliveryPostalCode: "100001" },
  });
  expect([sent.status, sent.location]).toEqual([303, REVIEW]);
  const before = (await orderRows()).length;
  const review = await maria.get(REVIEW);
  const text = mainOf(review);
  for (const words of [
    ...["MDF Mat", "120 × 80 × 60 cm", "Făcut la comandă: nu se poate returna"],
    ...[pieces.bed.product.name, "Se poate returna în 30 de zile"],
    ...[company.companyName, "RO14343998", company.registryNumber, buyer.email],
    ...[elsewhere.deliveryName, elsewhere.deliveryAddress, "Etajul 3", "fără lift"],
    ...["Acum nimic. Prima plată", "înainte de livrare", "Transport în zona „Județele vecine”"],
  ]) {
    expect(text).toContain(words);
  }
  const links = review.page.querySelectorAll("main a").map((one) => one.getAttribute("href"));
  for (const path of ["/cos", CHECKOUT, "/termeni", "/retragere", "/confidentialitate"]) {
    expect(links).toContain(path);
  }
  expect(await orderRows()).toHaveLength(before);
  // Who goes back finds everything as it was typed.
  const { page } = await maria.get(CHECKOUT);
  expect(valueOf(controlOf(page, "companyName"))).toBe(company.companyName);
  expect(valueOf(controlOf(page, "notes"))).toContain("fără lift");
  expect(controlOf(page, "isDeliveredElsewhere").hasAttribute("checked")).toBe(true);
});

test("the page to be read is nobody else's, ends with the order, and needs something to read", async () => {
  const maria = visitor();
  await maria.post("/cos", { intent: "add", productId: desk });
  expect((await maria.get(REVIEW)).location).toBe(CHECKOUT);
  const form = await fillAndReview(maria, { ...buyer, email: "singura@example.com" });
  const ana = visitor();
  await ana.post("/cos", { intent: "add", productId: desk });
  expect((await ana.get(REVIEW)).location).toBe(CHECKOUT);
  const incomplete = await maria.post(REVIEW, { ...form, address: "" });
  expect(incomplete.status).toBe(422);
  expect(mainOf(incomplete)).toContain("nu s-a comandat nimic");
  expect((await maria.post(REVIEW, form)).status).toBe(303);
  expect((await maria.get(REVIEW)).location).toBe("/cos");
  expect(await db.selectFrom("checkout_drafts").selectAll().execute()).not.toContainEqual(
    expect.objectContaining({ details: expect.stringContaining("singura@") as string }),
  );
});

test("on a shared computer what was typed ends with the browser, and the cart stays", async () => {
  const maria = visitor();
  await maria.post("/cos", { intent: "add", productId: desk });
  await maria.get(CHECKOUT);
  expect(maria.cookie("checkout")).toBeUndefined();
  const { headers } = await maria.post(CHECKOUT, buyer);
  const set = headers.getSetCookie().find((line) => line.startsWith("checkout="));
  expect(set).toMatch(/^checkout=[^;]{40,}; Path=\/; HttpOnly; SameSite=Lax$/);
  const typed = async (who: typeof maria) =>
    valueOf(controlOf((await who.get(CHECKOUT)).page, "address"));
  expect([await typed(maria), await typed(maria)]).toEqual([buyer.address, buyer.address]);

  const next = visitor();
  next.setCookie("cart", maria.cookie("cart")!);
  expect(await typed(next)).toBe("");
  expect((await next.get(CHECKOUT)).text).not.toContain(buyer.email);
  expect((await next.get(REVIEW)).location).toBe(CHECKOUT);
  const [id = ""] = decodeURIComponent(maria.cookie("checkout")!).split(".");
  for (const forged of ["", id, `${id}.${"A".repeat(43)}`]) {
    next.setCookie("checkout", encodeURIComponent(forged));
    expect(await typed(next)).toBe("");
  }

  const form = await fillAndReview(maria, buyer);
  expect((await maria.post(REVIEW, form)).status).toBe(303);
  expect(maria.cookie("checkout")).toBe("");
});

test("what a customer typed is the account's: shown to nobody who has signed out of it", async () => {
  const ana = await signedIn();
  await ana.post("/cos", { intent: "add", productId: desk });
  await ana.post(CHECKOUT, buyer);
  expect((await ana.get(REVIEW)).status).toBe(200);
  // A session that ends by itself leaves the other cookies in the browser.
  const after = visitor();
  for (const name of ["cart", "checkout"]) after.setCookie(name, ana.cookie(name)!);
  expect((await after.get(REVIEW)).location).toBe(CHECKOUT);
  expect((await after.get(CHECKOUT)).text).not.toContain(buyer.email);
  await ana.post("/deconectare", {});
  expect(ana.cookie("checkout")).toBe("");
});

test("new terms have to be seen before one orders, and the order keeps what it was sent with", async () => {
  const maria = visitor();
  const form = await fillInCheckout(maria, desk);
  const author = { published_by: "Ana", language: "ro" } as const;
  const text = "# Termeni noi\n\nAltceva.";
  await publishPage({ page: "terms", text, ...author }, new Date(), db);
  const refused = await maria.post(REVIEW, form);
  expect(refused.status).toBe(409);
  expect(textOf(refused.page.querySelector("main [role=alert]"))).toContain(
    "Termenii s-au schimbat",
  );
  const acceptedTexts = valueOf(controlOf(refused.page, "acceptedTexts"));
  // Meanwhile another tab types something else: what stood on this page is what is ordered.
  await maria.post(CHECKOUT, { ...buyer, address: "Strada Alta nr. 1" });
  expect((await maria.post(REVIEW, { ...form, acceptedTexts })).status).toBe(303);
  expect((await orderRows()).at(-1)?.address).toBe(buyer.address);
});
