import { mkdir, open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Waits until a file's bytes, or a directory's names, are on the disk. Without this a power cut may
 * leave a new or renamed file missing or empty after the file it replaced is gone. A file is
 * flushed before it is renamed into place, and its directory afterwards.
 */
export async function flushFile(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes a directory with everything in it. */
export async function flushTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await flushTree(path);
    else if (entry.isFile()) await flushFile(path);
  }
  await flushFile(directory);
}

/** Creates a directory that only its owner can read, with its missing parents. */
export async function makeDirectory(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) {
    await flushFile(dirname(made));
  }
}
