import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";

import { listDamage, type Db } from "~db/engine";
import { idsFound, newestByPhone, ordersNumbered, phonesFound } from "~db/found";
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

/** Signs between figures. */
const signs = fc.array(fc.constantFrom("", " ", ".", "-"), { minLength: 12, maxLength: 12 });
const spread = (figures: string, between: string[]) =>
  [...figures].map((one, at) => one + (at < figures.length - 1 ? between[at] : "")).join("");

/** A phone or how it begins: the same figures, with other signs between them and another beginning. */
const begun = fc
  .tuple(
    fc.constantFrom("0", "+40", "+40 ", "0040", "40", "40 ", "+40 (0)"),
    fc.integer({ min: 3, max: 9 }),
    signs,
  )
  .map(([start, length, between]) => start + spread("722987654".slice(0, length), between));

/** How it ends: four figures or more of it, with what stands for the others or without. */
const ended = fc
  .tuple(fc.constantFrom("", "…", "...", "* "), fc.integer({ min: 4, max: 9 }), signs)
  .map(([start, length, between]) => start + spread("722987654".slice(-length), between));

test("a phone is found by how it begins and by its last figures in any spelling, however it was kept", async () => {
  const other = await addMessage(db, { phone: "0722111222" });
  for (const phone of ["0722987654", "+40722987654", "0040 722 987 654"]) {
    const id = await addMessage(db, { phone });
    const ids = async (text: string) =>
      (await phonesFound("contact_messages", text, db).execute()).map((row) => row.source_id);
    await fc.assert(
      fc.asyncProperty(fc.oneof(begun, ended), async (text) => {
        expect(await ids(text)).toContain(id);
        const figures = text.replace(/\D/g, "");
        const isShared = /^(?:00)?(?:40)?0?722$/.test(figures);
        expect((await ids(text)).includes(other)).toBe(isShared);
      }),
      { numRuns: 60, examples: [["40722"], ["40 722 9"]] },
    );
    for (const none of [
      "+40 72",
      "40 7",
      "07",
      "987",
      "2987",
      "*654",
      "722",
      "9876541",
      "Ana 987654",
    ]) {
      expect(await ids(none), none).toEqual([]);
    }
    await db.deleteFrom("contact_messages").where("id", "=", id).execute();
    expect(await ids("987654")).toEqual([]);
  }
});

test("of a beginning that too many phones have the newest are given, of fewer all", async () => {
  const at = (day: number) => `2031-01-0${day}T00:00:00.000Z`;
  const ids: string[] = [];
  for (const day of [2, 4, 1, 3]) {
    const id = await addMessage(db, { phone: `079912345${day}` });
    await db
      .updateTable("customer_records")
      .set({ at: at(day) })
      .where("source_id", "=", id)
      .execute();
    ids[day] = id;
  }
  const newest = async (text: string, most: number, mostCompared?: number) => {
    const rows = await newestByPhone("contact_messages", text, { most, mostCompared }, db);
    return rows.map(({ source_id }) => ids.indexOf(source_id));
  };
  for (const mostCompared of [undefined, 4, 3, 1]) {
    expect(await newest("0799", 10, mostCompared)).toEqual([4, 3, 2, 1]);
    expect(await newest("0799", 2, mostCompared)).toEqual([4, 3]);
    expect(await newest("…123453", 2, mostCompared)).toEqual([3]);
  }
  expect(await newest("Ana", 2)).toEqual([]);
});

test("a foreign phone is found with its country, and by its last figures", async () => {
  const id = await addMessage(db, { phone: "+36301234567" });
  for (const text of ["+36 30 123 4567", "0036 30 123", "+3630", "1234567", "…4567"]) {
    const rows = await phonesFound("contact_messages", text, db).execute();
    expect(
      rows.map(({ source_id }) => source_id),
      text,
    ).toEqual([id]);
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

test("an order is found by the figures of its number, with or without the zeros before them, and by how they begin", async () => {
  await db.updateTable("products").set({ stock_quantity: 100 }).execute();
  const ids = new Map<string, string>();
  for (const number of ["AM-2025-000407", "AM-2025-407222", "AM-2026-000409", "AM-2026-040700"]) {
    const { id } = await placePieces(db, [[pieces.desk, 1]]);
    await db.updateTable("orders").set({ number }).where("id", "=", id).execute();
    ids.set(id, number.slice(3));
  }
  const numbered = async (text: string) =>
    (await ordersNumbered(text, db).execute()).map(({ id }) => ids.get(id)).sort();
  expect(await numbered("407")).toEqual(["2025-000407", "2025-407222"]);
  expect(await numbered("2025 407")).toEqual(["2025-000407", "2025-407222"]);
  expect(await numbered("2026-407")).toEqual([]);
  expect(await numbered("am-2025-000407")).toEqual(["2025-000407"]);
  expect(await numbered("00040")).toEqual(["2025-000407", "2026-000409"]);
  expect(await numbered("0407")).toEqual(["2025-000407", "2026-040700"]);
  expect(await numbered("40")).toEqual([]);
  expect(await numbered("2026")).toEqual([]);
  expect(await numbered("Maria 407")).toEqual([]);
});
