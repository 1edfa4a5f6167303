import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";

import { listDamage, type Db } from "~db/engine";
import { idsFound, numberSpellings, ordersNumbered } from "~db/found";
import { foundKinds, type FoundKind } from "~db/migrations/found-words";

import { isOnPostgres } from "../engine";
import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addQuoteRequest } from "../quotes/desk";
import { addMessage, pieces } from "../world";

const db = await openCatalogue();

async function found(kind: FoundKind, text: string, on: Db = db): Promise<string[]> {
  const rows = await idsFound([kind], text, on).execute();
  return rows.map(({ subject_id }) => subject_id);
}

async function addRemark(orderId: string, id: string, text: string): Promise<void> {
  await db
    .insertInto("order_remarks")
    .values({
      id,
      order_id: orderId,
      text,
      written_at: "2026-01-01T00:00:00.000Z",
      written_by: "x",
    })
    .execute();
}

test("words of a message, a quote, a piece and a note lead to what they belong to, each in its own kind", async () => {
  const order = await placePieces(db, [[pieces.desk, 1]], {
    notes: "Sunați la interfonul Șoimului",
  });
  await addRemark(order.id, "r1", "Cere balamale Zgomotoase");
  const message = await addMessage(db, {
    subject: "Întrebare despre țevi",
    name: "Ruxandra Țăranu",
  });
  const quote = await addQuoteRequest(db);
  await db.updateTable("quote_requests").set({ wishes: "o Mănăstire" }).execute();
  expect(await found("note", "soimului")).toEqual([order.id]);
  expect(await found("note", "ZGOMOT cere")).toEqual([order.id]);
  expect(await found("piece", pieces.desk.product.name.slice(0, 4))).toEqual([order.id]);
  expect(await found("message", "TEVI ruxandra")).toEqual([message]);
  expect(await found("quote", "manastire")).toEqual([quote.id]);
  for (const kind of foundKinds.filter((one) => one !== "quote")) {
    expect(await found(kind, "manastire"), kind).toEqual([]);
  }
});

test("what is changed is found by its new words, and what is deleted or emptied by none", async () => {
  const order = await placePieces(db, [[pieces.desk, 1]]);
  await db.updateTable("orders").set({ notes: "primul" }).where("id", "=", order.id).execute();
  expect(await found("note", "primul")).toEqual([order.id]);
  await db.updateTable("orders").set({ notes: "secundul" }).where("id", "=", order.id).execute();
  expect(await found("note", "primul")).toEqual([]);
  expect(await found("note", "secundul")).toEqual([order.id]);
  await db.updateTable("orders").set({ notes: "" }).where("id", "=", order.id).execute();
  expect(await found("note", "secundul")).toEqual([]);
  await addRemark(order.id, "r2", "tertul");
  await db.deleteFrom("order_remarks").where("id", "=", "r2").execute();
  expect(await found("note", "tertul")).toEqual([]);
  expect(await listDamage(db)).toEqual([]);
});

test("what a deleted row takes along is found no more either", async () => {
  const id = await addMessage(db, { subject: "Cu răspuns" });
  await db
    .insertInto("message_replies")
    .values({
      id: "reply",
      message_id: id,
      text: "nemaipomenit",
      sent_at: "2026-01-01T00:00:00.000Z",
      sent_by: "x",
    })
    .execute();
  expect(await found("message", "nemaipomenit")).toEqual([id]);
  await db.deleteFrom("contact_messages").where("id", "=", id).execute();
  expect(await found("message", "nemaipomenit")).toEqual([]);
  const left = await db
    .selectFrom("found_entries")
    .select("id")
    .where("source_id", "in", [id, "reply"])
    .execute();
  expect(left).toEqual([]);
});

test.skipIf(isOnPostgres)("of what is taken out nothing is left in the index", async () => {
  const id = await addMessage(db, { subject: "qwertyzasd" });
  await db.deleteFrom("contact_messages").where("id", "=", id).execute();
  const { rows } = await sql<{ block: Buffer }>`select block from found_entries_words_data`.execute(
    db,
  );
  expect(rows.filter(({ block }) => block.includes("qwertyz"))).toEqual([]);
});

