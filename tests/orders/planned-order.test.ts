import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { grainChoices } from "~/furniture/boards/rules";
import { drawPlan } from "~/furniture/planner/draw-plan";
import {
  buildFrozen,
  namesOfFrozen,
  type FrozenPlan,
} from "~/furniture/planner/frozen-plan.server";
import { translatorOf } from "~/platform/i18n/translate.server";
import { findSettings } from "~/platform/settings/settings.server";
import { orderAgain } from "~/sales/orders/front/customer-order.server";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { composeOrderMails } from "~/sales/orders/mails/order-mail.server";
import { findOrderByToken, findStaffOrder, type Order } from "~/sales/orders/order.server";
import { findOrderedDesign } from "~/sales/orders/ordered-design.server";
import type { OrderRequest } from "~/sales/orders/placing/order-request";
import { findCart } from "~/shop/cart/cart.server";
import { addPlanToCart } from "~/shop/cart/front/change-cart.server";
import { readFrozenDesign, readFrozenLine } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import { workOf } from "~/workshop/plan/work/piece-work";
import type { Db } from "~db/engine";

import { wardrobe } from "../boards/designs";
import { filesBelow } from "../house/files";
import { openCatalogue } from "../memory-database";
import { placePieces, placePlans, shownToken, wardrobePlan as plan } from "../orders-placed";
import { addPerson } from "../people";
import { buyerDetails, frozenDesk, pieceId, pieces } from "../world";

async function frozenOf({ lines }: Order, names: "buyer" | "staff", db: Db): Promise<FrozenPlan> {
  const frozen = await findOrderedDesign(lines[0]!.design!.orderLine!.id, names, db);
  if (!frozen || !isPlanned(frozen)) throw new Error("no plan was frozen");
  return frozen;
}

test("a planned piece is made to order: no withdrawal, half in advance, the planner's term with the way, no cash", async () => {
  const db = await openCatalogue();
  const order = await placePlans(db, [[plan, 1]], { status: "new" });
  expect(order.advance_bani).toBe(Math.round(order.total_bani / 2));
  expect(order.lines).toMatchObject([
    {
      name: "Dulap pe măsură",
      is_withdrawal_exempt: true,
      // Thirty to forty-five days of making, two to four of the way to Bucharest.
      term: { from: 32, to: 49, isAfterAdvance: true },
      design: { kind: "wardrobe", size: { width: 1000, height: 2200, depth: 600 }, plan },
    },
  ]);
  const cash = { details: { ...buyerDetails, paymentMethod: "cash_on_delivery" as const } };
  await expect(placePlans(db, [[plan, 1]], cash)).rejects.toThrow("no-cash");
});

test("a copy of before is read in today's shape, one that is no design is an error", async () => {
  const db = await openCatalogue();
  const order = await placePlans(db, [[plan, 1]], { status: "new" });
  const today = await frozenOf(order, "buyer", db);
  expect(readFrozenDesign(JSON.stringify(today))).toEqual(today);
  const { size: _, rules, ...rest } = today;
  const { topBox: __, grain: ___, niche, ...others } = rules;
  const fewer = { ...others, niche: { scribe: niche.scribe } };
  const before = JSON.stringify({ ...rest, rules: fewer, noted: "by hand" });
  // Strips of before were of fronts above each other.
  const stacks = { ...rules, grain: grainChoices.indexOf("stacks") };
  expect(rules).not.toEqual(stacks);
  expect(readFrozenDesign(before)).toEqual({ ...today, rules: stacks, noted: "by hand" });
  expect(readFrozenLine(before)).toMatchObject({ size: today.size });
  const broken = frozenDesk.replace('"widthCm":140', '"widthCm":"140"');
  const none = ["null", "{}", '{"plan":"x"}', JSON.stringify({ ...today, price: null })];
  for (const stored of [...none, broken]) {
    expect(() => readFrozenDesign(stored), stored.slice(0, 40)).toThrow();
  }
});

test("no other room reads a copy without its reader", () => {
  const casts = filesBelow("app", ".ts").filter(({ text }) =>
    /as Frozen(?:Design|Plan)/.test(text),
  );
  expect(casts.map(({ path }) => path)).toEqual([]);
});

test("what customers are given of an order tells neither cost nor margin nor rules", async () => {
  const db = await openCatalogue();
  const order = await placePlans(db, [[plan, 1]], { status: "new" });
  const frozen = await frozenOf(order, "buyer", db);
  expect(frozen.price.marginBani).toBeGreaterThan(0);
  const given = JSON.stringify(order.lines);
  for (const word of ["costBani", "marginBani", "rows", "rules", "supplierCode"]) {
    expect(given).not.toContain(word);
  }
});

