import type { Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { countPictures, recordPictures } from "./add-pictures.server";
import { findHandover } from "./find-pictures.server";

/**
 * Removes a picture of a delivery, and what was noted with it once it was the last of its form. One that
 * is gone already is as good as removed; false where there is no such order.
 */
export async function removePicture(
  { number, pictureId }: { number: string; pictureId: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await findHandover(number, trx);
    if (!order) return false;
    const note = order.notes.find(({ pictures }) => pictures.includes(pictureId));
    if (!note) return true;
    if (note.pictures.length > 1) {
      await trx.deleteFrom("sent_pictures").where("id", "=", pictureId).execute();
    } else {
      await trx.deleteFrom("handover_notes").where("id", "=", note.id).execute();
    }
    const held = countPictures(order);
    const counts = { before: { pictures: held }, after: { pictures: held - 1 } };
    await recordPictures(order, "handover-picture-removed", { admin, ...counts }, trx);
    return true;
  });
}
