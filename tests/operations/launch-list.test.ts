import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import type { LaunchFacts } from "~/front/operations/launch-facts.server";
import { listLaunchItems, type LaunchItem } from "~/front/operations/launch-list.server";
import { noteAdvice, removeAdvice } from "~/front/operations/professional-advice.server";
import { professions } from "~/front/operations/professions";
import { removeSamples } from "~/front/operations/sample-data.server";
import { adoptLawfulRate } from "~/platform/settings/front/change-vat-rates.server";
import { changeSettings, findSettings, type Settings } from "~/platform/settings/settings.server";
import { publishPage } from "~/shop/content/front/page.server";
import type { Db } from "~db/engine";
import { publishSeedPages } from "~db/seed/pages";

import { addCategory, addProduct, openOnDisk } from "../memory-database";
import { addPerson } from "../people";
import { jumpClock } from "../world";
import { facts } from "./launch-facts";

const NOTICE = "dc168eca5e0b78f3daf7a3cf2b111987c3121d19eec52322a6eeb789b0c45b2a";

async function change<Name extends keyof Settings>(
  db: Db,
  name: Name,
  values: Partial<Settings[Name]>,
): Promise<void> {
  await changeSettings(name, { ...(await findSettings(db))[name], ...values }, db);
}

async function putPicture(
  db: Db,
  name: "guarantee-notice" | "sal-pictogram",
  [width, height]: [number, number],
  sha256: string,
): Promise<void> {
  const file = {
    content_type: "image/png",
    width,
    height,
    sha256,
    bytes: Buffer.from("x"),
  } as const;
  await db.deleteFrom("official_pictures").where("name", "=", name).execute();
  await db
    .insertInto("official_pictures")
    .values({ name, ...file, uploaded_at: "2026-11-23T10:00:00.000Z" })
    .execute();
}

/** Publishes a text an hour after the newest version of its page: two are never of one moment. */
async function publish(
  db: Db,
  page: "terms" | "privacy" | "about",
  language: "ro" | "en",
  text: string,
): Promise<void> {
  const { newest } = await db
    .selectFrom("page_versions")
    .select(({ fn }) => fn.max("published_at").as("newest"))
    .where("page", "=", page)
    .executeTakeFirstOrThrow();
  const at = new Date(Date.parse(newest) + 3_600_000);
  await publishPage({ page, language, text, published_by: "ana" }, at, db);
}

const terms = "Te retragi [aici](/retragere).";

/** A shop in which nothing is left to do. */
async function readyShop(): Promise<Db> {
  const db = await openOnDisk();
  await publishSeedPages(db);
  await removeSamples(null, db);
  await adoptLawfulRate(new Date(), { id: "a1", email: "ana@example.com" }, db);
  await change(db, "trade", { isVatIncluded: true });
  await change(db, "company", {
    name: "Tâmplăria Nouă SRL",
    taxCode: "RO14399840",
    registryNumber: "J40/372/2002",
    seat: "Strada Lungă 1, București",
    seatStreet: "Strada Lungă nr. 1",
    seatCity: "București",
    seatCounty: "RO-B",
    seatSector: "3",
    seatPostalCode: "030111",
    bank: "Banca Transilvania",
    iban: "RO66BACX0000001234567890",
  });
  const own = { email: "contact@tamplaria.ro", phone: "0722123456", address: "Strada Lungă 1" };
  await change(db, "general", own);
  await db.updateTable("materials").set({ emission: "E05" }).execute();
  await publish(db, "terms", "ro", terms);
  await publish(db, "privacy", "ro", "Datele tale.");
  await putPicture(db, "guarantee-notice", [210, 297], NOTICE);
  await putPicture(db, "sal-pictogram", [250, 50], "any");
  const given = { name: "Cabinet de avocat Ionescu", day: "2026-11-20" };
  const ana = { id: "a1", email: "ana@example.com" };
  for (const profession of professions) await noteAdvice(profession, given, ana, db);
  return db;
}

