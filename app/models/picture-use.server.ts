import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findSettings } from "./settings.server";

const tables = ["product_images", "categories", "materials", "handles", "gallery_images"] as const;

/** Those of the addresses that nothing in the shop shows any more. */
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
      .where("image_url", "in", addresses)
      .execute();
    for (const { image_url } of rows) used.add(image_url);
  }
  used.add((await findSettings(db)).appearance.logo);
  return addresses.filter((address) => !used.has(address));
}

/** The hosts, with their ports, of the pictures that are shown from elsewhere. */
export async function listPictureHosts(db: Db = shopDatabase()): Promise<string[]> {
  const hosts = new Set<string>();
  for (const table of tables) {
    const rows = await db
      .selectFrom(table)
      .select("image_url")
      .distinct()
      // Between the two lies every https address, and an index knows where.
      .where("image_url", ">=", "https://")
      .where("image_url", "<", "https:0")
      .execute();
    for (const { image_url } of rows) {
      if (image_url && URL.canParse(image_url)) hosts.add(new URL(image_url).host);
    }
  }
  return [...hosts].sort();
}
