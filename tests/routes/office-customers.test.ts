import { expect, test } from "vitest";

import { eraseDueAccounts } from "~/front/privacy/forgetting/erase-account.server";

import { addAppointment } from "../appointments/teams";
import { openedClaim } from "../approvals/fixtures";
import { addCustomer, addNote } from "../customers/fixtures";
import { placePieces } from "../orders-placed";
import { addQuoteRequest } from "../quotes/desk";
import { textOf, type Answer } from "../visitor";
import { addMessage, pieces } from "../world";
import { fieldsOf } from "./forms-drawn";
import { mainOf, subscribe } from "./reading";
import { openShop } from "./shop";

const { db, signedIn, visitor } = await openShop();
await db.updateTable("products").set({ stock_quantity: 90 }).execute();
const sales = await signedIn({ email: "vanzari@example.com", role: "sales" });
const admin = await signedIn({ email: "sef@example.com", role: "administrator" });

const ana = { fullName: "Ana Țepeș", email: "ana.tepes@example.com", phone: "+40722000001" };
const first = await placePieces(db, [[pieces.desk, 1]], ana);
const second = await placePieces(db, [[pieces.bed, 1]], { ...ana, email: "ANA.tepes@example.com" });
/** By phone, in another spelling, and without an e-mail. */
const called = await placePieces(db, [[pieces.desk, 1]], {
  ...ana,
  fullName: "ANA TEPES",
  email: "",
  phone: "0722000001",
});
const husband = await placePieces(db, [[pieces.desk, 1]], {
  ...ana,
  fullName: "Vlad Țepeș",
  email: "vlad@example.com",
});
const message = await addMessage(db, { email: ana.email, subject: "Despre birou" });
await subscribe(db, ana.email);

/** The ways to customers that a page shows. */
function waysOf({ page }: Answer): string[] {
  return page
    .querySelectorAll("main a[href^='/admin/clienti/']")
    .map((link) => link.getAttribute("href")!)
    .filter((href) => /^\/admin\/clienti\/[\w-]+$/.test(href));
}

const pageOfAna = waysOf(await sales.get(`/admin/comenzi/${first.number}`))[0]!;

test("a guest's orders by one e-mail, or by phone and name, stand on one page; who shares the phone has another", async () => {
  for (const { number } of [second, called]) {
    expect(waysOf(await sales.get(`/admin/comenzi/${number}`))).toEqual([pageOfAna]);
  }
  const [ofVlad] = waysOf(await sales.get(`/admin/comenzi/${husband.number}`));
  expect(ofVlad).not.toBe(pageOfAna);
  const answer = await sales.get(pageOfAna);
  const text = mainOf(answer);
  for (const { number } of [first, second, called]) expect(text).toContain(number);
  expect(text).not.toContain(husband.number);
  expect(text).toContain("3 comenzi");
  expect(text).toContain("Despre birou");
  expect(text).toContain(`A cerut newsletterul la ${ana.email}`);
  expect(text).toMatch(/Vlad Țepeș ?același telefon/);
  expect(waysOf(answer)).toContain(ofVlad);
});

test("what is owed and paid is what the orders' own list says", async () => {
  await db
    .updateTable("orders")
    .set({ status: "in_delivery", is_trial: 0, paid_bani: 100_00 })
    .where("id", "=", first.id)
    .execute();
  const row = await db
    .selectFrom("orders")
    .select(["total_bani", "paid_bani"])
    .where("id", "=", first.id)
    .executeTakeFirstOrThrow();
  const { page } = await sales.get(pageOfAna);
  const facts = page.querySelectorAll("main dl").map((one) => textOf(one))[0];
  const lei = (bani: number) => (bani / 100).toLocaleString("ro-RO", { minimumFractionDigits: 2 });
  expect(facts).toContain(`Plătit ${lei(row.paid_bani)}`);
  expect(facts).toContain(`De plătit acum ${lei(row.total_bani - row.paid_bani)}`);
  const list = await sales.get("/admin/clienti?cauta=ana+tepes");
  expect(textOf(list.page.querySelector("main tbody tr"))).toContain(
    lei(row.total_bani - row.paid_bani),
  );
});

