import { createHash } from "node:crypto";

import { serverPaths } from "~/platform/paths/server-paths";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OfficialPictureName } from "~db/schema";
import { versionedCache } from "~db/versioned-cache";

import { MOST_OFFICIAL_BYTES, readOfficialFile, type OfficialFile } from "../texts/official-file";

/**
 * The notice on the legal guarantee (Implementing Regulation (EU) 2025/1960) and the pictogram of
 * alternative dispute resolution (ANPC Order 449/2022). Neither may be redrawn or changed.
 */
export const officialPictures = ["guarantee-notice", "sal-pictogram"] as const;

/**
 * The SHA-256 of the files as published: the Romanian notice in colour as SVG and as PNG, from the
 * Commission's download. ANPC publishes none of its pictogram.
 */
const published: Record<OfficialPictureName, readonly string[]> = {
  "guarantee-notice": [
    "dc168eca5e0b78f3daf7a3cf2b111987c3121d19eec52322a6eeb789b0c45b2a",
    "51d641e25d29a9cd4d087a6540d474ade46fd52b2e38f1ac65befb1108caa032",
  ],
  "sal-pictogram": [],
};

/** The pictogram's size by the order, which is all that can be compared of it. */
const pictogram = { width: 250, height: 50 };

export interface OfficialPicture extends OfficialFile {
  name: OfficialPictureName;
  sha256: string;
  uploaded_at: string;
  /** Where it is served; another file has another address. */
  src: string;
  /** Whether it is the file that the authority publishes, as far as can be told. */
  isPublished: boolean;
}

const cachedPictures = versionedCache<OfficialPicture[]>();

/** The official pictures that were uploaded, without their bytes. */
export function listOfficialPictures(db: Db = shopDatabase()): Promise<OfficialPicture[]> {
  return cachedPictures("", db, async () => {
    const rows = await db
      .selectFrom("official_pictures")
      .select(["name", "content_type", "width", "height", "sha256", "uploaded_at"])
      .execute();
    return rows.map((row) => ({
      ...row,
      src: serverPaths.officialPicture(row.name, row.sha256.slice(0, VERSION)),
      isPublished: isPublished(row),
    }));
  });
}

/** How many characters of the digest stand in the address. */
const VERSION = 16;

/** Whether a file is as officially published, as far as can be told. */
function isPublished({
  name,
  sha256,
  width,
  height,
}: Omit<OfficialPicture, "src" | "isPublished">) {
  if (name === "guarantee-notice") return published[name].includes(sha256);
  return width * pictogram.height === height * pictogram.width;
}

/** What a page needs to show an official picture; null until it is uploaded. */
export type ShownOfficialPicture = Pick<OfficialPicture, "src" | "width" | "height"> | null;

/** An official picture as a page shows it. */
export async function findShownPicture(
  name: OfficialPictureName,
  db: Db = shopDatabase(),
): Promise<ShownOfficialPicture> {
  const picture = (await listOfficialPictures(db)).find((one) => one.name === name);
  return picture ? { src: picture.src, width: picture.width, height: picture.height } : null;
}

/** The bytes behind an address, unchanged; undefined when another file stands there now. */
export async function findOfficialBytes(
  name: string,
  version: string,
  db: Db = shopDatabase(),
): Promise<{ bytes: Buffer; content_type: string } | undefined> {
  const row = await db
    .selectFrom("official_pictures")
    .select(["bytes", "content_type", "sha256"])
    .where("name", "=", name as OfficialPictureName)
    .executeTakeFirst();
  return row?.sha256.slice(0, VERSION) === version ? row : undefined;
}

export type SavedOfficialPicture =
  | { kind: "saved"; isPublished: boolean }
  | { kind: "refused"; reason: "size" | "type" | "active" };

/**
 * Stores an official picture as it is, in place of the one before, and records it. Refuses a file
 * that is too large, neither PNG nor SVG, or active.
 */
export async function saveOfficialPicture(
  name: OfficialPictureName,
  bytes: Buffer,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SavedOfficialPicture> {
  if (bytes.length > MOST_OFFICIAL_BYTES) return { kind: "refused", reason: "size" };
  const file = readOfficialFile(bytes);
  if (typeof file === "string") return { kind: "refused", reason: file };
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const row = { ...file, sha256, bytes, uploaded_at: new Date().toISOString() };
  await db.transaction().execute(async (trx) => {
    const before = await findState(name, trx);
    await trx
      .insertInto("official_pictures")
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
      .execute();
    const after = await findState(name, trx);
    const entry = { subject: "official-picture", subjectId: name, before, after } as const;
    await recordAction({ admin, action: "official-picture-saved", ...entry }, trx);
  });
  return { kind: "saved", isPublished: isPublished({ name, ...row }) };
}

/** Removes an official picture, so that its words stand again, and records it. */
export async function removeOfficialPicture(
  name: OfficialPictureName,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await findState(name, trx);
    if (!before) return;
    await trx.deleteFrom("official_pictures").where("name", "=", name).execute();
    const entry = { subject: "official-picture", subjectId: name, before, after: null } as const;
    await recordAction({ admin, action: "official-picture-removed", ...entry }, trx);
  });
}

async function findState(name: OfficialPictureName, trx: Db) {
  const row = await trx
    .selectFrom("official_pictures")
    .select(["content_type", "sha256"])
    .where("name", "=", name)
    .executeTakeFirst();
  return row ?? null;
}
