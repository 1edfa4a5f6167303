import { type Db } from "./sqlite/engine";
import { versionOf } from "./sqlite/content-version";

/** Values of one kind kept at a time, for each database. */
const MOST = 500;

interface Shelf<Value> {
  version: number;
  values: Map<string, Value>;
}

/**
 * A read of the catalogue and the settings, or of the orders, that is made once and then answered
 * from memory, until anybody changes them. What a transaction changed it reads anew, and that is not
 * kept: it may be taken back. The value is shared by everybody who asks; nobody may change it.
 */
export function keep<Value>(
  what: "catalogue" | "orders" = "catalogue",
): (key: string, db: Db, read: () => Promise<Value>) => Promise<Value> {
  const shelves = new WeakMap<object, Shelf<Value>>();
  return async (key, db, read) => {
    const { version, isTentative } = versionOf(what, db);
    const owner = db.getExecutor().adapter;
    let shelf = shelves.get(owner);
    const kept = shelf?.version === version ? shelf.values.get(key) : undefined;
    if (kept !== undefined) return kept;
    if (isTentative) return read();
    if (shelf?.version !== version) {
      shelf = { version, values: new Map() };
      shelves.set(owner, shelf);
    }
    // Read after the number was: a change in between makes this newer than its number, never older.
    const value = await read();
    if (shelf.values.size >= MOST) shelf.values.delete([...shelf.values.keys()][0] ?? "");
    shelf.values.set(key, value);
    return value;
  };
}
