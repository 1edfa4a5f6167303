import fc from "fast-check";
import { expect, test } from "vitest";

import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addMessage, pieces } from "../world";

const db = await openCatalogue();
const { id: firstId } = await placePieces(db, [[pieces.desk, 1]]);
const row = await db
  .selectFrom("orders")
  .selectAll()
  .where("id", "=", firstId)
  .executeTakeFirstOrThrow();
await db.deleteFrom("order_lines").execute();
await db.deleteFrom("order_history").execute();
await db.deleteFrom("orders").execute();

interface Arrival {
  email: string;
  phone: string;
  full_name: string;
  tax_code: string;
}

/** An order of a guest, by what it says of them. */
async function arrive(at: number, arrival: Arrival, on: Db): Promise<string> {
  const id = `order-${at}`;
  const own = { id, number: id, token: id, checkout_token: id, user_id: null };
  await on
    .insertInto("orders")
    .values({
      ...row,
      ...own,
      ...arrival,
      placed_at: `2026-01-01T00:00:${String(at).padStart(2, "0")}.000Z`,
    })
    .execute();
  return id;
}

async function customerOf(sourceId: string, on: Db = db): Promise<string | null> {
  const record = await on
    .selectFrom("customer_records")
    .select("customer_id")
    .where("source_id", "=", sourceId)
    .executeTakeFirst();
  return record?.customer_id ?? null;
}

/** Does something with an empty shop, of which nothing stays. */
async function alone<Result>(work: (trx: Db) => Promise<Result>): Promise<Result> {
  let result: { is: Result } | undefined;
  await db
    .transaction()
    .execute(async (trx) => {
      result = { is: await work(trx) };
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return result!.is;
}
class Undone extends Error {}

/** The same things in several spellings; the first says what they are. */
const emails = [[""], ["ana@example.com", "Ana@Example.com"], ["ion@example.com"]];
const phones = [
  [""],
  ["0722000001", "+40722000001", "0722 000 001", "0040 722.000.001", "+40 (0)722-000-001"],
  ["+36301234567", "0036 30 123 4567"],
];
const names = [["Ana Țepeș", "ANA TEPES", "ana ţepeş"], ["Ion Îngerașu", "ion Ingerasu"], ["ana"]];
const taxes = [[""], ["RO123", "123", "ro 123"], ["RO456"]];

const spelt = (all: string[][]) =>
  fc.constantFrom(
    ...all.flatMap(([is, ...others]) => [is!, ...others].map((text) => ({ is: is!, text }))),
  );
const arrivals = fc.array(
  fc
    .record({ email: spelt(emails), phone: spelt(phones), name: spelt(names), tax: spelt(taxes) })
    .filter(({ email, phone }) => email.is !== "" || phone.is !== ""),
  { minLength: 1, maxLength: 8 },
);

test("who sends something is known by e-mail, else by tax number, else by phone and name together", async () => {
  await fc.assert(
    fc.asyncProperty(arrivals, async (all) => {
      const whose: number[] = [];
      all.forEach((one, at) => {
        const before = all.slice(0, at);
        const like = (isSame: (other: (typeof all)[number]) => boolean) => before.findIndex(isSame);
        const found = [
          like(({ email }) => one.email.is !== "" && email.is === one.email.is),
          like(({ tax }) => one.tax.is !== "" && tax.is === one.tax.is),
          like(
            ({ phone, name }) =>
              one.phone.is !== "" && phone.is === one.phone.is && name.is === one.name.is,
          ),
        ].find((place) => place >= 0);
        whose.push(found === undefined ? at : whose[found]!);
      });
      const given = await alone(async (trx) => {
        for (const [at, { email, phone, name, tax }] of all.entries()) {
          const arrival = { email: email.text, phone: phone.text, full_name: name.text };
          await arrive(at, { ...arrival, tax_code: tax.text }, trx);
        }
        return Promise.all(all.map((_, at) => customerOf(`order-${at}`, trx)));
      });
      expect(given).toEqual(whose.map((at) => `order-${at}`));
    }),
  );
});

test("those who share a phone and nothing else stay as many as they are", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.stringMatching(/^[a-zăîșț]{1,6}( [a-z]{1,6})?$/), {
        minLength: 2,
        maxLength: 6,
        selector: (name) => name.normalize("NFD").replace(/\p{M}/gu, ""),
      }),
      fc.array(fc.constantFrom(...phones[1]!), { minLength: 6, maxLength: 6 }),
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      async (people, spellings, haveEmail) => {
        const customers = await alone(async (trx) => {
          for (const [at, full_name] of people.entries()) {
            const email = haveEmail[at] ? `p${at}@example.com` : "";
            await arrive(at, { full_name, email, phone: spellings[at]!, tax_code: "" }, trx);
          }
          return Promise.all(people.map((_, at) => customerOf(`order-${at}`, trx)));
        });
        expect(new Set(customers).size).toBe(people.length);
      },
    ),
  );
});

