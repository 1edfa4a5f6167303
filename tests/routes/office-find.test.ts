import { expect, test } from "vitest";

import { textOf, type Visitor } from "../visitor";
import { addMessage } from "../world";
import { fillShop, canaries } from "./filled-shop";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const shop = await openShop();
const { db, signedIn, visitor } = shop;
const places = await fillShop(shop);
const admin = await signedIn({ email: "sef@example.com", role: "administrator" });
const sales = await signedIn({ email: "vanzari@example.com", role: "sales" });
const workshop = await signedIn({ email: "atelier@example.com", role: "workshop" });
const order = await db
  .selectFrom("orders")
  .selectAll()
  .where("number", "=", places.order)
  .executeTakeFirstOrThrow();

const addressOf = (text: string) => `/admin/cauta?q=${encodeURIComponent(text)}`;

/** What is found, by the headings of its kinds: its links, and the one to the whole list. */
async function found(text: string, who: Visitor = admin) {
  const answer = await who.get(addressOf(text));
  expect([text, answer.status]).toEqual([text, 200]);
  const groups = answer.page.querySelectorAll("main section").map((section) => {
    const [all, links] = [section.querySelector("h2 + a"), section.querySelectorAll("li a")];
    return {
      kind: textOf(section.querySelector("h2")),
      all: all && { to: all.getAttribute("href")!, text: textOf(all) },
      links: links.map((link) => ({ to: link.getAttribute("href")!, text: textOf(link) })),
      text: textOf(section),
    };
  });
  return { groups, kinds: groups.map(({ kind }) => kind), answer };
}

/** A word of each kind of thing, and where its page is. */
async function wordsOfEach(): Promise<[kind: string, word: string, to: string][]> {
  const message = await addMessage(db, { subject: "Nuiele răsucite", message: "Zvăpăiată" });
  await db.updateTable("quote_requests").set({ wishes: "un Chioșc năstrușnic" }).execute();
  await db.updateTable("appointments").set({ desk_note: "câine Hămăit" }).execute();
  await db.updateTable("claim_entries").set({ text: "balama Zdrobită" }).execute();
  await db.updateTable("withdrawals").set({ answer: "am Înapoiat" }).execute();
  const document = await db
    .selectFrom("documents")
    .select(["id", "name"])
    .where("id", "=", places.document)
    .executeTakeFirstOrThrow();
  const design = await db
    .selectFrom("shared_designs")
    .select("number")
    .where("code", "=", places.model)
    .executeTakeFirstOrThrow();
  const product = await db
    .selectFrom("products")
    .select("name")
    .where("id", "=", places.product)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("order_remarks")
    .values({
      id: "remark",
      order_id: order.id,
      text: "vecinul Păzește",
      written_at: order.placed_at,
      written_by: "x",
    })
    .execute();
  return [
    ["Mesaje", "zvapaiat", `/admin/mesaje/${message}`],
    ["Mesaje", "NUIELE", `/admin/mesaje/${message}`],
    ["Oferte", "nastrusnic chiosc", `/admin/oferte/${places.quote.id}`],
    ["Programări", "hamait", `/admin/programari/${places.appointment}`],
    ["Reclamații", "zdrobita", `/admin/reclamatii/${places.claim}`],
    ["Retrageri", "inapoiat", `/admin/retrageri/${places.withdrawal}`],
    ["Comenzi, după piese și note", "pazeste", `/admin/comenzi/${places.order}`],
    ["Documente", document.name, `/admin/documente/${document.id}`],
    ["Modele trimise", design.number.toLowerCase(), `/admin/modele?cauta=${design.number}`],
    ["Produse", product.name.toUpperCase(), `/admin/produse/${places.product}`],
    ["Materiale și mânere", "pal alb", "/admin/materiale/material/pal-alb"],
    ["Utilizatori", "sef@example", "/admin/utilizatori/"],
  ];
}

test("each kind of thing is found by a word of it, whatever its case and diacritics, and its list finds as many", async () => {
  for (const [kind, word, to] of await wordsOfEach()) {
    const { groups, kinds } = await found(word);
    expect([word, kinds]).toEqual([word, expect.arrayContaining([kind])]);
    const group = groups.find((one) => one.kind === kind)!;
    expect([word, group.links.some((link) => link.to.startsWith(to))]).toEqual([word, true]);
    const list = await admin.get(group.all!.to);
    expect([word, list.status]).toEqual([word, 200]);
    const field = list.page.querySelector("main input[name=cauta]");
    expect([word, field?.getAttribute("value")]).toEqual([word, word]);
    const number = Number(/\((\d+)\)/.exec(group.all!.text)?.[1]);
    const rows = list.page.querySelectorAll("main tbody tr").length;
    expect([word, rows]).toEqual([word, number]);
  }
});

test("an order is found by number, name, e-mail, town and its phone in any spelling", async () => {
  const phone = order.phone.replace(/^\+40/, "0");
  const spelt = [
    phone,
    `+40 ${phone.slice(1, 4)} ${phone.slice(4)}`,
    phone.replace(/(...)/g, "$1."),
  ];
  for (const text of [order.number, order.email.toUpperCase(), order.city.slice(0, 4), ...spelt]) {
    const { groups } = await found(text);
    const orders = groups.find(({ kind }) => kind === "Comenzi");
    expect([text, orders !== undefined]).toEqual([text, true]);
    expect([text, orders!.all!.to]).toEqual([
      text,
      `/admin/comenzi?${new URLSearchParams({ cauta: text })}`,
    ]);
  }
});

