import { expect, test } from "vitest";

import { listTables } from "~db/engine";

import { listTriggers } from "../engine";
import { openCatalogue, openEmptyShop } from "../memory-database";

/** The tables without a version that a trigger counts, by why nobody saves over somebody else's change. */
const uncounted: Record<string, string[]> = {
  "counts the changes of many rows": ["catalogue_version", "content_version", "orders_version"],
  "is written once: what is new is another row": [
    "accepted_texts",
    "board_remakes",
    "claim_entries",
    "consents",
    "conversation_messages",
    "handover_notes",
    "audit_log",
    "mail_files",
    "message_replies",
    "order_history",
    "order_remarks",
    "customer_notes",
    "page_versions",
    "payments",
    "price_history",
    "promise_changes",
    "deliveries",
    "delivered_lines",
    "quote_numbers",
    "quote_pictures",
    "quote_request_designs",
    "review_pictures",
    "sent_pictures",
    "shared_designs",
    "stock_moves",
    "transport_quotes",
  ],
  "is numbered, and a number that is there is not written again": [
    "construction_rules",
    "price_lists",
    "drawing_versions",
    "documents",
    "quotes",
  ],
  "is changed by steps, whose form names the state that it left": [
    "batches",
    "bank_rows",
    "board_steps",
    "card_tasks",
    "claims",
    "e_invoice_uploads",
    "layout_runs",
    "offcuts",
    "orders",
    "refunds",
    "withdrawals",
    "withdrawal_lines",
    "bulk_changes",
  ],
  "is compared with what its form showed of it": [
    "content_translations",
    "customer_tags",
    "swatches",
  ],
  "is added and removed, not edited": [
    "batch_lines",
    "staff_invitations",
    "saved_filters",
    "customer_merges",
    "decor_pictures",
    "holidays",
    "workshop_absences",
    "moved_products",
    "official_pictures",
    "product_imports",
    "renamed_categories",
    "vat_rates",
  ],
  "is replaced as a whole, unseen": ["plan_moves", "provider_keys", "professional_advice"],
  "is part of a row that has a version": [
    "product_images",
    "order_lines",
    "bulk_change_rows",
    "supplier_order_lines",
  ],
  // Of a person's account the office sets the role and whether it is open, each as a step.
  "is one person's own": [
    "users",
    "addresses",
    "appointment_holds",
    "carts",
    "cart_lines",
    "checkout_drafts",
    "conversations",
    "newsletter_subscribers",
    "passkeys",
    "saved_items",
    "saved_lists",
    "stock_alerts",
  ],
  "is written by the shop itself, by no form that edits": [
    "account_links",
    "account_notices",
    "assistant_days",
    "assistant_shares",
    "assistant_troubles",
    "background_jobs",
    "bank_row_payments",
    "bank_statements",
    "calendar_feeds",
    "card_events",
    "card_payments",
    "card_refunds",
    "care_reminders",
    "clock",
    "discount_uses",
    "document_series",
    "ended_saved_links",
    "figures",
    "found_entries",
    "customers",
    "customer_records",
    "order_index",
    "link_requests",
    "listings",
    "new_customers",
    "one_time_codes",
    "order_mail_requests",
    "order_numbers",
    "order_sums",
    "outbox",
    "outbox_files",
    "partners",
    "passkey_challenges",
    "payment_reminders",
    "pending_sign_ins",
    "people",
    "product_views",
    "rate_limits",
    "recovery_codes",
    "registrations",
    "sample_rows",
    "sample_week",
    "sent_forms",
    "sessions",
    "shared_numbers",
    "swatch_credits",
    "testimonials",
    "told_states",
    "workshop_load",
  ],
};

test("what forms edit has a version that a trigger counts; every other table says why it needs none", async () => {
  const db = await openEmptyShop();
  const tables = await listTables(db);
  const triggers = await listTriggers(db);
  const counted = triggers
    .filter(({ name, table }) => name === `row_version_of_${table}`)
    .map(({ table }) => table);
  const listed = Object.values(uncounted).flat();
  expect([...counted, ...listed].sort()).toEqual(tables);
  const introspected = await db.introspection.getTables();
  const versioned = introspected.filter(({ columns }) =>
    columns.some(({ name }) => name === "version"),
  );
  expect(versioned.map(({ name }) => name)).toEqual(expect.arrayContaining(counted));
});

test("whatever way a row is edited, its version counts it once, and what is only noted not at all", async () => {
  const db = await openCatalogue();
  const values = { id: "hardware hinge", least: 1, supplier_code: "", pack: 1 };
  await db.insertInto("stock_items").values(values).execute();
  const version = async () =>
    (await db.selectFrom("stock_items").select("version").executeTakeFirstOrThrow()).version;
  await db.updateTable("stock_items").set({ on_hand: 12 }).execute();
  await db.updateTable("stock_items").set({ least: 1, pack: 1 }).execute();
  expect(await version()).toBe(1);
  await db.updateTable("stock_items").set({ least: 2, supplier_code: "F-7" }).execute();
  expect(await version()).toBe(2);
});
