import { existsSync, rmSync } from "node:fs";
import { rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

import { countOrders, type Store } from "../engine";
import { openDatabase } from "./engine";
import { underLock } from "./file-lock";
import { copyDatabase, isDamage, isInUse, isSound, listDamage } from "./maintenance";

/** The name of the database file, in the data directory and in a backup. */
export const DATABASE_FILE = "shop.sqlite";

/** A database in a file. */
export function fileStore(file: string): Store {
  return {
    name: file,
    copyName: DATABASE_FILE,
    open: (onLost) => openDatabase(file, { fileMustExist: true, onLost }),
    openOrMake: () => openDatabase(file),
    isThere: () => Promise.resolve(existsSync(file)),
    traces: () => [`${file}-wal`].filter((path) => existsSync(path)),
    alone: (name, work) => underLock(join(dirname(file), `${name}.lock`), work),
    isInUse: () => Promise.resolve(isInUse(file)),
    hasStrangers: () => Promise.resolve(false),
    isDamage,
    remove: () => {
      for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
      return Promise.resolve();
    },
    size: async () => {
      const parts = [file, `${file}-wal`].filter((path) => existsSync(path));
      const sizes = await Promise.all(parts.map((path) => stat(path)));
      return sizes.reduce((sum, { size }) => sum + size, 0);
    },
    fingerprint: async () => {
      const parts = [file, `${file}-wal`].map(async (path) => {
        const found = await stat(path, { bigint: true }).catch(() => undefined);
        return `${path} ${found?.size} ${found?.mtimeNs}`;
      });
      return (await Promise.all(parts)).join("\n");
    },
    copyTo: async (copy) => {
      await copyDatabase(file, copy);
      const db = openDatabase(copy);
      try {
        const damage = await listDamage(db);
        if (damage.length > 0) throw new Error(`The database is damaged:\n${damage.join("\n")}`);
        return await countOrders(db);
      } finally {
        await db.destroy();
      }
    },
    withCopy: async (copy, work) => {
      const db = openDatabase(copy);
      try {
        if (!(await isSound(db))) throw new Error("The backup's database is damaged.");
        return await work(db);
      } finally {
        await db.destroy();
      }
    },
    takeCopy: async (copy) => {
      await rename(copy, file);
      return undefined;
    },
  };
}
