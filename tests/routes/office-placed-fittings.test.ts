import { expect, test } from "vitest";

import { makeBatch } from "~/workshop/batches/front/batch.server";

import { placePlans, wardrobePlan } from "../orders-placed";
import { desk } from "../workshop/batches";
import { addSupplier, keep } from "../workshop/buying";
import { fieldsOf } from "./forms-drawn";
import { mainOf } from "./reading";
import { openShop } from "./shop";

// What an order or a supplier's paper says of a fitting stays, whatever the owner's table says later.

const { db, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator", email: "ana@example.com" });
const list = "/admin/feronerie";
const hinge = `${list}/hinge`;
const rules = "/admin/atelier";

async function buy(maker: string, name: string, makerCode: string) {
  const drawn = fieldsOf(await admin.get(hinge), "main form#fitting");
  return admin.post(hinge, { ...drawn, maker, name, makerCode });
}

const blum = "Blum Clip 110°, 71B3550";
const hettich = "Hettich Sensys, 9071205";
expect((await buy("Blum", "Clip 110°", "71B3550")).location).toBe(list);
const { number } = await placePlans(db, [[wardrobePlan, 1]]);

test("the owner is told before and after a change which open orders keep what they were placed with", async () => {
  expect(mainOf(await admin.get(hinge))).toContain("Comenzi deschise plasate cu ce scrie aici: 1.");
  // A new price is none of an order's concern.
  expect((await buy("Blum", "Clip 110°", "71B3550")).location).toBe(list);
  const saved = await buy("Hettich", "Sensys", "9071205");
  expect([saved.status, saved.location]).toEqual([303, hinge]);
  const page = await admin.get(hinge);
  expect(mainOf(page)).toContain("Comenzi deschise plasate altfel decât se cumpără");
  expect(mainOf(page)).toContain(`${blum}: ${number}`);
  expect(page.page.querySelector(`main a[href="/admin/comenzi/${number}/pachet"]`)).not.toBeNull();
  // A role that it does not need is not concerned.
  expect(mainOf(await admin.get(`${list}/sliding-track`))).not.toContain("Comenzi deschise");
});

test("batch, plan and the draft of an order to a supplier say how many were placed with another article", async () => {
  const supplierId = await addSupplier(db);
  await keep(db, "hardware hinge", { supplierId, priceBani: 14_00 });
  const made = await makeBatch([number], desk, db);
  const batch = mainOf(await admin.get(`/admin/loturi/${made.kind === "made" ? made.id : ""}`));
  expect(batch).toContain(`Balama: ${hettich}`);
  expect(batch).toContain(`10 buc. pentru comenzi plasate cu ${blum}`);
  await admin.post("/admin/plan/oameni/nou", { name: "Ana", assembly: "8", isActive: "on" });
  expect(mainOf(await admin.get("/admin/plan"))).toContain(`Balama: ${blum} (`);

  const draft = await admin.post("/admin/aprovizionare", { supplier: supplierId });
  const page = mainOf(await admin.get(draft.location!));
  expect(page).toContain(`Balama: ${hettich}`);
  expect(page).toContain(`10 buc. pentru comenzi plasate cu ${blum}`);
});

test("an order to a supplier keeps the names and codes that were sent, in papers and for what comes of it", async () => {
  await keep(db, "hardware hinge", { supplierCode: "9071205" });
  const orders = await db.selectFrom("supplier_orders").select("id").execute();
  const address = `/admin/aprovizionare/${orders[0]!.id}`;
  const send = { ...fieldsOf(await admin.get(address), "#send"), intent: "send" };
  expect((await admin.post(address, send)).location).toBe(address);
  const written = await admin.get(`${address}/comanda.csv`);
  expect(written.text).toContain(`"9071205";"Balama: ${hettich}"`);

  await buy("Häfele", "Duomatic", "311.88");
  await keep(db, "hardware hinge", { supplierCode: "311.88" });
  expect((await admin.get(`${address}/comanda.csv`)).text).toBe(written.text);
  const sent = await admin.get(address);
  expect(mainOf(sent)).toContain(`Balama: ${hettich}`);
  expect(mainOf(sent)).not.toContain("Häfele");
  expect(mainOf(await admin.get("/admin/stoc"))).toContain("Balama: Häfele Duomatic, 311.88");
  const receive = { ...fieldsOf(sent, "#receive"), intent: "receive" };
  const came = await admin.post(address, { ...receive, "amount-hardware_hinge": "10" });
  expect(came.location).toBe(address);
  expect(mainOf(await admin.get(address))).toContain(`Balama: ${hettich}: 10 buc.`);
});

test("the rules say which open orders are drilled otherwise, before they are saved and as long as there are any", async () => {
  const drawn = fieldsOf(await admin.get(rules), "main form");
  const typed = { ...drawn, "drilling-hinge": "48", "drilling-hinge-behind": "6" };
  const refused = await admin.post(rules, { ...typed, intent: "save" });
  expect(refused.status).toBe(422);
  expect(mainOf(refused)).toContain("Cea mai mare înălțime: cel mult 147");
  const fine = { ...typed, "plinth-most": "147" };
  const otherwise = "Balama: comenzi deschise care se găuresc 45/9,5, ca la plasare: 1.";
  expect(mainOf(await admin.get(rules))).not.toContain("ca la plasare");
  expect(mainOf(await admin.post(rules, { ...fine, intent: "preview" }))).toContain(otherwise);
  expect((await admin.post(rules, { ...fine, intent: "save" })).status).toBe(303);
  expect(mainOf(await admin.get(rules))).toContain(otherwise);
  expect(mainOf(await admin.get(hinge))).toContain(`${blum}, găurire 45/9,5: ${number}`);
});
