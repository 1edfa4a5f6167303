import { sql, type Kysely } from "kysely";

/** What the back office edits of each kind of row. Counters, stock and what is only noted are not. */
const edited = {
  products: [
    "category_id",
    "name",
    "slug",
    "price_bani",
    "description",
    "status",
    "material",
    "specification",
    "form",
  ],
  categories: [
    "name",
    "slug",
    "description",
    "is_featured",
    "status",
    "display_order",
    "image_url",
    "deleted_at",
  ],
  materials: ["name", "surcharge_bani", "image_url", "status", "display_order"],
  handles: ["name", "surcharge_bani", "image_url", "status", "display_order"],
  gallery_images: ["category_id", "image_url", "alt", "display_order"],
  reviews: ["rating", "text", "approved_at", "refused_at", "refusal_reason", "answer"],
  contact_messages: ["answered_at", "done_at", "spam_at"],
};

/**
 * Every row that is edited has a version, which grows with each change of it by whatever way: a form
 * that was drawn from an older one is told so. The pictures of a product are part of it, and so are
 * the translations of a gallery picture.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(edited)) {
    await addVersion(table, db);
    const isOther = columns.map((column) => `old.${column} is not new.${column}`).join(" or ");
    await run(
      `create trigger row_version_of_${table} after update of ${columns.join(", ")} on ${table}
        when ${isOther}
      begin update ${table} set version = version + 1 where id = new.id; end`,
      db,
    );
  }
  await addVersion("settings", db);
  // The shop's mark has a form of its own beside that of the group it is kept in.
  await run(
    `create trigger row_version_of_settings after update of value on settings
      when json_remove(old.value, '$.logo') is not json_remove(new.value, '$.logo')
    begin update settings set version = version + 1 where name = new.name; end`,
    db,
  );
  for (const [change, row] of [
    ["insert", "new"],
    ["update", "new"],
    ["delete", "old"],
  ]) {
    await run(
      `create trigger row_version_of_product_images_${change} after ${change} on product_images
      begin update products set version = version + 1 where id = ${row}.product_id; end`,
      db,
    );
    await run(
      `create trigger row_version_of_gallery_texts_${change} after ${change} on content_translations
        when ${row}.subject = 'gallery_image'
      begin update gallery_images set version = version + 1 where id = ${row}.subject_id; end`,
      db,
    );
  }
  // The versions and the stock of the products that a file names, when it was uploaded.
  await run("alter table product_imports add column seen text not null default '{}'", db);
}

async function addVersion(table: string, db: Kysely<unknown>): Promise<void> {
  await run(`alter table ${table} add column version integer not null default 1`, db);
}

async function run(statement: string, db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}
