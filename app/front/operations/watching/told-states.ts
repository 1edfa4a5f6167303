import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** When administrators were mailed of each state that they were told of and that still lasts, by its name. */
export async function listToldStates(db: Db = shopDatabase()): Promise<Map<string, string>> {
  const rows = await db.selectFrom("told_states").select(["state", "told_at"]).execute();
  return new Map(rows.flatMap(({ state, told_at }) => (told_at ? [[state, told_at]] : [])));
}
