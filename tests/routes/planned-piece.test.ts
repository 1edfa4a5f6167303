import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { addPlanToCart } from "~/shop/cart/front/change-cart.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";

import { wardrobe } from "../boards/designs";
import { shownToken } from "../orders-placed";
import { buyerDetails } from "../world";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const plan = writeDesign(wardrobe);

async function placePlan() {
  const added = await addPlanToCart(undefined, { plan }, "en", db);
  const cartId = "cartId" in added ? added.cartId : undefined;
  const result = await placeOrder(
    {
      cartId,
      checkoutToken: await shownToken(cartId, db, { language: "en" }),
      acceptedTexts: digestTexts(await findTextsToAccept("en", db)),
      details: buyerDetails,
      language: "en",
      userId: null,
      uses: [],
    },
    db,
  );
  if (result.kind !== "placed") throw new Error(result.kind);
  const order = await db
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select(["orders.number", "order_lines.id as line"])
    .where("token", "=", result.token)
    .executeTakeFirstOrThrow();
  return { ...order, token: result.token };
}

test("a planned piece is drawn from its address, which is kept for ever once it names its looks", async () => {
  const address = (query: object) =>
    `/desen/proiect?${new URLSearchParams({ d: plan, vedere: "front", lng: "ro", ...query })}`;
  const drawn = await visitor().get(address({}));
  expect([drawn.status, drawn.headers.get("Cache-Control")]).toEqual([200, "public, no-cache"]);
  expect(drawn.text).toContain("Dulap");
  for (const wrong of [
    { d: "" },
    { d: plan.replace("1000x", "9000x") },
    { d: plan.replace("metal", "aur") },
    { vedere: "spate" },
    { lng: "xx" },
  ]) {
    expect((await visitor().get(address(wrong))).status, JSON.stringify(wrong)).toBe(404);
  }
});

test("the buyer sees piece, sizes and exemption; staff the piece in Romanian", async () => {
  const { number, line, token } = await placePlan();
  const page = await visitor().get(`/comanda/${token}?lng=en`);
  for (const words of ["Made-to-measure wardrobe", "100 × 220 × 60 cm", "be returned"]) {
    expect(mainOf(page)).toContain(words);
  }
  expect(page.text).not.toContain("marginBani");
  expect(page.text).toContain(`/desen/${line}?`);
  for (const [view, status] of Object.entries({ shut: 200, inside: 200, technical: 404, x: 400 })) {
    const drawing = await visitor().get(`/desen/${line}?names=buyer&view=${view}&lng=en`);
    expect(drawing.status, view).toBe(status);
  }

  const mailed = await visitor().get(`/desen.jpg?linie=${line}`);
  expect([mailed.status, mailed.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  expect(mailed.headers.get("Cache-Control")).toContain("immutable");

  const admin = await signedIn({ role: "administrator" });
  expect(mainOf(await admin.get(`/admin/comenzi/${number}`))).toContain("Dulap pe măsură");
});
