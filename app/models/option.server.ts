import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { HandleId, MaterialId } from "~/drawing/configuration";

import type { Option, Options } from "./configuration";

/** The active materials and handles in their order of display, named in a language. */
export async function listOptions(language: string, db: Db = shopDatabase()): Promise<Options> {
  const [materials, handles] = await Promise.all([
    listOf<MaterialId>("materials", language, db),
    listOf<HandleId>("handles", language, db),
  ]);
  return { materials, handles };
}

async function listOf<Id extends string>(
  table: "materials" | "handles",
  language: string,
  db: Db,
): Promise<Option<Id>[]> {
  const rows = await db
    .selectFrom(table)
    .select(["id", "names", "surcharge_bani", "image_url"])
    .where("status", "=", "active")
    .orderBy("display_order")
    .execute();
  return rows.map(({ names, ...row }) => {
    const byLanguage = JSON.parse(names) as Record<string, string>;
    return { ...row, id: row.id as Id, name: byLanguage[language] ?? byLanguage.ro ?? row.id };
  });
}
