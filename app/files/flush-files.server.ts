import { mkdir, open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Waits until the disk has what was written to a file, or which names a directory holds: what is
 * written or renamed may otherwise be gone or empty after a power cut, when what it replaced is gone
 * for good. A file is flushed before it gets its name, and its directory after that.
 */
export async function flushFile(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The same of a directory with everything in it. */
export async function flushTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await flushTree(path);
    else if (entry.isFile()) await flushFile(path);
  }
  await flushFile(directory);
}

/** Makes a directory, its owner's alone, with those above it that are missing. */
export async function makeDirectory(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) {
    await flushFile(dirname(made));
  }
}
