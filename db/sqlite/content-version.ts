import SQLite from "better-sqlite3";

import { adapterOf, type Db } from "./engine";

/** Tells by a number whether anything that public pages show was changed, by whatever process. */
export interface ContentWatch {
  version: () => number;
  close: () => void;
}

/**
 * Watches over a connection of its own: for the engine every commit of any other connection, in this
 * process or another, is news. Only then is the version itself read, which triggers keep.
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
 * The number that grows with every change of the catalogue, its texts and the settings, or of the
 * orders, whichever process made it; and whether it may yet be taken back, because a transaction is
 * open.
 */
export function versionOf(
  what: "catalogue" | "orders",
  db: Db,
): { version: number; isTentative: boolean } {
  const { database, statements } = adapterOf(db);
  const row = statements.prepare(`select version from ${what}_version`).get();
  return { ...(row as { version: number }), isTentative: database.inTransaction };
}