test("an ordered piece is built, drawn, named and priced the same after rules, decors and prices change", async () => {
  const db = await openCatalogue();
  const order = await placePlans(db, [[plan, 1]], { status: "new", language: "en" });
  const before = await frozenOf(order, "staff", db);
  const draw = (frozen: FrozenPlan) =>
    (["front", "shut"] as const).map((view) =>
      drawPlan(buildFrozen(frozen), frozen, namesOfFrozen(frozen), view, translatorOf("ro")),
    );
  const drawn = draw(before);
  const built = buildFrozen(before);

  const look = {
    color_front: "#000000",
    color_top: "#000000",
    name: "Negru",
    board: "mdf" as const,
  };
  await db
    .updateTable("materials")
    .set({ ...look, price_per_m2_bani: 99_000 })
    .execute();
  await db
    .updateTable("handles")
    .set({ name: "Alt mâner", length_mm: 900, shape: "knob" })
    .execute();
  await db
    .updateTable("construction_rules")
    .set({ content: '{"frontGap":9,"joints":1}' })
    .execute();
  await db.updateTable("price_lists").set({ content: '{"marginPercent":80}' }).execute();
  await db.deleteFrom("content_translations").execute();

  const again = (await findOrderByToken(order.token, db))!;
  expect(again).toEqual(order);
  const after = await frozenOf(again, "staff", db);
  expect(after).toEqual(before);
  expect(draw(after)).toEqual(drawn);
  expect(buildFrozen(after)).toEqual(built);
  expect(after.price.totalBani).toBe(order.lines[0]!.unit_price_bani);
});

test("bands in other decors are ordered as they are then: named in both languages, drawn and needed", async () => {
  const db = await openCatalogue();
  const bands = { body: "pal-nuc", front: "mdf-mat" };
  const banded = writeDesign({ ...wardrobe, bands });
  const order = await placePlans(db, [[banded, 1]], { status: "new", language: "en" });
  const [buyer, staff] = [await frozenOf(order, "buyer", db), await frozenOf(order, "staff", db)];
  expect(staff.bandNames).toEqual({ body: "PAL Nuc", front: "MDF Mat" });
  expect(buyer.bandNames).not.toEqual(staff.bandNames);
  expect(readFrozenDesign(JSON.stringify(buyer))).toEqual(buyer);
  const draw = (frozen: FrozenPlan) =>
    drawPlan(buildFrozen(frozen), frozen, namesOfFrozen(frozen), "open", translatorOf("ro"));
  const drawn = draw(staff);
  expect(drawn).toContain("Muchiile corpului sunt în decorul PAL Nuc");
  expect(drawn).not.toBe(draw({ ...staff, bands: undefined }));
  await db.updateTable("materials").set({ color_front: "#123456", name: "Altul" }).execute();
  expect(draw(await frozenOf(order, "staff", db))).toBe(drawn);
  const needed = [...workOf(staff).needs.keys()].filter((key) => key.startsWith("band"));
  expect(needed.sort()).toEqual(["band mdf-mat 2", "band pal-nuc 1"]);

  const staffOrder = (await findStaffOrder(order.token, db))!;
  const news = { order, staffOrder, low: [] };
  const [confirmation, note] = await composeOrderMails(news, await findSettings(db), db);
  expect(confirmation!.text).toContain(`edges of the carcass: ${buyer.bandNames!.body}`);
  expect(note!.text).toContain("muchiile corpului: PAL Nuc · muchiile fronturilor: MDF Mat");
  // What is as usual is said nowhere.
  const usual = await placePlans(db, [[plan, 1]], { status: "new" });
  const frozen = await frozenOf(usual, "buyer", db);
  expect(Object.keys(JSON.parse(JSON.stringify(frozen)) as object)).not.toContain("bandNames");
  expect(JSON.stringify(frozen)).not.toContain('"bands"');
});

