import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/**
 * Rates of VAT with the first day of each. An older shop keeps the one rate that it had set: as the
 * rate since 2017, or, where that was the 21 % of today, since the day on which the law made it so.
 * Prices include VAT from now on where nobody chose otherwise. A shop in business that has been adding
 * VAT goes on doing so, and says it beside each price, or it would sell at a loss: its owner chooses.
 * The subtotal of an order is what it costs without VAT, whether its prices held VAT or not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("vat_rates")
    .addColumn("first_day", "text", (column) =>
      column
        .primaryKey()
        .notNull()
        .check(sql`first_day glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`),
    )
    .addColumn("percent", "integer", (column) =>
      column.notNull().check(sql`percent between 0 and 100`),
    )
    .modifyEnd(strict())
    .execute();
  const { rows } = await sql<{ percent: number | null }>`
    select json_extract(value, '$.vatPercent') as percent from settings where name = 'trade'
  `.execute(db);
  const percent = rows[0]?.percent ?? 19;
  if (percent === 21) {
    await sql`insert into vat_rates values ('2017-01-01', 19), ('2025-08-01', 21)`.execute(db);
  } else {
    await sql`insert into vat_rates values ('2017-01-01', ${percent})`.execute(db);
  }
  await sql`
    insert into settings (name, value, updated_at)
    select 'trade', json_object('isVatIncluded', json('false')), strftime('%Y-%m-%dT%H:%M:%fZ')
    where exists (select 1 from settings where name = 'opening'
        and json_extract(value, '$.openedAt') is not null)
      and (select is_vat_included from orders order by placed_at desc limit 1) = 0
    on conflict (name) do update set value = json_set(value, '$.isVatIncluded', json('false'))
      where json_type(value, '$.isVatIncluded') is null
  `.execute(db);
  await sql`
    update settings set value = json_remove(value, '$.vatPercent')
    where name = 'trade' and json_extract(value, '$.vatPercent') is not null
  `.execute(db);
  await sql`
    update orders set subtotal_bani = total_bani - vat_bani where is_vat_included = 1
  `.execute(db);
  // What is kept of the rates, and the pages made from them, are read anew when one changes.
  for (const change of ["insert", "update", "delete"]) {
    await sql
      .raw(
        `create trigger version_of_vat_rates_${change} after ${change} on vat_rates
        begin update catalogue_version set version = version + 1; end`,
      )
      .execute(db);
  }
}
