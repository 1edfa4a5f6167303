import { expect, test } from "vitest";

import { anonymiseOrders } from "~/front/privacy/forgetting/anonymise-orders.server";

import { picture } from "../images";
import { toastOf, type Visitor } from "../visitor";
import { pieceId, pieces } from "../world";
import { mainOf, order } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
await db.updateTable("products").set({ stock_quantity: 100 }).execute();
const desk = await pieceId(db, pieces.desk);

/** A delivered order: its customer, and the addresses of its page and claims. */
async function delivered(buyer: Visitor = visitor(), days = 1) {
  const page = await order(buyer, desk);
  const { id } = await db
    .updateTable("orders")
    .set((eb) => ({
      status: "delivered",
      payment_status: "paid",
      paid_bani: eb.ref("total_bani"),
    }))
    .where("token", "=", page.slice("/comanda/".length))
    .returning("id")
    .executeTakeFirstOrThrow();
  const changed_at = new Date(Date.now() - days * 86_400_000).toISOString();
  const entry = { order_id: id, status: "delivered", changed_at, changed_by: "x" } as const;
  await db.insertInto("order_history").values(entry).execute();
  return { buyer, page, id, claims: `${page}/reclamatii` };
}

const tokenOf = async (who: Visitor, address: string) =>
  (await who.get(address)).page.querySelector("[name=formToken]")!.getAttribute("value")!;

const story = "Polița de sus a venit crăpată la colț.";

async function claimed(placed: Awaited<ReturnType<typeof delivered>>, text = story) {
  const { buyer, claims } = placed;
  const formToken = await tokenOf(buyer, claims);
  return buyer.post(claims, { kind: "damaged", line: "", text, formToken });
}

test("who got something damaged says so with pictures, and is answered in a thread", async () => {
  const placed = await delivered();
  const { buyer, page, claims, id } = placed;
  expect(mainOf(await buyer.get(page))).toContain("Ceva lipsește sau e deteriorat?");
  const form = await buyer.get(claims);
  expect(mainOf(form)).toContain("Garanția legală de 24 de luni de la livrare ține până pe");
  const choices = form.page.querySelector("select[name=line]")!.querySelectorAll("option");
  const line = choices[1]!.getAttribute("value")!;
  const formToken = await tokenOf(buyer, claims);
  const photo = new File([new Uint8Array(await picture("jpeg", 60, 40))], "colt.jpg");
  const fields = { kind: "damaged", line, text: story, formToken };
  const files: [string, File][] = [
    ["pictures", photo],
    ["pictures", photo],
  ];
  const answers = await Promise.all([
    buyer.upload(claims, fields, files),
    buyer.upload(claims, fields, files),
  ]);
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
  const address = answers[0].location!;
  const thread = await buyer.get(address);
  expect(mainOf(thread)).toContain(story);
  const pictures = thread.page.querySelectorAll("main ol img");
  expect(pictures).toHaveLength(2);
  const shown = await visitor().get(pictures[0]!.getAttribute("src")!);
  expect(shown.headers.get("Content-Type")).toBe("image/webp");

  expect(mainOf(await admin.get("/admin"))).toContain("reclamații noi");
  const list = await admin.get("/admin/reclamatii");
  expect(mainOf(list)).toContain("Ceva este deteriorat");
  const desk = `/admin/reclamatii/${address.split("/").at(-1)}`;
  const open = await admin.get(desk);
  expect(mainOf(open)).toContain(story);
  const answer = (more: object) => ({ from: "new", to: "in_work", formToken: "a1", ...more });
  const empty = await admin.post(desk, answer({ text: " " }));
  expect(empty.status).toBe(422);
  expect(mainOf(empty)).toContain("Scrie un răspuns.");
  const text = "Trimitem altă poliță luni.";
  expect((await admin.post(desk, answer({ text }))).status).toBe(303);
  // The same press again is the same answer; a colleague who saw the state of before is told so.
  expect((await admin.post(desk, answer({ text }))).status).toBe(303);
  const stale = await admin.post(desk, answer({ text: "Altceva", formToken: "a2" }));
  expect(stale.status).toBe(409);
  expect(stale.page.querySelector("[name=text]")!.text).toContain("Altceva");
  const answered = await buyer.get(address);
  expect(mainOf(answered)).toContain(text);
  expect(mainOf(answered)).toContain("În lucru");
  const mails = await db
    .selectFrom("outbox")
    .select(["subject", "text"])
    .where("order_id", "=", id)
    .where("subject", "like", "%eclama%")
    .execute();
  expect(mails.map(({ subject }) => subject.replace(/ ·.*/, ""))).toEqual([
    expect.stringContaining("Am primit reclamația ta"),
    expect.stringContaining("Reclamație nouă"),
    expect.stringContaining("Răspuns la reclamația ta"),
  ]);
  expect(mails[2]!.text).toContain(text);
});

test("the customer writes on, and what was solved is open again", async () => {
  const placed = await delivered();
  const address = (await claimed(placed)).location!;
  const desk = `/admin/reclamatii/${address.split("/").at(-1)}`;
  const solved = { from: "new", to: "solved", text: "Am înlocuit-o.", formToken: "b1" };
  await admin.post(desk, solved);
  expect(mainOf(await placed.buyer.get(address))).toContain("Rezolvată");
  const formToken = await tokenOf(placed.buyer, address);
  const more = { text: "Și cea nouă este crăpată.", formToken };
  expect((await placed.buyer.post(address, more)).location).toBe(address);
  expect(mainOf(await admin.get("/admin/reclamatii"))).toContain("Nouă");
  expect(mainOf(await admin.get(desk))).toContain(more.text);
  const illegal = { from: "new", to: "new", text: "Nimic", formToken: "b2" };
  expect((await admin.post(desk, illegal)).status).toBe(409);
});

