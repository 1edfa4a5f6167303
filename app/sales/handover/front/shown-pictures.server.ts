import { serverPaths } from "~/platform/paths/server-paths";
import type { Order } from "~/sales/orders/order.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { listHandoverNotes, type HandoverNote } from "./find-pictures.server";

/** The pictures of a delivery, each set with what was said about it. */
export type ShownPictures = {
  id: string;
  remark: string;
  /** `number`: its place among all of the order, from 1. */
  pictures: { number: number; address: string; thumbnail: string }[];
}[];

/** What a delivered order's page shows; nothing before the delivery and once it is forgotten. */
export async function showHandover(
  { id, token, phone, status }: Order,
  db: Db = shopDatabase(),
): Promise<ShownPictures> {
  if (phone === "" || status !== "delivered") return [];
  const notes = await listHandoverNotes(id, db);
  return showPictures(notes, (picture) => serverPaths.handoverPicture(token, picture));
}

/** Numbers the pictures of all sets, with the address of each and of its thumbnail. */
export function showPictures(
  notes: readonly Pick<HandoverNote, "id" | "remark" | "pictures">[],
  addressOf: (picture: string) => string,
): ShownPictures {
  const all = notes.flatMap(({ pictures }) => pictures);
  return notes.map(({ id, remark, pictures }) => ({
    id,
    remark,
    pictures: pictures.map((picture) => {
      const address = addressOf(picture);
      return { number: all.indexOf(picture) + 1, address, thumbnail: `${address}?mic` };
    }),
  }));
}