test("its buyer reads its language and the workshop Romanian, in the mails too", async () => {
  const db = await openCatalogue();
  const order = await placePlans(db, [[plan, 1]], { status: "new", language: "en" });
  const staffOrder = (await findStaffOrder(order.token, db))!;
  expect(order.lines[0]!.name).toBe("Made-to-measure wardrobe");
  expect(staffOrder.lines[0]!.name).toBe("Dulap pe măsură");
  const news = { order, staffOrder, low: [] };
  const [confirmation, note] = await composeOrderMails(news, await findSettings(db), db);
  const id = order.lines[0]!.design!.orderLine!.id;
  for (const text of [confirmation!.text, confirmation!.html]) {
    for (const words of ["Made-to-measure wardrobe", "100 × 220 × 60 cm", `/desen/${id}?`]) {
      expect(text).toContain(words);
    }
  }
  expect(confirmation!.text).toContain("view=front");
  // The piece itself, as a picture that mail programs show, or its name where they show none.
  for (const [mail, name] of [
    [confirmation!, "Made-to-measure wardrobe"],
    [note!, "Dulap pe măsură"],
  ] as const) {
    const [, src, alt] = /<img src="([^"]+)" alt="([^"]+)"/.exec(mail.html)!;
    expect([new URL(src!).pathname, new URL(src!).searchParams.get("linie")]).toEqual([
      "/desen.jpg",
      id,
    ]);
    expect(alt).toContain(name);
  }
  expect(note!.text).toContain("Dulap pe măsură (PAL Alb");
});

test("an order is placed again with its planned piece, or says that it is no longer made", async () => {
  const db = await openCatalogue();
  const userId = await addPerson(db);
  const { number } = await placePlans(db, [[plan, 1]], { status: "new", userId });
  const again = await orderAgain(userId, number, undefined, db);
  expect(again).toMatchObject({ added: 1, missing: [] });
  expect((await findCart(again!.cartId, "ro", db))!.lines).toMatchObject([{ configuration: plan }]);
  await db.updateTable("materials").set({ status: "inactive" }).execute();
  expect(await orderAgain(userId, number, undefined, db)).toMatchObject({
    added: 0,
    missing: [{ name: "Dulap pe măsură", why: "unmade" }],
  });
});

test("ordering again takes what there is, and says of each other line why it is not there", async () => {
  const db = await openCatalogue();
  const userId = await addPerson(db, { email: "ioana@example.com" });
  const design = { material: "mdf-mat", handle: "wood", width: 120, height: 75, depth: 60 };
  const { number } = await placePieces(db, [
    [pieces.bed, 2],
    [pieces.desk, 1, design],
    [pieces.wardrobe, 1],
    [pieces.kitchen, 1],
  ]);
  await db.updateTable("orders").set({ user_id: userId }).execute();
  await db.updateTable("products").set({ stock_quantity: 100 }).execute();
  const set = async (piece: (typeof pieces)[keyof typeof pieces], row: Record<string, unknown>) =>
    db
      .updateTable("products")
      .set(row)
      .where("id", "=", await pieceId(db, piece))
      .execute();
  const again = async () => {
    await db.deleteFrom("cart_lines").execute();
    return (await orderAgain(userId, number, undefined, db))!;
  };
  expect(await again()).toMatchObject({ added: 5, missing: [] });
  await set(pieces.bed, { stock_quantity: 1 });
  // A bound that was changed since: desks begin at 130 cm.
  await set(pieces.desk, { width_min_cm: 130 });
  await set(pieces.wardrobe, { status: "inactive" });
  const nameOf = (piece: (typeof pieces)[keyof typeof pieces]) => piece.product.name;
  const because = [
    { name: nameOf(pieces.bed), why: "stock" },
    { name: nameOf(pieces.desk), why: "unmade" },
    { name: nameOf(pieces.wardrobe), why: "gone" },
  ];
  // Lines of one millisecond stand in no order.
  const byName = (missing: typeof because) =>
    [...missing].sort((one, other) => one.name.localeCompare(other.name));
  const part = await again();
  expect(byName(part.missing)).toEqual(byName(because));
  // One of the two beds that were wanted, and the kitchen.
  expect(part.added).toBe(2);
  await set(pieces.desk, { width_min_cm: null });
  await db.updateTable("handles").set({ status: "inactive" }).where("id", "=", "wood").execute();
  expect(byName((await again()).missing)).toEqual(byName(because));
});

test("a repriced or retired piece is not ordered", async () => {
  const db = await openCatalogue();
  const added = await addPlanToCart(undefined, { plan }, "ro", db);
  const cartId = "cartId" in added ? added.cartId : undefined;
  const request = async (): Promise<OrderRequest> => ({
    cartId,
    checkoutToken: await shownToken(cartId, db),
    acceptedTexts: digestTexts(await findTextsToAccept("ro", db)),
    details: buyerDetails,
    language: "ro",
    userId: null,
    uses: [],
  });
  await db.updateTable("price_lists").set({ content: '{"marginPercent":80}' }).execute();
  expect(await placeOrder(await request(), db)).toEqual({ kind: "repriced" });
  await db.updateTable("handles").set({ status: "inactive" }).execute();
  expect(await placeOrder(await request(), db)).toEqual({
    kind: "unoffered",
    name: "Dulap pe măsură",
  });
});
