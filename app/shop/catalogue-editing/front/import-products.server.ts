import { randomUUID } from "node:crypto";

import { z } from "~/platform/basics/zod";
import type { Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";

import type { SeenProduct } from "../bulk-changes/import-row.server";
import { type ImportPlan, planImport, idsIn, listSeen } from "../bulk-changes/plan-import.server";
import { readProductFile } from "../bulk-changes/read-file.server";

/**
 * Saves an uploaded file until it is applied, with the versions and stock of the products it names
 * at this moment: the changes of the file are relative to these. Returns its id.
 */
export async function saveImport(
  admin: Admin,
  file: { name: string; content: string },
  db: Db = shopDatabase(),
): Promise<string> {
  const id = randomUUID();
  const seen = await listSeen(idsIn(await readProductFile(file.content)), db);
  await db
    .insertInto("product_imports")
    .values({
      id,
      admin_id: admin.id,
      file_name: file.name,
      content: file.content,
      created_at: new Date().toISOString(),
      seen: JSON.stringify(Object.fromEntries(seen)),
    })
    .execute();
  return id;
}

/** The products that a file names, by their ids, as they were when it was uploaded. */
const readSeen = storedJson(
  "product_imports.seen",
  z.record(z.string(), z.object({ version: z.int(), stock: z.int() })),
);

export interface FoundImport {
  file_name: string;
  seen: Map<string, SeenProduct>;
  plan: ImportPlan;
}

/** A saved file and its plan, or undefined when it is unknown or already applied. */
export async function findImport(
  id: string,
  db: Db = shopDatabase(),
): Promise<FoundImport | undefined> {
  const row = await db
    .selectFrom("product_imports")
    .select(["file_name", "content", "seen"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const seen = new Map(Object.entries(readSeen(row.seen)));
  return { file_name: row.file_name, seen, plan: await planImport(row.content, seen, db) };
}