test("each thing that somebody sent leads to their page, and that back to it", async () => {
  const quote = await addQuoteRequest(db);
  const { appointment } = await addAppointment(db);
  const claim = await openedClaim(db, husband.token);
  for (const path of [
    `/admin/mesaje/${message}`,
    `/admin/oferte/${quote.id}`,
    `/admin/programari/${appointment}`,
    `/admin/reclamatii/${claim}`,
  ]) {
    const [way] = waysOf(await sales.get(path));
    const { page } = await sales.get(way!);
    const back = page.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect([path, back]).toEqual([path, expect.arrayContaining([path])]);
  }
});

test("a customer is found by whatever they are called and reached by, also from the search over everything", async () => {
  for (const text of ["tepes an", "ANA.TEPES@exam", "0722 000 001", "+40722000001"]) {
    const list = await sales.get(`/admin/clienti?${new URLSearchParams({ cauta: text })}`);
    expect([text, waysOf(list)]).toEqual([text, expect.arrayContaining([pageOfAna])]);
    const found = await sales.get(`/admin/cauta?${new URLSearchParams({ q: text })}`);
    expect([text, waysOf(found)]).toEqual([text, expect.arrayContaining([pageOfAna])]);
  }
  const none = await sales.get("/admin/clienti?cauta=nimeni");
  expect(mainOf(none)).toContain("Nu");
  expect(waysOf(none)).toEqual([]);
});

test("a note and tags are saved together, and what is refused stays typed", async () => {
  const page = `/admin/clienti/${await addCustomer(db)}`;
  const drawn = fieldsOf(await sales.get(page), "main form");
  const long = { ...drawn, note: "Sună seara", tags: `Arhitect, ${"x".repeat(41)}` };
  const refused = await sales.post(page, long);
  expect(refused.status).toBe(422);
  expect(fieldsOf(refused, "main form")).toMatchObject({ note: "Sună seara", tags: long.tags });
  expect(mainOf(refused)).toContain("Cel mult 12 etichete");
  const typed = { ...drawn, note: "Sună seara", tags: " Fidel ,arhitect, Arhitect,," };
  expect((await sales.post(page, typed)).location).toBe(page);
  expect((await sales.post(page, typed)).location).toBe(page);
  const saved = await sales.get(page);
  expect(mainOf(saved).match(/Sună seara/g)).toHaveLength(1);
  expect(fieldsOf(saved, "main form")).toMatchObject({ note: "", tags: "Fidel, arhitect" });
  const filtered = await sales.get("/admin/clienti?eticheta=Fidel");
  expect(waysOf(filtered)).toEqual([page]);
  expect(
    (await sales.post(page, { note: "   ", tags: "  ", drawn: "Fidel, arhitect" })).status,
  ).toBe(303);
  expect(mainOf(await sales.get(page)).match(/Sună seara/g)).toHaveLength(1);
});

test("who saves other tags than those that they saw is shown both", async () => {
  const page = `/admin/clienti/${await addCustomer(db)}`;
  const drawn = fieldsOf(await sales.get(page), "main form");
  await admin.post(page, { ...drawn, tags: "Fidel" });
  const stale = await sales.post(page, { ...drawn, tags: "Greu", note: "cuvinte" });
  expect(stale.status).toBe(409);
  expect(mainOf(stale)).toContain("Fidel");
  const again = fieldsOf(stale, "main form");
  expect(again).toMatchObject({ tags: "Greu", note: "cuvinte" });
  expect((await sales.post(page, again)).status).toBe(303);
  expect(fieldsOf(await sales.get(page), "main form").tags).toBe("Greu");
});

test("a note is deleted after a question", async () => {
  const id = await addCustomer(db);
  const note = await addNote(db, id, "De șters");
  const asked = await sales.get(`/admin/clienti/${id}/nota/${note}`);
  expect(mainOf(asked)).toContain("De șters");
  expect((await sales.post(`/admin/clienti/${id}/nota/${note}`, {})).status).toBe(303);
  expect(mainOf(await sales.get(`/admin/clienti/${id}`))).not.toContain("De șters");
  expect((await sales.get(`/admin/clienti/${id}/nota/${note}`)).status).toBe(404);
  const other = await addCustomer(db);
  const kept = await addNote(db, id, "De ținut");
  expect((await sales.post(`/admin/clienti/${other}/nota/${kept}`, {})).status).toBe(404);
});

