import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** Every category, active or not, by name: what a product can be put into (spec §7). */
export async function listCategoryChoices(
  db: Db = shopDatabase(),
): Promise<{ slug: string; name: string }[]> {
  return db.selectFrom("categories").select(["slug", "name"]).orderBy("name").execute();
}
