import type { Store } from "~/platform/stores/store";

/** A store in memory whose operations are counted, and which may break off before one of them. */
export interface MemoryStore extends Store {
  objects: Map<string, Buffer>;
  /** Operations so far. */
  count: number;
  /** The operation that fails, as when the machine loses its power before it; none at undefined. */
  endsAt: number | undefined;
}

export function memoryStore(): MemoryStore {
  const objects = new Map<string, Buffer>();
  // Once the power is gone, nothing more is done.
  const step = () => {
    store.count += 1;
    if (store.endsAt !== undefined && store.count >= store.endsAt) throw new Error("no power");
    return Promise.resolve();
  };
  const store: MemoryStore = {
    objects,
    count: 0,
    endsAt: undefined,
    put: async (name, bytes) => {
      await step();
      objects.set(name, Buffer.from(bytes));
    },
    get: async (name) => {
      await step();
      return objects.get(name);
    },
    list: async (folder) => {
      await step();
      return [...objects.keys()].filter((name) => name.startsWith(`${folder}/`)).sort();
    },
    remove: async (name) => {
      await step();
      objects.delete(name);
    },
  };
  return store;
}