test("two are joined once it is said what happens, then have one page, and can be parted again", async () => {
  const email = "unu@example.com";
  const one = await addCustomer(db, { email, name: "Unu Primul" });
  const other = await addCustomer(db, { email: "doi@example.com", name: "Doi Secundul" });
  await addNote(db, other, "nota lui doi");
  const find = await sales.get(`/admin/clienti/${one}/unire?cauta=secundul`);
  const [to] = find.page
    .querySelectorAll("main a")
    .map((link) => link.getAttribute("href")!)
    .filter((href) => href.includes("?cu="));
  expect(to).toBe(`/admin/clienti/${one}/unire?cu=${other}`);
  const asked = await sales.get(to!);
  for (const words of [
    "Unu Primul",
    "Doi Secundul",
    "doi@example.com",
    "de pe pagina clientului",
  ]) {
    expect(mainOf(asked)).toContain(words);
  }
  expect((await sales.post(to!, fieldsOf(asked, "main form"))).location).toBe(
    `/admin/clienti/${one}`,
  );
  // Pressed twice.
  expect((await sales.post(to!, fieldsOf(asked, "main form"))).status).toBe(303);
  expect((await sales.get(`/admin/clienti/${other}`)).location).toBe(`/admin/clienti/${one}`);
  const later = await addMessage(db, {
    email: "DOI@example.com",
    subject: "După unire",
    phone: "",
  });
  const joined = mainOf(await sales.get(`/admin/clienti/${one}`));
  for (const words of ["doi@example.com", "nota lui doi", "După unire"]) {
    expect(joined).toContain(words);
  }
  const { page } = await sales.get(`/admin/clienti/${one}`);
  const part = page.querySelector("main a[href*='/despartire/']")!.getAttribute("href")!;
  expect(mainOf(await sales.get(part))).toContain("rămâne aici");
  expect((await sales.post(part, {})).location).toBe(`/admin/clienti/${other}`);
  const parted = mainOf(await sales.get(`/admin/clienti/${other}`));
  expect(parted).toContain("nota lui doi");
  expect(parted).toContain("Doi Secundul");
  const left = await sales.get(`/admin/clienti/${one}`);
  expect(mainOf(left)).not.toContain("nota lui doi");
  expect(mainOf(left)).toContain("După unire");
  expect(waysOf(await sales.get(`/admin/mesaje/${later}`))).toEqual([`/admin/clienti/${one}`]);
  // What comes now is again of who has the address.
  const now = await addMessage(db, { email: "doi@example.com", phone: "" });
  expect(waysOf(await sales.get(`/admin/mesaje/${now}`))).toEqual([`/admin/clienti/${other}`]);
});

test("nobody is joined with themselves or with who is not there", async () => {
  const one = await addCustomer(db);
  for (const other of [one, "nobody", ""]) {
    expect((await sales.get(`/admin/clienti/${one}/unire?cu=${other}`)).status).toBe(404);
    expect((await sales.post(`/admin/clienti/${one}/unire`, { other })).status).toBe(404);
  }
  expect((await sales.get("/admin/clienti/nobody")).status).toBe(404);
  expect((await sales.post("/admin/clienti/nobody", { note: "x", tags: "" })).status).toBe(404);
});

test("a customer's file has what was noted about them, and erasing the account takes it along", async () => {
  const email = "cerere@example.com";
  const person = await signedIn({ email, role: "customer" });
  await placePieces(db, [[pieces.desk, 1]], { email });
  const row = await db
    .selectFrom("customers")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await addNote(db, row.id, "Cere factură pe firmă");
  const { text } = await person.get("/cont/date/descarca");
  expect((JSON.parse(text) as { staff_notes: unknown }).staff_notes).toEqual({
    notes: [expect.objectContaining({ text: "Cere factură pe firmă" })],
    tags: ["Arhitect"],
  });
  expect((await visitor().get(`/admin/clienti/${row.id}`)).location).toMatch(/^\/autentificare/);
  expect((await person.get(`/admin/clienti/${row.id}`)).location).toBe("/");
  await db.updateTable("orders").set({ status: "cancelled" }).where("email", "=", email).execute();
  await db
    .updateTable("users")
    .set({ deletion_due_at: "2026-01-01T00:00:00.000Z" })
    .where("email", "=", email)
    .execute();
  expect(await eraseDueAccounts(new Date(), db)).toBe(1);
  // The order was a guest's, and stays as long as those do.
  expect(mainOf(await sales.get(`/admin/clienti/${row.id}`))).not.toContain("Cere factură");
  for (const table of ["customer_notes", "customer_tags", "customer_merges"] as const) {
    const left = db.selectFrom(table).select("customer_id").where("customer_id", "=", row.id);
    expect([table, await left.execute()]).toEqual([table, []]);
  }
});
