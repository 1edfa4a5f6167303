import SQLite from "better-sqlite3";

import { adapterOf, type Db } from "./engine";

/** The version of what public pages show; it changes with every change, from whichever process. */
export interface ContentWatch {
  version: () => number;
  close: () => void;
}

/**
 * Uses a connection of its own, because SQLite's `data_version` reports only the commits of other
 * connections. The content version, which triggers keep, is read only after such a commit.
 */
export function watchContent(file: string): ContentWatch {
  const database = new SQLite(file, { readonly: true });
  const commits = database.prepare("pragma data_version").pluck();
  const content = database
    .prepare(
      "select content.version + catalogue.version from content_version as content, catalogue_version as catalogue",
    )
    .pluck();
  let seen: unknown;
  let version = 0;
  return {
    version: () => {
      const latest = commits.get();
      if (latest !== seen) {
        version = content.get() as number;
        seen = latest;
      }
      return version;
    },
    close: () => database.close(),
  };
}

/**
 * The version that grows with every change of the catalogue, its texts and the settings, or of the
 * orders, from whichever process; and whether a transaction is open, which may still be rolled
 * back.
 */
export function versionOf(
  what: "catalogue" | "orders",
  db: Db,
): { version: number; isTentative: boolean } {
  const { database, statements } = adapterOf(db);
  const row = statements.prepare(`select version from ${what}_version`).get();
  return { ...(row as { version: number }), isTentative: database.inTransaction };
}
