import type { Kysely } from "kysely";

import { countedIn, doesOn, engineIn, isOther, nowIn } from "../on-both";

/** What lists, search and the history of prices read of the catalogue, kept in step by the catalogue itself. */
export async function createCatalogueTriggers(db: Kysely<unknown>): Promise<void> {
  await dropTranslations(db);
  await listProducts(db);
  await nameListings(db);
  await indexDescriptions(db);
  await notePrices(db);
}

const translated = {
  category: "categories",
  product: "products",
  product_image: "product_images",
  material: "materials",
  handle: "handles",
  gallery_image: "gallery_images",
  testimonial: "testimonials",
};

/** Translations go with what they translate, where no foreign key can say so. */
async function dropTranslations(db: Kysely<unknown>): Promise<void> {
  for (const [subject, table] of Object.entries(translated)) {
    await doesOn(db, {
      name: `content_translations_of_${table}`,
      on: `after delete on ${table}`,
      statements: `delete from content_translations
        where subject = '${subject}' and subject_id = old.id;`,
    });
  }
}

const isActive = "case when new.status = 'active' then 1 else 0 end";
const isListed = `case when new.status = 'active' and exists (
  select 1 from categories where id = new.category_id and status = 'active') then 1 else 0 end`;

/** A narrow row for each product, with all that lists filter and sort by. */
async function listProducts(db: Kysely<unknown>): Promise<void> {
  await doesOn(db, {
    name: "listings_of_category",
    on: "after update of status on categories",
    when: "old.status <> new.status",
    statements: `update listings
      set is_listed = case when is_active = 1 and new.status = 'active' then 1 else 0 end
      where category_id = new.id;`,
  });
  await doesOn(db, {
    name: "listings_of_new",
    on: "after insert on products",
    statements: `insert into listings
        (product_id, category_id, is_listed, is_active, price_bani, material, created_at, name_ro, form)
      values (new.id, new.category_id, ${isListed}, ${isActive}, new.price_bani, new.material,
        new.created_at, new.name_folded, new.form);`,
  });
  await doesOn(db, {
    name: "listings_of_changed",
    on: "after update of category_id, status, price_bani, material, created_at, name_folded, form on products",
    statements: `update listings set category_id = new.category_id, is_listed = ${isListed},
        is_active = ${isActive}, price_bani = new.price_bani, material = new.material,
        created_at = new.created_at, name_ro = new.name_folded, form = new.form
      where product_id = new.id;`,
  });
  await doesOn(db, {
    name: "listings_of_deleted",
    on: "after update of deleted_at on products",
    when: "new.deleted_at is not null",
    statements: "delete from listings where product_id = new.id;",
  });
}

const languages = ["ro", "en", "tr", "bg", "hu", "it", "fr", "ru"];

async function nameListings(db: Kysely<unknown>): Promise<void> {
  const set = (row: "old" | "new", text: string) =>
    `update listings set ${languages
      .slice(1)
      .map(
        (code) =>
          `name_${code} = case ${row}.language when '${code}' then ${text} else name_${code} end`,
      )
      .join(", ")} where product_id = ${row}.subject_id;`;
  for (const change of ["insert", "update", "delete"] as const) {
    const row = change === "delete" ? "old" : "new";
    await doesOn(db, {
      name: `listings_translation_${change}`,
      on: `after ${change} on content_translations`,
      when: `${row}.subject = 'product' and ${row}.field = 'name'`,
      statements: set(row, change === "delete" ? "null" : "new.search_text"),
    });
  }
}

/** The words of descriptions, numbered by eight times the listing's id, and the language. */
async function indexDescriptions(db: Kysely<unknown>): Promise<void> {
  const isOnPostgres = engineIn(db) === "postgres";
  const key = isOnPostgres ? "id" : "rowid";
  const into = `insert into products_words (${key}, ${isOnPostgres ? "words" : "description"})`;
  const words = (text: string) => (isOnPostgres ? `words_of(${text})` : text);
  const places = languages.map((code, place) => `when '${code}' then ${place}`).join(" ");
  const numberOf = (row: string) =>
    `(select id * 8 + case ${row}.language ${places} end from listings where product_id = ${row}.subject_id)`;
  const drop = (row: string) => `delete from products_words where ${key} = ${numberOf(row)};`;
  const add = `${into} select number, ${words("new.text")} from (select ${numberOf("new")} as number) as place
    where number is not null;`;
  await doesOn(db, {
    name: "products_words_of_new",
    on: "after insert on listings",
    statements: `${into} select new.id * 8, ${words("description")} from products
      where id = new.product_id;`,
  });
  const numbers = languages.map((_, place) => `old.id * 8 + ${place}`).join(", ");
  await doesOn(db, {
    name: "products_words_of_old",
    on: "after delete on listings",
    statements: `delete from products_words where ${key} in (${numbers});`,
  });
  const listing = "from listings where product_id = new.id";
  await doesOn(db, {
    name: "products_words_of_changed",
    on: "after update of description on products",
    when: "old.description <> new.description",
    statements: `delete from products_words where ${key} = (select id * 8 ${listing});
      ${into} select id * 8, ${words("new.description")} ${listing};
      ${countedIn(db, "catalogue_version")}`,
  });
  for (const [change, statements] of [
    ["insert", drop("new") + add],
    ["update", drop("old") + add],
    ["delete", drop("old")],
  ] as const) {
    const row = change === "delete" ? "old" : "new";
    await doesOn(db, {
      name: `products_words_text_${change}`,
      on: `after ${change} on content_translations`,
      when: `${row}.subject = 'product' and ${row}.field = 'description'`,
      statements,
    });
  }
}

/** Every price that was ever shown, and from when: what a reduction is measured by. */
async function notePrices(db: Kysely<unknown>): Promise<void> {
  const now = nowIn(db);
  const sinceAdded = `case when new.created_at < ${now} then new.created_at else ${now} end`;
  const note = (subject: string, price: string, isReduced: string, from: string) =>
    `insert into price_history (subject, subject_id, price_bani, is_reduced, is_public, started_at)
      values ('${subject}', new.id, new.${price}, ${isReduced}, ${isActive}, ${from});`;
  const isReduced = "case when new.regular_price_bani is null then 0 else 1 end";
  for (const [subject, table, columns, reduced, since] of [
    ["product", "products", ["price_bani", "regular_price_bani", "status"], isReduced, sinceAdded],
    ["material", "materials", ["surcharge_bani", "status"], "0", now],
    ["handle", "handles", ["surcharge_bani", "status"], "0", now],
  ] as const) {
    await doesOn(db, {
      name: `price_history_of_new_${table}`,
      on: `after insert on ${table}`,
      statements: note(subject, columns[0], reduced, since),
    });
    await doesOn(db, {
      name: `price_history_of_${table}`,
      on: `after update of ${columns.join(", ")} on ${table}`,
      when: isOther(columns),
      statements: note(subject, columns[0], reduced, now),
    });
  }
}
