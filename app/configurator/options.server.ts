import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";
import { versionedCache } from "~db/versioned-cache";
import type { HandleId, MaterialId } from "~/drawing/piece-design";
import type { Language } from "~/languages";

import type { Option, Options } from "./design";
import { translateRows } from "~/shop/content-translation.server";

const cachedOptions = versionedCache<Options>();

/** The active materials and handles in their order of display, named in a language. */
export function listOptions(language: Language, db: Db = shopDatabase()): Promise<Options> {
  return cachedOptions(language, db, async () => ({
    materials: await listOf<MaterialId>("materials", language, db),
    handles: await listOf<HandleId>("handles", language, db),
  }));
}

async function listOf<Id extends string>(
  table: "materials" | "handles",
  language: Language,
  db: Db,
): Promise<Option<Id>[]> {
  const rows = await db
    .selectFrom(table)
    .select(["id", "name", "surcharge_bani", "image_url"])
    .where("status", "=", "active")
    .orderBy("display_order")
    .execute();
  const subject = table === "materials" ? "material" : "handle";
  const named = await translateRows(rows, subject, { name: "name" }, byId, language, db);
  return named.map((row) => ({ ...row, id: row.id as Id }));
}

function byId({ id }: { id: string }): string {
  return id;
}
