import { canonicalConfiguration } from "~/furniture/configurator/configuration";
import { listOptions } from "~/furniture/configurator/options.server";
import { findOwnList, type Owner } from "~/shop/saved/front/find-list.server";
import { saveDesign } from "~/shop/saved/front/save-design.server";
import type { SavedDesign } from "~/shop/saved/front/saved-design";
import { shareItem } from "~/shop/saved/front/share-item.server";
import type { Db } from "~db/engine";

import { wardrobePlan } from "../orders-placed";
import { pieceId, pieces, type Piece } from "../world";

export const planned: SavedDesign = { productId: null, configuration: wardrobePlan };

/** A piece as it stands ready. */
export async function ready(db: Db, piece: Piece = pieces.bed): Promise<SavedDesign> {
  return { productId: await pieceId(db, piece), configuration: "" };
}

/** A size of the wardrobe that is made to order. */
export async function designed(db: Db, width = 120): Promise<SavedDesign> {
  const { materials, handles } = await listOptions("ro", db);
  const ids = { material: materials[0]!.id, handle: handles[0]!.id };
  return {
    productId: await pieceId(db, pieces.wardrobe),
    configuration: canonicalConfiguration({ ...ids, width, height: 200, depth: 60 }),
  };
}

/** Saves pieces in somebody's list, the last the newest; the list's token. */
export async function saveAll(
  db: Db,
  models: SavedDesign[],
  owner: Partial<Owner> = {},
): Promise<string> {
  let token = owner.token;
  for (const design of models) {
    const saved = await saveDesign({ userId: owner.userId, token }, design, "ro", db);
    if (saved.kind !== "saved") throw new Error(saved.kind);
    token = saved.token;
  }
  return token!;
}

/** The ids of what is in a list, by its design. */
export async function itemOf(
  db: Db,
  owner: Owner,
  { configuration }: SavedDesign,
): Promise<string> {
  const row = await db
    .selectFrom("saved_items")
    .select("id")
    .where("list_id", "=", (await findOwnList(owner, db))!)
    .where("configuration", "=", configuration)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A visitor's list with a planned piece that is shared: the token of the list and the design's code. */
export async function addSaved(db: Db): Promise<{ savedList: string; model: string }> {
  const token = await saveAll(db, [planned]);
  const owner = { userId: undefined, token };
  const shared = await shareItem(owner, await itemOf(db, owner, planned), "ro", db);
  if (typeof shared === "string") throw new Error(shared);
  return { savedList: token, model: shared.code };
}
