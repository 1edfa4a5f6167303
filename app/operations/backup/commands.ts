import { mkdtempSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { backupsDirectory, dataDirectory } from "~/env.server";

import { makeBackup } from "./make-backup";
import { restoreBackup, type Restored } from "./restore-backup";

/** `npm run backup [-- DIRECTORY]` */
export async function runBackup(): Promise<void> {
  const [directory = backupsDirectory] = process.argv.slice(3);
  // Visitors' requests go before the backup.
  setPriority(10);
  const { backup, manifest } = await makeBackup(resolve(directory));
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(
    `Backup ${backup}: ${manifest.orders} orders, ${manifest.files.length} files, ${size(bytes)}.`,
  );
}

/**
 * `npm run restore -- BACKUP` puts a backup where the shop's data belongs;
 * `npm run restore -- --verify BACKUP [NEW_DIRECTORY]` tries it out elsewhere.
 */
export async function runRestore(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    options: {
      verify: { type: "boolean", default: false },
      "replace-existing-database": { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [backup, directory] = positionals.map((path) => resolve(path));
  if (!backup || (directory && !values.verify)) {
    throw new Error(
      "Say which: npm run restore -- BACKUP [--replace-existing-database]\n" +
        "      or: npm run restore -- --verify BACKUP [NEW_DIRECTORY]",
    );
  }
  if (values.verify) return verify(backup, directory);
  const mayReplace = values["replace-existing-database"];
  const restored = await restoreBackup(backup, dataDirectory, { mayReplace });
  console.log(`Restored into ${dataDirectory}: ${describe(restored)}.`);
  if (restored.replaced) console.log(`What was there before is in ${restored.replaced}.`);
  if (restored.missing.length > 0) console.error(complain(restored));
}

async function verify(backup: string, directory: string | undefined): Promise<void> {
  const trial = directory ?? mkdtempSync(join(tmpdir(), "shop-restored-"));
  try {
    const restored = await restoreBackup(backup, trial, { mayReplace: false });
    if (restored.missing.length > 0) throw new Error(complain(restored));
    console.log(`The backup is sound: ${describe(restored)}.`);
  } finally {
    if (!directory) rmSync(trial, { recursive: true, force: true });
  }
}

function describe({ madeAt, orders, files, bytes }: Restored): string {
  return `made ${madeAt}, ${orders} orders, ${files} files, ${size(bytes)}`;
}

function complain({ missing }: Restored): string {
  return `The shop shows pictures that the backup does not hold:\n${missing.join("\n")}`;
}

function size(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
