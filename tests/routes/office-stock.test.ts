import { expect, test } from "vitest";

import { findStockItem } from "~/workshop/stock/stock.server";

import { addSupplier } from "../workshop/buying";
import { fieldsOf } from "./forms-drawn";
import { descriptionOf, mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const hinges = "/admin/stoc/hardware%20hinge";

test("the owner begins to keep an article, and only one that pieces are made of", async () => {
  const empty = await admin.get("/admin/stoc");
  expect(mainOf(empty)).toContain("Încă nu se ține stocul niciunui articol.");
  const options = empty.page.querySelectorAll("option").map(({ text }) => text);
  expect(options).toContain("Placă PAL Alb, 18 mm");
  expect(options).toContain("Pereche de glisiere 450 mm");
  for (const article of ["", "hardware screwdriver", "sheet no-decor 18"]) {
    const refused = await admin.post("/admin/stoc", { article });
    expect(refused.status).toBe(422);
    expect(refused.page.querySelector("[name=article]")!.getAttribute("aria-invalid")).toBe("true");
  }
  const kept = await admin.post("/admin/stoc", { article: "hardware hinge" });
  expect([kept.status, kept.location]).toEqual([303, hinges]);
  const page = await admin.get("/admin/stoc");
  expect(mainOf(page)).toContain("Balama 0 buc.");
  expect(page.page.querySelectorAll("option").map(({ text }) => text)).not.toContain("Balama");
});

test("deliveries add up, a count corrects, and a count of a stock that has changed is refused", async () => {
  await admin.post("/admin/stoc", { article: "hardware hinge" });
  await admin.post(hinges, { intent: "receive", received: "1 200", note: "Aviz 77" });
  await admin.post(hinges, { intent: "receive", received: "50" });
  const { page } = await admin.get(hinges);
  expect(page.querySelector("main")!.text).toContain("În stoc: 1250 buc.");
  expect(page.querySelector("main")!.text).toContain("Aviz 77");
  const seen = page.querySelector("[name=seen]")!.getAttribute("value")!;
  await admin.post(hinges, { intent: "receive", received: "10" });
  const stale = await admin.post(hinges, { intent: "count", counted: "1249", seen });
  expect(stale.status).toBe(409);
  expect(mainOf(stale)).toContain("Stocul s-a schimbat între timp: acum este 1260");
  expect(stale.page.querySelector("[name=counted]")!.getAttribute("value")).toBe("1249");
  const counted = await admin.post(hinges, { intent: "count", counted: "1255", seen: "1260" });
  expect(counted.status).toBe(303);
  expect(mainOf(await admin.get(hinges))).toContain("-5 buc.");
  const rows = await db.selectFrom("stock_moves").select("amount").execute();
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(1255);
});

test("a delivery or an off-cut that is sent five times adds once; the next drawing adds again", async () => {
  await admin.post("/admin/stoc", { article: "hardware wall-kit" });
  const onHand = async () =>
    (await db.selectFrom("stock_items").select("on_hand").where("id", "=", kit).executeTakeFirst())
      ?.on_hand;
  const kit = "hardware wall-kit";
  const address = "/admin/stoc/hardware%20wall-kit";
  const drawn = fieldsOf(await admin.get(address), "form:has([name=received])");
  const sent = { ...drawn, intent: "receive", received: "30" };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => admin.post(address, sent)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  expect(await onHand()).toBe(30);
  await admin.post(address, { ...sent, received: "31" });
  expect(await onHand()).toBe(61);
  const next = fieldsOf(await admin.get(address), "form:has([name=received])");
  await admin.post(address, { ...next, intent: "receive", received: "30" });
  expect(await onHand()).toBe(91);

  const offcuts = async () => (await db.selectFrom("offcuts").select("id").execute()).length;
  const count = await offcuts();
  const form = fieldsOf(await admin.get("/admin/resturi"), "form:has([name=material])");
  const piece = { ...form, intent: "add", material: "pal-alb 18", length: "900", width: "400" };
  for (const _ of [1, 2, 3, 4, 5]) await admin.post("/admin/resturi", piece);
  expect(await offcuts()).toBe(count + 1);
});

test("amounts that are none are refused beside their fields, with what was typed", async () => {
  await admin.post("/admin/stoc", { article: "hardware glide" });
  const address = "/admin/stoc/hardware%20glide";
  for (const [intent, name, typed] of [
    ["receive", "received", "0"],
    ["receive", "received", "multe"],
    ["count", "counted", "-3"],
    ["save", "pack", "0"],
    ["save", "least", "99999999"],
  ] as const) {
    const refused = await admin.post(address, { intent, least: "1", pack: "1", [name]: typed });
    expect([intent, typed, refused.status]).toEqual([intent, typed, 422]);
    const field = refused.page.querySelector(`[name=${name}]`)!;
    expect([field.getAttribute("aria-invalid"), field.getAttribute("value")]).toEqual([
      "true",
      typed,
    ]);
  }
});

test.each([
  ["receive", "received", "1.5", ["15", "1,5"]],
  ["receive", "received", "12,5", ["125", "12,5"]],
  ["count", "counted", "1,500", ["1500", "1,5"]],
  ["save", "pack", "0.5", ["5", "0,5"]],
])(
  "in %s, %s of %s is not guessed at: both readings are told",
  async (intent, name, typed, both) => {
    await admin.post("/admin/stoc", { article: "hardware glide" });
    const address = "/admin/stoc/hardware%20glide";
    const stock = () => db.selectFrom("stock_items").select("on_hand").execute();
    const before = await stock();
    const refused = await admin.post(address, { intent, least: "1", pack: "1", [name]: typed });
    expect(refused.status).toBe(422);
    const field = refused.page.querySelector(`[name=${name}]`)!;
    expect([field.getAttribute("aria-invalid"), field.getAttribute("value")]).toEqual([
      "true",
      typed,
    ]);
    const said = descriptionOf(refused.page, field);
    for (const reading of both) expect(said).toContain(reading);
    expect(await stock()).toEqual(before);
  },
);

test("what is below its least stock is on the list to order, by supplier, in whole packs", async () => {
  await admin.post("/admin/stoc", { article: "hardware connector" });
  const address = "/admin/stoc/hardware%20connector";
  await admin.post(address, {
    intent: "save",
    version: "1",
    supplier: await addSupplier(db, { name: "=Feronerie" }),
    supplierCode: "EX-7",
    pack: "100",
    least: "250",
  });
  await admin.post(address, { intent: "receive", received: "20" });
  expect(mainOf(await admin.get("/admin/stoc"))).toContain("sub minim");
  const file = await admin.get("/admin/stoc.csv");
  expect(file.headers.get("Content-Type")).toContain("text/csv");
  expect(file.text).toContain(
    `"'=Feronerie";"EX-7";"Element de îmbinare";"300";"buc.";"20";"0";"0"`,
  );
});

test("an article that is not kept is not found", async () => {
  for (const key of ["hardware%20push-latch", "x", "%20", "sheet%20pal-alb%2018"]) {
    expect((await admin.get(`/admin/stoc/${key}`)).status, key).toBe(404);
    const posted = await admin.post(`/admin/stoc/${key}`, { intent: "receive", received: "1" });
    expect(posted.status, key).toBe(404);
  }
});

test("who saves an article over a change that they have not seen is shown both, and may then", async () => {
  await admin.post("/admin/stoc", { article: "hardware rail" });
  const address = "/admin/stoc/hardware%20rail";
  const drawn = fieldsOf(await admin.get(address), "form:has([name=supplier])");
  const [first, second] = [
    await addSupplier(db, { name: "Feronerie SRL" }),
    await addSupplier(db, { name: "Alt furnizor" }),
  ];
  const typed = { ...drawn, intent: "save", supplier: first };
  expect((await admin.post(address, typed)).status).toBe(303);
  expect((await admin.post(address, typed)).status).toBe(303);
  const stale = await admin.post(address, { ...typed, supplier: second });
  expect(stale.status).toBe(409);
  expect(mainOf(stale)).toContain("Feronerie SRL");
  expect(stale.page.querySelector("[name=supplier] [selected]")!.text).toBe("Alt furnizor");
  const again = fieldsOf(stale, "form:has([name=supplier])");
  expect((await admin.post(address, { ...again, intent: "save" })).status).toBe(303);
  expect((await findStockItem("hardware rail", db))!.supplier).toBe("Alt furnizor");
});
