import { expect, test } from "vitest";

import {
  findCategory,
  findRenamedCategory,
  listCategories,
} from "~/shop/catalogue/front/category.server";

import { openCatalogue } from "../memory-database";

test("the five categories come in the order of the menu", async () => {
  const db = await openCatalogue();
  expect((await listCategories("ro", db)).map((category) => category.slug)).toEqual([
    "dormitoare",
    "bucatarii",
    "living",
    "birouri",
    "bai",
  ]);
});

test("an inactive category is neither listed nor found", async () => {
  const db = await openCatalogue();
  await db
    .updateTable("categories")
    .set({ status: "inactive" })
    .where("slug", "=", "living")
    .execute();
  expect((await listCategories("ro", db)).map((category) => category.slug)).not.toContain("living");
  expect(await findCategory("living", "ro", db)).toBeUndefined();
  expect((await findCategory("bai", "ro", db))?.name).toBe("Băi");
});

test("an unknown category is not found", async () => {
  const db = await openCatalogue();
  expect(await findCategory("garaj", "ro", db)).toBeUndefined();
  expect(await findCategory("", "ro", db)).toBeUndefined();
  expect(await findRenamedCategory("garaj", db)).toBeUndefined();
});

test("a renamed category is found under the name it used to have", async () => {
  const db = await openCatalogue();
  const living = await db
    .updateTable("categories")
    .set({ slug: "sufragerie" })
    .where("slug", "=", "living")
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("renamed_categories")
    .values({ slug: "living", category_id: living.id })
    .execute();
  expect(await findRenamedCategory("living", db)).toEqual({ slug: "sufragerie" });
  await db
    .updateTable("categories")
    .set({ status: "inactive" })
    .where("id", "=", living.id)
    .execute();
  expect(await findRenamedCategory("living", db)).toBeUndefined();
});
