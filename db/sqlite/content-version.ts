import SQLite from "better-sqlite3";

import type { ContentWatch, Db, Versioned } from "../engine";
import { adapterOf } from "./dialect";

/**
 * Uses a connection of its own, because SQLite's `data_version` reports only the commits of other
 * connections. The content version, which triggers keep, is read only after such a commit.
 */
export function watchContent(db: Db): ContentWatch {
  const database = new SQLite(adapterOf(db).database.name, { readonly: true });
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

export function versionOf(what: Versioned, db: Db): { version: number; isTentative: boolean } {
  const { database, statements } = adapterOf(db);
  const row = statements.prepare(`select version from ${what}_version`).get();
  return { ...(row as { version: number }), isTentative: database.inTransaction };
}
