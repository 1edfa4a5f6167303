import type { Kysely } from "kysely";

import { createCatalogueTriggers } from "./first-release/catalogue-triggers";
import { insertFirstRows } from "./first-release/first-rows";
import * as postgres from "./first-release/on-postgres";
import * as sqlite from "./first-release/on-sqlite";
import { createOrderTriggers } from "./first-release/order-triggers";
import { createPeopleTriggers } from "./first-release/people-triggers";
import { createRefusals } from "./first-release/refusals";
import { afterwards } from "./first-release/tables/afterwards";
import { agreements } from "./first-release/tables/agreements";
import { cart } from "./first-release/tables/cart";
import { catalogue } from "./first-release/tables/catalogue";
import { content } from "./first-release/tables/content";
import { furniture } from "./first-release/tables/furniture";
import { mails } from "./first-release/tables/mails";
import { money } from "./first-release/tables/money";
import { orders } from "./first-release/tables/orders";
import { people } from "./first-release/tables/people";
import { platform } from "./first-release/tables/platform";
import { workshop } from "./first-release/tables/workshop";
import { createVersions } from "./first-release/versions";
import { writeTables } from "./first-release/write-tables";
import { engineIn, run, type EngineName } from "./on-both";

/** Every table behind those that it refers to. */
const rooms = [
  platform,
  people,
  furniture,
  catalogue,
  content,
  cart,
  orders,
  mails,
  money,
  agreements,
  afterwards,
  workshop,
];

/** The schema of the first release, on either engine, and the rows that every shop begins with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineIn(db) === "postgres") {
    await postgres.refuseOthers(db);
    await postgres.createFunctions(db);
    await run(db, ...tablesOf("postgres"));
    await postgres.createWordTables(db);
  } else {
    await run(db, ...tablesOf("sqlite"));
    await sqlite.createWordTables(db);
  }
  await createTriggers(db);
  await insertFirstRows(db);
}

/** The statements that make its tables and their indexes. */
export function tablesOf(engine: EngineName): string[] {
  return rooms.flatMap((room) => writeTables(room, engine));
}

/** All triggers of the first release. They are made anew in a shop of before (db/carry-over). */
export async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await createVersions(db);
  await createCatalogueTriggers(db);
  await createOrderTriggers(db);
  await createPeopleTriggers(db);
  await createRefusals(db);
  if (engineIn(db) === "postgres") {
    await postgres.countNewCustomers(db);
  } else {
    await sqlite.createNameTriggers(db);
    await sqlite.countNewCustomers(db);
  }
}
