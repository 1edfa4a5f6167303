import fc from "fast-check";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import {
  contains,
  hasWords,
  idsByName,
  inLongTransaction,
  isOutcomeUnknown,
  isStorageTrouble,
  numberIn,
  rowsAs,
  valuesOf,
  versionOf,
  watchContent,
  type Db,
} from "~db/engine";
import { inSharedTransaction } from "~db/group-commit";
import { openDatabase } from "~db/postgres/engine";

import { breakChange, newDatabase, versionsKnown } from "../engine";
import { addCategory, addProduct, openEmptyShop, openInMemory } from "../memory-database";
import { addPerson } from "../people";
import { size } from "../promises/proof";
import { startLine } from "./line";

/** Two processes with the same database. */
async function openTwice(): Promise<[Db, Db]> {
  const url = await newDatabase("empty");
  return [openDatabase(url), openDatabase(url)];
}

const key = "a use";
const readCount = async (db: Db) => {
  const row = db.selectFrom("rate_limits").select("count").where("key", "=", key);
  return (await row.executeTakeFirst())?.count ?? 0;
};
const setCount = (count: number, db: Db) =>
  db
    .insertInto("rate_limits")
    .values({ key, count, resets_at: "2026-11-26T00:00:00.000Z" })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ count }))
    .execute();

test("what a transaction has read stays true until it has written, in whichever process", async () => {
  const both = await openTwice();
  const raise = async (trx: Db) => setCount((await readCount(trx)) + 1, trx);
  const works = Array.from({ length: 40 }, (_, index) => {
    const db = both[index % 2]!;
    return index % 3 === 0
      ? inSharedTransaction(db, raise)
      : db.transaction().execute((trx) => raise(trx));
  });
  await Promise.all(works);
  expect(await readCount(both[0])).toBe(40);
});

test("readers wait for nobody who writes", async () => {
  const db = await openEmptyShop();
  await setCount(1, db);
  await db.transaction().execute(async (trx) => {
    await setCount(2, trx);
    expect(await readCount(db)).toBe(1);
  });
  expect(await readCount(db)).toBe(2);
});

test("who has changed something sees it at once, and other processes soon", async () => {
  const [one, other] = await openTwice();
  await versionsKnown(one);
  await versionsKnown(other);
  const before = versionOf("catalogue", one).version;
  await addCategory(one, "mese");
  const after = versionOf("catalogue", one).version;
  expect(after).toBeGreaterThan(before);
  await expect
    .poll(() => versionOf("catalogue", other).version, { interval: 5, timeout: 10_000 })
    .toBe(after);
  await one
    .transaction()
    .execute(async (trx) => {
      await addCategory(trx, "scaune");
      expect(versionOf("catalogue", trx).isTentative).toBe(true);
      throw new Error("undone");
    })
    .catch(() => undefined);
  expect(versionOf("catalogue", one).version).toBe(after);
});

test("whoever asks for what others have changed knows every commit from before, however many ask", async () => {
  const [one, other] = await openTwice();
  await versionsKnown(one);
  await versionsKnown(other);
  const watch = watchContent(other);
  for (let nth = 0; nth < 20; nth += 1) {
    // Questions under way are not the answer to those that come after the commit.
    const earlier = [watch.refresh!(), watch.refresh!()];
    await addCategory(one, `categoria-${nth}`);
    const known = versionOf("catalogue", one).version;
    await watch.refresh!();
    const { version } = versionOf("catalogue", other);
    // Below zero while news is being read: then nothing cached is used.
    if (version >= 0) expect(version).toBe(known);
    await Promise.all(earlier);
  }
});

