import { existsSync } from "node:fs";
import { join } from "node:path";

import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

const tables = [
  "product_images",
  "categories",
  "materials",
  "handles",
  "decor_pictures",
  "gallery_images",
  "testimonials",
  "partners",
] as const;

/** The addresses among these that nothing in the shop shows any more. */
export async function listUnusedPictures(
  addresses: string[],
  db: Db = shopDatabase(),
): Promise<string[]> {
  if (addresses.length === 0) return [];
  const used = new Set<string | null>();
  for (const table of tables) {
    const rows = await db
      .selectFrom(table)
      .select("image_url")
      .where("image_url", "in", valuesOf(addresses))
      .execute();
    for (const { image_url } of rows) used.add(image_url);
  }
  used.add((await findSettings(db)).appearance.logo);
  return addresses.filter((address) => !used.has(address));
}

/** The hosts, with ports, of pictures that are shown from elsewhere. */
export async function listPictureHosts(db: Db = shopDatabase()): Promise<string[]> {
  const hosts = new Set<string>();
  for (const table of tables) {
    const rows = await db
      .selectFrom(table)
      .select("image_url")
      .distinct()
      // All https addresses lie between these two, so an index finds them.
      .where("image_url", ">=", "https://")
      .where("image_url", "<", "https:0")
      .execute();
    for (const { image_url } of rows) {
      if (image_url && URL.canParse(image_url)) hosts.add(new URL(image_url).host);
    }
  }
  return [...hosts].sort();
}

/** The shop's own pictures and attachments that the database names but no directory contains. */
export async function listMissingPictures(
  directories: string[],
  db: Db = shopDatabase(),
): Promise<string[]> {
  const own = paths.picture("");
  const named = new Set<string>();
  for (const table of tables) {
    const rows = await db.selectFrom(table).select("image_url").distinct().execute();
    for (const { image_url } of rows) {
      if (image_url?.startsWith(own)) named.add(image_url.slice(own.length));
    }
  }
  const { logo } = (await findSettings(db)).appearance;
  if (logo?.startsWith(own)) named.add(logo.slice(own.length));
  const messages = await db.selectFrom("contact_messages").select("attachment_file").execute();
  for (const { attachment_file } of messages) {
    if (attachment_file) named.add(join("contact", attachment_file));
  }
  return [...named].filter(
    (file) => !directories.some((directory) => existsSync(join(directory, file))),
  );
}
