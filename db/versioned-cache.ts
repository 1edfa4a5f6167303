import { type Db } from "./sqlite/engine";
import { versionOf } from "./sqlite/content-version";

/** Values of one kind kept at a time, for each database. */
const MOST = 500;

interface CachedVersion<Value> {
  version: number;
  values: Map<string, Value>;
}

/**
 * A read of the catalogue and the settings, or of the orders, that is made once and then answered
 * from memory, until anybody changes them. What a transaction changed it reads anew, and that is not
 * kept: it may be taken back. The value is shared by everybody who asks; nobody may change it.
 */
export function versionedCache<Value>(
  what: "catalogue" | "orders" = "catalogue",
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
      current = { version, values: new Map() };
      byDatabase.set(owner, current);
    }
    // Read after the number was: a change in between makes this newer than its number, never older.
    const value = await read();
    if (current.values.size >= MOST) current.values.delete([...current.values.keys()][0] ?? "");
    current.values.set(key, value);
    return value;
  };
}
