import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { CHECKOUT, REVIEW } from "../checkout-form";
import { addDiscount } from "../discounts/fixtures";
import { textOf, toastOf, type Answer, type Visitor } from "../visitor";
import { buyer, company, elsewhere, pieceId, pieces } from "../world";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();
const desk = await pieceId(db, pieces.desk);
await db.updateTable("products").set({ stock_quantity: 1000 }).where("id", "=", desk).execute();
await addDiscount(db, { code: "PRIMAVARA" });

async function withDesk(): Promise<Visitor> {
  const maria = visitor();
  await maria.post("/cos", { intent: "add", productId: desk });
  return maria;
}

/** Half of a form, and some of it wrong. */
const half = {
  ...company,
  ...elsewhere,
  fullName: "Ma",
  email: "maria@",
  phone: "0722 12",
  notes: "Poarta\nverde",
  paymentMethod: "cash_on_delivery",
};
const texts = ["fullName", "email", "phone", "companyName", "taxCode", "deliveryName", "notes"];

/** What is not shown as it was typed. */
function lostOf(page: HTMLElement): string[] {
  const lost = texts.filter(
    (name) => valueOf(controlOf(page, name)) !== (half as Record<string, string>)[name],
  );
  const isChosen = (name: string, value: string) =>
    page.querySelector(`main [name=${name}][value=${value}]`)?.hasAttribute("checked");
  if (!isChosen("paymentMethod", "cash_on_delivery")) lost.push("paymentMethod");
  if (!isChosen("buyerKind", "company")) lost.push("buyerKind");
  if (!isChosen("isDeliveredElsewhere", "on")) lost.push("isDeliveredElsewhere");
  return lost;
}

test.each<[string, Record<string, string>, number, string | null]>([
  ["another language", { language: "en" }, 303, CHECKOUT],
  ["the language that it has", { language: "ro" }, 303, CHECKOUT],
  ["a language that there is not", { language: "xx" }, 303, CHECKOUT],
  ["the way to the cart", { intent: "cart" }, 303, "/cos"],
  ["the price of the transport", { intent: "transport" }, 303, `${CHECKOUT}#transport-elsewhere`],
  ["a discount code", { intent: "discount", code: "PRIMAVARA" }, 303, CHECKOUT],
  ["a code that there is not", { intent: "discount", code: "NIMIC" }, 422, null],
  ["going on", {}, 422, null],
  ["script by itself", { intent: "keep" }, 200, null],
])("%s: all that was typed is there, also in another tab", async (_, pressed, status, location) => {
  const maria = await withDesk();
  const answer = await maria.post(CHECKOUT, { ...half, ...pressed });
  expect([answer.status, answer.location]).toEqual([status, location]);
  if (status === 422) expect(lostOf(answer.page)).toEqual([]);
  const inAnotherTab = await maria.get(CHECKOUT);
  expect(lostOf(inAnotherTab.page)).toEqual([]);
  // It is no order yet, and nobody else's.
  expect((await maria.get(REVIEW)).location).toBe(CHECKOUT);
  expect((await (await withDesk()).get(CHECKOUT)).text).not.toContain(company.companyName);
});

test("the page speaks the language that was chosen while something was typed", async () => {
  const maria = await withDesk();
  await maria.post(CHECKOUT, { ...half, language: "en" });
  const page = await maria.get(CHECKOUT);
  expect(page.page.querySelector("html")?.getAttribute("lang")).toBe("en");
  expect(toastOf(page.page)).toBe("Language changed");
});

test("what was kept before is kept while the same browser goes on typing", async () => {
  const maria = await withDesk();
  await maria.post(CHECKOUT, { ...half, intent: "keep" });
  const session = maria.cookie("checkout");
  await maria.post(CHECKOUT, { ...half, intent: "keep", notes: "Poarta roșie" });
  expect(maria.cookie("checkout")).toBe(session);
  expect(valueOf(controlOf((await maria.get(CHECKOUT)).page, "notes"))).toBe("Poarta roșie");
});

test("who typed all of it reads it on the next page, however it was kept", async () => {
  const maria = await withDesk();
  await maria.post(CHECKOUT, { ...buyer, intent: "keep" });
  const review = await maria.get(REVIEW);
  expect(mainOf(review)).toContain(buyer.address);
  expect(mainOf(review)).toContain(buyer.email);
});

const transportOf = ({ page }: Answer, id = "transport") => textOf(page.getElementById(id));

