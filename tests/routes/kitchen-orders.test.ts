import { expect, test } from "vitest";

import { listRunLines } from "~/sales/orders/front/confirm-niches.server";

import { placePlans } from "../orders-placed";
import { textOf } from "../visitor";
import { confirmNiches, kitchenPlan, placeKitchens } from "../workshop/kitchens";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn, visitor } = await openShop();
const admin = await signedIn({ role: "administrator" });
const maker = await signedIn({ role: "workshop" });

const PRODUCTION = "/admin/productie";

test("a kitchen's customer sees what was ordered, in words and drawn from the front and from above", async () => {
  const order = await placePlans(db, [[kitchenPlan, 1]], { status: "new" });
  const guest = visitor();
  const page = await guest.get(`/comanda/${order.token}`);
  expect(mainOf(page)).toContain("Bucătărie pe măsură");
  expect(mainOf(page)).toContain(
    "de la un perete la celălalt, 300 × 212 × 60 cm (lățime × înălțime × adâncime)",
  );
  expect(mainOf(page)).toContain("blat PAL Stejar Sonoma");
  const { id } = order.lines[0]!.design!.orderLine!;
  for (const view of ["shut", "open", "front", "inside", "side", "scale", "plan"]) {
    const { status, text } = await guest.get(`/desen/${id}?view=${view}&lng=ro`);
    expect(status, view).toBe(200);
    expect(text, view).toMatch(/^<svg[^]*<\/svg>$/);
  }
});

test("a batch is refused before the niches are confirmed, its link leads to them, and after the tick it is made", async () => {
  const order = await placeKitchens(db);
  const { number } = order;
  const refused = await admin.post(PRODUCTION, { order: number });
  expect(refused.status).toBe(422);
  const link = refused.page.querySelector("main [role=alert] a")!;
  expect(link.text).toContain("nișele aparatelor nu sunt confirmate");
  const address = `/admin/comenzi/${number}`;
  expect(link.getAttribute("href")).toBe(`${address}#nise`);

  // Whoever makes it, but does not speak with customers, is told without one, and cannot begin.
  const told = await maker.post(PRODUCTION, { order: number });
  expect(told.page.querySelector("main [role=alert]")!.text).toContain("nu sunt confirmate");
  expect(told.page.querySelector("main [role=alert] a")).toBeNull();
  const begin = { from: "confirmed", to: "in_production" };
  const begun = await maker.post(`${address}/pachet`, begin);
  expect(begun.status).toBe(409);
  expect(mainOf(begun)).toContain("Nișele aparatelor nu sunt confirmate");

  const desk = await admin.get(address);
  expect(mainOf(desk)).toContain("Nișele aparatelor așteaptă să fie comparate");
  const step = ({ page }: typeof desk) => page.getElementById("stare")!;
  expect(step(desk).querySelector('a[href="#nise"]')).not.toBeNull();
  // Nobody can begin, so nobody is offered to.
  expect(step(desk).querySelector("button")).toBeNull();
  const panel = desk.page.querySelector("#nise")!;
  expect(panel.text).toContain("Cuptor: înălțimea nișei");
  expect(panel.text).toContain("560 × 490 mm");
  expect(panel.text).toContain("Încă nu sunt confirmate.");
  const override = "clientul a spus că e bine";
  const forced = await admin.post(address, { ...begin, override });
  expect(forced.status).toBe(409);
  expect(forced.page.querySelector("main [role=alert]")!.text).toContain(
    "Nișele aparatelor nu sunt încă comparate",
  );

  const field = (name: string) => panel.querySelector(`[name=${name}]`)!.getAttribute("value")!;
  const tick = { intent: "niches", line: field("line"), plan: field("plan"), confirmed: "yes" };
  const ticked = await admin.post(address, tick);
  expect([ticked.status, ticked.location]).toEqual([303, `${address}#nise`]);
  const ready = await admin.get(address);
  expect(textOf(step(ready).querySelector("button"))).toBe("Trimite în producție");
  const after = ready.page.querySelector("#nise")!;
  expect(after.text).toMatch(/Confirmate: Radu Ionescu, \d/);
  expect(after.querySelector("button")!.text).toBe("Retrage confirmarea");
  expect((await admin.post(PRODUCTION, { order: number })).status).toBe(303);
});

test("niches that are others since, or of an order that is over, are refused in words", async () => {
  const order = await placeKitchens(db);
  const address = `/admin/comenzi/${order.number}`;
  const [{ id: line, plan } = { id: "", plan: "" }] = await listRunLines(order.id, db);
  const tick = { intent: "niches", line, plan, confirmed: "yes" };
  const stale = await admin.post(address, { ...tick, plan: plan.replace("n595", "n600") });
  expect(stale.status).toBe(409);
  expect(stale.page.querySelector("main [role=alert]")!.text).toContain("proiectul s-a schimbat");
  expect((await admin.post(address, { ...tick, line: "x" })).status).toBe(404);
  expect((await admin.post(address, { ...tick, confirmed: "poate" })).status).toBe(400);
  await confirmNiches(db, order);
  await db
    .updateTable("orders")
    .set({ status: "in_delivery" })
    .where("number", "=", order.number)
    .execute();
  const over = await admin.post(address, { ...tick, confirmed: "no" });
  expect(over.status).toBe(409);
  expect(over.page.querySelector("main [role=alert]")!.text).toContain("nu mai este în starea");
  const panel = (await admin.get(address)).page.querySelector("#nise")!;
  expect(panel.querySelector("form")).toBeNull();
});

test("a kitchen's package, labels' pages, drawings and costs open", async () => {
  const order = await placeKitchens(db);
  const { number } = order;
  const page = mainOf(await maker.get(`/admin/comenzi/${number}/pachet`));
  expect(page).toContain("Blaturi");
  expect(page).toContain("Aparate: nișe și decupaje");
  expect(page).toContain("coloană de cuptor 600");
  const board = mainOf(await maker.get(`/admin/placi/${number}.1.1.75`));
  expect(board).toContain("Blat");
  const drawings = await admin.get(`/admin/comenzi/${number}/desene`);
  expect(drawings.page.querySelector("main input[name=width]:not([type=hidden])")).toBeNull();
  expect(drawings.status).toBe(200);
  expect(mainOf(await admin.get(`/admin/comenzi/${number}/cost`))).toContain("Blat");
});
