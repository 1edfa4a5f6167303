import { LRUCache } from "lru-cache";

import { versionOf, type Db, type Versioned } from "./engine";

/** At most so many values of one kind, for each database. */
const MOST = 500;

interface CachedVersion<Value> {
  version: number;
  values: LRUCache<string, NonNullable<Value>>;
}

/**
 * Caches reads of the catalogue and settings, or of the orders, until any of them changes. Inside a
 * transaction that changed something, reads go to the database and are not cached, because the
 * change may be rolled back. Callers share the cached value and must not change it.
 */
export function versionedCache<Value>(
  what: Versioned = "catalogue",
): (key: string, db: Db, read: () => Promise<Value>) => Promise<Value> {
  const byDatabase = new WeakMap<object, CachedVersion<Value>>();
  return async (key, db, read) => {
    const { version, isTentative } = versionOf(what, db);
    const owner = db.getExecutor().adapter;
    let current = byDatabase.get(owner);
    const cached = current?.version === version ? current.values.get(key) : undefined;
    if (cached !== undefined) return cached;
    if (isTentative) return read();
    if (current?.version !== version) {
      current = { version, values: new LRUCache({ max: MOST }) };
      byDatabase.set(owner, current);
    }
    // The version was read first: if a change comes in between, the value is newer than its
    // version, never older.
    const value = await read();
    if (value !== undefined && value !== null) current.values.set(key, value);
    return value;
  };
}
