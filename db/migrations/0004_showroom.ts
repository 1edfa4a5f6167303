import { sql, type Kysely } from "kysely";

import { goesWith, strict } from "./helpers";

/** Content in several languages, messages, newsletter, gallery, page texts and what home shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("content_translations")
    .addColumn("subject", "text", (column) =>
      column
        .notNull()
        .check(
          sql`subject in ('category', 'product', 'product_image', 'material', 'handle', 'gallery_image', 'testimonial')`,
        ),
    )
    .addColumn("subject_id", "text", (column) => column.notNull())
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull().check(sql`language <> 'ro'`))
    .addColumn("text", "text", (column) => column.notNull().check(sql`text <> ''`))
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("content_translations_key", [
      "subject",
      "language",
      "subject_id",
      "field",
    ])
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("contact_messages")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("attachment_file", "text", (column) => column.unique())
    .addColumn("attachment_name", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("read_at", "text")
    .addColumn("answered_at", "text")
    .addColumn("done_at", "text")
    .addColumn("spam_at", "text")
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("contact_messages_newest")
    .on("contact_messages")
    .columns(["spam_at", "done_at", "created_at"])
    .execute();
  await db.schema
    .createIndex("contact_messages_unread")
    .on("contact_messages")
    .columns(["read_at", "spam_at"])
    .execute();
  await db.schema
    .createIndex("contact_messages_email")
    .on("contact_messages")
    .column("email")
    .execute();

  await db.schema
    .createTable("newsletter_subscribers")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("email", "text", (column) =>
      column
        .notNull()
        .unique()
        .check(sql`email = lower(email)`),
    )
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "text")
    .addColumn("unsubscribed_at", "text")
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("newsletter_subscribers_newest")
    .on("newsletter_subscribers")
    .column("created_at")
    .execute();
  await db.schema.alterTable("outbox").addColumn("unsubscribe_url", "text").execute();

  await db.schema
    .createTable("gallery_images")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("number", "integer", (column) =>
      column
        .notNull()
        .unique()
        .check(sql`number > 0`),
    )
    .addColumn("category_id", "text", (column) =>
      column.references("categories.id").onDelete("set null"),
    )
    .addColumn("image_url", "text", (column) => column.notNull())
    .addColumn("alt", "text", (column) => column.notNull())
    .addColumn("display_order", "integer", (column) => column.notNull())
    .addColumn("is_sample", "integer", (column) => column.notNull().check(sql`is_sample in (0, 1)`))
    .addColumn("created_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("gallery_images_order")
    .on("gallery_images")
    .columns(["display_order", "number"])
    .execute();
  await db.schema
    .createIndex("gallery_images_category")
    .on("gallery_images")
    .column("category_id")
    .execute();

  await db.schema
    .createTable("page_versions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("page", "text", (column) =>
      column
        .notNull()
        .check(sql`page in ('terms', 'privacy', 'cookies', 'accessibility', 'about')`),
    )
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("published_at", "text", (column) => column.notNull())
    .addColumn("published_by", "text", (column) => column.notNull())
    .addUniqueConstraint("page_versions_order", ["page", "language", "published_at"])
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("testimonials")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("rating", "integer", (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn("display_order", "integer", (column) => column.notNull())
    .addColumn("is_sample", "integer", (column) => column.notNull().check(sql`is_sample in (0, 1)`))
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createTable("partners")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("display_order", "integer", (column) => column.notNull())
    .addColumn("is_sample", "integer", (column) => column.notNull().check(sql`is_sample in (0, 1)`))
    .modifyEnd(strict())
    .execute();

  await moveOptionNames(db, "materials", "material");
  await moveOptionNames(db, "handles", "handle");

  for (const [table, subject] of [
    ["categories", "category"],
    ["products", "product"],
    ["product_images", "product_image"],
    ["materials", "material"],
    ["handles", "handle"],
    ["gallery_images", "gallery_image"],
    ["testimonials", "testimonial"],
  ] as const) {
    await goesWith(table, "content_translations", { subject }).execute(db);
  }
}

/** Their names in all languages were one JSON; now Romanian is a column, as everywhere. */
async function moveOptionNames(
  db: Kysely<unknown>,
  table: "materials" | "handles",
  subject: "material" | "handle",
): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn("name", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const { rows } = await sql<{
    id: string;
    names: string;
  }>`select id, names from ${sql.table(table)}`.execute(db);
  const now = new Date().toISOString();
  for (const { id, names } of rows) {
    const { ro = id, ...others } = JSON.parse(names) as Record<string, string>;
    await sql`update ${sql.table(table)} set name = ${ro} where id = ${id}`.execute(db);
    for (const [language, text] of Object.entries(others)) {
      if (text === "") continue;
      await sql`insert into content_translations
        (subject, subject_id, field, language, text, source, search_text, updated_at)
        values (${subject}, ${id}, 'name', ${language}, ${text}, ${ro}, '', ${now})`.execute(db);
    }
  }
  await db.schema.alterTable(table).dropColumn("names").execute();
}
