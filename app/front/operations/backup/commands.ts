import { mkdtempSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { backupsDirectory, dataDirectory } from "~/platform/env/env.server";
import { sendUploads } from "~/platform/media/uploads-store.server";

import { restoreCopy } from "../copy/restore-copy";
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
 * `npm run restore -- --verify BACKUP [NEW_DIRECTORY]` tries it out elsewhere. With `--from COPY` in
 * place of the backup, a continuous copy: the newest, or the newest until `--at INSTANT`.
 */
export async function runRestore(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    options: {
      verify: { type: "boolean", default: false },
      "replace-existing-database": { type: "boolean", default: false },
      from: { type: "string" },
      at: { type: "string" },
    },
    allowPositionals: true,
  });
  const { verify: isTrial, from, at } = values;
  const paths = positionals.map((path) => resolve(path));
  const backup = from === undefined ? paths.shift() : undefined;
  const [directory] = paths;
  const isWhich = from === undefined ? backup !== undefined && at === undefined : from !== "";
  if (!isWhich || paths.length > (isTrial ? 1 : 0)) {
    throw new Error(
      "Say which: npm run restore -- BACKUP [--replace-existing-database]\n" +
        "      or: npm run restore -- --from COPY [--at INSTANT] [--replace-existing-database]\n" +
        "      or: npm run restore -- --verify BACKUP [NEW_DIRECTORY]\n" +
        "      or: npm run restore -- --verify --from COPY [--at INSTANT] [NEW_DIRECTORY]",
    );
  }
  const mayReplace = values["replace-existing-database"] && !isTrial;
  if (from !== undefined) {
    const restored = await restoreCopy(from, at, { mayReplace, isTrial, directory });
    if (!restored.isNewest) console.error("There are copies of a later time: --at takes them.");
    return isTrial ? tellSound("copy", restored) : finish(restored);
  }
  if (isTrial) return verify(backup!, directory);
  await finish(await restoreBackup(backup!, dataDirectory, { mayReplace }));
}

/** Puts restored uploads where the shop reads them, and tells what was restored. */
async function finish(restored: Restored): Promise<void> {
  await sendUploads();
  console.log(`Restored into ${dataDirectory}: ${describe(restored)}.`);
  if (restored.replaced) console.log(`What was there before is in ${restored.replaced}.`);
  if (restored.missing.length > 0) console.error(complain(restored));
}

async function verify(backup: string, directory: string | undefined): Promise<void> {
  const trial = directory ?? mkdtempSync(join(tmpdir(), "shop-restored-"));
  try {
    tellSound("backup", await restoreBackup(backup, trial, { isTrial: true }));
  } finally {
    if (!directory) rmSync(trial, { recursive: true, force: true });
  }
}

function tellSound(what: "backup" | "copy", restored: Restored): void {
  if (restored.missing.length > 0) throw new Error(complain(restored));
  console.log(`The ${what} is sound: ${describe(restored)}.`);
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
