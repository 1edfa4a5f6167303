import { addPictures } from "~/sales/handover/front/add-pictures.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { picture } from "../images";

/** Takes an order straight to a status, so many days ago, with nothing left to pay once delivered. */
export async function bringTo(
  db: Db,
  number: string,
  status: OrderStatus,
  at: Date = new Date(),
): Promise<void> {
  const { id } = await db
    .updateTable("orders")
    .set((eb) => ({
      status,
      ...(status === "delivered" && { paid_bani: eb.ref("total_bani"), payment_status: "paid" }),
    }))
    .where("number", "=", number)
    .returning("id")
    .executeTakeFirstOrThrow();
  const entry = { order_id: id, status, changed_at: at.toISOString(), changed_by: "x" };
  await db.insertInto("order_history").values(entry).execute();
}

/** A picture of the delivery of an order, which counts as delivered from now on; by its id. */
export async function deliveredPicture(db: Db, number: string): Promise<string> {
  await bringTo(db, number, "delivered");
  const pictures = [{ bytes: await picture("jpeg"), thumbnail: null }];
  const added = { number, remark: "", formToken: `fixture ${number}`, pictures };
  const { kind } = await addPictures(added, { id: "", email: "" }, db);
  if (kind !== "added") throw new Error(kind);
  const { id } = await db
    .selectFrom("sent_pictures")
    .innerJoin("handover_notes", "handover_notes.id", "sent_pictures.handover_note_id")
    .select("sent_pictures.id")
    .where("form_token", "=", added.formToken)
    .executeTakeFirstOrThrow();
  return id;
}