test("a refused form keeps what was typed", async () => {
  const { buyer, claims } = await delivered();
  const formToken = await tokenOf(buyer, claims);
  const short = await buyer.post(claims, { line: "", text: "Scurt", formToken });
  expect(short.status).toBe(422);
  expect(short.page.querySelector("[name=text]")!.text).toContain("Scurt");
  expect(mainOf(short)).toContain("Scrie ce s-a întâmplat, în cel puțin 10 caractere.");
  const file = new File(["nimic"], "virus.exe");
  const fields = { kind: "other", line: "", text: story, formToken };
  const wrong = await buyer.upload(claims, fields, [["pictures", file]]);
  expect(wrong.status).toBe(422);
  expect(wrong.page.querySelector("[name=text]")!.text).toContain(story);
  const four = Array.from({ length: 4 }, (): [string, File] => ["pictures", file]);
  expect((await buyer.upload(claims, fields, four)).status).toBe(422);
  const foreign = { ...fields, line: "00000000-0000-4000-8000-000000000000" };
  expect((await buyer.post(claims, foreign)).status).toBe(404);
});

test("five claims of an order wait at a time, and nothing is claimed before the delivery", async () => {
  const placed = await delivered();
  for (let count = 0; count < 5; count += 1) {
    expect((await claimed(placed, `${story} Nr. ${count}`)).status).toBe(303);
  }
  const sixth = await claimed(placed, `${story} A șasea.`);
  expect(sixth.status).toBe(409);
  expect(mainOf(sixth)).toContain("Ai deja cinci reclamații deschise");

  const buyer = visitor();
  const page = await order(buyer, desk);
  const early = await buyer.get(`${page}/reclamatii`);
  expect(mainOf(early)).toContain("Comanda nu este încă livrată.");
  expect(early.page.querySelector("main form")).toBeNull();
  const forged = { kind: "other", line: "", text: story, formToken: "x" };
  expect((await buyer.post(`${page}/reclamatii`, forged)).status).toBe(409);
  expect(mainOf(await buyer.get(page))).not.toContain("Ceva lipsește");
});

test("after the guarantee a claim is taken all the same, and the page says that it ended", async () => {
  const placed = await delivered(visitor(), 800);
  const page = await placed.buyer.get(placed.claims);
  expect(mainOf(page)).toContain("Garanția legală de 24 de luni s-a încheiat pe");
  expect((await claimed(placed)).status).toBe(303);
});

test("another order's address shows nothing of a claim, and the workshop none at all", async () => {
  const [one, other] = [await delivered(), await delivered()];
  const address = (await claimed(one)).location!;
  const foreign = address.replace(one.page, other.page);
  expect((await other.buyer.get(foreign)).status).toBe(404);
  expect((await other.buyer.post(foreign, { text: story, formToken: "y" })).status).toBe(404);
  const workshop = await signedIn({ email: "ion@example.com", role: "workshop" });
  expect((await workshop.get("/admin/reclamatii")).location).toBe("/");
  expect(toastOf((await workshop.get("/")).page)).toContain("Rolul tău");
});

test("what is forgotten with an order: words and pictures; its export has had them", async () => {
  const customer = await signedIn({ email: "ana@example.com" });
  const placed = await delivered(customer);
  const formToken = await tokenOf(customer, placed.claims);
  const photo = new File([new Uint8Array(await picture("jpeg", 60, 40))], "colt.jpg");
  const fields = { kind: "damaged", line: "", text: story, formToken };
  const { location } = await customer.upload(placed.claims, fields, [["pictures", photo]]);
  expect((await customer.get("/cont/date/descarca")).text).toContain(story);
  const desk = `/admin/reclamatii/${location!.split("/").at(-1)}`;
  // While it waits, the customer's data are needed.
  await anonymiseOrders([placed.id], new Date(), db);
  expect(mainOf(await admin.get(desk))).toContain(story);
  await admin.post(desk, { from: "new", to: "solved", text: "Înlocuită.", formToken: "c1" });
  await anonymiseOrders([placed.id], new Date(), db);
  const entries = db
    .selectFrom("claim_entries")
    .innerJoin("claims", "claims.id", "claim_entries.claim_id")
    .select("text")
    .where("order_id", "=", placed.id);
  expect(await entries.execute()).toEqual([{ text: "" }, { text: "" }]);
  expect((await customer.get(location!)).status).toBe(404);
  const left = db
    .selectFrom("sent_pictures")
    .innerJoin("claim_entries", "claim_entries.id", "sent_pictures.claim_entry_id")
    .innerJoin("claims", "claims.id", "claim_entries.claim_id")
    .select("sent_pictures.id")
    .where("order_id", "=", placed.id);
  expect(await left.execute()).toEqual([]);
  expect(mainOf(await admin.get(desk))).toContain("text șters");
  const answer = { from: "solved", to: "in_work", text: "Bună ziua", formToken: "z" };
  expect((await admin.post(desk, answer)).status).toBe(409);
});
