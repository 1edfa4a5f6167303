import { dataDirectory, uploadsPlace, uploadsS3Access } from "~/platform/env/env.server";
import { log } from "~/platform/log/log.server";
import { directoryStore, openStore } from "~/platform/stores/open-store";
import { isStoreTrouble, type Store } from "~/platform/stores/store";

/** The folder of the uploads in their store, and in the data directory. */
const FOLDER = "uploads";

/** A visitor waits for it. */
const MOST_MS = 10_000;

let bucket: Promise<Store> | undefined;

/**
 * Where uploads are: the data directory, or the bucket that processes on several machines share. A picture
 * is `uploads/ID.webp`, an attachment `uploads/contact/ID.webp` or `.pdf`. No name is ever given twice.
 */
async function uploadsStore(): Promise<Store> {
  if (uploadsPlace === undefined) return directoryStore(dataDirectory);
  return (bucket ??= openStore(
    uploadsPlace,
    uploadsS3Access && { ...uploadsS3Access, mostMs: MOST_MS },
  ));
}

/** Keeps a new upload, whole or not at all. Refuses when its place takes nothing at the moment. */
export async function keepUpload(
  name: string,
  bytes: Uint8Array,
): Promise<{ kind: "kept" } | { kind: "not-saved" }> {
  const store = await uploadsStore();
  const path = `${FOLDER}/${name}`;
  try {
    await store.put(path, new Uint8Array(bytes));
    return { kind: "kept" };
  } catch (error) {
    tell("upload-not-saved", error);
    await store.remove(path).catch(() => undefined);
    return { kind: "not-saved" };
  }
}

/** An upload's bytes; undefined if there is none of this name, or if its place cannot be read now. */
export async function readUpload(name: string): Promise<Buffer | undefined> {
  return (await uploadsStore()).get(`${FOLDER}/${name}`).catch((error: unknown) => {
    tell("upload-not-read", error);
    return undefined;
  });
}

/** Deletes an upload; nothing happens when there is none. One that its place does not delete is logged. */
export async function removeUpload(name: string): Promise<void> {
  const removing = (await uploadsStore()).remove(`${FOLDER}/${name}`);
  await removing.catch((error: unknown) => tell("upload-not-removed", error));
}

/** Logs what is wrong with the place; throws what is a fault of the shop. */
function tell(event: string, error: unknown): void {
  if (!isStoreTrouble(error)) throw error;
  log(event, { reason: (error as Error).message });
}

/** The names of all uploads. */
export async function listUploads(): Promise<string[]> {
  const paths = await (await uploadsStore()).list(FOLDER);
  return paths.map((path) => path.slice(FOLDER.length + 1));
}

/**
 * Makes the uploads in the data directory the same as those in the bucket, because backups and copies are
 * made of the data directory. Does nothing if the uploads are kept there anyway.
 */
export async function fetchUploads(): Promise<void> {
  if (uploadsPlace === undefined) return;
  const [from, to] = [await uploadsStore(), directoryStore(dataDirectory)];
  await copyMissing(from, to);
  const wanted = new Set(await from.list(FOLDER));
  for (const path of await to.list(FOLDER)) if (!wanted.has(path)) await to.remove(path);
}

/** After a restore, puts those uploads of the data directory into the bucket that it lacks. */
export async function sendUploads(): Promise<void> {
  if (uploadsPlace !== undefined) {
    await copyMissing(directoryStore(dataDirectory), await uploadsStore());
  }
}

async function copyMissing(from: Store, to: Store): Promise<void> {
  const present = new Set(await to.list(FOLDER));
  for (const path of await from.list(FOLDER)) {
    if (present.has(path) || path.endsWith(".draft")) continue;
    const bytes = await from.get(path);
    // It may be deleted meanwhile.
    if (bytes) await to.put(path, new Uint8Array(bytes));
  }
}
