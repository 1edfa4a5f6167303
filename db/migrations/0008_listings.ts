import { sql, type Kysely } from "kysely";

import { createNameIndex, strict } from "./helpers";

const names = ["ro", "en", "tr", "bg", "hu", "it", "fr", "ru"].map((code) => `name_${code}`);
const translated = names.filter((name) => name !== "name_ro");

/**
 * What lists and searches of products need, in narrow rows that follow the products by themselves,
 * and a number that grows with every change of what is kept in memory.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("listings")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("product_id", "text", (column) =>
      column.notNull().unique().references("products.id").onDelete("cascade"),
    )
    .addColumn("category_id", "text", (column) => column.notNull())
    // For sale: active, in an active category.
    .addColumn("is_listed", "integer", (column) => column.notNull())
    .addColumn("is_active", "integer", (column) => column.notNull())
    .addColumn("price_bani", "integer", (column) => column.notNull())
    .addColumn("material", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("name_ro", "text", (column) => column.notNull())
    .$call((table) => translated.reduce((one, name) => one.addColumn(name, "text"), table))
    .modifyEnd(strict())
    .execute();
  await fill(db);
  await createIndexes(db);
  await createNameIndex(db, "listings", names);
  await followProducts(db);
  await countVersions(db);
}

async function fill(db: Kysely<unknown>): Promise<void> {
  const inLanguage = translated.map(
    (name) => `(select search_text from content_translations
      where subject = 'product' and subject_id = products.id and field = 'name'
        and language = '${name.slice(-2)}')`,
  );
  await run(db, [
    `insert into listings (product_id, category_id, is_listed, is_active, price_bani, material,
        created_at, ${names.join(", ")})
      select products.id, category_id, products.status = 'active' and categories.status = 'active',
        products.status = 'active', price_bani, material, products.created_at, name_folded,
        ${inLanguage.join(", ")}
      from products join categories on categories.id = category_id order by products.created_at`,
  ]);
}

/** Each list is read in its order from an index that also holds what it is filtered by. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const indexes = {
    newest: "is_listed, created_at, category_id, price_bani, material",
    price: "is_listed, price_bani, category_id, material",
    material: "is_listed, material, price_bani, category_id",
    category: "category_id, is_listed, created_at, price_bani, material",
    category_price: "category_id, is_listed, price_bani, material",
    added: "created_at, is_active, category_id",
    category_added: "category_id, created_at, is_active",
    active_added: "is_active, created_at, category_id",
    ...Object.fromEntries(
      names.map((name) => {
        const shown = name === "name_ro" ? name : `coalesce(${name}, name_ro)`;
        return [name, `is_listed, ${shown}, category_id, price_bani, material`];
      }),
    ),
  };
  await run(
    db,
    Object.entries(indexes).map(
      ([name, columns]) => `create index listings_${name} on listings (${columns})`,
    ),
  );
  // Lists and searches no longer ask the products themselves.
  for (const name of ["products_added", "products_category", "products_status"]) {
    await db.schema.dropIndex(name).execute();
  }
}

async function followProducts(db: Kysely<unknown>): Promise<void> {
  const isListed = `new.status = 'active' and exists (
    select 1 from categories where id = new.category_id and status = 'active')`;
  const rename = (row: string, text: string) =>
    translated
      .map((name) => `${name} = iif(${row}.language = '${name.slice(-2)}', ${text}, ${name})`)
      .join(", ");
  const translation = (row: string) => `${row}.subject = 'product' and ${row}.field = 'name'`;
  await run(db, [
    `create trigger listings_of_new after insert on products begin
      insert into listings (product_id, category_id, is_listed, is_active, price_bani, material,
        created_at, name_ro)
      values (new.id, new.category_id, ${isListed}, new.status = 'active', new.price_bani,
        new.material, new.created_at, new.name_folded);
    end`,
    `create trigger listings_of_changed
      after update of category_id, status, price_bani, material, created_at, name_folded on products
    begin
      update listings set category_id = new.category_id, is_listed = ${isListed},
        is_active = new.status = 'active', price_bani = new.price_bani, material = new.material,
        created_at = new.created_at, name_ro = new.name_folded
      where product_id = new.id;
    end`,
    `create trigger listings_of_category after update of status on categories
      when old.status <> new.status
    begin
      update listings set is_listed = is_active and new.status = 'active'
      where category_id = new.id;
    end`,
    ...["insert", "update"].map(
      (change) => `create trigger listings_translation_${change}
        after ${change} on content_translations when ${translation("new")}
      begin
        update listings set ${rename("new", "new.search_text")} where product_id = new.subject_id;
      end`,
    ),
    `create trigger listings_translation_delete
      after delete on content_translations when ${translation("old")}
    begin
      update listings set ${rename("old", "null")} where product_id = old.subject_id;
    end`,
  ]);
}

/** Kept in memory is what was read under the same number. Stock and orders do not change it. */
async function countVersions(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "create table catalogue_version (version integer not null) strict",
    "insert into catalogue_version values (1)",
    ...[
      "settings",
      "categories",
      "materials",
      "handles",
      "listings",
      "product_images",
      "content_translations",
    ].flatMap((table) =>
      ["insert", "update", "delete"].map(
        (change) => `create trigger version_of_${table}_${change} after ${change} on ${table} begin
          update catalogue_version set version = version + 1;
        end`,
      ),
    ),
  ]);
}

async function run(db: Kysely<unknown>, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
