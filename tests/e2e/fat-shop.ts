import { randomUUID } from "node:crypto";

import { foldText } from "~/format/fold";
import { slugOf } from "~/format/slug";
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
        ...{ id, name, slug: slugOf(name), description: `${longWord} ${longName}` },
        ...{ is_featured: number < 8 ? 1 : 0, status: "active", display_order: 10 + number },
        ...{ is_sample: 0, created_at: now },
      })
      .execute();
    await db
      .insertInto("products")
      .values({
        ...first,
        ...{ id: randomUUID(), category_id: id, number: 1, name: `${longName} ${number}` },
        ...{ name_folded: foldText(longName), slug: `piesa-${number}`, created_at: now },
        ...{ price_bani: 99_999_900, stock_quantity: number % 2 ? 99 : 0, description: longName },
        specification: JSON.stringify({
          ...{ material: longName, dimensions: longWord, color: longWord },
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
