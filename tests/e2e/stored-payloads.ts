import { sql } from "kysely";

import { recordAction } from "~/platform/settings/audit-log.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

/** Every column that holds words somebody typed and a page or a mail shows. */
const columns: Partial<Record<keyof Database, string[]>> = {
  addresses: ["full_name", "phone", "address", "city", "postal_code"],
  appointments: ["name", "email", "phone", "address", "note", "desk_note"],
  bank_rows: ["details", "payer", "reference"],
  banks: ["name"],
  bulk_change_rows: ["name"],
  categories: ["name", "description"],
  claim_entries: ["text", "written_by"],
  contact_messages: ["name", "email", "phone", "subject", "message", "attachment_name"],
  content_translations: ["text"],
  conversation_messages: ["text"],
  customer_notes: ["text", "written_by"],
  customer_tags: ["tag"],
  customers: ["name", "company_name", "email", "phone", "tax_code"],
  delivery_zones: ["name"],
  drawing_versions: ["note", "answer_note", "created_by"],
  gallery_images: ["alt", "caption"],
  handles: ["name", "description"],
  handover_notes: ["remark", "noted_by"],
  holidays: ["name"],
  materials: ["name", "description"],
  message_replies: ["text", "sent_by"],
  newsletter_subscribers: ["email"],
  offcuts: ["discard_reason"],
  order_history: ["changed_by", "note"],
  order_lines: ["name", "staff_name"],
  order_remarks: ["text", "written_by"],
  orders: [
    "full_name",
    "email",
    "phone",
    "address",
    "city",
    "postal_code",
    "notes",
    "company_name",
    "tax_code",
    "registry_number",
    "iban",
    "delivery_name",
    "delivery_address",
    "delivery_city",
    "delivery_postal_code",
  ],
  outbox: ["subject", "last_error"],
  page_versions: ["text", "published_by"],
  partners: ["name"],
  passkeys: ["name"],
  payments: ["remark", "recorded_by"],
  product_images: ["alt", "image_url"],
  product_imports: ["file_name"],
  product_questions: ["name", "text"],
  products: ["name", "description"],
  promise_changes: ["reason", "changed_by"],
  quote_requests: ["name", "email", "phone", "city", "wishes"],
  quotes: ["note", "made_by", "answer_note"],
  reviews: ["author_name", "text", "refusal_reason", "answer"],
  sessions: ["user_agent"],
  stock_items: ["supplier_code"],
  stock_moves: ["note", "moved_by"],
  supplier_orders: ["note"],
  suppliers: ["name", "phone"],
  teams: ["name"],
  testimonials: ["name", "role", "content"],
  transport_quotes: ["made_by"],
  users: ["first_name", "last_name", "phone"],
  withdrawals: ["full_name", "email", "statement", "answer"],
};

const fixedBy = [
  "accepted_text_page_versions_update",
  "drawing_versions_fixed",
  "drawing_versions_answered",
  "drawing_versions_replaced",
  "quotes_fixed",
  "quotes_answered_once",
];

/** Puts a text into every one of them, made different in each row, and into the settings. */
export async function storeEverywhere(db: Db, text: string): Promise<number> {
  let count = 0;
  // What somebody has accepted or approved never changes in a shop.
  for (const name of fixedBy) await sql`drop trigger if exists ${sql.ref(name)}`.execute(db);
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names) {
      // Addresses of people are kept in small letters, and some names are there only once.
      const value = sql`lower(${text}) || ' ' || rowid`;
      const plain = sql`${text} || ' ' || rowid`;
      const kept = /email/.test(name) ? value : plain;
      const changed = await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${kept}`.execute(
        db,
      );
      if (!changed.numAffectedRows) throw new Error(`nothing is in ${table}`);
      count += 1;
    }
  }
  // Of a question, only what has been answered has an answer.
  await sql`update product_questions set answer = ${text} where answer is not null`.execute(db);
  const specification = JSON.stringify({
    material: text,
    dimensions: text,
    color: text,
    features: [text],
  });
  await db.updateTable("products").set({ specification }).execute();
  for (const [name, fields] of [
    ["general", ["siteName", "siteDescription", "phone", "address"]],
    ["company", ["name", "taxCode", "registryNumber", "seat", "bank", "iban"]],
  ] as const) {
    const value = JSON.stringify(Object.fromEntries(fields.map((field) => [field, text])));
    const row = { name, value, updated_at: new Date().toISOString() };
    await db
      .insertInto("settings")
      .values(row)
      .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
      .execute();
    count += fields.length;
  }
  // Entries are never changed: one more tells of a change to and from the text.
  const admin = { id: text, email: text.toLowerCase() };
  const entry = { subject: "category", subjectId: text, before: { [text]: "" } } as const;
  await recordAction({ admin, action: "category-changed", ...entry, after: { [text]: text } }, db);
  return count + 6;
}