test("a document is found by its order's number, and by how that begins or ends", async () => {
  const { number } = order;
  for (const text of [
    number,
    number.toLowerCase(),
    number.slice(0, -1),
    number.slice(3),
    number.slice(-6),
    number.slice(-6, -1),
  ]) {
    const { groups } = await found(text);
    const documents = groups.find(({ kind }) => kind === "Documente");
    const links = documents?.links.map(({ to }) => to);
    expect([text, links]).toEqual([
      text,
      expect.arrayContaining([`/admin/documente/${places.document}`]),
    ]);
  }
});

test("who says a name and a piece, both in an order though not together, is led to it", async () => {
  const line = await db
    .selectFrom("order_lines")
    .select("name")
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("orders")
    .set({ full_name: "Zenovia Pâclișanu" })
    .where("id", "=", order.id)
    .execute();
  const { groups } = await found(`paclisanu ${line.name.split(" ").at(-1)}`);
  const [group] = groups.filter(({ kind }) => kind === "Comenzi, după piese și note");
  expect(group?.links).toEqual([{ to: `/admin/comenzi/${order.number}`, text: order.number }]);
  const list = await admin.get(group!.all!.to);
  expect(list.page.querySelectorAll("main tbody tr")).toHaveLength(1);
  expect(list.page.querySelector("option[selected][value=note]")).not.toBeNull();
});

test("what has the very number that is typed leads, in small letters too", async () => {
  for (let copies = 0; copies < 6; copies += 1) {
    await addMessage(db, { subject: `Despre ${order.number} și altele ${copies}` });
  }
  const { groups } = await found(order.number.toLowerCase());
  expect(groups[0]!.links[0]).toEqual({ to: `/admin/comenzi/${order.number}`, text: order.number });
  expect(groups[0]!.text).toContain("exact acest număr");
  const messages = groups.find(({ kind }) => kind === "Mesaje")!;
  expect(messages.links).toHaveLength(5);
  expect(messages.all!.text).toContain("(6)");
  // A paper leads before the order whose note names it.
  const { name } = await db
    .selectFrom("documents")
    .select("name")
    .where("id", "=", places.document)
    .executeTakeFirstOrThrow();
  await db.updateTable("orders").set({ notes: name }).where("id", "=", order.id).execute();
  const { kinds } = await found(name.toLowerCase());
  expect(kinds).toEqual(["Documente", "Comenzi, după piese și note"]);
});

test("whatever is typed is answered in words", async () => {
  const of = async (text: string) => mainOf((await found(text)).answer);
  expect(mainOf(await admin.get("/admin/cauta"))).toContain("Scrie sus un număr");
  expect(await of("")).toContain("Scrie sus un număr");
  expect(await of("   ")).toContain("Scrie sus un număr");
  for (const text of ["a", "7", "*", '"', "((()", "- -"]) {
    expect(await of(text), text).toContain("Scrie cel puțin două litere sau cifre.");
  }
  for (const text of [
    "x".repeat(300),
    "nimicnimic",
    'zz" OR "a',
    "zz*) NEAR(qq",
    "subject:zzqq",
    "zz\u0000qq",
    "zz'; drop table orders; --",
    "%zz_%",
    "ʼn\u200Bzzq",
  ]) {
    expect(await of(text), text).toContain("Nu am găsit nimic.");
  }
});

test("a role finds nothing that it may not open, nor learns by searching whose an order is", async () => {
  expect((await found("sef@example")).kinds).toEqual(["Utilizatori"]);
  expect((await found("sef@example", sales)).kinds).toEqual([]);
  for (const text of [order.email, order.phone, canaries[0], "zvapaiat", "pazeste", "Ionescu"]) {
    const { kinds, answer } = await found(text, workshop);
    expect([text, kinds]).toEqual([text, []]);
    expect(answer.text).not.toContain(order.full_name);
  }
  const line = await db
    .selectFrom("order_lines")
    .select("name")
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  const { groups } = await found(line.name, workshop);
  expect(groups.map(({ kind, all }) => [kind, all])).toEqual([
    ["Pachetele comenzilor, după piese", null],
  ]);
  for (const { to } of groups[0]!.links) {
    expect(to).toMatch(/^\/admin\/comenzi\/.*\/pachet$/);
    expect((await workshop.get(to)).status).toBe(200);
  }
  const batches = await found("L-2026-0001", workshop);
  expect(batches.kinds).toEqual(["Loturi"]);
  expect((await workshop.get(batches.groups[0]!.links[0]!.to)).status).toBe(200);
  expect((await visitor().get(addressOf("ana"))).location).toMatch(/^\/autentificare/);
});

test("every page of the office has the search above it, and keeps what was asked on its own", async () => {
  for (const path of [
    "/admin",
    "/admin/mesaje",
    "/admin/comenzi/AM-1",
    addressOf("dulap & masă"),
  ]) {
    const { page } = await admin.get(path);
    const form = page.querySelector('form[role=search][action="/admin/cauta"]');
    expect([path, form?.getAttribute("method") ?? "get"]).toEqual([path, "get"]);
    const field = form!.querySelector("input[name=q]")!;
    expect(form!.getAttribute("aria-label")).toBe("Caută peste tot");
    expect(field.getAttribute("aria-label")).toMatch(/^Număr, nume/);
    const typed = path.startsWith("/admin/cauta") ? "dulap & masă" : "";
    expect([path, field.getAttribute("value") ?? ""]).toEqual([path, typed]);
  }
});