test.each<[string, Record<string, string>, RegExp, string?]>([
  ["no place", { country: "RO" }, /^Vezi cât costă transportul$/],
  ["a county of a zone", { country: "RO", county: "RO-PH" }, /Județele vecine.*3–6 zile/],
  ["a county outside of all", { country: "RO", county: "RO-CJ" }, /^Vezi cât/],
  [
    "a postcode outside of all",
    { country: "RO", county: "RO-CJ", postalCode: "400001" },
    /îți facem o ofertă/,
  ],
  ["another country", { country: "DE" }, /îți facem o ofertă/],
  [
    "another place to bring it to",
    {
      country: "RO",
      county: "RO-CJ",
      postalCode: "400001",
      isDeliveredElsewhere: "on",
      deliveryCountry: "RO",
      deliveryCounty: "RO-PH",
    },
    /Județele vecine/,
    "transport-elsewhere",
  ],
])("after %s: the transport stands below the town", async (_, typed, said, id) => {
  const maria = await withDesk();
  await maria.post(CHECKOUT, { ...typed, intent: "transport" });
  expect(transportOf(await maria.get(CHECKOUT), id)).toMatch(said);
  // A form that is refused says the same, at its first post.
  const refused = await (await withDesk()).post(CHECKOUT, typed);
  expect(refused.status).toBe(422);
  expect(transportOf(refused, id)).toMatch(said);
});

test("from then on the summary has the transport and the whole total", async () => {
  const maria = await withDesk();
  const before = await maria.get(CHECKOUT);
  expect(mainOf(before)).toContain("Prețul transportului depinde de adresă");
  const lifted = { carrying: "lift", country: "RO", county: "RO-PH", intent: "keep" };
  const { sums } = JSON.parse(
    (await maria.post(`${CHECKOUT}?_data=routes/shop/checkout`, lifted)).text,
  ) as { sums: { totals: { totalBani: number } } };
  const total = (pieces.desk.product.priceLei + 60) * 100;
  expect(sums.totals.totalBani).toBe(total);
  const summary = textOf((await maria.get(CHECKOUT)).page.querySelector(".order-summary"));
  expect(summary).toContain("Dus cu liftul");
  expect(summary).not.toContain("Prețul transportului depinde de adresă");
  expect(summary).toContain(new Intl.NumberFormat("de").format(total / 100));
});

test("a code is folded, says beside its field what is wrong, and is taken where it is right", async () => {
  const maria = await withDesk();
  const fold = ({ page }: Answer) => page.querySelector("main form details:has([name=code])")!;
  expect(fold(await maria.get(CHECKOUT)).hasAttribute("open")).toBe(false);
  for (const intent of ["discount", ""]) {
    const refused = await maria.post(CHECKOUT, { ...buyer, intent, code: "NIMIC" });
    expect(refused.status).toBe(422);
    expect(fold(refused).hasAttribute("open")).toBe(true);
    const field = controlOf(refused.page, "code");
    expect([valueOf(field), field.getAttribute("aria-invalid")]).toEqual(["NIMIC", "true"]);
    expect(descriptionOf(refused.page, field)).toContain("Codul nu este valabil");
    expect(refused.page.querySelectorAll("main form [aria-invalid]")).toHaveLength(1);
  }
  // Typed and not applied by its own button, it counts too.
  expect((await maria.post(CHECKOUT, { ...buyer, code: "PRIMAVARA" })).location).toBe(REVIEW);
  expect(mainOf(await maria.get(REVIEW))).toContain("Reducere, cod PRIMAVARA");
  await maria.post(CHECKOUT, { ...buyer, intent: "remove-discount" });
  expect(mainOf(await maria.get(CHECKOUT))).not.toContain("PRIMAVARA");
});

test("whatever leads away from what is being typed sends it along, and Enter goes on", async () => {
  const { page } = await (await withDesk()).get(CHECKOUT);
  const form = page.querySelector("main form[method=post]")!;
  const own = page
    .querySelectorAll("button")
    .filter((one) => (one.getAttribute("form") ?? one.closest("form")?.id) === form.id);
  // The first button is the one that the Enter key presses.
  expect(own[0]?.getAttribute("name")).toBeUndefined();
  const header = page.querySelector("header")!;
  expect(header.querySelectorAll("button[name=language]")).toHaveLength(8);
  for (const button of header.querySelectorAll("button")) {
    expect(button.getAttribute("form")).toBe(form.id);
  }
  expect(header.querySelectorAll("a[href='/cos']")).toEqual([]);
});
