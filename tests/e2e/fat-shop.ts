import { randomUUID } from "node:crypto";

import { sql } from "kysely";

import { foldText, slugOf } from "~/platform/format/compare-texts";
import type { Db } from "~db/engine";

/** Longer than a phone is wide: no space lets it break. */
const longWord = "Comodăfoartelungăfărăspațiișicusertare";
const longName = `${longWord} din lemn masiv de stejar afumat pentru holul de la intrare, cu oglindă`;

/** Adds ten times the sample's categories, products, decors and handles, with long words in all of them. */
export async function fatten(db: Db): Promise<void> {
  const now = new Date().toISOString();
  const first = await db
    .selectFrom("products")
    .selectAll()
    .orderBy("number")
    .executeTakeFirstOrThrow();
  for (let number = 1; number <= 45; number += 1) {
    const name = number % 3 === 0 ? `${longWord}${number}` : `Mobilier pentru camera ${number}`;
    const id = randomUUID();
    await db
      .insertInto("categories")
      .values({
        id,
        name,
        slug: slugOf(name),
        description: `${longWord} ${longName}`,
        is_featured: number < 8 ? 1 : 0,
        status: "active",
        display_order: 10 + number,
        is_sample: 0,
        created_at: now,
      })
      .execute();
    await db
      .insertInto("products")
      .values({
        ...first,
        id: randomUUID(),
        category_id: id,
        number: 1,
        name: `${longName} ${number}`,
        name_folded: foldText(longName),
        slug: `piesa-${number}`,
        created_at: now,
        price_bani: 99_999_900,
        stock_quantity: number % 2 ? 99 : 0,
        description: longName,
        specification: JSON.stringify({
          material: longName,
          dimensions: longWord,
          color: longWord,
          features: [longName, longWord],
        }),
      })
      .execute();
  }
  for (const table of ["materials", "handles"] as const) {
    const sample = await db
      .selectFrom<"materials" | "handles">(table)
      .selectAll()
      .executeTakeFirstOrThrow();
    for (let number = 1; number <= 50; number += 1) {
      const own = { id: `lung-${number}`, name: `${longWord} ${number}`, description: longName };
      const row = { ...sample, ...own, display_order: 100 + number };
      await db.insertInto<"materials" | "handles">(table).values(row).execute();
    }
  }
}

/** Columns of words that people type, by table. */
const typed = {
  orders: ["full_name", "address", "city", "notes", "company_name"],
  users: ["first_name", "last_name"],
  order_lines: ["name"],
  order_history: ["note"],
  reviews: ["author_name", "text", "answer"],
  addresses: ["full_name", "address", "city"],
  contact_messages: ["name", "subject", "message"],
  gallery_images: ["alt", "caption"],
  product_images: ["alt"],
  conversation_messages: ["text"],
  testimonials: ["name"],
  partners: ["name"],
  order_remarks: ["text"],
  customer_notes: ["text"],
  message_replies: ["text"],
  withdrawals: ["full_name", "answer"],
  delivery_zones: ["name"],
  teams: ["name"],
  holidays: ["name"],
  appointments: ["name", "address", "note", "desk_note"],
  drawing_versions: ["note", "answer_note"],
  claim_entries: ["text"],
  handover_notes: ["remark"],
  quote_requests: ["name", "city", "wishes"],
  quote_request_designs: ["name"],
  quotes: ["note"],
  product_questions: ["name", "text", "answer"],
} as const;

/** Writes a long word and more behind it wherever somebody has typed words. */
export async function lengthen(db: Db): Promise<void> {
  for (const [table, columns] of Object.entries(typed)) {
    for (const column of columns) {
      const own = sql.ref(column);
      await sql`update ${sql.table(table)} set ${own} = ${`${longName} `} || ${own} where ${own} <> ''`.execute(
        db,
      );
    }
  }
}
