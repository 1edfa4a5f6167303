import { sql, type Kysely } from "kysely";

/**
 * Staff read Romanian, whatever the language of an order: a line keeps its names for them beside
 * those that its buyer read. Lines of before get today's Romanian names of product, material and
 * handle; where the product is gone, its name stays as ordered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["staff_name", "staff_configuration"]) {
    await db.schema.alterTable("order_lines").addColumn(column, "text").execute();
  }
  const isForeign = sql`order_id in (select id from orders where language <> 'ro')`;
  await sql`update order_lines
    set staff_name = (select name from products where products.id = product_id)
    where ${isForeign}`.execute(db);
  const nameOf = (table: string, key: string, name: string) => sql`coalesce(
    (select name from ${sql.table(table)} where id = json_extract(configuration, ${key})),
    json_extract(configuration, ${name}))`;
  await sql`update order_lines
    set staff_configuration = json_set(configuration,
      '$.materialName', ${nameOf("materials", "$.material", "$.materialName")},
      '$.handleName', ${nameOf("handles", "$.handle", "$.handleName")})
    where configuration <> '' and ${isForeign}`.execute(db);
}