/** For each line of the list, every way in which it turns red that the shop can see. */
const spoilers: Record<LaunchItem, ((db: Db) => Promise<unknown> | Partial<LaunchFacts>)[]> = {
  vatRate: [(db) => db.deleteFrom("vat_rates").where("percent", "=", 21).execute()],
  vatMode: [(db) => change(db, "trade", { isVatIncluded: false })],
  cashLimit: [(db) => change(db, "trade", { cashLimitBani: 1_000_001 })],
  company: [
    (db) => change(db, "company", { name: "Atelier Exemplu SRL" }),
    (db) => change(db, "company", { name: "" }),
    (db) => change(db, "company", { taxCode: "RO14399841" }),
    (db) => change(db, "company", { registryNumber: "" }),
    (db) => change(db, "company", { seat: "" }),
    (db) => change(db, "company", { bank: "Banca Exemplu" }),
    (db) => change(db, "company", { iban: "RO49 AAAA 1B31 0075 9384 0000" }),
  ],
  eInvoiceSeat: [
    (db) => change(db, "company", { seatStreet: "" }),
    (db) => change(db, "company", { seatCity: "" }),
    (db) => change(db, "company", { seatCounty: "" }),
    (db) => change(db, "company", { seatSector: "" }),
    (db) => change(db, "company", { seatPostalCode: "" }),
  ],
  deliveryZones: [(db) => db.updateTable("delivery_zones").set({ is_active: 0 }).execute()],
  contact: [
    (db) => change(db, "general", { email: "contact@atelier.example" }),
    (db) => change(db, "general", { phone: "+40 21 555 01 42" }),
    (db) => change(db, "general", { address: "Strada Tâmplarilor 18, București" }),
    (db) => change(db, "general", { phone: "" }),
  ],
  safety: [
    async (db) => addProduct(db, { categoryId: await addCategory(db, "rafturi"), number: 1 }),
    (db) => db.updateTable("materials").set({ emission: "" }).execute(),
  ],
  legalTexts: [
    (db) =>
      db
        .updateTable("page_versions")
        .set({ published_by: "seed" })
        .where("page", "=", "privacy")
        .execute(),
  ],
  lawyer: [(db) => removeAdvice("lawyer", { id: "a1", email: "ana@example.com" }, db)],
  accountant: [(db) => removeAdvice("accountant", { id: "a1", email: "ana@example.com" }, db)],
  withdrawalText: [
    (db) => publish(db, "terms", "ro", "Nimic despre asta."),
    (db) => publish(db, "terms", "en", "Nothing about that."),
  ],
  closedPlatforms: [
    (db) => publish(db, "about", "en", "[ODR](https://ec.europa.eu/consumers/odr)"),
    (db) => publish(db, "about", "ro", "[SAL](https://anpc.ro/ce-este-sal/)"),
  ],
  accessibility: [
    (db) => db.deleteFrom("page_versions").where("page", "=", "accessibility").execute(),
  ],
  guaranteeNotice: [
    (db) => db.deleteFrom("official_pictures").where("name", "=", "guarantee-notice").execute(),
    (db) => putPicture(db, "guarantee-notice", [210, 297], "another"),
  ],
  salPictogram: [
    (db) => db.deleteFrom("official_pictures").where("name", "=", "sal-pictogram").execute(),
    (db) => putPicture(db, "sal-pictogram", [250, 60], "any"),
  ],
  samples: [
    (db) =>
      db
        .insertInto("partners")
        .values({ id: randomUUID(), name: "Exemplu", display_order: 0, is_sample: 1 })
        .execute(),
  ],
  smtp: [() => ({ hasSmtp: false })],
  origin: [() => ({ hasOrigin: false })],
  backup: [() => ({ isBackupFresh: false })],
  copy: (["off", "none", "old"] as const).map((state) => () => ({
    copies: { ...facts.copies, state },
  })),
  drill: (["off", "none", "failed", "skipped", "old"] as const).map((drillState) => () => ({
    copies: { ...facts.copies, drillState },
  })),
  clock: [(db) => jumpClock(db, 3)],
  password: [
    () => ({ isFirstPasswordKnown: true }),
    (db) => addPerson(db, { email: "admin@atelier.local" }),
  ],
  secondFactor: [(db) => addPerson(db, { role: "administrator" })],
};

const redLines = async (db: Db, changed: Partial<LaunchFacts> = {}) =>
  (await listLaunchItems({ ...facts, ...changed }, db))
    .filter(({ isDone }) => !isDone)
    .map(({ item }) => item);

test("a shop that keeps every rule has no red line", async () => {
  const db = await readyShop();
  expect(await redLines(db)).toEqual([]);
});

test.each(Object.keys(spoilers) as LaunchItem[])(
  "the line '%s' turns red, and no other",
  async (item) => {
    for (const spoil of spoilers[item]) {
      const db = await readyShop();
      const changed = await spoil(db);
      const isFact = typeof changed === "object" && !Array.isArray(changed);
      expect(await redLines(db, isFact ? (changed as Partial<LaunchFacts>) : {})).toEqual([item]);
      await db.destroy();
    }
  },
);

test("a line about texts names the page and the language that lack it", async () => {
  const db = await readyShop();
  await publish(db, "terms", "en", "Nothing about that.");
  const line = (await listLaunchItems(facts, db)).find(({ item }) => item === "withdrawalText");
  expect(line?.missing).toEqual(["termeni (en)"]);
});
