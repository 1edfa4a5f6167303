import { sql, type Kysely } from "kysely";

import { countCatalogueChanges, strict } from "./helpers";

/** The numbers of the languages in the index of descriptions; never another order. */
const languages = ["ro", "en", "tr", "bg", "hu", "it", "fr", "ru"];

/**
 * What a search with words needs: the shape of each listing, the words of descriptions, and the owner's
 * own words for the kinds of pieces.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addForms(db);
  await indexDescriptions(db);
  await db.schema
    .createTable("search_words")
    .addColumn("language", "text", (column) => column.notNull().check(sql`length(language) = 2`))
    .addColumn("kind", "text", (column) => column.notNull())
    // Null where the default list is in force again.
    .addColumn("words", "text", (column) => column.check(sql`length(words) between 1 and 8000`))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint("search_words_key", ["language", "kind"])
    .modifyEnd(strict())
    .execute();
  await run(db, [
    `create trigger row_version_of_search_words after update of words on search_words
      when old.words is not new.words
    begin
      update search_words set version = version + 1
      where language = new.language and kind = new.kind;
    end`,
  ]);
  await countCatalogueChanges(db, "search_words");
}

/** The shape of a piece stands in its listing, where a filter finds it by an index. */
async function addForms(db: Kysely<unknown>): Promise<void> {
  const isListed = `new.status = 'active' and exists (
    select 1 from categories where id = new.category_id and status = 'active')`;
  await run(db, [
    "alter table listings add column form text not null default ''",
    "update listings set form = (select form from products where id = product_id)",
    "create index listings_form on listings (form, is_listed, category_id, material)",
    "drop trigger listings_of_new",
    "drop trigger listings_of_changed",
    `create trigger listings_of_new after insert on products begin
      insert into listings (product_id, category_id, is_listed, is_active, price_bani, material,
        created_at, name_ro, form)
      values (new.id, new.category_id, ${isListed}, new.status = 'active', new.price_bani,
        new.material, new.created_at, new.name_folded, new.form);
    end`,
    `create trigger listings_of_changed
      after update of category_id, status, price_bani, material, created_at, name_folded, form
        on products
    begin
      update listings set category_id = new.category_id, is_listed = ${isListed},
        is_active = new.status = 'active', price_bani = new.price_bani, material = new.material,
        created_at = new.created_at, name_ro = new.name_folded, form = new.form
      where product_id = new.id;
    end`,
  ]);
}

/**
 * The words of descriptions, numbers and nothing else of a row: a listing's number times eight, plus the
 * number of the language.
 */
async function indexDescriptions(db: Kysely<unknown>): Promise<void> {
  const index = "products_words";
  const place = (language: string) =>
    `case ${language} ${languages.map((code, at) => `when '${code}' then ${at}`).join(" ")} end`;
  const rowOf = (row: string) =>
    `(select id * 8 + ${place(`${row}.language`)} from listings where product_id = ${row}.subject_id)`;
  const isText = (row: string) => `${row}.subject = 'product' and ${row}.field = 'description'`;
  const drop = (row: string) => `delete from ${index} where rowid = ${rowOf(row)};`;
  const add = `insert into ${index} (rowid, description) select ${rowOf("new")}, new.text
    where ${rowOf("new")} is not null;`;
  await run(db, [
    `create virtual table ${index} using fts5(description, content = '', contentless_delete = 1,
      detail = none, tokenize = "unicode61 remove_diacritics 2", prefix = '3 4')`,
    `insert into ${index} (rowid, description)
      select listings.id * 8, description from listings
        join products on products.id = product_id`,
    `insert into ${index} (rowid, description)
      select listings.id * 8 + ${place("language")}, text from content_translations
        join listings on product_id = subject_id
      where subject = 'product' and field = 'description' and language <> 'ro'`,
    `create trigger ${index}_of_new after insert on listings begin
      insert into ${index} (rowid, description)
        select new.id * 8, description from products where id = new.product_id;
    end`,
    `create trigger ${index}_of_old after delete on listings begin
      delete from ${index} where rowid in (${languages.map((_, at) => `old.id * 8 + ${at}`).join(", ")});
    end`,
    `create trigger ${index}_of_changed after update of description on products
      when old.description <> new.description
    begin
      delete from ${index} where rowid = (select id * 8 from listings where product_id = new.id);
      insert into ${index} (rowid, description)
        select id * 8, new.description from listings where product_id = new.id;
      update catalogue_version set version = version + 1;
    end`,
    `create trigger ${index}_text_insert after insert on content_translations
      when ${isText("new")} begin ${drop("new")} ${add} end`,
    `create trigger ${index}_text_update after update on content_translations
      when ${isText("new")} begin ${drop("old")} ${add} end`,
    `create trigger ${index}_text_delete after delete on content_translations
      when ${isText("old")} begin ${drop("old")} end`,
  ]);
}

async function run(db: Kysely<unknown>, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
