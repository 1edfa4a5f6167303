import { Migrator, sql } from "kysely";
import { expect, test } from "vitest";

import { listTranslations } from "~/models/content-translation.server";
import { listOptions } from "~/models/option.server";
import { openDatabase } from "~db/engine";
import { migrate } from "~db/migrate";
import { migrations } from "~db/migrations";
import { addPages } from "~db/seed/pages";

test("a shop of before the translations keeps its materials' names in all their languages", async () => {
  const db = openDatabase(":memory:");
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  await migrator.migrateTo("0003_people");
  const names = JSON.stringify({ ro: "PAL Nuc", en: "Walnut melamine", ru: "" });
  await sql`insert into materials
    (id, names, surcharge_bani, image_url, status, display_order, is_sample)
    values ('pal-nuc', ${names}, 13000, null, 'active', 0, 0)`.execute(db);

  await migrate(db);
  const nameIn = async (language: "ro" | "en" | "ru") =>
    (await listOptions(language, db)).materials[0];
  expect(await nameIn("ro")).toMatchObject({ name: "PAL Nuc", untranslated: [] });
  expect(await nameIn("en")).toMatchObject({ name: "Walnut melamine", untranslated: [] });
  expect(await nameIn("ru")).toMatchObject({ name: "PAL Nuc", untranslated: ["name"] });
  const [english] = await listTranslations("material", "pal-nuc", db);
  expect(english?.source).toBe("PAL Nuc");

  expect(await addPages(db)).toBe(true);
  expect(await addPages(db)).toBe(false);
});
