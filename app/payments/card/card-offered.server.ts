import { findCardProvider } from "./card-keys.server";
import { isShopOpen } from "~/shop/opening.server";

/** Whether an order placed now may be paid by card. */
export async function isCardOffered(): Promise<boolean> {
  return (await findCardProvider({ isTrial: !(await isShopOpen()) })) !== undefined;
}
