import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { z } from "~/platform/basics/zod";

/** The database in a backup: a copy of the file, or a server's dump. */
export const DATABASE_FILES = ["shop.sqlite", "shop.dump"];
const MANIFEST_FILE = "manifest.json";

/**
 * The contents of a backup beside the database: the key that cookies and stored secrets need, and
 * the uploads.
 */
export const INCLUDED = ["secret", "uploads"];

/** The paths that a backup may have in it, so that nothing is written outside of it. */
export const OWN_PATH = /^(shop\.(sqlite|dump)|secret|uploads(\/[\w-][\w.-]*)+)$/;

const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  orders: z.number().int().min(0),
  files: z.array(
    z.object({
      path: z.string().regex(OWN_PATH),
      bytes: z.number().int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

/** The list of a backup's files with their hashes, which shows whether it is complete. */
export type Manifest = z.output<typeof manifestSchema>;

export function manifestPath(backup: string): string {
  return join(backup, MANIFEST_FILE);
}

/** A backup's manifest. Refuses a directory without one, or with one that this shop did not write. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(manifestPath(backup), "utf8").catch(() => undefined);
  if (text === undefined) throw new Error(`${backup} is no backup: it has no ${MANIFEST_FILE}.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${manifestPath(backup)} is damaged.`);
  }
}

/** The files of a data directory that belong into a backup, by their relative paths. */
export async function listIncluded(directory: string): Promise<string[]> {
  const found: string[] = [];
  for (const included of INCLUDED) {
    const path = join(directory, included);
    if (!existsSync(path)) continue;
    if ((await stat(path)).isFile()) found.push(included);
    else {
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(".draft"));
      for (const file of files) {
        found.push(join(file.parentPath, file.name).slice(directory.length + 1));
      }
    }
  }
  return found.sort();
}

export async function describeFile(directory: string, path: string) {
  const file = join(directory, path);
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return { path, bytes: (await stat(file)).size, sha256: hash.digest("hex") };
}

/** The files that differ from the manifest. */
export async function listDifferences(backup: string, { files }: Manifest): Promise<string[]> {
  const different: string[] = [];
  for (const { path, sha256 } of files) {
    const found = await describeFile(backup, path).catch(() => undefined);
    if (found?.sha256 !== sha256) different.push(path);
  }
  return different;
}