test("without the line that listens nothing cached is used, until there is another", async () => {
  const [db, operator] = await openTwice();
  await versionsKnown(db);
  const known = versionOf("orders", db).version;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and query like '%from content_version)%'`.execute(operator);
  await expect
    .poll(() => versionOf("orders", db).version, { interval: 5, timeout: 10_000 })
    .toBeLessThan(0);
  expect(versionOf("orders", db).version).not.toBe(versionOf("orders", db).version);
  await expect.poll(() => versionOf("orders", db).version, { timeout: 10_000 }).toBe(known);
});

const killWriters = (operator: Db) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(operator);

test("a line that breaks undoes its transaction, and the next one is made anew", async () => {
  const [db, operator] = await openTwice();
  const failure: unknown = await db
    .transaction()
    .execute(async (trx) => {
      await setCount(5, trx);
      await killWriters(operator);
      await setCount(6, trx);
    })
    .catch((error: unknown) => error);
  expect(isStorageTrouble(failure)).toBe(true);
  expect(isOutcomeUnknown(failure)).toBe(false);
  expect(await readCount(db)).toBe(0);
});

test("while the server is away whatever is asked is told as trouble, and goes on afterwards", async () => {
  const line = await startLine(await newDatabase("empty"));
  onTestFinished(line.close);
  const db = openDatabase(line.url);
  expect(await readCount(db)).toBe(0);
  const ask = () =>
    Promise.all(
      [
        ...Array.from({ length: 15 }, () => readCount(db)),
        setCount(1, db),
        db.transaction().execute(readCount),
      ].map((asked) =>
        asked.then(
          () => undefined,
          (error: unknown) => error,
        ),
      ),
    );
  const under = ask();
  line.cut();
  for (const failure of [...(await under), ...(await ask()), ...(await ask())]) {
    if (failure === undefined) continue;
    const isTold = isStorageTrouble(failure) || isOutcomeUnknown(failure);
    expect([isTold, failure]).toEqual([true, failure]);
  }
  await line.mend();
  await expect.poll(() => readCount(db).catch(() => -1)).toBeGreaterThanOrEqual(0);
  await db.destroy();
});

test("of a line that breaks during a commit nobody knows", async () => {
  const [db, operator] = await openTwice();
  await sql
    .raw(
      `create function dawdle() returns trigger language plpgsql as
        $$ begin perform pg_sleep(20); return null; end $$;
      create constraint trigger slow after insert on rate_limits deferrable initially deferred
        for each row execute function dawdle()`,
    )
    .execute(operator);
  const failure = setCount(1, db).then(
    () => undefined,
    (error: unknown) => error,
  );
  const asleep = sql`select from pg_stat_activity
    where datname = current_database() and query = 'commit' and wait_event = 'PgSleep'`;
  await expect.poll(async () => (await asleep.execute(operator)).rows.length).toBe(1);
  await killWriters(operator);
  expect(isOutcomeUnknown(await failure)).toBe(true);
  expect(isStorageTrouble(await failure)).toBe(false);
});

test("a transaction in which a statement failed is not taken for done", async () => {
  const db = await openEmptyShop();
  const mend = await breakChange(db, { change: "insert", table: "rate_limits" }, "no");
  const work = db.transaction().execute(async (trx) => {
    await setCount(1, trx).catch(() => undefined);
  });
  await expect(work).rejects.toThrow("had failed");
  await mend();
  await setCount(3, db);
  expect(await readCount(db)).toBe(3);
});

test("long work gives way to who writes in another process, and is done in the end", async () => {
  const [db, other] = await openTwice();
  let attempts = 0;
  const long = inLongTransaction(db, async (trx) => {
    attempts += 1;
    await addCategory(trx, "dulapuri");
    if (attempts === 1) await sql`select pg_sleep(20)`.execute(trx);
  });
  await expect.poll(() => attempts).toBe(1);
  await setCount(7, other);
  expect(await readCount(db)).toBe(7);
  await long;
  expect(attempts).toBe(2);
  const categories = await db.selectFrom("categories").select("slug").execute();
  expect(categories).toEqual([{ slug: "dulapuri" }]);
});

test("a text with a NUL breaks nothing", async () => {
  const db = await openEmptyShop();
  await addPerson(db, { email: "ana\0@example.com" });
  const rows = db.selectFrom("users").select("email").where("email", "=", "ana@example.com\0");
  expect(await rows.execute()).toEqual([{ email: "ana@example.com" }]);
  const inJson = db
    .selectFrom("users")
    .select("id")
    .where("email", "in", valuesOf(["x\0"]));
  expect(await inJson.execute()).toEqual([]);
});

test("numbers, tests and JSON rows come as from SQLite", async () => {
  const rows = [
    { word: "a", whole: 2 ** 40, part: 1.5, nothing: null },
    { word: "b", whole: -1, part: 2, nothing: null },
  ];
  const read = (db: Db) =>
    db
      .selectFrom(rowsAs("row", rows, ["word", "whole", "part", "nothing"]))
      .select((eb) => [
        "word",
        "whole",
        "part",
        "nothing",
        eb.val(7).as("seven"),
        eb.val("text").as("text"),
        eb("whole", ">", 0).as("isLarge"),
        eb("word", "in", []).as("isNowhere"),
        eb("whole", "in", valuesOf<number>([])).as("isOfNone"),
        eb("whole", "not in", valuesOf<number>([])).as("isOfAll"),
        eb("word", "not in", []).as("isElsewhere"),
        eb("word", "is not", eb.val("a")).as("isOther"),
        eb("word", "like", "A%").as("isAlike"),
      ])
      .orderBy("word")
      .execute();
  expect(await read(await openEmptyShop())).toEqual(await read(await openInMemory("empty")));
});

const letters = [
  "a",
  "Ă",
  "ș",
  "ț",
  "e",
  "é",
  "ő",
  "i",
  "ш",
  "К",
  "ф",
  " ",
  "-",
  "7",
  "%",
  "_",
  "\\",
];
const names = fc.array(
  fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 10 }),
  { minLength: 1, maxLength: 6 },
);

test("both find the same by words, by parts of names and in the same order", async () => {
  await fc.assert(
    fc.asyncProperty(names, fc.nat({ max: 30 }), async (all, at) => {
      const text = all[at % all.length]!.slice(0, 1 + (at % 4));
      const finds: unknown[] = [];
      for (const db of [postgres, memory]) {
        for (const table of ["products", "categories", "users"] as const)
          await db.deleteFrom(table).execute();
        const categoryId = await addCategory(db, "toate");
        for (const [index, name] of all.entries()) {
          await addProduct(db, { categoryId, number: index + 1, name });
          await addPerson(db, { email: `${index}@example.com`, first_name: name, last_name: "" });
        }
        finds.push(await findAll(text, db));
      }
      expect(finds[0]).toEqual(finds[1]);
    }),
    { numRuns: size(25, 300) },
  );
});

const postgres = await openEmptyShop();
const memory = await openInMemory("empty");

async function findAll(text: string, db: Db) {
  const ids = idsByName(["name_ro", "name_hu"], text);
  const isFound = hasWords("people_words", text);
  const named = db.selectFrom("listings").innerJoin("products", "products.id", "product_id");
  const people = db.selectFrom("users").select("first_name").orderBy("first_name");
  return {
    inOrder: await people.orderBy("email").execute(),
    containing: await people.where((eb) => contains(eb.ref("first_name"), text)).execute(),
    named:
      ids &&
      (await named
        .select("products.name")
        .where("listings.id", "in", ids)
        .orderBy("number")
        .execute()),
    byWords:
      isFound &&
      (await people
        .where("id", "in", (eb) =>
          eb
            .selectFrom("people_words")
            .crossJoin("people")
            .select("user_id")
            .where("people.id", "=", numberIn("people_words"))
            .where(isFound),
        )
        .orderBy("email")
        .execute()),
  };
}
