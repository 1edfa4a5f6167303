import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { flushFile, makeDirectory } from "./flush-files.server";
import { log } from "~/log/log.server";

/** The error codes of a disk that is full, failing or read-only. */
const DISK_ERRORS = ["ENOSPC", "EDQUOT", "EROFS", "EIO"];

/**
 * Writes a new file, whole or not at all, readable by its owner only, and flushes it to the disk.
 * Refuses when the disk takes nothing more; any other error is a fault of the shop and is thrown.
 */
export async function saveFile(
  directory: string,
  name: string,
  bytes: Uint8Array,
): Promise<{ kind: "saved" } | { kind: "not-saved" }> {
  const draft = join(directory, `${name}.draft`);
  try {
    await makeDirectory(directory);
    await writeFile(draft, bytes, { mode: 0o600, flag: "wx", flush: true });
    await rename(draft, join(directory, name));
    await flushFile(directory);
    return { kind: "saved" };
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!DISK_ERRORS.includes(code)) throw error;
    for (const file of [draft, join(directory, name)]) await rm(file, { force: true });
    log("file-not-saved", { code });
    return { kind: "not-saved" };
  }
}
