import { addOnce } from "~/platform/forms/sent-form.server";
import { languageCodes, type Language } from "~/platform/i18n/languages";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { listTranslations, saveTranslation } from "~/platform/settings/content-translation.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";
import type { PicturePlace } from "~db/schema";

import { findStart, startAddress } from "../works/work-start.server";
import { addGalleryImage } from "./gallery.server";

export interface PictureDetails {
  /** The alternative text by language, empty where it is missing; Romanian is required. */
  alts: Record<Language, string>;
  /** What stands below it by language; empty for nothing. */
  captions: Record<Language, string>;
  place: PicturePlace;
  category_slug: string | null;
  display_order: number;
  /** The size of a finished work, in centimetres. */
  width_cm: number | null;
  height_cm: number | null;
  depth_cm: number | null;
  /** The address of a design or of a piece of the catalogue; empty for none. */
  start: string;
}

export interface OfficePicture extends PictureDetails {
  id: string;
  number: number;
  image_url: string;
  alt: string;
  version: number;
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
    .select(["place", "caption", "width_cm", "height_cm", "depth_cm", "design", "product_id"])
    .where("gallery_images.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const translations = await listTranslations("gallery_image", id, db);
  const textsOf = (field: string, ro: string) => {
    const textIn = (language: Language) =>
      translations.find((one) => one.field === field && one.language === language)?.text ?? "";
    return Object.fromEntries(
      languageCodes.map((language) => [language, language === "ro" ? ro : textIn(language)]),
    ) as Record<Language, string>;
  };
  const { caption, design, product_id, ...picture } = row;
  return {
    ...picture,
    alts: textsOf("alt", row.alt),
    captions: textsOf("caption", caption),
    start: await startAddress({ design, product_id }, db),
  };
}

/** Adds an uploaded picture at the end of its page and returns its id. */
export async function hangPicture(
  picture: {
    image_url: string;
    alt: string;
    category_slug: string | null;
    place: PicturePlace;
    form?: string;
  },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<string> {
  const { image_url, alt, category_slug, place, form } = picture;
  const { added } = await db.transaction().execute((trx) =>
    addOnce<never>(form, trx, async () => {
      const category_id = await categoryIdOf(category_slug, trx);
      const { id } = await addGalleryImage({ image_url, alt, category_id, place }, trx);
      await note("picture-added", id, null, { alt, category_slug, place }, admin, trx);
      return { added: id };
    }),
  );
  return added;
}

/**
 * Changes a picture's texts, page, category and position, and what it shows of a finished work. Refuses a form
 * loaded from another version, unless its values are saved already, and an address that leads to no design that can
 * be built and to no piece that is for sale, unless it is the one that is saved, and words below it in other
 * languages without Romanian ones.
 */
export async function describePicture(
  id: string,
  { version, ...typed }: PictureDetails & { version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<DescribeResult> {
  const found = await findStart(typed.start, db);
  const details = { ...typed, start: found ? await startAddress(found, db) : typed.start };
  const isUntold = details.captions.ro === "" && Object.values(details.captions).some(Boolean);
  if (isUntold) return { kind: "no-caption" };
  return db.transaction().execute(async (trx): Promise<DescribeResult> => {
    const before = await findOfficePicture(id, trx);
    if (!before) return { kind: "unknown" };
    if (before.version !== version) {
      return isAlreadySaved(details, before)
        ? { kind: "saved" }
        : { kind: "stale", current: before };
    }
    const isSame = details.start === before.start;
    if (!found && !isSame) return { kind: "no-start" };
    const { alts, captions, category_slug, start: _start, ...row } = details;
    const category_id = await categoryIdOf(category_slug, trx);
    await trx
      .updateTable("gallery_images")
      .set({ ...row, alt: alts.ro, caption: captions.ro, category_id })
      .$if(!isSame, (query) => query.set(found ?? {}))
      .where("id", "=", id)
      .execute();
    for (const language of languageCodes) {
      if (language === "ro") continue;
      const alt = { field: "alt", language, text: alts[language], source: alts.ro };
      await saveTranslation("gallery_image", id, alt, trx);
      const caption = { field: "caption", language, text: captions[language], source: captions.ro };
      await saveTranslation("gallery_image", id, caption, trx);
    }
    await note("picture-changed", id, stateOf(before), stateOf(details), admin, trx);
    return { kind: "saved" };
  });
}

type DescribeResult =
  | { kind: "saved" | "unknown" | "no-start" | "no-caption" }
  | { kind: "stale"; current: OfficePicture };

/** What the audit log keeps of a picture. */
function stateOf({ alts, captions, ...details }: PictureDetails) {
  const { place, category_slug, display_order, width_cm, height_cm, depth_cm, start } = details;
  const below = Object.entries(captions).map(
    ([language, text]) => [`caption-${language}`, text] as const,
  );
  return {
    ...alts,
    ...Object.fromEntries(below),
    place,
    category_slug,
    display_order,
    width_cm,
    height_cm,
    depth_cm,
    start,
  };
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