test("a customer shows what they last said, and is gone with the last thing that they sent", async () => {
  await alone(async (trx) => {
    const who = { email: "ana@example.com", phone: "+40722000001", tax_code: "" };
    await arrive(1, { ...who, full_name: "Ana Pop" }, trx);
    await arrive(2, { ...who, full_name: "Ana Pop-Ene", phone: "" }, trx);
    const message = await addMessage(trx, { email: "ANA@example.com", name: "Ana" });
    const read = () =>
      trx
        .selectFrom("customers")
        .select(["id", "name", "phone", "order_count"])
        .where("email", "=", "ana@example.com")
        .execute();
    expect(await read()).toEqual([
      { id: "order-1", name: "Ana", phone: expect.stringContaining("7") as string, order_count: 2 },
    ]);
    await trx.deleteFrom("contact_messages").where("id", "=", message).execute();
    expect(await read()).toEqual([
      { id: "order-1", name: "Ana Pop-Ene", phone: "+40722000001", order_count: 2 },
    ]);
    await trx
      .insertInto("customer_notes")
      .values({ id: "n", customer_id: "order-1", text: "x", written_at: "", written_by: "" })
      .execute();
    // As an order is anonymised.
    await trx
      .updateTable("orders")
      .set({ email: "", phone: "" })
      .where("id", "=", "order-1")
      .execute();
    expect(await read()).toMatchObject([{ order_count: 1 }]);
    await trx.updateTable("orders").set({ email: "", phone: "" }).execute();
    expect(await trx.selectFrom("customers").select("id").execute()).toEqual([]);
    expect(await trx.selectFrom("customer_notes").select("id").execute()).toEqual([]);
    const words = trx.selectFrom("found_entries").select("id").where("source", "=", "customers");
    expect(await words.execute()).toEqual([]);
  });
});

test("what is corrected goes to the customer whom it then names, with what was noted", async () => {
  await alone(async (trx) => {
    await arrive(1, { email: "ana@example.com", phone: "", full_name: "Ana", tax_code: "" }, trx);
    await arrive(2, { email: "anna@example.com", phone: "", full_name: "Ana", tax_code: "" }, trx);
    await trx
      .insertInto("customer_notes")
      .values({ id: "n", customer_id: "order-2", text: "x", written_at: "", written_by: "" })
      .execute();
    const correct = (email: string) =>
      trx.updateTable("orders").set({ email }).where("id", "=", "order-2").execute();
    await correct("anna@example.org");
    expect(await customerOf("order-2", trx)).toBe("order-2");
    await correct("ana@example.com");
    expect(await customerOf("order-2", trx)).toBe("order-1");
    const notes = await trx.selectFrom("customer_notes").select("customer_id").execute();
    expect(notes).toEqual([{ customer_id: "order-1" }]);
    const left = await trx.selectFrom("customers").select(["id", "order_count"]).execute();
    expect(left).toEqual([{ id: "order-1", order_count: 2 }]);
  });
});
