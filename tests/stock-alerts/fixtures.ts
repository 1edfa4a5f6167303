import type { Language } from "~/platform/i18n/languages";
import type { Db } from "~db/engine";

import { pieceId, pieces } from "../world";

/** Somebody who waits for the sold-out piece; returns the token of the mailed link. */
export async function addAlert(
  db: Db,
  email: string,
  { isConfirmed = true, language = "ro" }: { isConfirmed?: boolean; language?: Language } = {},
): Promise<string> {
  // The module reads its environment when it is imported, and the shop sets that first.
  const { askForAlert, confirmAlert } = await import("~/shop/stock-alerts/stock-alert.server");
  const productId = await pieceId(db, pieces.soldOut);
  let mailed = "";
  await askForAlert(
    { productId, email, language, uses: [] },
    (token) => {
      mailed = token;
      return { recipient: email, subject: "", text: "", html: "" };
    },
    db,
  );
  if (isConfirmed) await confirmAlert(mailed, db);
  return mailed;
}

/** Brings the sold-out piece back, or lets it be sold out again. */
export async function setStock(db: Db, stock_quantity: number): Promise<void> {
  const id = await pieceId(db, pieces.soldOut);
  await db.updateTable("products").set({ stock_quantity }).where("id", "=", id).execute();
}