/** What a phone is written as: the same figures, with other signs between them and another beginning. */
const spelt = fc
  .tuple(
    fc.constantFrom("0", "+40", "+40 ", "0040", "+40 (0)"),
    fc.array(fc.constantFrom("", " ", ".", "-"), { minLength: 9, maxLength: 9 }),
  )
  .map(
    ([start, signs]) =>
      start + [..."722987654"].map((one, at) => one + (at < 8 ? signs[at] : "")).join(""),
  );

test("a phone is found in any spelling, however it was kept", async () => {
  for (const phone of ["0722987654", "+40722987654"]) {
    const id = await addMessage(db, { phone });
    await fc.assert(
      fc.asyncProperty(spelt, async (text) => {
        expect(await found("message", text)).toEqual([id]);
      }),
      { numRuns: 40 },
    );
    await db.deleteFrom("contact_messages").where("id", "=", id).execute();
  }
});

test("whatever is typed, nothing fails, and what has a word is found by each beginning of it", async () => {
  const id = await addMessage(db, { subject: "Bibliotecă" });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom(
          '"',
          "'",
          "*",
          "(",
          "NEAR(",
          "a OR b",
          "-x",
          "subject:",
          "^a",
          "\0",
          "\ue005",
        ),
      ),
      async (text) => {
        await found("message", text);
        await found("message", `biblio ${text.replace(/[\p{L}\p{N}]/gu, "")}`);
      },
    ),
    { numRuns: 100 },
  );
  for (const text of ["b", "bib", "BIBLIOTECA", "bibliotecă", "biblioteca * ("]) {
    expect(await found("message", text), text).toContain(id);
  }
  expect(await found("message", "bibliotecar")).toEqual([]);
  expect(await found("message", "* ( \ue005")).toEqual([]);
});

test("the figures of a number are looked for with and without the zeros before them, from three on", () => {
  const parts = fc.record({
    start: fc.constantFrom("", "2026-", "AM-2026-", "am 2026 "),
    figures: fc.integer({ min: 0, max: 999_999 }),
  });
  fc.assert(
    fc.property(parts, ({ start, figures }) => {
      const spelt = numberSpellings(start + figures).map((words) => words.at(-1));
      const isYear = start === "" && /^20\d\d$/.test(String(figures));
      const isFew = figures < 100;
      const whole = String(figures).padStart(6, "0");
      expect(spelt).toEqual(isYear || isFew ? [] : [...new Set([String(figures), whole])]);
    }),
  );
  expect(numberSpellings("Maria 123 Pop")).toEqual([]);
});

test("an order is found by its number without zeros, however many newer ones have a phone that begins so", async () => {
  await db.updateTable("products").set({ stock_quantity: 100 }).execute();
  const placed: string[] = [];
  const place = async (number: string, phone: string) => {
    const { id } = await placePieces(db, [[pieces.desk, 1]]);
    await db.updateTable("orders").set({ number, phone }).where("id", "=", id).execute();
    placed.push(id);
    return id;
  };
  const old = await place("AM-2025-000407", "+40310000001");
  const longer = await place("AM-2025-407222", "+40310000002");
  const most = 3;
  for (let count = 0; count <= most; count += 1) {
    await place(`AM-2026-90000${count}`, `+4072220000${count}`);
  }
  const numbered = async (text: string) => (await ordersNumbered(text, db, most)).sort();
  expect(await numbered("407")).toEqual([old]);
  expect(await numbered("2025 407")).toEqual([old, longer].sort());
  expect(await numbered("AM-2025-000407")).toEqual([old]);
  expect(await numbered("407222")).toEqual([longer]);
  expect(await numbered("4072")).toEqual([]);
  // What only begins a number is looked for among the newest.
  expect(await numbered("9000")).toEqual(placed.slice(-most).sort());
  expect(await numbered("Maria 407")).toEqual([]);
});
