import { addOnce } from "~/platform/forms/sent-form.server";
import { languageCodes, type Language } from "~/platform/i18n/languages";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { listTranslations, saveTranslation } from "~/platform/settings/content-translation.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";

import { addGalleryImage } from "./gallery.server";

export interface OfficePicture {
  id: string;
  number: number;
  image_url: string;
  alt: string;
  category_slug: string | null;
  display_order: number;
  version: number;
  /** The alternative text by language; empty where it is missing. */
  alts: Record<Language, string>;
}

export interface PictureDetails {
  /** By language; Romanian is required. */
  alts: Record<Language, string>;
  category_slug: string | null;
  display_order: number;
}

/** A picture of the gallery with its texts, or undefined. */
export async function findOfficePicture(
  id: string,
  db: Db = shopDatabase(),
): Promise<OfficePicture | undefined> {
  const row = await db
    .selectFrom("gallery_images")
    .leftJoin("categories", "categories.id", "gallery_images.category_id")
    .select([
      "gallery_images.id",
      "gallery_images.number",
      "gallery_images.image_url",
      "gallery_images.alt",
      "gallery_images.display_order",
      "gallery_images.version",
      "categories.slug as category_slug",
    ])
    .where("gallery_images.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const translations = await listTranslations("gallery_image", id, db);
  const textIn = (language: Language) =>
    language === "ro"
      ? row.alt
      : (translations.find((one) => one.language === language)?.text ?? "");
  const alts = Object.fromEntries(
    languageCodes.map((language) => [language, textIn(language)]),
  ) as Record<Language, string>;
  return { ...row, alts };
}

/** Adds an uploaded picture at the end of the gallery and returns its id. */
export async function hangPicture(
  picture: { image_url: string; alt: string; category_slug: string | null; form?: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<string> {
  const { image_url, alt, category_slug, form } = picture;
  const { added } = await db.transaction().execute((trx) =>
    addOnce<never>(form, trx, async () => {
      const category_id = await categoryIdOf(category_slug, trx);
      const { id } = await addGalleryImage({ image_url, alt, category_id }, trx);
      await note("picture-added", id, null, { alt, category_slug }, admin, trx);
      return { added: id };
    }),
  );
  return added;
}

/**
 * Changes a picture's texts, category and position. Refuses a form loaded from another version,
 * unless its values are saved already.
 */
export async function describePicture(
  id: string,
  { version, ...details }: PictureDetails & { version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved" } | { kind: "unknown" } | { kind: "stale"; current: OfficePicture }> {
  return db.transaction().execute(async (trx) => {
    const before = await findOfficePicture(id, trx);
    if (!before) return { kind: "unknown" };
    if (before.version !== version) {
      return isAlreadySaved(details, before)
        ? { kind: "saved" }
        : { kind: "stale", current: before };
    }
    const { alts, category_slug, display_order } = details;
    const category_id = await categoryIdOf(category_slug, trx);
    await trx
      .updateTable("gallery_images")
      .set({ alt: alts.ro, category_id, display_order })
      .where("id", "=", id)
      .execute();
    for (const language of languageCodes) {
      if (language === "ro") continue;
      const translation = { field: "alt", language, text: alts[language], source: alts.ro };
      await saveTranslation("gallery_image", id, translation, trx);
    }
    const state = ({ alts, category_slug, display_order }: PictureDetails) => ({
      ...alts,
      category_slug,
      display_order,
    });
    await note("picture-changed", id, state(before), state(details), admin, trx);
    return { kind: "saved" };
  });
}

/**
 * Removes a picture and returns the address of its file. Refuses an unknown picture, and one whose
 * version is no longer the one that was shown.
 */
export async function takeDownPicture(
  id: string,
  version: number,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "deleted"; image_url: string } | { kind: "unknown" | "stale" }> {
  return db.transaction().execute(async (trx) => {
    const current = await findOfficePicture(id, trx);
    if (!current) return { kind: "unknown" };
    if (current.version !== version) return { kind: "stale" };
    const { image_url, alt } = current;
    await trx.deleteFrom("gallery_images").where("id", "=", id).execute();
    await note("picture-deleted", id, { alt }, null, admin, trx);
    return { kind: "deleted", image_url };
  });
}

async function categoryIdOf(slug: string | null, db: Db): Promise<string | null> {
  if (!slug) return null;
  const row = await db
    .selectFrom("categories")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function note(
  action: "picture-added" | "picture-changed" | "picture-deleted",
  subjectId: string,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
  admin: Admin,
  trx: Db,
): Promise<void> {
  await recordAction({ admin, action, subject: "picture", subjectId, before, after }, trx);
}
