import { expect, test } from "vitest";

import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import { isOnPostgres, versionsKnown } from "../engine";
import { openEmptyShop } from "../memory-database";

const numbers = versionedCache<string>();

async function nameIn(db: Db): Promise<string> {
  return (await findSettings(db)).company.name;
}

async function rename(name: string, db: Db): Promise<void> {
  const { company } = await findSettings(db);
  await changeSettings("company", { ...company, name }, db);
}

test("what nobody changed is read once, inside a transaction too", async () => {
  const db = await openEmptyShop();
  await versionsKnown(db);
  let reads = 0;
  const read = () => Promise.resolve(`read ${(reads += 1)}`);
  expect(await numbers("one", db, read)).toBe("read 1");
  await db.transaction().execute(async (trx) => {
    // Only a server's own transaction does not know whether it has changed anything.
    if (!isOnPostgres) expect(await numbers("one", trx, read)).toBe("read 1");
    await rename("Altă firmă SRL", trx);
    expect(await numbers("one", trx, read)).toBe("read 2");
    expect(await numbers("one", trx, read)).toBe("read 3");
  });
  expect(await numbers("one", db, read)).toBe("read 4");
  expect(await numbers("one", db, read)).toBe("read 4");
});

test("a transaction sees its own change, and nobody does once it was taken back", async () => {
  const db = await openEmptyShop();
  await rename("Prima SRL", db);
  expect(await nameIn(db)).toBe("Prima SRL");
  const failed = db.transaction().execute(async (trx) => {
    await rename("A doua SRL", trx);
    expect(await nameIn(trx)).toBe("A doua SRL");
    throw new Error("taken back");
  });
  await expect(failed).rejects.toThrow("taken back");
  expect(await nameIn(db)).toBe("Prima SRL");
  // The version that the rolled-back change had is used again for another one.
  await rename("A treia SRL", db);
  expect(await nameIn(db)).toBe("A treia SRL");
});

test("who asks while another's transaction is open is never left with what was true before it", async () => {
  const db = await openEmptyShop();
  await rename("Prima SRL", db);
  let asked: Promise<string> | undefined;
  await db.transaction().execute(async (trx) => {
    await rename("A doua SRL", trx);
    asked = nameIn(db);
    // A server answers at once with what is true until then.
    if (isOnPostgres) expect(await asked).toBe("Prima SRL");
  });
  // On SQLite the question waits for the one connection.
  if (!isOnPostgres) expect(await asked).toBe("A doua SRL");
  expect(await nameIn(db)).toBe("A doua SRL");
});
