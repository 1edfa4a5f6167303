import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";

import { S3_PLACE } from "~/platform/env/env.server";
import { flushFile, makeDirectory } from "~/platform/files/flush-files.server";

import { type S3Access, type Store, MOST_OBJECT_BYTES } from "./store";

/**
 * The store at a place: a directory, which must exist, or `s3://BUCKET/FOLDER`. Refuses the second
 * without access, and anything else with a scheme.
 */
export async function openStore(place: string, access: S3Access | undefined): Promise<Store> {
  const [, bucket, folder = ""] = S3_PLACE.exec(place) ?? [];
  if (bucket === undefined) {
    if (/^\w+:\/\//.test(place)) throw new Error(`${place} is no directory and no s3://BUCKET.`);
    return directoryStore(place);
  }
  if (!access) {
    throw new Error(
      `${place} takes COPY_S3_ACCESS_KEY_ID and COPY_S3_SECRET_ACCESS_KEY, and for other companies ` +
        "than Amazon COPY_S3_ENDPOINT.",
    );
  }
  // Read only where it is used.
  const { s3Store } = await import("./s3/s3-store");
  return s3Store(bucket, folder, access);
}

/**
 * A directory as a store, one file for each object, flushed to the disk before it counts. The directory itself is
 * not made: where another disk is not mounted, a new directory in its place would pass for it. A file that was
 * being written during a crash is left with a name in `.draft`, and is listed like an object.
 */
export function directoryStore(directory: string): Store {
  const root = resolve(directory);
  if (!existsSync(root)) throw new Error(`The directory ${root} is not there.`);
  const pathOf = (name: string) => {
    const path = resolve(root, name);
    if (!path.startsWith(join(root, "/"))) throw new Error(`${name} is no name of an object.`);
    return path;
  };
  return {
    put: async (name, bytes) => {
      const path = pathOf(name);
      const draft = join(dirname(path), `${basename(path)}.draft`);
      try {
        await makeDirectory(dirname(path));
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await rename(draft, path);
        await flushFile(dirname(path));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (name) => {
      const path = pathOf(name);
      try {
        if ((await stat(path)).size > MOST_OBJECT_BYTES) throw new Error(`${path} is too large.`);
        return await readFile(path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    list: async (folder) => {
      const path = pathOf(folder);
      if (!existsSync(path)) return [];
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .sort();
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
