import { endOf, type Db } from "~db/engine";

/** How many figures of a number count within its year. */
const FIGURES = { orders: 6, quote_requests: 5, shared_designs: 5 } as const;

/** Lets the numbers of orders, requests, designs and the trial's documents go on from the last one that is left. */
export async function setNumbersBack(trx: Db): Promise<void> {
  await setBack("orders", "order_numbers", trx);
  await setBack("quote_requests", "quote_numbers", trx);
  await setBack("shared_designs", "shared_numbers", trx);
  const series = await trx
    .selectFrom("document_series")
    .select(["kind", "prefix"])
    .where("is_trial", "=", 1)
    .execute();
  for (const { kind, prefix } of series) {
    const { last } = await trx
      .selectFrom("documents")
      .select((eb) => eb.fn.max<number | null>("number").as("last"))
      .where("prefix", "=", prefix)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable("document_series")
      .set({ last_number: last ?? 0 })
      .where("kind", "=", kind)
      .where("is_trial", "=", 1)
      .execute();
  }
}

async function setBack(
  table: keyof typeof FIGURES,
  numbers: "order_numbers" | "quote_numbers" | "shared_numbers",
  trx: Db,
): Promise<void> {
  const years = await trx.selectFrom(numbers).select("year").execute();
  for (const { year } of years) {
    const { last } = await trx
      .selectFrom(table as "orders")
      .select((eb) => eb.fn.max<string | null>(endOf(eb.ref("number"), FIGURES[table])).as("last"))
      .where("number", "like", `%-${year}-%`)
      .executeTakeFirstOrThrow();
    if (last === null) await trx.deleteFrom(numbers).where("year", "=", year).execute();
    else {
      const last_number = Number(last);
      await trx.updateTable(numbers).set({ last_number }).where("year", "=", year).execute();
    }
  }
}
