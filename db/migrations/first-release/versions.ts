import type { Kysely } from "kysely";

import { countChangesOn, countedIn, countEditsOn, doesOn, engineIn } from "../on-both";
import { editedColumns } from "./edited-columns";

/** What pages are made from, by the counter that says when they are made anew. */
const counted = {
  catalogue_version: [
    "settings",
    "categories",
    "materials",
    "handles",
    "listings",
    "product_images",
    "content_translations",
    "vat_rates",
    "page_versions",
    "official_pictures",
    "construction_rules",
    "price_lists",
    "decor_pictures",
    "provider_keys",
    "delivery_zones",
    "teams",
    "holidays",
    "search_words",
  ],
  content_version: [
    "products",
    "moved_products",
    "renamed_categories",
    "gallery_images",
    "page_versions",
    "testimonials",
    "partners",
  ],
} as const;

/** Triggers that count changes, for what is kept in memory and for forms that somebody else has saved. */
export async function createVersions(db: Kysely<unknown>): Promise<void> {
  for (const counter of ["catalogue_version", "content_version"] as const) {
    for (const table of counted[counter]) await countChangesOn(db, table, counter);
  }
  for (const table of ["orders", "order_lines"]) {
    await countChangesOn(db, table, "orders_version", { prefix: "orders_version" });
  }
  await countShownChanges(db);
  await countEdits(db);
}

/** Of these only some changes are seen on a page. */
async function countShownChanges(db: Kysely<unknown>): Promise<void> {
  await countChangesOn(db, "swatches", "content_version", { changes: ["insert", "delete"] });
  await countChangesOn(db, "workshop_queue", "catalogue_version", { changes: ["insert"] });
  await doesOn(db, {
    name: "version_of_workshop_queue_update",
    on: "after update on workshop_queue",
    when: "new.days <> old.days",
    statements: countedIn(db, "catalogue_version"),
  });
  await countChangesOn(db, "reviews", "content_version", {
    isShown: (row) => `${row}.approved_at is not null`,
  });
  await countChangesOn(db, "review_pictures", "content_version", {
    isShown: (row) =>
      `exists (select 1 from reviews where id = ${row}.review_id and approved_at is not null)`,
  });
  await countChangesOn(db, "product_questions", "content_version", {
    isShown: (row) => `(${row}.answered_at is not null and ${row}.hidden_at is null)`,
  });
}

async function countEdits(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(editedColumns)) {
    await countEditsOn(db, table, columns);
  }
  await countEditsOn(db, "search_words", ["words"], { key: ["language", "kind"] });
  const withoutLogo = (row: string) =>
    engineIn(db) === "postgres"
      ? `(${row}.value::jsonb - 'logo')`
      : `json_remove(${row}.value, '$.logo')`;
  await countEditsOn(db, "settings", ["value"], {
    key: ["name"],
    when: `${withoutLogo("old")} is distinct from ${withoutLogo("new")}`,
  });
  for (const change of ["insert", "update", "delete"] as const) {
    const row = change === "delete" ? "old" : "new";
    await doesOn(db, {
      name: `row_version_of_product_images_${change}`,
      on: `after ${change} on product_images`,
      statements: `update products set version = version + 1 where id = ${row}.product_id;`,
    });
    await doesOn(db, {
      name: `row_version_of_gallery_texts_${change}`,
      on: `after ${change} on content_translations`,
      when: `${row}.subject = 'gallery_image'`,
      statements: `update gallery_images set version = version + 1 where id = ${row}.subject_id;`,
    });
    if (change === "update") continue;
    await doesOn(db, {
      name: `row_version_of_quotes_${change}`,
      on: `after ${change} on quotes`,
      statements: `update quote_requests set version = version + 1 where id = ${row}.request_id;`,
    });
  }
}
