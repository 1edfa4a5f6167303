import { expect, test } from "vitest";

import { findSettings } from "~/platform/settings/settings.server";
import { publishPage } from "~/shop/content/front/page.server";

import { CHECKOUT, fillAndReview, REVIEW } from "../checkout-form";
import { wardrobePlan } from "../orders-placed";
import { fieldsOf, findForm } from "../promises/rules/filled-form";
import { textOf, type Visitor } from "../visitor";
import { buyer, company, elsewhere, pieceId, pieces } from "../world";
import { controlOf, descriptionOf, fillInCheckout, mainOf, valueOf, writeMails } from "./reading";
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
    ...buyer,
    ...company,
    ...elsewhere,
    notes,
    // Within a zone: outside of all nothing is said of payments yet.
    deliveryCounty: "RO-PH",
    deliveryCity: "Ploiești",
    deliveryPostalCode: "100001",
  });
  expect([sent.status, sent.location]).toEqual([303, REVIEW]);
  const before = (await orderRows()).length;
  const review = await maria.get(REVIEW);
  const text = mainOf(review);
  for (const words of [
    "MDF Mat",
    "120 × 80 × 60 cm",
    "Făcut la comandă: nu se poate returna",
    pieces.bed.product.name,
    "Se poate returna în 30 de zile",
    company.companyName,
    "RO14343998",
    company.registryNumber,
    buyer.email,
    elsewhere.deliveryName,
    elsewhere.deliveryAddress,
    "Etajul 3",
    "fără lift",
    "Acum nimic. Prima plată",
    "înainte de livrare",
    "Transport în zona „Județele vecine”",
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

const settings = "/admin/setari?fila=comert";

/** The desk's form as it is drawn, with another share. */
async function sendShare(desk: Visitor, advancePercent: string) {
  const { page } = await desk.get(settings);
  const form = findForm(page, "[name=advancePercent]")!;
  return desk.post(settings, { ...fieldsOf(form), advancePercent });
}

const made = { material: "mdf-mat", handle: "wood", width: "120", height: "80", depth: "60" };

/** A cart with a desk to order and a bed that is ready, as far as the page to be read. */
async function mixedOrder(maria: Visitor, changes: Record<string, string> = {}) {
  await maria.post(pieces.desk.path, { intent: "add-design", ...made });
  return fillInCheckout(maria, bed, changes);
}

/** The shares that a text names, apart from the rate of VAT. */
const sharesIn = (text: string) => [
  ...new Set([...text.matchAll(/(?<!TVA[^.\d]{0,9})(?<!\d)(\d+) ?%/g)].map(([, share]) => share)),
];

test("the share that is paid first is the owner's: all pages say it, and what was ordered keeps its own", async () => {
  const sefa = await signedIn({ role: "administrator", email: "sefa@example.com" });
  const ana = visitor();
  const before = await ana.post(REVIEW, await mixedOrder(ana));
  expect((await sendShare(sefa, "30")).status).toBe(303);
  expect(valueOf(controlOf((await sefa.get(settings)).page, "advancePercent"))).toBe("30");

  const maria = visitor();
  const form = await mixedOrder(maria);
  const plan = `/proiecteaza?${new URLSearchParams({ d: wardrobePlan })}&pas=pret`;
  const asked = await visitor().submit("/asistent", { intent: "send", message: "Cum plătesc?" });
  const says: [string, string][] = [
    ...(await Promise.all(
      [
        `${pieces.desk.path}?fila=personalizare`,
        plan,
        "/cos",
        CHECKOUT,
        REVIEW,
        "/termeni",
        "/despre",
      ].map(async (path): Promise<[string, string]> => [path, mainOf(await maria.get(path))]),
    )),
    ["/asistent", mainOf(asked)],
  ];
  for (const [path, text] of says) expect([path, sharesIn(text)]).toEqual([path, ["30"]]);

  // The page was read before the share changed: nothing is ordered until the new one was seen.
  expect((await sendShare(sefa, "40")).status).toBe(303);
  const count = (await orderRows()).length;
  const refused = await maria.post(REVIEW, form);
  expect(refused.status).toBe(409);
  expect(textOf(refused.page.querySelector("main [role=alert]"))).toContain(
    "Termenii s-au schimbat",
  );
  expect(sharesIn(mainOf(refused))).toEqual(["40"]);
  expect(await orderRows()).toHaveLength(count);
  const acceptedTexts = valueOf(controlOf(refused.page, "acceptedTexts"));
  const after = await maria.post(REVIEW, { ...form, acceptedTexts });
  expect(after.status).toBe(303);

  await writeMails(db);
  for (const [{ location }, share] of [
    [before, 50],
    [after, 40],
  ] as const) {
    const page = await maria.get(location!);
    const row = (await orderRows()).find(({ token }) => location!.endsWith(token))!;
    const desk = await sefa.get(`/admin/comenzi/${row.number}`);
    const texts = page.page.querySelector("main a[href^='/texte-acceptate/']")!;
    const accepted = await maria.get(texts.getAttribute("href")!);
    const mails = await db
      .selectFrom("outbox")
      .select("text")
      .where("order_id", "=", row.id)
      .execute();
    // One to the customer, one to the shop; another may be about the stock.
    const told = mails.map((mail) => mail.text).filter((text) => sharesIn(text).length > 0);
    expect(told).toHaveLength(2);
    const surfaces = [page, desk, accepted].map(mainOf);
    for (const text of [...surfaces, ...told]) {
      expect(sharesIn(text)).toEqual([String(share)]);
    }
    const lines = await db
      .selectFrom("order_lines")
      .select(["line_total_bani", "is_withdrawal_exempt"])
      .where("order_id", "=", row.id)
      .execute();
    const first = lines.reduce(
      (sum, line) =>
        sum +
        (line.is_withdrawal_exempt === 1
          ? (line.line_total_bani * share) / 100
          : line.line_total_bani),
      0,
    );
    expect([row.advance_percent, row.advance_bani]).toEqual([share, first]);
  }
});

test("where all of it is paid first, nobody is told of a rest of nothing", async () => {
  const sefa = await signedIn({ role: "administrator", email: "sefa2@example.com" });
  await sendShare(sefa, "100");
  const maria = visitor();
  const form = await mixedOrder(maria, { deliveryMethod: "pickup" });
  const review = mainOf(await maria.get(REVIEW));
  expect(review).toContain("Acum nimic. Toată suma");
  expect(review).not.toContain("restul");
  const placed = await maria.post(REVIEW, form);
  const row = (await orderRows()).at(-1)!;
  expect(row.advance_bani).toBe(row.total_bani);
  await writeMails(db);
  const mails = await db
    .selectFrom("outbox")
    .select("text")
    .where("order_id", "=", row.id)
    .execute();
  const texts = [mainOf(await maria.get(placed.location!)), ...mails.map(({ text }) => text)];
  for (const text of texts) expect(text).not.toMatch(/\brestul\b/i);
  expect(texts.join(" ")).toContain("Atunci plătești toată suma");
  await sendShare(sefa, "50");
});

test.each(["", "0", "9", "101", "-5", "abc", "33,5"])(
  "a share of %j is refused beside its field, and all that was typed stays",
  async (advancePercent) => {
    const sefa = await signedIn({ role: "administrator" });
    const { page } = await sefa.get(settings);
    const form = { ...fieldsOf(findForm(page, "[name=advancePercent]")!), orderPrefix: "ZZ" };
    const refused = await sefa.post(settings, { ...form, advancePercent });
    expect(refused.status).toBe(422);
    const control = controlOf(refused.page, "advancePercent");
    expect(valueOf(control)).toBe(advancePercent);
    expect(control.getAttribute("aria-invalid")).toBe("true");
    const message = advancePercent === "33,5" ? "33,5" : "Scrie un procent întreg, de la 10 la 100";
    expect(descriptionOf(refused.page, control)).toContain(message);
    expect(valueOf(controlOf(refused.page, "orderPrefix"))).toBe("ZZ");
    const { trade } = await findSettings(db);
    expect(trade).toMatchObject({ advancePercent: 50, orderPrefix: "AM" });
  },
);

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
