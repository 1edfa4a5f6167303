import { expect, test } from "vitest";

import { removeSamples } from "~/front/operations/sample-data.server";
import { kinds } from "~/furniture/boards/design";
import { changeDecorPicture, listDecorPictures } from "~/furniture/decors/decor-pictures.server";
import { findDecorExample, listDecorExamples } from "~/furniture/planner/decor-example.server";
import {
  listPictureHosts,
  listUnusedPictures,
} from "~/platform/media/front/picture-references.server";
import { materials } from "~db/seed/options";

import { openCatalogue, openOnDisk } from "../memory-database";

const admin = { id: "ana", email: "ana@example.com" };
const decor = materials[0]!;
const own = "/imagini/5f0f7c1e-93f0-4b0a-9d8e-0d2b6f7a1c11.webp";

test("a new shop has a photograph of each kind in each sample decor", async () => {
  const db = await openCatalogue();
  for (const kind of kinds) {
    const examples = await listDecorExamples(kind, "en", db);
    expect(Object.keys(examples).sort()).toEqual(materials.map(({ id }) => id).sort());
    expect(examples[decor.id]!.alt).toContain(decor.names.en);
  }
});

test("with the samples go their photographs; the owner's own stay", async () => {
  const db = await openOnDisk();
  await changeDecorPicture(admin, { decor: decor.id, kind: "chest", image_url: own }, db);
  await removeSamples(null, db);
  expect(await listDecorPictures(db)).toEqual([{ decor: decor.id, kind: "chest", image_url: own }]);
});

test("a change says which picture it took the place of, is recorded, and is read at once", async () => {
  const db = await openCatalogue();
  const sample = `/imagini/${decor.photographs.chest}`;
  const change = (image_url: string | null) =>
    changeDecorPicture(admin, { decor: decor.id, kind: "chest", image_url }, db);
  const shown = async () => (await findDecorExample("chest", decor.id, "ro", db))?.src;
  expect(await shown()).toBe(sample);
  expect(await change(own)).toEqual({ kind: "saved", before: sample });
  expect(await shown()).toBe(own);
  expect(await listUnusedPictures([own, sample], db)).toEqual([sample]);
  // The same again changes nothing.
  expect(await change(own)).toEqual({ kind: "saved", before: null });
  expect(await change("https://poze.example.com/a.jpg")).toEqual({ kind: "saved", before: own });
  expect(await listPictureHosts(db)).toEqual(["poze.example.com"]);
  expect(await change(null)).toMatchObject({ kind: "saved" });
  expect(await shown()).toBeUndefined();
  const entries = await db.selectFrom("audit_log").select("action").execute();
  expect(entries).toHaveLength(3);
});

test("a retired decor and a piece of no kind have no photograph", async () => {
  const db = await openCatalogue();
  expect(await findDecorExample("desk", decor.id, "ro", db)).toBeUndefined();
  expect(await findDecorExample("chest", "toString", "ro", db)).toBeUndefined();
  await db
    .updateTable("materials")
    .set({ status: "inactive" })
    .where("id", "=", decor.id)
    .execute();
  expect(await findDecorExample("chest", decor.id, "ro", db)).toBeUndefined();
});
