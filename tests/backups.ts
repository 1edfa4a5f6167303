import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { manifestPath, type Manifest } from "~/front/operations/backup/manifest";

const DATABASE_FILE = "shop.sqlite";

/** A backup as the shop recognises it: a directory of any name, with a manifest and its database. */
export function putBackup(into: string, name: string, madeAt: Date): string {
  const backup = join(into, name);
  mkdirSync(backup, { recursive: true });
  writeFileSync(join(backup, DATABASE_FILE), "rows");
  const database = { path: DATABASE_FILE, bytes: 4, sha256: "0".repeat(64) };
  const manifest: Manifest = { madeAt: madeAt.toISOString(), orders: 0, files: [database] };
  writeFileSync(manifestPath(backup), JSON.stringify(manifest));
  return backup;
}
