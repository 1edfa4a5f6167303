import SQLite from "better-sqlite3";

/**
 * Does the work while no other process does work under the same file, or returns "busy" at once. The
 * lock is one of SQLite's, which the system takes back from a process that ends in any way.
 */
export async function underLock<Result>(
  file: string,
  work: () => Promise<Result>,
): Promise<Result | "busy"> {
  const holder = new SQLite(file, { timeout: 0 });
  try {
    holder.exec("begin exclusive");
  } catch (error) {
    holder.close();
    if (error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY")) return "busy";
    throw error;
  }
  try {
    return await work();
  } finally {
    holder.close();
  }
}
